import type { Subscription } from "./channels/channel.ts";
import { disconnects, pingMessage, type Disconnect } from "./protocol.ts";

/** The way back to one client. */
export interface Transport {
  /** Commands of an emulated transport arrive as requests of their own, so its client is told session and node. */
  readonly kind: "websocket" | "http_stream" | "sse";
  /** Sends messages in order, joined as the transport joins them. */
  send(messages: readonly Buffer[]): void;
  /** Bytes that the peer has not taken yet. */
  bufferedBytes(): number;
  /** Ends it, telling the client why. */
  close(disconnect: Disconnect): void;
  /** Ends it at once, for a peer that no longer reads. */
  terminate(): void;
}

/** `greeted` once connect succeeded; `refused` after a connect that was answered with an error. */
export type ConnectionState = "new" | "greeted" | "refused" | "closed";

/** What a connection asks of the hub. */
export interface ConnectionHost {
  readonly bufferedBytesLimit: number;
  readonly commandsPerTenSeconds: number;
  /** Has `flush` called once in this turn of the event loop. */
  scheduleFlush(connection: Connection): void;
  /** Executes one line; a promise holds back the lines that follow. */
  execute(connection: Connection, line: string): void | Promise<void>;
  /** Takes the connection out of every list. */
  forget(connection: Connection): void;
  /** Its transport has closed, after `forget`. */
  gone(connection: Connection): void;
}

const messagesPerFrame = 16;
const backlogLimit = 256;
const commandWindowMs = 10_000;

/** One client: its commands in order, its outgoing messages, and what it is subscribed to. */
export class Connection {
  readonly transport: Transport;
  readonly subscriptions = new Map<string, Subscription>();
  state: ConnectionState = "new";
  clientId = "";
  /** Empty for visitors. */
  userId = "";
  /** Who this is to other clients where users are hidden; empty for visitors. */
  pseudonym = "";
  info: unknown;
  /** Only on emulated transports: the secret that allows commands for this connection. */
  session = "";
  /** Epoch ms at which the token ends, 0 for never. */
  expiresAt = 0;
  /** On the clock that is never set: milliseconds of `performance.now`. */
  readonly openedAt = performance.now();
  /** Place on the ping wheel. */
  wheelTurn = 0;
  #isAwaitingPong = false;
  #queue: Buffer[] = [];
  #queuedBytes = 0;
  #isBusy = false;
  #windowStartedAt = performance.now();
  #commandsInWindow = 0;
  #backlog: string[] | undefined;
  readonly #host: ConnectionHost;

  constructor(host: ConnectionHost, transport: Transport) {
    this.#host = host;
    this.transport = transport;
  }

  /** Takes a frame: commands in lines, executed one after the other. A frame without any counts as one. */
  receive(frame: string): void {
    const lines = frame.split("\n").filter((line) => line.trim() !== "");
    if (lines.length === 0) this.countFrame();
    for (const line of lines) {
      if (!this.countFrame()) return;
      if (this.#isBusy) this.#postpone(line);
      else this.#execute(line);
    }
  }

  /** Counts what the client sent against its limit, and ends the connection above it; false where it is over. */
  countFrame(): boolean {
    if (this.state === "closed") return false;
    if (!this.#isFlooding()) return true;
    this.disconnect(disconnects.tooManyRequests);
    return false;
  }

  /** Sends a message after everything before it; the buffer may be shared. */
  enqueue(message: Buffer): void {
    if (this.state === "closed") return;
    if (this.#queue.push(message) === 1) this.#host.scheduleFlush(this);
    this.#queuedBytes += message.length;
  }

  /** Hands what is queued to the transport; a client that has not read its last megabyte is dropped. */
  flush(): void {
    if (this.#queue.length === 0) return;
    const queue = this.#queue;
    const queuedBytes = this.#queuedBytes;
    this.#queue = [];
    this.#queuedBytes = 0;
    if (this.state === "closed") return;
    const unreadBytes = this.transport.bufferedBytes();
    if (unreadBytes > 0 && unreadBytes + queuedBytes > this.#host.bufferedBytesLimit) {
      this.disconnect(disconnects.slow);
      return;
    }
    if (queue.length <= messagesPerFrame) {
      this.transport.send(queue);
      return;
    }
    for (let start = 0; start < queue.length; start += messagesPerFrame) {
      this.transport.send(queue.slice(start, start + messagesPerFrame));
    }
  }

  /** Sends what is queued, says why, and ends. */
  disconnect(disconnect: Disconnect): void {
    if (this.state === "closed") return;
    if (disconnect.code !== disconnects.slow.code) this.flush();
    if (this.#isClosed()) return;
    this.#end();
    this.transport.close(disconnect);
  }

  /** The transport is gone. */
  transportClosed(): void {
    if (this.state !== "closed") this.#end();
    this.#host.gone(this);
  }

  ping(): void {
    this.#isAwaitingPong = true;
    this.enqueue(pingMessage);
  }

  /** False when nobody had asked. */
  receivePong(): boolean {
    const wasAwaited = this.#isAwaitingPong;
    this.#isAwaitingPong = false;
    return wasAwaited;
  }

  get isAwaitingPong(): boolean {
    return this.#isAwaitingPong;
  }

  #end(): void {
    this.state = "closed";
    this.#backlog = undefined;
    this.#queue = [];
    this.#host.forget(this);
  }

  #execute(line: string): void {
    const pending = this.#host.execute(this, line);
    if (pending === undefined) return;
    this.#isBusy = true;
    void pending.finally(() => this.#resume());
  }

  #postpone(line: string): void {
    this.#backlog ??= [];
    if (this.#backlog.push(line) > backlogLimit) this.disconnect(disconnects.tooManyRequests);
  }

  #resume(): void {
    this.#isBusy = false;
    while (!this.#isBusy) {
      const line = this.#backlog?.shift();
      if (line === undefined || this.#isClosed()) break;
      this.#execute(line);
    }
    if (!this.#isBusy) this.#backlog = undefined;
  }

  #isFlooding(): boolean {
    const now = performance.now();
    if (now - this.#windowStartedAt > commandWindowMs) {
      this.#windowStartedAt = now;
      this.#commandsInWindow = 0;
    }
    this.#commandsInWindow += 1;
    return this.#commandsInWindow > this.#host.commandsPerTenSeconds;
  }

  #isClosed(): boolean {
    return this.state === "closed";
  }
}
