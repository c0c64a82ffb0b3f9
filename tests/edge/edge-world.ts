import type { Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { createPlatformSite } from "../../apps/host/src/platform-site.ts";
import { openEmbedded } from "../../apps/backend/src/main/open-realtime.ts";
import type { EmbeddedRealtime } from "../../apps/backend/src/realtime/embedded-realtime.ts";
import { readSettings } from "../../apps/backend/src/platform/settings/read-settings.ts";
import { startTestServer, type TestServer } from "../../apps/backend/tests/support/test-server.ts";
import { developmentAssets } from "../../apps/web/src/server/document/page-assets.ts";
import { readEnvironment } from "../../apps/web/src/server/environment.ts";
import type { PageRenderer } from "../../apps/web/src/server/pages/page-renderer.ts";
import { createWebServer } from "../../apps/web/src/server/web-server.ts";
import { trustedProxies } from "../../packages/domain/src/network/trusted-proxies.ts";

/** All servers on free ports: the web server and the demo platform, with the backend behind them. */
export interface EdgeWorld {
  readonly web: string;
  readonly platform: string;
  readonly backend: string;
  readonly server: TestServer;
  readonly realtime: EmbeddedRealtime;
  readonly platformServer: Server;
  close(): Promise<void>;
}

export interface EdgeOptions {
  /** Settings of all servers, such as `TRUST_PROXY`. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly times?: { readonly headersMs: number; readonly requestMs: number; readonly checkEveryMs: number };
  /** Listen address of the web server and the platform; loopback by default. */
  readonly host?: string;
  /** Replaces the started backend. */
  readonly backendOrigin?: string;
}

/** These tests do not render pages: every page redirects to the home page. The parts of the renderer that only pages call are left out. */
const renderer: PageRenderer = {
  assets: { ...developmentAssets(), styles: [] },
  load: async () => ({
    renderPage: async () => ({ type: "redirect", path: "/", status: 302 }),
    readText: async () => (key: string) => key,
  }),
} as unknown as PageRenderer;

function originOf(server: Server): string {
  // A listening server has an AddressInfo.
  const { address, port } = server.address() as AddressInfo;
  return `http://${address}:${port}`;
}

export async function startEdgeWorld(options: EdgeOptions = {}): Promise<EdgeWorld> {
  const read = readSettings({ REALTIME_PORT: "0", TOKEN_SECRET: "a-secret-of-the-tests-that-is-long-enough", ...options.settings });
  if (read.type === "invalid") throw new Error(JSON.stringify(read.problems));
  const realtime = openEmbedded(read.settings, (error) => {
    throw error;
  });
  const server = await startTestServer({ realtime, settings: { platformOrigin: "http://localhost:3001" } });
  const backendOrigin = options.backendOrigin ?? server.origin;
  const environment = readEnvironment(
    { LOG_LEVEL: "silent", WIRE_DIALECT: "touchline", ...options.settings, BACKEND_ORIGIN: backendOrigin, PORT: "0" },
    [],
  );
  process.env["LOG_LEVEL"] = "silent";
  const web = await createWebServer(environment, { renderer, ...(options.times === undefined ? {} : { times: options.times }) });
  const host = options.host ?? "127.0.0.1";
  await web.listen({ port: 0, host });
  const platform = createPlatformSite({
    sportsbookOrigin: "http://localhost:3000",
    realtimeOrigin: realtime.origin,
    backendOrigin,
    isTrustedProxy: trustedProxies(read.settings.TRUST_PROXY),
    rtlView: true,
    hasDemoPlayers: true,
    embed: { secret: "", brand: "" },
  });
  await platform.listen({ port: 0, host });
  return {
    web: originOf(web.server),
    platform: originOf(platform.server),
    backend: server.origin,
    server,
    realtime,
    platformServer: platform.server,
    async close() {
      await web.close();
      platform.server.closeAllConnections();
      await platform.close();
      await realtime.close();
      await server.close();
    },
  };
}

/** Opens a connection and sends the raw text. */
export function sendRaw(origin: string, text: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => undefined);
  socket.write(text);
  return socket;
}

/** Reads until the server closes the connection; rejects if it stays open. */
export async function readUntilClosed(socket: Socket, withinMs = 5_000): Promise<string> {
  let text = "";
  socket.on("data", (part: Buffer) => (text += part.toString("latin1")));
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => {
      socket.destroy();
      reject(new Error(`Still open after ${withinMs} ms, answered: ${text.slice(0, 200)}`));
    }, withinMs);
    socket.once("close", () => {
      clearTimeout(deadline);
      resolve(text);
    });
  });
}

function statusIn(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1] ?? 0);
}

/** The status of the reply to a raw request after which the server closes the connection; 0 if it closes without a reply. */
export async function lastStatusOf(origin: string, text: string): Promise<number> {
  return statusIn(await readUntilClosed(sendRaw(origin, text)));
}

/** The status of the reply to a raw request; the connection may stay open. */
export async function statusOf(origin: string, text: string): Promise<number> {
  const socket = sendRaw(origin, text);
  const answer = readUntilClosed(socket);
  socket.once("data", () => setImmediate(() => socket.destroy()));
  return statusIn(await answer);
}

/** The head of a WebSocket upgrade. */
export function upgradeHead(path: string, headers: Readonly<Record<string, string>> = {}): string {
  const all = {
    Host: "localhost:3000",
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    ...headers,
  };
  return `GET ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
}
