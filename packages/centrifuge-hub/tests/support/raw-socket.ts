import { WebSocket, type ClientOptions } from "ws";

/** A WebSocket for sending raw protocol commands. */
export interface RawSocket {
  readonly socket: WebSocket;
  /** All received objects, across frames. */
  readonly received: Record<string, unknown>[];
  readonly frames: string[];
  readonly closed: Promise<{ code: number; reason: string }>;
  send(...commands: (object | string)[]): void;
  /** Waits for the reply to a command. */
  reply(id: number): Promise<Record<string, unknown>>;
  /** Starts answering pings. */
  answerPings(): void;
  pushes(): Record<string, unknown>[];
}

export async function openRawSocket(url: string, options: ClientOptions = {}): Promise<RawSocket> {
  const socket = new WebSocket(url, options);
  const received: Record<string, unknown>[] = [];
  const frames: string[] = [];
  const waiters = new Set<() => void>();
  socket.on("message", (data) => {
    const text = (data as Buffer).toString("utf8");
    frames.push(text);
    received.push(...text.split("\n").map((line) => JSON.parse(line) as Record<string, unknown>));
    for (const wake of waiters) wake();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on("close", (code, reason) => resolve({ code, reason: String(reason) }));
  });
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  socket.on("error", () => undefined);
  return {
    socket,
    received,
    frames,
    closed,
    send: (...commands) =>
      socket.send(commands.map((command) => (typeof command === "string" ? command : JSON.stringify(command))).join("\n")),
    reply(id) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No reply to command ${id}: ${frames.join(" | ")}`)), 2000);
        const check = (): void => {
          const found = received.find((message) => message["id"] === id);
          if (!found) return;
          waiters.delete(check);
          clearTimeout(timer);
          resolve(found);
        };
        waiters.add(check);
        check();
      });
    },
    answerPings: () =>
      void socket.on("message", (data) => (data as Buffer).toString("utf8").split("\n").includes("{}") && socket.send("{}")),
    pushes: () => received.flatMap((message) => (message["push"] ? [message["push"] as Record<string, unknown>] : [])),
  };
}

/** Opens a raw socket and sends the connect command; without a token, as a visitor. */
export async function openConnectedSocket(url: string, token = ""): Promise<RawSocket> {
  const raw = await openRawSocket(url);
  raw.send({ id: 1, connect: token === "" ? {} : { token } });
  await raw.reply(1);
  return raw;
}
