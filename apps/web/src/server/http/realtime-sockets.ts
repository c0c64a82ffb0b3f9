import { readFileSync } from "node:fs";
import { request as httpRequest, STATUS_CODES, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Duplex } from "node:stream";
import { callerOf, createConnectionSlots, requestRefusal, withCaller, type IsTrustedProxy } from "@touchline/domain";
import type { FastifyInstance } from "fastify";

interface RealtimeSocketsOptions {
  readonly backendOrigin: string;
  readonly isTrustedProxy: IsTrustedProxy;
  /** Limits on open connections; 0 for no limit. */
  readonly limits: { readonly total: number; readonly perAddress: number };
  /** Leaves Vite's own sockets to Vite. */
  readonly isDevelopment: boolean;
}

const realtimePath = "/connection/websocket";
/** The hub pings every 25 s, so a pair of sockets that is silent for this long is dead. */
const idleMs = 90_000;
const answerWithinMs = 10_000;
/** After one side ends, the other side has this long to end too. */
const endWithinMs = 5_000;
const flushWithinMs = 2_000;
/** A WebSocket close frame with code 1001 (going away), after which clients reconnect. */
const goingAway = Buffer.from([0x88, 0x02, 0x03, 0xe9]);
/** File descriptors reserved for pages, assets and calls to the backend. */
const reservedFiles = 256;

function openFileLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/mu.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Each connection takes two file descriptors, so the limit of the process may be lower. */
function totalLimit(wanted: number): number {
  const possible = Math.max(1, Math.floor((openFileLimit() - reservedFiles) / 2));
  return wanted === 0 ? (Number.isFinite(possible) ? possible : 0) : Math.min(wanted, possible);
}

/** Refuses an upgrade, and closes the socket whether or not the client reads the reply. */
function refuse(socket: Duplex, status: number, retryAfterSeconds?: string): void {
  if (socket.destroyed || socket.writableEnded) return;
  const retry = retryAfterSeconds === undefined ? "" : `Retry-After: ${retryAfterSeconds}\r\n`;
  const deadline = setTimeout(() => socket.destroy(), flushWithinMs);
  socket.once("close", () => clearTimeout(deadline));
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n${retry}\r\n`);
}

function headOf(response: IncomingMessage): string {
  const { rawHeaders } = response;
  const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ""}\r\n`] : []));
  return `HTTP/1.1 101 Switching Protocols\r\n${lines.join("")}\r\n`;
}

function configureSocket(socket: Duplex): void {
  if ("setTimeout" in socket && typeof socket.setTimeout === "function") socket.setTimeout(idleMs, () => socket.destroy());
  if ("setNoDelay" in socket && typeof socket.setNoDelay === "function") socket.setNoDelay(true);
}

/** Pipes both ways; when one side closes, so does the other. */
function pipeBoth(client: Duplex, backend: Duplex): void {
  const endBoth = (): void => {
    client.destroy();
    backend.destroy();
  };
  for (const socket of [client, backend]) {
    configureSocket(socket);
    socket.on("error", endBoth);
    socket.on("close", endBoth);
    socket.on("end", () => setTimeout(endBoth, endWithinMs).unref());
  }
  client.pipe(backend);
  backend.pipe(client);
}

/** Forwards WebSockets of the realtime path to the backend, which checks their Origin; refuses every other upgrade. */
export function addRealtimeSockets(app: FastifyInstance, options: RealtimeSocketsOptions): void {
  const { backendOrigin, isTrustedProxy, isDevelopment } = options;
  const slots = createConnectionSlots({ ...options.limits, total: totalLimit(options.limits.total) });
  const clients = new Set<Duplex>();
  const ask = backendOrigin.startsWith("https:") ? httpsRequest : httpRequest;

  function forward(request: IncomingMessage, client: Duplex, head: Buffer): void {
    const caller = callerOf({ peer: request.socket.remoteAddress, headers: request.headers }, isTrustedProxy);
    const slot = slots.take(caller.address);
    if (slot.type === "refused") return refuse(client, slot.status, "5");
    clients.add(client);
    const headers = withCaller(request.headers, caller);
    const backend = ask(backendOrigin + (request.url ?? "/"), {
      headers: { ...headers, host: new URL(backendOrigin).host, connection: "Upgrade" },
      agent: false,
      timeout: answerWithinMs,
    });
    client.once("close", () => {
      slot.release();
      clients.delete(client);
      backend.destroy();
    });
    backend.on("timeout", () => backend.destroy(new Error("The backend did not answer the upgrade.")));
    backend.on("error", () => refuse(client, 503, "1"));
    backend.on("response", (response) => {
      response.resume();
      refuse(client, response.statusCode ?? 502, response.headers["retry-after"]);
      backend.destroy();
    });
    backend.on("upgrade", (response, socket, backendHead) => {
      socket.on("error", () => client.destroy());
      if (client.destroyed) return socket.destroy();
      client.write(headOf(response));
      if (backendHead.length > 0) client.write(backendHead);
      if (head.length > 0) socket.write(head);
      pipeBoth(client, socket);
    });
    backend.end();
  }

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const protocol = request.headers["sec-websocket-protocol"] ?? "";
    if (isDevelopment && protocol.startsWith("vite-")) return;
    // Without a listener, a connection reset would crash the process.
    socket.on("error", () => socket.destroy());
    const refusal = requestRefusal(request);
    const [path] = (request.url ?? "").split("?", 1);
    if (refusal !== null) refuse(socket, refusal);
    else if (path !== realtimePath) refuse(socket, 404);
    else if (request.method !== "GET" || request.headers.upgrade?.toLowerCase() !== "websocket") refuse(socket, 400);
    else forward(request, socket, head);
  }

  app.server.on("upgrade", onUpgrade);
  app.addHook("preClose", async () => {
    for (const client of clients) {
      client.end(goingAway);
      setTimeout(() => client.destroy(), flushWithinMs).unref();
    }
  });
}
