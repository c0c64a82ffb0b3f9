import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Centrifuge, type PublicationContext, type Subscription, type SubscribedContext } from "centrifuge";
import { WebSocket } from "ws";
import { openRealtime } from "../../src/main/open-realtime.ts";
import { readSettings } from "../../src/platform/settings/read-settings.ts";
import { readPlayerRules } from "../../src/players/player-rules.ts";
import { proxyPaths, proxySecretHeader } from "../../src/realtime/centrifugo/proxy-routes.ts";
import { createPublicGuard } from "../../src/realtime/feed-guards.ts";
import type { Realtime } from "../../src/realtime/realtime.ts";
import type { Client } from "../support/client.ts";
import { freePort } from "../support/killable-process.ts";
import { hasRedis, startTestRedis } from "../support/test-redis.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { centrifugoConfiguration } from "./centrifugo-configuration.ts";

const program = process.env["CENTRIFUGO_PATH"] ?? "centrifugo";
const secrets = { token: "a-secret-of-the-tests-that-is-long-enough", api: "the-key-of-the-tests", proxy: "the-proxy-of-the-tests" };

/** Whether Centrifugo and Redis are installed on this machine. */
export const hasCentrifugo: boolean = hasRedis && spawnSync(program, ["version"]).status === 0;

/** A page: the official client with the tokens of its player, or of a visitor. */
export interface Page {
  readonly client: Centrifuge;
  /** Resolves once subscribed; from then on the events of the channel are recorded. */
  follow(channel: string): Promise<Followed>;
}

export interface Followed {
  readonly subscription: Subscription;
  /** Names and data of the events. */
  readonly received: { readonly event: string; readonly data: unknown }[];
  readonly subscribed: readonly SubscribedContext[];
}

export interface RealtimeWorld {
  readonly server: TestServer;
  readonly realtime: Realtime;
  readonly warnings: readonly string[];
  /** Where the nodes of Centrifugo are. */
  readonly origins: readonly string[];
  open(player?: Client, node?: number): Page;
  /** Kills a node of Centrifugo; `revive` starts it again. */
  kill(node: number): Promise<void>;
  revive(node: number): Promise<void>;
  /** Restarts Centrifugo's Redis, which empties it. */
  emptyRedis(): Promise<void>;
  close(): Promise<void>;
}

interface Node {
  readonly origin: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

interface NodeOptions {
  readonly redisUrl: string;
  readonly api: string;
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
}

function createNode(port: number, options: NodeOptions): Node {
  let child: ChildProcess | null = null;
  const origin = `http://127.0.0.1:${port}`;
  const headers = JSON.stringify({ [proxySecretHeader]: secrets.proxy });
  const env = {
    PATH: process.env["PATH"],
    CENTRIFUGO_HTTP_SERVER_ADDRESS: "127.0.0.1",
    CENTRIFUGO_HTTP_SERVER_PORT: String(port),
    CENTRIFUGO_LOG_LEVEL: "error",
    CENTRIFUGO_ENGINE_TYPE: "redis",
    CENTRIFUGO_ENGINE_REDIS_ADDRESS: options.redisUrl,
    CENTRIFUGO_CLIENT_TOKEN_HMAC_SECRET_KEY: secrets.token,
    CENTRIFUGO_HTTP_API_KEY: secrets.api,
    CENTRIFUGO_CHANNEL_PROXY_SUBSCRIBE_ENDPOINT: `${options.api}${proxyPaths.subscribe}`,
    CENTRIFUGO_CHANNEL_PROXY_SUBSCRIBE_HTTP_STATIC_HEADERS: headers,
    CENTRIFUGO_CHANNEL_PROXY_PUBLISH_ENDPOINT: `${options.api}${proxyPaths.publish}`,
    CENTRIFUGO_CHANNEL_PROXY_PUBLISH_HTTP_STATIC_HEADERS: headers,
    ...options.environment,
  };
  return {
    origin,
    async start() {
      child = spawn(program, ["--config", options.file], { env, stdio: ["ignore", "ignore", "inherit"] });
      for (let tries = 0; ; tries += 1) {
        if (
          await fetch(`${origin}/health`).then(
            ({ ok }) => ok,
            () => false,
          )
        )
          return;
        if (tries === 200) throw new Error("Centrifugo does not start.");
        await sleep(50);
      }
    },
    async kill() {
      if (child === null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      child = null;
    },
  };
}

interface WorldOptions {
  readonly kind: "embedded" | "centrifugo";
  readonly settings?: Readonly<Record<string, string>>;
  /** Leaves Centrifugo stopped. */
  readonly isStopped?: boolean;
  /** Settings of Centrifugo that differ from those of the product. */
  readonly nodeEnvironment?: Readonly<Record<string, string>>;
  /** Returns the namespaces that replace a namespace of Centrifugo. */
  readonly changeNamespace?: (namespace: { readonly name: string }) => readonly object[];
}

/** The API with its realtime server; Centrifugo with two nodes over one Redis. */
export async function startRealtimeWorld(options: WorldOptions): Promise<RealtimeWorld> {
  const { kind, settings = {}, isStopped = false, nodeEnvironment: environment = {} } = options;
  const folder = mkdtempSync(join(tmpdir(), "touchline-realtime-"));
  const file = join(folder, "centrifugo.json");
  const { channel, ...configuration } = centrifugoConfiguration();
  const namespaces = channel.namespaces.flatMap((namespace) => options.changeNamespace?.(namespace) ?? [namespace]);
  writeFileSync(file, JSON.stringify({ ...configuration, channel: { ...channel, namespaces } }));
  const redis = kind === "centrifugo" ? await startTestRedis() : null;
  const ports = [await freePort(), await freePort()];
  const read = readSettings({
    REALTIME: kind,
    REALTIME_PORT: "0",
    LOCALES: "en,de,ar",
    TOKEN_SECRET: secrets.token,
    CENTRIFUGO_API_URL: ports.map((port) => `http://127.0.0.1:${port}/api`).join(","),
    CENTRIFUGO_API_KEY: secrets.api,
    CENTRIFUGO_PROXY_SECRET: secrets.proxy,
    ...settings,
  });
  if (read.type === "invalid") throw new Error(read.problems.map(({ message }) => message).join(" "));
  const warnings: string[] = [];
  const realtime = openRealtime(read.settings, {
    onError: (error) => void warnings.push(String(error)),
    say: (sentence) => void warnings.push(sentence),
  });
  const server = await startTestServer({ realtime, settings: { players: readPlayerRules(read.settings) } });
  realtime.guard("chat", server.services.chat.guard);
  realtime.guard("public", createPublicGuard(read.settings.LOCALES));
  const nodes = redis === null ? [] : ports.map((port) => createNode(port, { redisUrl: redis.url, api: server.origin, file, environment }));
  if (!isStopped) for (const node of nodes) await node.start();
  await realtime.lead();
  const clients: Centrifuge[] = [];

  return {
    server,
    realtime,
    warnings,
    origins: nodes.map(({ origin }) => origin),
    open(player = server.client(), node = 0) {
      const own = realtime.addresses().endpoint.replace("{host}", "127.0.0.1");
      let tries = node;
      /** Tries the nodes in turn, as a load balancer does. */
      class BalancedSocket extends WebSocket {
        constructor(address: string) {
          super(nodes.length === 0 ? address : `${(nodes[tries % nodes.length]?.origin ?? "").replace("http", "ws")}/connection/websocket`);
          tries += 1;
        }
      }
      const client = new Centrifuge(nodes.length === 0 ? own : "ws://balanced", {
        websocket: BalancedSocket,
        getToken: async () => (await player.post<{ readonly token?: string }>("/api/v2/websocket/token", {})).body.token ?? "",
        minReconnectDelay: 20,
        maxReconnectDelay: 200,
      });
      client.on("error", () => undefined);
      clients.push(client);
      client.connect();
      return {
        client,
        async follow(channel) {
          const received: Followed["received"] = [];
          const subscribed: SubscribedContext[] = [];
          const subscription = client.newSubscription(channel, {
            delta: "fossil",
            ...(channel.startsWith("$")
              ? {
                  getToken: async () => {
                    const { body } = await player.post<{ channels: { token: string }[] }>("/api/v2/websocket/authorize", {
                      channels: [channel],
                    });
                    return body.channels[0]?.token ?? "";
                  },
                }
              : {}),
          });
          subscription.on("publication", ({ data }: PublicationContext) => void received.push(data as Followed["received"][number]));
          subscription.on("subscribed", (context) => void subscribed.push(context));
          subscription.on("error", () => undefined);
          subscription.subscribe();
          await subscription.ready(5_000);
          return { subscription, received, subscribed };
        },
      };
    },
    kill: async (node) => nodes[node]?.kill(),
    revive: async (node) => nodes[node]?.start(),
    async emptyRedis() {
      await redis?.stop();
      await redis?.start();
    },
    async close() {
      for (const client of clients) client.disconnect();
      await realtime.close();
      await server.close();
      for (const node of nodes) await node.kill();
      await redis?.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
