import { Centrifuge, type DisconnectedContext, type State } from "centrifuge";
import { afterEach, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { openEmbedded } from "../../src/main/open-realtime.ts";
import type { EmbeddedRealtime } from "../../src/realtime/embedded-realtime.ts";
import { readPlayerRules } from "../../src/players/player-rules.ts";
import { readSettings } from "../../src/platform/settings/read-settings.ts";
import type { Client } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const within = { timeout: 5_000 };
const env = { REALTIME_PORT: "0", TOKEN_SECRET: "a-secret-of-the-tests-long-enough", COUNTRY_HEADER: "x-country" };
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

interface Started {
  readonly server: TestServer;
  readonly realtime: EmbeddedRealtime;
}

/** The API with its own hub, opened as in the backend. */
async function start(changes: Readonly<Record<string, string>> = {}): Promise<Started> {
  const read = readSettings({ ...env, ...changes });
  if (read.type === "invalid") throw new Error(read.problems.map(({ message }) => message).join(" "));
  const realtime = openEmbedded(read.settings, () => undefined);
  const server = await startTestServer({ realtime, settings: { players: readPlayerRules(read.settings) } });
  ends.push(async () => {
    await realtime.close();
    await server.close();
  });
  return { server, realtime };
}

interface Listener {
  readonly client: Centrifuge;
  readonly privateState: () => State | string;
  readonly disconnects: readonly DisconnectedContext[];
  readonly connects: () => number;
}

/** A player's page: connects with the official client and the session's tokens. */
async function listen(
  { realtime }: Pick<Started, "realtime">,
  page: Client,
  headers: Readonly<Record<string, string>> = {},
): Promise<Listener> {
  const { id } = (await page.get("/platform/api/player")).body as { readonly id: string };
  const channel = `$private:en.platform_user.${id}`;
  class HeaderSocket extends WebSocket {
    constructor(address: string) {
      super(address, { headers });
    }
  }
  const client = new Centrifuge(`${realtime.origin.replace("http", "ws")}/connection/websocket`, {
    websocket: HeaderSocket,
    getToken: async () => (await page.post<{ readonly token?: string }>("/api/v2/websocket/token", {}, headers)).body.token ?? "",
    minReconnectDelay: 20,
    maxReconnectDelay: 100,
  });
  const disconnects: DisconnectedContext[] = [];
  let connects = 0;
  client.on("connected", () => void (connects += 1));
  client.on("connecting", ({ code, reason }) => void (code >= 3000 && disconnects.push({ code, reason })));
  client.on("disconnected", (context) => void disconnects.push(context));
  const subscription = client.newSubscription(channel, {
    getToken: async () => {
      const { body } = await page.post<{ channels: { token: string }[] }>("/api/v2/websocket/authorize", { channels: [channel] }, headers);
      return body.channels?.[0]?.token ?? "";
    },
  });
  subscription.subscribe();
  client.connect();
  ends.push(() => client.disconnect());
  return { client, privateState: () => subscription.state, disconnects, connects: () => connects };
}

const excludeSelf = async (page: Client): Promise<void> => {
  expect((await page.post("/platform/api/player/limits", { type: "selfexclusion", days: 30 })).status).toBe(201);
};

it("a self-exclusion closes the player's sockets on every device immediately, and private channels stay closed", async () => {
  const { server, realtime } = await start();
  const [page, elsewhere] = [await server.signedIn("broke@touchline.test"), await server.signedIn("broke@touchline.test")];
  const listeners = [await listen({ realtime }, page), await listen({ realtime }, elsewhere)];
  for (const { privateState } of listeners) await vi.waitFor(() => expect(privateState()).toBe("subscribed"), within);
  await excludeSelf(page);
  for (const { disconnects } of listeners) await vi.waitFor(() => expect(disconnects).toHaveLength(1), within);
  // They reconnect as visitors.
  for (const { connects, privateState } of listeners) {
    await vi.waitFor(() => expect(connects()).toBe(2), within);
    await vi.waitFor(() => expect(privateState()).toBe("unsubscribed"), within);
  }
});

it("the sockets of a blocked player close with the next call of any device", async () => {
  const { server, realtime } = await start();
  const page = await server.signedIn("broke@touchline.test");
  const { id } = (await page.get("/platform/api/player")).body as { readonly id: string };
  const { privateState, disconnects } = await listen({ realtime }, page);
  await vi.waitFor(() => expect(privateState()).toBe("subscribed"), within);
  await server.services.database.updateTable("players").set({ is_blocked: true }).where("id", "=", id).execute();
  expect((await page.get("/platform/api/player")).status).toBe(401);
  await vi.waitFor(() => expect(disconnects).toHaveLength(1), within);
  await vi.waitFor(() => expect(privateState()).toBe("unsubscribed"), within);
});

it("a socket from a blocked country is refused over WebSocket and HTTP, even with a valid token", async () => {
  const { server, realtime } = await start({ BLOCKED_COUNTRIES: "US" });
  const page = await server.signedIn();
  const { id } = (await page.get("/platform/api/player")).body as { readonly id: string };
  const token = realtime.tokens.connectionToken(id);
  const status = await new Promise((resolve) => {
    const socket = new WebSocket(`${realtime.origin.replace("http", "ws")}/connection/websocket`, { headers: { "x-country": "US" } });
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode));
    socket.on("open", () => resolve("open"));
    socket.on("error", () => undefined);
  });
  expect(status).toBe(403);
  const body = JSON.stringify({ id: 1, connect: { token } });
  const streamed = await fetch(`${server.origin}/connection/http_stream`, { method: "POST", body, headers: { "x-country": "US" } });
  expect([streamed.status, await streamed.json()]).toMatchObject([403, { code: "country_blocked" }]);
  const elsewhere = await listen({ realtime }, page, { "x-country": "DE" });
  await vi.waitFor(() => expect(elsewhere.privateState()).toBe("subscribed"), within);
});

it("a player's call from a blocked country closes the sockets elsewhere, which reconnect", async () => {
  const { server, realtime } = await start({ BLOCKED_COUNTRIES: "US" });
  const page = await server.signedIn();
  const { connects, privateState, disconnects } = await listen({ realtime }, page, { "x-country": "DE" });
  await vi.waitFor(() => expect(privateState()).toBe("subscribed"), within);
  expect((await page.get("/platform/api/player", { "x-country": "US" })).status).toBe(403);
  await vi.waitFor(() => expect(disconnects).toHaveLength(1), within);
  await vi.waitFor(() => expect(connects()).toBe(2), within);
});

it("a client from a country blocked later keeps trying and never connects", async () => {
  const open = await start();
  const headers = { "x-country": "US" };
  const { privateState } = await listen(open, await open.server.signedIn(), headers);
  await vi.waitFor(() => expect(privateState()).toBe("subscribed"), within);
  const closed = await start({ BLOCKED_COUNTRIES: "US" });
  const { connects } = await listen(closed, await closed.server.signedIn(), headers);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(connects()).toBe(0);
});
