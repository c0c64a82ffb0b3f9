import { STATUS_CODES, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocket, WebSocketServer, type RawData } from "ws";
import type { Connection, Transport } from "./connection.ts";
import type { HttpHandlerOptions } from "./create-http-handler.ts";
import { isOriginAllowed } from "./http-exchange.ts";
import { disconnects, type Disconnect } from "./protocol.ts";

const newline = 0x0a;
const finalText = 0x81;

interface EncodedFrame {
  readonly messages: readonly Buffer[];
  readonly frame: Buffer;
}
let lastFrame: EncodedFrame = { messages: [], frame: Buffer.alloc(0) };

function isSame(messages: readonly Buffer[], others: readonly Buffer[]): boolean {
  return messages.length === others.length && messages.every((message, index) => message === others[index]);
}

/** The frame's header as RFC 6455 has it for a server: unmasked, whole, text. Returns its length. */
function writeHeader(frame: Buffer, length: number): number {
  frame[0] = finalText;
  if (length < 126) {
    frame[1] = length;
    return 2;
  }
  if (length < 65_536) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
    return 4;
  }
  frame[1] = 127;
  frame.writeBigUInt64BE(BigInt(length), 2);
  return 10;
}

function headerBytes(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}

/** One WebSocket text frame of several messages in lines. Subscribers of the same channels mostly get the same ones in a row, so the last frame is kept for the next. */
function encodeFrame(messages: readonly Buffer[]): Buffer {
  if (isSame(messages, lastFrame.messages)) return lastFrame.frame;
  const length = messages.reduce((sum, message) => sum + message.length + 1, -1);
  const frame = Buffer.allocUnsafe(headerBytes(length) + length);
  let at = writeHeader(frame, length);
  for (const [index, message] of messages.entries()) {
    if (index > 0) frame[at++] = newline;
    at += message.copy(frame, at);
  }
  lastFrame = { messages, frame };
  return frame;
}

const closeTimeoutMs = 5000;
/** How long the reason waits to be read by a client that is ended for flooding. */
const floodEndMs = 1000;
const jsonProtocol = "centrifuge-json";

function ignoreError(): void {}

/** Carries its connection, so that all sockets share the same listeners. */
class HubSocket extends WebSocket {
  connection: Connection | undefined;
  transport: WebSocketTransport | undefined;
}

class WebSocketTransport implements Transport {
  readonly kind = "websocket";
  readonly #socket: WebSocket;
  readonly #stream: Duplex;

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  /** Writes a frame that is shared by every receiver; `ws` would make a header and two writes for each. */
  send(messages: readonly Buffer[]): void {
    if (this.#socket.readyState === WebSocket.OPEN && this.#stream.writable) this.#stream.write(encodeFrame(messages));
  }

  bufferedBytes(): number {
    return this.#stream.writableLength;
  }

  close({ code, reason }: Disconnect): void {
    this.#socket.close(code, reason);
    if (code !== disconnects.tooManyRequests.code) return;
    // What a flood still sends is not read: it would cost as much as before.
    this.#socket.pause();
    const deadline = setTimeout(() => this.#socket.terminate(), floodEndMs);
    this.#socket.once("close", () => clearTimeout(deadline));
  }

  /** Answers a ping of the WebSocket; while an earlier answer has not been taken there is no other, as RFC 6455 allows. */
  pong(payload: Buffer): void {
    if (this.bufferedBytes() === 0) this.#socket.pong(payload, false, ignoreError);
  }

  terminate(): void {
    this.#socket.terminate();
  }
}

function connectionOf(socket: WebSocket): Connection | undefined {
  return socket instanceof HubSocket ? socket.connection : undefined;
}
function onMessage(this: WebSocket, data: RawData): void {
  if (Buffer.isBuffer(data)) connectionOf(this)?.receive(data.toString("utf8"));
}
/** Pings and pongs of the WebSocket count like frames of the protocol, so that nobody keeps the hub busy with them. */
function onPing(this: WebSocket, payload: Buffer): void {
  if (this instanceof HubSocket && this.connection?.countFrame() === true) this.transport?.pong(payload);
}
function onPong(this: WebSocket): void {
  connectionOf(this)?.countFrame();
}
function onClose(this: WebSocket): void {
  connectionOf(this)?.transportClosed();
}
/** A broken frame: `ws` closes the socket itself, with 1009 for an oversized one, and emits `close`. */
function onError(): void {}

/** Accepts WebSocket upgrades. */
interface WebSocketEndpoint {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** `open` makes the connection of a socket that has been accepted. */
function createWebSocketEndpoint(options: {
  readonly frameBytes: number;
  readonly open: (transport: Transport) => Connection;
}): WebSocketEndpoint {
  // `closeTimeout` is younger than the type definitions.
  const serverOptions = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: options.frameBytes,
    closeTimeout: closeTimeoutMs,
    WebSocket: HubSocket,
    handleProtocols: (protocols: Set<string>) => (protocols.has(jsonProtocol) ? jsonProtocol : (false as const)),
  };
  const server = new WebSocketServer<typeof HubSocket>(serverOptions);
  return {
    upgrade(request, socket, head) {
      server.handleUpgrade(request, socket, head, (accepted) => {
        accepted.transport = new WebSocketTransport(accepted, socket);
        accepted.connection = options.open(accepted.transport);
        accepted.on("ping", onPing);
        accepted.on("pong", onPong);
        accepted.on("message", onMessage);
        accepted.on("close", onClose);
        accepted.on("error", onError);
      });
    },
  };
}

/** Listener of a server's `upgrade` event. */
type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const flushWithinMs = 2_000;

function refuse(socket: Duplex, status: number): void {
  const deadline = setTimeout(() => socket.destroy(), flushWithinMs);
  socket.on("error", () => socket.destroy());
  socket.once("close", () => clearTimeout(deadline));
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function wantsProtobuf(query: URLSearchParams): boolean {
  return query.get("cf_protocol") === "protobuf" || query.get("format") === "protobuf";
}

/** Accepts WebSockets on the hub's path; other paths are left to other listeners, or refused where there is none. */
export function createUpgradeHandler({ core, open, admit }: HttpHandlerOptions, isOnlyListener: () => boolean): UpgradeHandler {
  const { paths, limits, isRefused } = core.options;
  const endpoint = createWebSocketEndpoint({ frameBytes: limits.frameBytes, open });
  return (request, socket, head) => {
    const [path, query] = (request.url ?? "/").split("?", 2);
    if (path !== paths.websocket) {
      if (isOnlyListener()) refuse(socket, 404);
      return;
    }
    if (!isOriginAllowed(core, request) || isRefused(request.headers)) {
      core.counters.refused += 1;
      return refuse(socket, 403);
    }
    if (wantsProtobuf(new URLSearchParams(query))) return refuse(socket, 400);
    const slot = admit(request);
    if (slot.type === "refused") return refuse(socket, slot.status);
    socket.once("close", slot.release);
    endpoint.upgrade(request, socket, head);
  };
}
