import { spawnSync } from "node:child_process";
import { expect, vi } from "vitest";
import { createRealtimeTokens } from "@touchline/centrifuge-hub";
import { startCentrifugo, startHub, type Server } from "../../../centrifuge-hub/tests/centrifugo/servers.ts";
import { apiKey, secret } from "../../../centrifuge-hub/tests/support/start-test-hub.ts";
import type { CreateRealtimeClient, RealtimeClient } from "../../src/realtime/realtime-port.ts";
import { createFakePorts } from "../fake-ports.ts";
import { startLine } from "./line.ts";

const program = process.env["CENTRIFUGO_PATH"] ?? "centrifugo";
const hasCentrifugo = spawnSync(program, ["version"]).status === 0;

/** The servers that the product uses. Without the Centrifugo program, its tests are reported as skipped. */
export const servers: readonly { readonly server: string; readonly isHere: boolean; start(): Promise<Server> }[] = [
  { server: "the embedded hub", isHere: true, start: startHub },
  { server: "Centrifugo", isHere: hasCentrifugo, start: async () => startCentrifugo(program) },
];

export const within = { timeout: 15_000, interval: 10 };

/** What arrived on a channel, in order: values, and `gap` where some may be missing. */
export type Received = unknown[];

interface ClientOptions {
  readonly userId?: string;
  readonly tokenSeconds?: number;
  readonly transports?: readonly { readonly transport: string; readonly endpoint: string }[];
  /** Null refuses every private channel. */
  readonly channelToken?: null;
}

/** A server behind a connection that can be cut. */
export async function startWorld(start: () => Promise<Server>) {
  let server = await start();
  const line = await startLine(() => Number(new URL(server.origin).port));
  const ends: (() => void)[] = [];

  async function callApi(method: string, params: object): Promise<unknown> {
    const headers = { "X-API-Key": apiKey, "Content-Type": "application/json" };
    const response = await fetch(`${server.origin}/api/${method}`, { method: "POST", headers, body: JSON.stringify(params) });
    return response.json();
  }
  return {
    line,
    origin: line.origin,
    callApi,
    publish: async (channel: string, data: unknown) => callApi("publish", { channel, data }),
    /** Stops the server; the returned function starts another without its state. */
    async replace() {
      await server.stop();
      return async () => void (server = await start());
    },
    open(create: CreateRealtimeClient, options: ClientOptions = {}) {
      const { userId = "", tokenSeconds = 600, transports } = options;
      const tokens = createRealtimeTokens(secret, { connectionSeconds: tokenSeconds, subscriptionSeconds: tokenSeconds });
      const states: string[] = [];
      const asked = { connection: 0, channel: 0 };
      const { ports, errors } = createFakePorts();
      const client = create({
        transports: transports ?? [{ transport: "websocket", endpoint: `${line.origin.replace("http", "ws")}/connection/websocket` }],
        emulationEndpoint: `${line.origin}/emulation`,
        isDeltaWanted: true,
        getToken: async () => {
          asked.connection += 1;
          return tokens.connectionToken(userId);
        },
        getChannelToken: async (channel) => {
          asked.channel += 1;
          return options.channelToken === null ? null : tokens.subscriptionToken({ channel, userId });
        },
        time: ports.time,
        onState: (state) => void states.push(state),
        report: (error) => void errors.push(error),
      });
      ends.push(() => client.disconnect());
      client.connect();
      return {
        client,
        states,
        asked,
        errors,
        isAt: async (state: string) => vi.waitFor(() => expect(states.at(-1)).toBe(state), within),
        follow: async (channel: string) => follow(client, channel),
      };
    },
    async close() {
      for (const end of ends) end();
      await line.close();
      await server.stop();
    },
  };
}

/** Follows a channel; resolves once it is subscribed. */
async function follow(client: RealtimeClient, channel: string) {
  const received: Received = [];
  let subscribed = 0;
  const leave = client.follow(channel, {
    onPublication: (data) => void received.push(data),
    onSubscribed({ isGapless }) {
      subscribed += 1;
      if (!isGapless) received.push("gap");
    },
  });
  await vi.waitFor(() => expect(subscribed).toBe(1), within);
  return {
    received,
    leave,
    subscribed: () => subscribed,
    receives: async (...expected: Received) => vi.waitFor(() => expect(received).toEqual(expected), within),
  };
}
