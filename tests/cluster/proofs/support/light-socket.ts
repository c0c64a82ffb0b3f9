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

/**
 * A WebSocket for texts, without compression, masks and checks: a thousand of them take a fraction of the processor time of a library's,
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
    const bytes = Buffer.from(text);
    const header =
      bytes.length < longText
        ? Buffer.from([textFrame, masked | bytes.length, 0, 0, 0, 0])
        : Buffer.from([textFrame, masked | longText, bytes.length >> 8, bytes.length & 0xff, 0, 0, 0, 0]);
    // A mask of zeros leaves the text as it is.
    this.#socket.write(Buffer.concat([header, bytes]));
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
    if (!this.isOpen && !this.#takeHead()) return;
    for (let text = this.#nextText(); text !== null; text = this.#nextText()) if (text !== "") this.#events.onMessage(text);
  }

  /** Reads the reply to the request for a socket. */
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
      // What the server closes, or asks in another way than this protocol does.
      this.close();
      return null;
    }
    return bytes.toString("utf8", start, start + length);
  }
}
