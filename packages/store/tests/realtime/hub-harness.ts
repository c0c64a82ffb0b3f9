import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { QueryObserver } from "@tanstack/query-core";
import { createHub, createRealtimeTokens } from "@touchline/centrifuge-hub";
import { productChannels } from "../../../../apps/backend/src/main/product-channels.ts";
import { createStore, type HttpAnswer, type HttpRequest } from "../../src/index.ts";
import { startLifecycles } from "../../src/page/lifecycles.ts";
import { createRealtimeClientOn } from "../../src/realtime/realtime-client.ts";
import { createFakePorts, json } from "../fake-ports.ts";
import { wireMatch } from "../wire.ts";
import { startLine } from "./line.ts";

/** The player's own channel. */
export const privateChannel = "$private:en.platform_user.42";

const player = { id: "42", email: "demo@touchline.test", first_name: "Dana", currency: "EUR", is_blocked: false, serasa: { pve: false } };
const site = {
  realtime: {
    endpoint: "/connection/websocket",
    transports: [{ transport: "websocket", endpoint: "/connection/websocket" }],
    emulation_endpoint: "/emulation",
    channels: {
      public: "public:{locale}",
      match: "match:{locale}.{matchId}",
      private: "$private:{locale}.platform_user.{userId}",
      chat: "chat:{locale}.{matchId}",
    },
    delta: true,
  },
};

interface HubPageOptions {
  readonly historySize?: number;
  readonly tokenSeconds?: number;
}

/** The real hub on a free port; its sockets can be cut and its connection silenced. */
async function startHub({ historySize = 200, tokenSeconds = 600 }: HubPageOptions) {
  const tokens = createRealtimeTokens("a secret of the tests, long enough", {
    connectionSeconds: tokenSeconds,
    subscriptionSeconds: tokenSeconds,
  });
  const namespaces = productChannels.namespaces.map((namespace) => ({ ...namespace, history_size: historySize }));
  const sockets = new Set<Socket>();
  const open = async (port: number) => {
    const hub = createHub({ tokens, channels: { namespaces } });
    for (const namespace of ["public", "match"]) hub.guard(namespace, { subscribe: () => null, publish: async ({ data }) => ({ data }) });
    const server = createServer((request, response) => {
      if (!hub.handleHttp(request, response)) response.writeHead(404).end();
    });
    server.on("connection", (socket) => {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    });
    hub.attach(server);
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return { hub, server };
  };
  let running = await open(0);
  const { port } = running.server.address() as AddressInfo;
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async (): Promise<void> => {
    await running.hub.close();
    running.server.closeAllConnections();
    await new Promise((resolve) => running.server.close(resolve));
  };
  const line = await startLine(() => port);
  return {
    get hub() {
      return running.hub;
    },
    tokens,
    origin: line.origin,
    hold: line.hold,
    cut,
    /** Stops the hub like a killed process; the returned function starts another on the same port, with new epochs. */
    async kill() {
      cut();
      await close();
      return async () => void (running = await open(port));
    },
    async close() {
      await line.close();
      await close();
    },
  };
}

/** A complete page against the real hub; HTTP is scripted. */
export async function startHubPage(options: HubPageOptions = {}) {
  const realtime = await startHub(options);
  let userId = "";
  let answerMatches = async (): Promise<HttpAnswer> => json({ data: [wireMatch()], pagination: { total: 1, page: 1, last_page: 1 } });
  const answer = ({ path, body }: HttpRequest): HttpAnswer | Promise<HttpAnswer> => {
    if (path.endsWith("/site-config")) return json(site);
    if (path.endsWith("/websocket/token")) return json({ token: realtime.tokens.connectionToken(userId) });
    if (path.endsWith("/websocket/authorize")) {
      const { channels } = JSON.parse(body ?? "{}") as { channels: string[] };
      return json({ channels: channels.map((channel) => ({ channel, token: realtime.tokens.subscriptionToken({ channel, userId }) })) });
    }
    if (path.endsWith("/chat"))
      return json({ match_id: 7, state: "open", opens_at: "2026-11-21T15:00:00.000Z", closes_at: null, author_id: null });
    if (path.endsWith("/sign-in")) {
      userId = player.id;
      return json(player);
    }
    if (path.endsWith("/logout")) {
      userId = "";
      return json({ ok: true });
    }
    if (path.endsWith("/accounts")) return json({ data: [{ currency: "EUR", subunits: 100, balance: 100_000 }] });
    if (path.startsWith("/api/v2/matches?")) return answerMatches();
    return json({ code: "not_found", message: "" }, 404);
  };
  const host = createFakePorts(answer);
  const store = createStore({ ports: host.ports, locale: "en", isServer: false });
  const list = store.listings.matches({ state: "live" });
  await store.queries.load(list);
  const unmount = new QueryObserver(store.queries.client, store.queries.query(list)).subscribe(() => undefined);
  const stop = startLifecycles(store, { origin: realtime.origin, loadRealtime: async () => createRealtimeClientOn(globalThis) });
  return {
    get hub() {
      return realtime.hub;
    },
    tokens: realtime.tokens,
    origin: realtime.origin,
    cut: realtime.cut,
    hold: realtime.hold,
    kill: realtime.kill,
    host,
    store,
    requestCount: (part: string) => host.requests.filter(({ path }) => path.includes(part)).length,
    setMatchesAnswer(next: typeof answerMatches) {
      answerMatches = next;
    },
    async close() {
      stop();
      unmount();
      store.queries.client.clear();
      await realtime.close();
    },
  };
}

export type HubPage = Awaited<ReturnType<typeof startHubPage>>;
