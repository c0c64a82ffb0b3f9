import type { Subscriber, Subscription } from "./channels/channel.ts";
import { disconnects, pingMessage, type Disconnect } from "./protocol.ts";

/** The outgoing half of a connection to one client. */
export interface Transport {
  /** Every kind but `websocket` is unidirectional: the client sends its commands as separate requests with a session and a node id. */
  readonly kind: "websocket" | "http_stream" | "sse";
  /** Sends messages in order; each transport has its own framing. */
  send(messages: readonly Buffer[]): void;
  /** Bytes not yet written to the network. */
  bufferedBytes(): number;
  /** Closes the connection with a code and a reason. */
  close(disconnect: Disconnect): void;
  /** Closes the connection without waiting for the client. */
  terminate(): void;
}

/** `connected` after a successful connect command, `refused` after one that was answered with an error. */
export type ConnectionState = "new" | "connected" | "refused" | "closed";

/** The services that a connection needs from the hub. */
export interface ConnectionHost {
  readonly bufferedBytesLimit: number;
  readonly commandsPerTenSeconds: number;
  /** Calls `flush` at the end of the current turn of the event loop. */
  scheduleFlush(connection: Connection): void;
  /** Executes one command. Later commands wait if it returns a promise. */
  execute(connection: Connection, line: string): void | Promise<void>;
  /** Removes the connection from all indexes. */
  remove(connection: Connection): void;
  /** Called after `remove`, once the transport has closed. */
  onClosed(connection: Connection): void;
}

const messagesPerFrame = 16;
const backlogLimit = 256;
const commandWindowMs = 10_000;

/** One client: executes its commands in order, queues its outgoing messages and holds its subscriptions. */
export class Connection implements Subscriber {
  readonly transport: Transport;
  readonly subscriptions = new Map<string, Subscription>();
  state: ConnectionState = "new";
  clientId = "";
  /** Empty for visitors. */
  userId = "";
  /** Replaces the user id in namespaces that hide users; empty for visitors. */
  pseudonym = "";
  info: unknown;
  /** Unidirectional transports only: the secret that authorizes commands for this connection. */
  session = "";
  /** Epoch ms at which the token expires; 0 for never. */
  expiresAt = 0;
  /** Milliseconds of the monotonic clock, `performance.now`. */
  readonly openedAt = performance.now();
  /** Tick of the ping wheel at which this connection was added. */
  pingTick = 0;
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

  /** Executes the commands of a frame, one per line, in order. The last line may end with a newline; a blank line is not a command. */
  receive(frame: string): void {
    for (const line of frame.replace(/\n$/u, "").split("\n")) {
      if (!this.countFrame()) return;
      if (this.#isBusy) this.#postpone(line);
      else this.#execute(line);
    }
  }

  /** Counts a frame towards the rate limit and closes the connection if it is exceeded; returns false if the connection is closed. */
  countFrame(): boolean {
    if (this.state === "closed") return false;
    if (!this.#isFlooding()) return true;
    this.disconnect(disconnects.tooManyRequests);
    return false;
  }

  enqueue(message: Buffer): void {
    if (this.state === "closed") return;
    if (this.#queue.push(message) === 1) this.#host.scheduleFlush(this);
    this.#queuedBytes += message.length;
  }

  /** Writes the queued messages, or closes a connection whose client reads too slowly. */
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

  /** Flushes the queue, then closes the connection. For a slow client, the queue is not flushed. */
  disconnect(disconnect: Disconnect): void {
    if (this.state === "closed") return;
    if (disconnect.code !== disconnects.slow.code) this.flush();
    if (this.#isClosed()) return;
    this.#end();
    this.transport.close(disconnect);
  }

  /** Called by the transport once it has closed. */
  transportClosed(): void {
    if (this.state !== "closed") this.#end();
    this.#host.onClosed(this);
  }

  ping(): void {
    this.#isAwaitingPong = true;
    this.enqueue(pingMessage);
  }

  /** Returns false for a pong without a ping. */
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
    this.#host.remove(this);
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
