import { createHmac } from "node:crypto";
import { WebSocket } from "ws";
import { apiKey, secret, until } from "../support/start-test-hub.ts";
import type { Server } from "./servers.ts";

type Message = Record<string, unknown>;

/** A client of an exchange. In its commands, a channel named `namespace:x` is one used by this exchange only. */
export interface Client {
  /** Sends a command with the next id and waits for its reply, or until the server closes the connection. */
  ask(command: Message): Promise<Message>;
  /** Subscribes and returns the epoch. */
  follow(channel: string, request?: Message): Promise<string>;
  /** Sends text as one frame, then waits for a moment. */
  send(text: string): Promise<void>;
  /** Waits for a number of pushes in total. */
  pushes(count: number): Promise<void>;
  closed(): Promise<void>;
  close(): void;
}

/** What an exchange can do with a server. */
export interface Exchange {
  /** Opens a connection without sending anything. */
  open(): Promise<Client>;
  /** Opens a connection and sends the connect command; without a user, as a visitor. */
  connect(userId?: string): Promise<Client>;
  /** Signs a token, which expires in a minute unless the claims override it. */
  token(claims: Message): string;
  /** Calls the publish API. */
  api(method: string, params: Message): Promise<void>;
  /** Publishes each item of the data through the publish API, without recording its answers. */
  publish(channel: string, ...data: readonly unknown[]): Promise<void>;
}
export type Run = (exchange: Exchange) => Promise<void>;

/** What each client received, and what the publish API answered. */
export interface Transcript {
  readonly clients: readonly unknown[];
  readonly api: readonly unknown[];
}

const settleMs = 60;
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/u;

export function inSeconds(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}

function signToken(claims: Message, own: (text: string) => string): string {
  const part = (value: unknown): string => Buffer.from(own(JSON.stringify(value))).toString("base64url");
  const content = `${part({ alg: "HS256", typ: "JWT" })}.${part({ exp: inSeconds(60), ...claims })}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

/** Replaces values that differ between runs: epochs, client ids, remaining seconds and channel names. Removes versions. */
function createNormalizer(suffix: string): (value: unknown) => unknown {
  const names = new Map<string, string>();
  function nameOf(kind: string, value: string): string {
    const known = names.get(value) ?? `${kind} ${[...names.values()].filter((name) => name.startsWith(kind)).length + 1}`;
    names.set(value, known);
    return known;
  }
  function normalize(value: unknown, field = ""): unknown {
    if (typeof value === "string" && field === "epoch") return nameOf("epoch", value);
    if (typeof value === "string") return uuid.test(value) ? nameOf("client", value) : value.replaceAll(suffix, "");
    if (field === "ttl") return "seconds";
    if (Array.isArray(value)) return value.map((item) => normalize(item));
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).filter(([key]) => key !== "version");
    const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted.map(([key, item]) => [normalize(key), normalize(item, key)]));
  }
  return normalize;
}

async function openClient(url: string, own: (text: string) => string): Promise<{ client: Client; socket: WebSocket; received: Message[] }> {
  const received: Message[] = [];
  const socket = new WebSocket(url);
  socket.on("message", (data: Buffer) => {
    received.push(
      ...data
        .toString("utf8")
        .split("\n")
        .map((line): Message => JSON.parse(line)),
    );
  });
  socket.on("close", (code, reason) => received.push({ closed: code, reason: String(reason) }));
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  socket.on("error", () => undefined);
  const isClosed = (): boolean => received.some(({ closed }) => closed !== undefined);
  const described = (wish: string): string => `${wish} after ${JSON.stringify(received)}`;
  let lastId = 0;
  async function ask(command: Message): Promise<Message> {
    const id = (lastId += 1);
    const reply = (): Message | undefined => received.find((message) => message["id"] === id);
    socket.send(own(JSON.stringify({ id, ...command })));
    await until(() => reply() !== undefined || isClosed(), described(`a reply to ${JSON.stringify(command)}`));
    return reply() ?? {};
  }
  const client: Client = {
    ask,
    async follow(channel, request = {}) {
      const { subscribe } = await ask({ subscribe: { channel, ...request } });
      const epoch: unknown = typeof subscribe === "object" && subscribe !== null && "epoch" in subscribe ? subscribe.epoch : "";
      return String(epoch);
    },
    async send(text) {
      socket.send(own(text));
      await new Promise((resolve) => setTimeout(resolve, settleMs));
    },
    pushes: (count) => until(() => received.filter(({ push }) => push !== undefined).length >= count, described(`${count} pushes`)),
    closed: () => until(isClosed, described("the end of a connection")),
    close: () => socket.close(),
  };
  return { client, socket, received };
}

/** Runs an exchange with a server and returns what the server sent. */
export async function record(server: Server, name: string, run: Run): Promise<Transcript> {
  const suffix = `-${name.toLowerCase().replaceAll(/[^a-z]+/gu, "-")}`;
  const own = (text: string): string => text.replaceAll(':x"', `:x${suffix}"`);
  const clients: Message[][] = [];
  const sockets: WebSocket[] = [];
  const answers: unknown[] = [];

  async function open(): Promise<Client> {
    const { client, socket, received } = await openClient(`${server.origin.replace("http", "ws")}/connection/websocket`, own);
    clients.push(received);
    sockets.push(socket);
    return client;
  }
  const token = (claims: Message): string => signToken(claims, own);
  async function call(method: string, params: Message): Promise<unknown> {
    const headers = { "X-API-Key": apiKey };
    const response = await fetch(`${server.origin}/api/${method}`, { method: "POST", headers, body: own(JSON.stringify(params)) });
    return response.json();
  }
  await run({
    open,
    async connect(userId) {
      const client = await open();
      await client.ask({ connect: userId === undefined ? {} : { token: token({ sub: userId }) } });
      return client;
    },
    token,
    api: async (method, params) => void answers.push(await call(method, params)),
    async publish(channel, ...data) {
      for (const item of data) await call("publish", { channel, data: item });
    },
  });
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const normalize = createNormalizer(suffix);
  const transcript = { clients: clients.map((received) => normalize([...received])), api: answers.map((answer) => normalize(answer)) };
  for (const socket of sockets) socket.terminate();
  return transcript;
}
