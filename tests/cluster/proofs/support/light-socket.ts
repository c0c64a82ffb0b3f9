import { connect, type Socket } from "node:net";

/** What happens on a socket. */
export interface SocketEvents {
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  /** The connection was refused, lost or closed. */
  readonly onClose: () => void;
}

const longText = 126;
const largeText = 127;
const textFrame = 0x81;
const masked = 0x80;

/** A client frame with a text of up to 65,535 bytes. Its mask of zeros leaves the text unchanged. */
export function maskedText(text: string): Buffer {
  const body = Buffer.from(text);
  const size = body.length < longText ? [masked | body.length] : [masked | longText, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([textFrame, ...size, 0, 0, 0, 0]), body]);
}

/**
 * A text-only WebSocket without compression, masks and checks: a thousand of them use a fraction of a library's processor time,
 * which the servers under test need.
 */
export class LightSocket {
  readonly #socket: Socket;
  readonly #events: SocketEvents;
  #received: Buffer = Buffer.alloc(0);
  isOpen = false;

  /** Connects to an address that starts with `http:`, as a page of `origin`. */
  constructor(address: string, origin: string, events: SocketEvents) {
    this.#events = events;
    const { hostname, port, host, pathname } = new URL(address);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const headers = [
      `GET ${pathname} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${origin}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dG91Y2hsaW5lLXN0b3JtIQ==",
    ];
    this.#socket.on("connect", () => this.#socket.write(`${headers.join("\r\n")}\r\n\r\n`));
    this.#socket.on("data", (bytes: Buffer) => this.#take(bytes));
    this.#socket.on("error", () => undefined);
    this.#socket.on("end", () => this.#socket.destroy());
    this.#socket.on("close", () => {
      this.isOpen = false;
      events.onClose();
    });
  }

  send(text: string): void {
    this.#socket.write(maskedText(text));
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
    if (!this.isOpen && !this.#takeHead()) return;
    for (let text = this.#nextText(); text !== null; text = this.#nextText()) if (text !== "") this.#events.onMessage(text);
  }

  /** Reads the reply to the upgrade request. */
  #takeHead(): boolean {
    const end = this.#received.indexOf("\r\n\r\n");
    if (end < 0) return false;
    if (!this.#received.subarray(0, end).toString().startsWith("HTTP/1.1 101")) {
      this.close();
      return false;
    }
    this.#received = this.#received.subarray(end + 4);
    this.isOpen = true;
    this.#events.onOpen();
    return true;
  }

  /** The text of the next frame; "" for a frame of another kind, null if it has not arrived in full. */
  #nextText(): string | null {
    const bytes = this.#received;
    if (bytes.length < 2) return null;
    const short = bytes[1] ?? 0;
    const start = short < longText ? 2 : short === longText ? 4 : 10;
    if (bytes.length < start) return null;
    const length = short < longText ? short : short === largeText ? Number(bytes.readBigUInt64BE(2)) : bytes.readUInt16BE(2);
    if (bytes.length < start + length) return null;
    this.#received = bytes.subarray(start + length);
    if (bytes[0] !== textFrame) {
      // A close frame, or one that this protocol does not use.
      this.close();
      return null;
    }
    return bytes.toString("utf8", start, start + length);
  }
}
