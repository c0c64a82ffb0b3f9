import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocket, WebSocketServer, type RawData } from "ws";
import type { Connection } from "../connection/connection.ts";
import { disconnects, type Disconnect } from "../protocol/codes.ts";
import { encodeFrame } from "./encode-frame.ts";
import type { Transport } from "./transport.ts";

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
/** A broken frame: `ws` closes the socket itself, with 1009 for an oversized one, and tells of it by `close`. */
function onError(): void {}

/** Accepts WebSocket upgrades. */
export interface WebSocketEndpoint {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** `open` makes the connection of a socket that has been accepted. */
export function createWebSocketEndpoint(options: {
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
