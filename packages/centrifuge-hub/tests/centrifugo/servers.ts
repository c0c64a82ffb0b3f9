import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChannelConfig, NamespaceOptions } from "../../src/channels/namespaces.ts";
import { apiKey, secret, startTestHub } from "../support/start-test-hub.ts";

/** A server under comparison: this hub, or Centrifugo. */
export interface Server {
  readonly origin: string;
  stop(): Promise<void>;
}

const open: NamespaceOptions = { allow_subscribe_for_client: true, allow_subscribe_for_anonymous: true };
const kept: NamespaceOptions = { ...open, history_size: 20, history_ttl: "60s" };

/** The namespaces of both servers. */
const channels: ChannelConfig = {
  namespaces: [
    { name: "plain", ...open },
    { name: "members", allow_subscribe_for_client: true },
    { name: "public", ...kept, force_recovery: true, allowed_delta_types: ["fossil"], delta_publish: true },
    { name: "cache", ...kept, force_recovery: true, force_recovery_mode: "cache" },
    { name: "private", history_size: 20, history_ttl: "60s", force_recovery: true },
    { name: "kept", ...kept },
    { name: "positioned", ...kept, force_positioning: true },
    { name: "allows_positioning", ...kept, allow_positioning: true, allowed_delta_types: ["fossil"] },
    { name: "allows_recovery", ...kept, allow_recovery: true, allowed_delta_types: ["fossil"] },
    {
      name: "chat",
      ...kept,
      force_recovery: true,
      presence: true,
      join_leave: true,
      allow_publish_for_subscriber: true,
      allow_presence_for_subscriber: true,
      allow_history_for_subscriber: true,
      allow_history_for_anonymous: true,
    },
  ],
};

/** Starts the hub with the paths of Centrifugo. */
export async function startHub(): Promise<Server> {
  const hub = await startTestHub({ channels, paths: { api: "/api" } });
  return { origin: hub.origin, stop: hub.close };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts Centrifugo with the namespaces, the secret and the API key of the hub. */
export async function startCentrifugo(program: string): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), "centrifugo-"));
  const port = await freePort();
  const config = {
    http_server: { address: "127.0.0.1", port: String(port) },
    client: { token: { hmac_secret_key: secret }, allow_anonymous_connect_without_token: true },
    http_api: { key: apiKey },
    health: { enabled: true },
    http_stream: { enabled: true },
    sse: { enabled: true },
    channel: channels,
    log: { level: "fatal" },
  };
  const file = join(folder, "config.json");
  await writeFile(file, JSON.stringify(config));
  const child = spawn(program, ["--config", file], { stdio: ["ignore", "inherit", "inherit"] });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      hasEnded = true;
      resolve();
    };
    child.once("exit", end);
    child.once("error", end);
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(`${origin}/health`)); tries += 1) {
    if (hasEnded || tries === 200) throw new Error(`${program} does not start.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    async stop() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
