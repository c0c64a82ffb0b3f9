import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocket, WebSocketServer, type RawData } from "ws";
import type { Connection, Transport } from "./connection.ts";
import type { HttpHandlerOptions } from "./create-http-handler.ts";
import { isOriginAllowed } from "./http-exchange.ts";
import { disconnects, type Disconnect } from "./protocol.ts";

// Importing node:http as an ES module also loads fetch and WebSocket: 13 MB.
const { STATUS_CODES } = process.getBuiltinModule("node:http");

const newline = 0x0a;
const finalText = 0x81;

interface EncodedFrame {
  readonly messages: readonly Buffer[];
  readonly frame: Buffer;
}
let lastFrame: EncodedFrame = { messages: [], frame: Buffer.alloc(0) };

function isSameFrame(messages: readonly Buffer[], others: readonly Buffer[]): boolean {
  return messages.length === others.length && messages.every((message, index) => message === others[index]);
}

/** Writes the RFC 6455 header of an unmasked, final text frame; returns its length. */
function writeFrameHeader(frame: Buffer, length: number): number {
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

function headerLength(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}

/** Encodes messages as lines of one WebSocket text frame. Caches the last frame, since subscribers of the same channels mostly receive the same messages in a row. */
function encodeFrame(messages: readonly Buffer[]): Buffer {
  if (isSameFrame(messages, lastFrame.messages)) return lastFrame.frame;
  const length = messages.reduce((sum, message) => sum + message.length + 1, -1);
  const frame = Buffer.allocUnsafe(headerLength(length) + length);
  let at = writeFrameHeader(frame, length);
  for (const [index, message] of messages.entries()) {
    if (index > 0) frame[at++] = newline;
    at += message.copy(frame, at);
  }
  lastFrame = { messages, frame };
  return frame;
}

const closeTimeoutMs = 5000;
/** Time for a flooding client to read the close reason. */
const floodEndMs = 1000;
const jsonProtocol = "centrifuge-json";

function ignoreError(): void {}

/** A socket with a reference to its connection, so that all sockets can share the same listeners. */
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

  /** Writes to the stream directly to share one frame between receivers; for each of them, `ws` would build a header and write twice. */
  send(messages: readonly Buffer[]): void {
    if (this.#socket.readyState === WebSocket.OPEN && this.#stream.writable) this.#stream.write(encodeFrame(messages));
  }

  bufferedBytes(): number {
    return this.#stream.writableLength;
  }

  close({ code, reason }: Disconnect): void {
    this.#socket.close(code, reason);
    if (code !== disconnects.tooManyRequests.code) return;
    // Stop reading: parsing the rest of a flood would cost as much as before.
    this.#socket.pause();
    const deadline = setTimeout(() => this.#socket.terminate(), floodEndMs);
    this.#socket.once("close", () => clearTimeout(deadline));
  }

  /** Answers a WebSocket ping unless earlier output is still unread; RFC 6455 allows skipping pongs. */
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
/** WebSocket pings and pongs count towards the rate limit. */
function onPing(this: WebSocket, payload: Buffer): void {
  if (this instanceof HubSocket && this.connection?.countFrame() === true) this.transport?.pong(payload);
}
function onPong(this: WebSocket): void {
  connectionOf(this)?.countFrame();
}
function onClose(this: WebSocket): void {
  connectionOf(this)?.transportClosed();
}
/** On an invalid frame, `ws` closes the socket itself (1009 if it is too large) and emits `close`. */
function onError(): void {}

interface WebSocketEndpoint {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

function createWebSocketEndpoint(options: {
  readonly frameBytes: number;
  readonly open: (transport: Transport) => Connection;
}): WebSocketEndpoint {
  // The type definitions lack `closeTimeout`, so the options are not written inline.
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

/** Listener for the `upgrade` event of an HTTP server. */
type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const flushWithinMs = 2_000;

function rejectUpgrade(socket: Duplex, status: number): void {
  const deadline = setTimeout(() => socket.destroy(), flushWithinMs);
  socket.on("error", () => socket.destroy());
  socket.once("close", () => clearTimeout(deadline));
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function wantsProtobuf(query: URLSearchParams): boolean {
  return query.get("cf_protocol") === "protobuf" || query.get("format") === "protobuf";
}

/** Accepts WebSockets on the path of the hub. Other paths are left to other listeners, or refused with 404 if there are none. */
export function createUpgradeHandler({ core, open, admit }: HttpHandlerOptions, isOnlyListener: () => boolean): UpgradeHandler {
  const { paths, limits, isRefused } = core.options;
  const endpoint = createWebSocketEndpoint({ frameBytes: limits.frameBytes, open });
  return (request, socket, head) => {
    const [path, query] = (request.url ?? "/").split("?", 2);
    if (path !== paths.websocket) {
      if (isOnlyListener()) rejectUpgrade(socket, 404);
      return;
    }
    if (!isOriginAllowed(core, request) || isRefused(request.headers)) {
      core.refusedCount += 1;
      return rejectUpgrade(socket, 403);
    }
    if (wantsProtobuf(new URLSearchParams(query))) return rejectUpgrade(socket, 400);
    const slot = admit(request);
    if (slot.type === "refused") return rejectUpgrade(socket, slot.status);
    socket.once("close", slot.release);
    endpoint.upgrade(request, socket, head);
  };
}
