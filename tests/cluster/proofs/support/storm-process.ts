import { LightSocket } from "./light-socket.ts";
import type { StormOptions, StormReport } from "./storm-clients.ts";

// The connections of many visitors in a separate process, so that their work does not delay what is measured. They speak the protocol
// of Centrifugo without the official library, which would decode each publication. Argument: the options; reports go to the parent.

const options = JSON.parse(process.argv[2] ?? "") as StormOptions;

interface Position {
  readonly epoch: string;
  offset: number;
}

interface Message {
  readonly id?: number;
  readonly error?: { readonly code: number };
  readonly connect?: object;
  readonly subscribe?: {
    readonly epoch?: string;
    readonly offset?: number;
    readonly recovered?: boolean;
    readonly publications?: readonly Publication[];
  };
  readonly push?: object;
}

interface Publication {
  readonly offset?: number;
}

const report: { -readonly [Name in keyof StormReport]: StormReport[Name] } = {
  live: 0,
  losses: 0,
  recovered: 0,
  unrecovered: 0,
  gaps: 0,
  publications: 0,
};

/** A publication on a channel; its content is not read. */
const publicationLine = /^\{"push":\{"channel":"(?<channel>[^"]+)","pub":\{.*"offset":(?<offset>\d+)[^"]*(?:"delta":true)?\}\}\}$/u;

/** The official client's delay before its first attempt. */
const pauseMs = (): number => 500 + Math.random() * 500;

class Client {
  readonly #channels: readonly string[];
  readonly #positions = new Map<string, Position>();
  readonly #subscribed = new Set<string>();
  #socket: LightSocket | null = null;
  #connects = 0;

  constructor(channels: readonly string[]) {
    this.#channels = channels;
    this.connect();
  }

  connect(): void {
    this.#connects += 1;
    const origin = this.#connects === 1 ? options.first : options.later;
    this.#socket = new LightSocket(`${origin}/connection/websocket`, options.later, {
      onOpen: () => this.#send({ id: 1, connect: { token: options.token } }),
      onMessage: (text) => {
        for (const line of text.split("\n")) if (line !== "") this.#takeLine(line);
      },
      onClose: () => {
        if (this.isLive) {
          report.live -= 1;
          report.losses += 1;
        }
        this.#subscribed.clear();
        setTimeout(() => this.connect(), pauseMs());
      },
    });
  }

  get isLive(): boolean {
    return this.#subscribed.size === this.#channels.length;
  }

  /** Sends commands in one frame, as pages do. */
  #send(...commands: readonly object[]): void {
    this.#socket?.send(commands.map((command) => JSON.stringify(command)).join("\n"));
  }

  #subscription(index: number): object {
    const channel = this.#channels[index];
    const position = this.#positions.get(channel ?? "");
    const recovery = position === undefined ? {} : { recover: true, ...position };
    return { id: index + 2, subscribe: { channel, positioned: true, recoverable: true, delta: "fossil", ...recovery } };
  }

  #takeLine(line: string): void {
    const { channel, offset } = publicationLine.exec(line)?.groups ?? {};
    if (channel === undefined) return this.#take(JSON.parse(line) as Message);
    this.#takePublication(channel, { offset: Number(offset) });
  }

  #take(message: Message): void {
    const { id, error, push } = message;
    // A ping.
    if (id === undefined) return push === undefined ? this.#send({}) : undefined;
    if (error !== undefined) {
      if (id === 1) return this.#socket?.close();
      setTimeout(() => this.#socket?.isOpen === true && this.#send(this.#subscription(id - 2)), pauseMs());
      return;
    }
    if (message.connect !== undefined) this.#send(...this.#channels.map((_, index) => this.#subscription(index)));
    if (message.subscribe !== undefined) this.#takeSubscription(this.#channels[id - 2] ?? "", message.subscribe);
  }

  #takeSubscription(channel: string, subscription: NonNullable<Message["subscribe"]>): void {
    const { epoch = "", offset = 0, recovered = false, publications = [] } = subscription;
    if (this.#positions.has(channel)) report[recovered ? "recovered" : "unrecovered"] += 1;
    if (!recovered) this.#positions.set(channel, { epoch, offset });
    for (const publication of publications) this.#takePublication(channel, publication);
    this.#subscribed.add(channel);
    if (this.isLive) report.live += 1;
  }

  #takePublication(channel: string, { offset = 0 }: Publication): void {
    const position = this.#positions.get(channel);
    if (position === undefined) return;
    report.publications += 1;
    if (offset !== position.offset + 1) report.gaps += 1;
    position.offset = offset;
  }
}

setInterval(() => process.send?.(report), 25);
process.on("disconnect", () => process.exit(0));
const clients: Client[] = [];
const batch = 20;
const timer = setInterval(() => {
  // Limits the number of clients that are still connecting.
  if (clients.length - report.live > batch * 2) return;
  for (let added = 0; added < batch && clients.length < options.count; added += 1)
    clients.push(new Client(["public:en", options.matches[clients.length % options.matches.length] ?? "public:en"]));
  if (clients.length === options.count) clearInterval(timer);
}, 20);
