import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type ChannelGuard, createHub, type Hub, type HubOptions, protocolErrors, type RealtimeTokens } from "@touchline/centrifuge-hub";
import { sendUnknownAddress } from "../http/error-reply.ts";
import type { PseudonymOf } from "../chat/chat-room.ts";
import { pageAddresses, type Realtime } from "./realtime.ts";
import { isVisitor } from "./visitors.ts";

export interface EmbeddedRealtimeOptions {
  readonly tokens: RealtimeTokens;
  readonly pseudonymOf: PseudonymOf;
  readonly hub: Omit<HubOptions, "tokens" | "pseudonymOf">;
  /** Where the hub listens; port 0 selects a free one. */
  readonly listen: { readonly host: string; readonly port: number };
  /** The origin of the pages and the one that the operator names for realtime; empty for none. */
  readonly origins: { readonly pages: string; readonly named: string };
}

/** Realtime by the hub in this process. */
export interface EmbeddedRealtime extends Realtime {
  readonly hub: Hub;
  /** Origin of the hub's own listener. */
  readonly origin: string;
}

// Importing node:http as an ES module also loads fetch and WebSocket: 13 MB.
const { createServer } = process.getBuiltinModule("node:http");

const timeouts = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };

/** Answers only the hub's paths; refuses callers as the API does. */
function createListener(hub: Hub, { isRefused }: Pick<HubOptions, "isRefused">): Server {
  const server = createServer(timeouts, (request, response) => {
    if (isRefused?.(request.headers) === true) {
      response.writeHead(403, { "content-length": 0, connection: "close" }).end();
      return;
    }
    if (!hub.handleHttp(request, response)) response.writeHead(404, { "content-length": 0 }).end();
  });
  hub.attach(server);
  return server;
}

/** Adapts calls of visitors to what the guard expects: they have no user, and may not publish. */
function asVisitors(guard: ChannelGuard): ChannelGuard {
  return {
    subscribe: (call) => guard.subscribe(isVisitor(call.userId) ? { ...call, userId: "" } : call),
    publish: async (call) => (isVisitor(call.userId) ? { error: protocolErrors.permissionDenied } : guard.publish(call)),
  };
}

async function listen(server: Server, { host, port }: EmbeddedRealtimeOptions["listen"]): Promise<void> {
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
}

/** Opens a hub with a listener of its own, so that sockets do not pass through the web server. */
export function openEmbeddedRealtime(options: EmbeddedRealtimeOptions): EmbeddedRealtime {
  const { tokens, pseudonymOf, origins } = options;
  const hub = createHub({ tokens, pseudonymOf, ...options.hub });
  const server = createListener(hub, options.hub);
  const port = (): number => (server.address() as AddressInfo | null)?.port ?? options.listen.port;
  const taken = Promise.resolve();

  function publish(channel: string, publication: unknown): Promise<void> {
    try {
      hub.publish(channel, publication);
      return taken;
    } catch (error) {
      const refused = Promise.reject(error);
      // Callers may ignore it.
      refused.catch(() => undefined);
      options.hub.onError?.(error);
      return refused;
    }
  }

  return {
    hub,
    get origin() {
      return `http://${options.listen.host === "0.0.0.0" ? "127.0.0.1" : options.listen.host}:${port()}`;
    },
    // Publications are lost with the hub, so idempotency keys are not needed.
    publisher: {
      publish,
      hasInterest: hub.hasInterest,
      channelsWithInterest: hub.channelsWithInterest,
      hasSubscribers: hub.hasInterest,
      disconnectUser: hub.disconnectUser,
    },
    tokens: { connectionToken: tokens.connectionToken, subscriptionToken: async (subject) => tokens.subscriptionToken(subject) },
    pseudonymOf,
    guard: (namespace, guard) => hub.guard(namespace, asVisitors(guard)),
    // Behind a proxy that ends TLS, pages cannot open the port: the proxy forwards the sockets.
    addresses: () => pageAddresses({ ...origins, port: origins.pages.startsWith("https:") ? null : port() }),
    /** The web server forwards these transports for pages that cannot open a WebSocket. */
    mount(app) {
      for (const url of ["/connection/*", "/emulation"]) {
        app.all(
          url,
          {
            // The hub reads bodies itself, so it answers before Fastify would.
            onRequest: async (request, reply) =>
              hub.handleHttp(request.raw, reply.raw) ? reply.hijack() : sendUnknownAddress(request, reply),
          },
          sendUnknownAddress,
        );
      }
    },
    start: async () => listen(server, options.listen),
    // A new hub has new epochs, so pages reload their state by themselves.
    lead: async () => undefined,
    noteInterest: async () => undefined,
    knowInterestSince: () => undefined,
    carryInterest: () => undefined,
    stats() {
      const { connections, users, channels, publications, dropped, deliveries, refused } = hub.stats();
      return {
        gauges: { connections, users, channels },
        counters: { publications_total: publications, dropped_total: dropped, deliveries_total: deliveries, refused_total: refused },
      };
    },
    problem: () => null,
    async close() {
      await hub.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
