import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Centrifuge, type Options, type TransportName } from "centrifuge";
import { EventSource } from "eventsource";
import { WebSocket } from "ws";
import { createHub, type Hub } from "../../src/create-hub.ts";
import type { ChannelConfig } from "../../src/channels/namespaces.ts";
import type { HubOptions, SlotAnswer } from "../../src/hub-options.ts";
import { createRealtimeTokens, type RealtimeTokens } from "../../src/create-realtime-tokens.ts";

export const secret = "a secret for tests that is long enough";
export const apiKey = "test-api-key";

/** Namespaces that cover the options under test. */
export const testChannels: ChannelConfig = {
  namespaces: [
    {
      name: "public",
      history_size: 20,
      history_ttl: "60s",
      force_recovery: true,
      allow_subscribe_for_client: true,
      allow_subscribe_for_anonymous: true,
      allowed_delta_types: ["fossil"],
      delta_publish: true,
      drop_without_interest: true,
    },
    {
      name: "brief",
      history_size: 20,
      history_ttl: "50ms",
      force_recovery: true,
      allow_subscribe_for_client: true,
      allow_subscribe_for_anonymous: true,
      drop_without_interest: true,
    },
    { name: "plain", allow_subscribe_for_client: true, allow_subscribe_for_anonymous: true },
    { name: "members", allow_subscribe_for_client: true },
    {
      name: "cache",
      history_size: 20,
      history_ttl: "60s",
      force_recovery: true,
      force_recovery_mode: "cache",
      allow_subscribe_for_client: true,
      allow_subscribe_for_anonymous: true,
    },
    { name: "private", history_size: 20, history_ttl: "60s", force_recovery: true },
    {
      name: "chat",
      history_size: 50,
      history_ttl: "60s",
      force_recovery: true,
      presence: true,
      join_leave: true,
      allow_subscribe_for_client: true,
      allow_subscribe_for_anonymous: true,
      allow_publish_for_subscriber: true,
      allow_presence_for_subscriber: true,
      allow_history_for_subscriber: true,
      allow_history_for_anonymous: true,
    },
  ],
};

export interface TestHub {
  readonly hub: Hub;
  readonly server: Server;
  readonly tokens: RealtimeTokens;
  readonly origin: string;
  readonly websocketUrl: string;
  /** Errors that the hub passed to `onError`. */
  readonly errors: unknown[];
  client(options?: ClientOptions): Centrifuge;
  close(): Promise<void>;
}

export interface ClientOptions extends Partial<Options> {
  readonly transport?: TransportName;
}

const paths: Partial<Record<TransportName, string>> = {
  websocket: "/connection/websocket",
  http_stream: "/connection/http_stream",
  sse: "/connection/sse",
};

/** Starts a hub on an HTTP server with a free port; `client` creates official clients for it. */
export async function startTestHub(options: Partial<HubOptions> = {}): Promise<TestHub> {
  const tokens = createRealtimeTokens(secret);
  const errors: unknown[] = [];
  const hub = createHub({ tokens, channels: testChannels, apiKey, onError: (error) => void errors.push(error), ...options });
  const server = createServer((request, response) => {
    if (!hub.handleHttp(request, response)) response.writeHead(404).end();
  });
  hub.attach(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  const clients: Centrifuge[] = [];
  return {
    hub,
    server,
    tokens,
    origin,
    errors,
    websocketUrl: `ws://${host}/connection/websocket`,
    client({ transport = "websocket", ...rest }: ClientOptions = {}) {
      const endpoint = `${transport === "websocket" ? "ws" : "http"}://${host}${paths[transport]}`;
      const client = new Centrifuge([{ transport, endpoint }], {
        websocket: WebSocket,
        eventsource: EventSource,
        fetch,
        readableStream: ReadableStream,
        emulationEndpoint: `${origin}/emulation`,
        minReconnectDelay: 20,
        maxReconnectDelay: 100,
        timeout: 2000,
        ...rest,
      });
      clients.push(client);
      return client;
    },
    async close() {
      for (const client of clients) client.disconnect();
      await hub.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Limits connections in total and per address. */
export function limitSlots(limits: { readonly total?: number; readonly perAddress?: number }): (address: string) => SlotAnswer {
  const open: string[] = [];
  return (address) => {
    if (open.length >= (limits.total ?? Infinity)) return { type: "refused", status: 503 };
    if (open.filter((other) => other === address).length >= (limits.perAddress ?? Infinity)) return { type: "refused", status: 429 };
    open.push(address);
    return { type: "taken", release: () => void open.splice(open.indexOf(address), 1) };
  };
}

/** Waits up to five seconds until the condition is true. */
export async function until(condition: () => boolean, description = "the condition"): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${description}.`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
