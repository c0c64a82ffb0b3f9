import { type Agent, createServer, request as callHttp, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, createServer as createNetServer, type Server as NetServer, type Socket } from "node:net";
import { type Backends, createBackends, type Target } from "./backends.ts";
import { keptConnections, limitConnecting, onceConnected } from "./connections.ts";

/** A path prefix and the processes that answer it; the first match applies. */
export interface Route {
  readonly prefix: string;
  readonly targets: readonly Target[];
}

/** A server that distributes requests and sockets over processes that are ready. */
export interface Balancer<Kind extends NetServer = NetServer> {
  readonly server: Kind;
  /** Resolves when every process has been checked once. */
  readonly ready: Promise<unknown>;
  stop(): void;
}

const loopback = "127.0.0.1";
/** Maximum number of processes that a call is sent to, one after the other. */
const maxTries = 3;
/** As on the servers, a caller that sends its request too slowly is disconnected. */
const callerTimeouts = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };
const hopHeaders = new Set(["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"]);

/** The headers for the target: they add the caller's address and the host that it requested. */
function forwardedHeaders({ headers, socket }: IncomingMessage): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(([name, value]) => !hopHeaders.has(name) && value !== undefined);
  const earlier = headers["x-forwarded-for"];
  const address = socket.remoteAddress ?? "";
  return {
    ...(Object.fromEntries(kept) as Record<string, string | string[]>),
    "x-forwarded-for": earlier === undefined ? address : `${String(earlier)}, ${address}`,
    "x-forwarded-host": String(headers["x-forwarded-host"] ?? headers.host ?? ""),
    "x-forwarded-proto": String(headers["x-forwarded-proto"] ?? "http"),
  };
}

function refuse(response: ServerResponse, status: 502 | 503): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { "content-type": "text/plain", "retry-after": "1", connection: "close" });
  response.end("No process of this kind is ready.\n");
}

/** Calls that change nothing and have no body: they may be sent again when a process dies before it has answered. */
function isRepeatable({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  return (method === "GET" || method === "HEAD") && !hasBody;
}

/** A call on its way through the balancer. */
interface Exchange {
  readonly backends: Backends;
  readonly agent: Agent;
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
}

function forward(exchange: Exchange, tries = maxTries): void {
  const { backends, agent, incoming, response } = exchange;
  const [target] = backends.inTurn();
  if (target === undefined) return refuse(response, 503);
  const { method, url: path } = incoming;
  const outgoing = callHttp({ host: loopback, port: target.port, agent, method, path, headers: forwardedHeaders(incoming) });
  let isSent = false;
  const end = (): void => void outgoing.destroy();
  response.on("close", end);
  outgoing.on("response", (reply) => {
    const headers = Object.fromEntries(Object.entries(reply.headers).filter(([name]) => !hopHeaders.has(name)));
    response.writeHead(reply.statusCode ?? 502, headers);
    reply.pipe(response);
    reply.on("error", () => response.destroy());
  });
  outgoing.on("error", () => {
    response.off("close", end);
    // A request that was not sent cannot have had any effect.
    const isOver = isSent && (tries <= 1 || !isRepeatable(incoming));
    if (isOver || response.headersSent || response.destroyed) return refuse(response, 502);
    // A reused connection may have been closed because it was idle.
    if (!outgoing.reusedSocket) backends.markDown(target);
    forward(exchange, isSent ? tries - 1 : tries);
  });
  onceConnected(outgoing, isRepeatable(incoming), () => {
    isSent = true;
    if (isRepeatable(incoming)) outgoing.end();
    else incoming.pipe(outgoing);
  });
}

/** Opens a connection to a ready target. One that refuses it has received nothing, so the next one is tried. */
async function connectToAny(backends: Backends): Promise<Socket | null> {
  for (const target of backends.inTurn()) {
    const socket = connect({ host: loopback, port: target.port });
    const isOpen = await new Promise<boolean>((resolve) => {
      const stopWaiting = limitConnecting(socket, () => resolve(false));
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", stopWaiting).once("close", stopWaiting);
    });
    if (isOpen) return socket.setNoDelay(true);
    socket.destroy();
    backends.markDown(target);
  }
  return null;
}

/** Forwards a request to switch protocols, and then every byte in both directions. */
async function forwardUpgrade(backends: Backends, incoming: IncomingMessage, client: Socket, head: Buffer): Promise<void> {
  client.on("error", () => client.destroy());
  const socket = await connectToAny(backends);
  if (socket === null) {
    client.end("HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\n\r\n");
    return;
  }
  const headers = { ...forwardedHeaders(incoming), connection: "Upgrade", upgrade: incoming.headers.upgrade ?? "websocket" };
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((text) => `${name}: ${text}`));
  socket.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  if (head.length > 0) socket.write(head);
  join(client, socket);
}

/** Forwards every byte in both directions until one side ends. */
function join(client: Socket, socket: Socket): void {
  client.setNoDelay(true);
  client.pipe(socket).pipe(client);
  for (const [one, other] of [[client, socket] as const, [socket, client] as const]) {
    one.on("error", () => other.destroy());
    one.on("close", () => other.destroy());
  }
}

/**
 * Creates a balancer that distributes connections without reading the requests on them. This takes a fraction of the work and suits callers
 * whose address does not matter, such as Centrifugo, which sends thousands of calls when the clients of a lost node return.
 */
export function createConnectionBalancer(targets: readonly Target[]): Balancer {
  const backends = createBackends(targets);
  const clients = new Set<Socket>();
  const pass = async (client: Socket): Promise<void> => {
    const socket = await connectToAny(backends);
    if (socket !== null && !client.destroyed) return join(client, socket);
    client.destroy();
    socket?.destroy();
  };
  const server = createNetServer((client) => {
    clients.add(client);
    client.on("error", () => client.destroy()).on("close", () => clients.delete(client));
    void pass(client);
  });
  return {
    server,
    ready: backends.checked,
    stop() {
      backends.stop();
      // They stay open between requests, so they would never close by themselves.
      for (const client of clients) client.destroy();
    },
  };
}

/** Creates a balancer; it checks its targets until it is stopped. `timeouts` limits how long a caller may take to send a request. */
export function createBalancer(routes: readonly Route[], timeouts = callerTimeouts): Balancer<Server> {
  const pools = routes.map(({ prefix, targets }) => ({ prefix, backends: createBackends(targets) }));
  const poolOf = ({ url = "/" }: IncomingMessage): Backends | undefined => pools.find(({ prefix }) => url.startsWith(prefix))?.backends;
  const agent = keptConnections();
  const server = createServer({ keepAliveTimeout: 60_000, ...timeouts }, (incoming, response) => {
    const backends = poolOf(incoming);
    if (backends === undefined) refuse(response, 502);
    else forward({ backends, agent, incoming, response });
  });
  server.on("upgrade", (incoming, socket, head) => {
    const backends = poolOf(incoming);
    if (backends === undefined) socket.destroy();
    else void forwardUpgrade(backends, incoming, socket as Socket, head);
  });
  return {
    server,
    ready: Promise.all(pools.map(async ({ backends }) => backends.checked)),
    stop() {
      for (const { backends } of pools) backends.stop();
    },
  };
}
