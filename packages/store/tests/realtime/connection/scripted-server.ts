import { expect, vi } from "vitest";
import { createRealtimeClientOn } from "../../../src/realtime/realtime-client.ts";
import type { RoomHandlers } from "../../../src/realtime/realtime-port.ts";

type Listener = (event: object) => void;

/** A socket for which the test acts as the server. */
class ScriptedSocket {
  readonly frames: string[] = [];
  readonly closes: { readonly code: number | undefined; readonly reason: string | undefined }[] = [];
  readonly #listeners: { readonly type: string; readonly listener: Listener }[] = [];
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }
  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push({ type, listener });
  }
  send(text: string): void {
    this.frames.push(text);
  }
  close(code?: number, reason?: string): void {
    this.closes.push({ code, reason });
  }
  emit(type: string, event: object = {}): void {
    for (const each of this.#listeners) if (each.type === type) each.listener(event);
  }
}

/** Waits for promises to settle without advancing the clock. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

interface ScriptOptions {
  readonly isDeltaWanted?: boolean;
  readonly getToken?: () => Promise<string>;
  readonly getChannelToken?: (channel: string) => Promise<string | null>;
  readonly transports?: readonly { readonly transport: string; readonly endpoint: string }[];
}

/** Starts a client under fake timers; each step of the exchange is a call. */
export async function startScript(options: ScriptOptions = {}) {
  const sockets: ScriptedSocket[] = [];
  const listeners = new Map<string, Set<Listener>>();
  const states: string[] = [];
  const errors: unknown[] = [];
  let tokens = 0;
  class Socket extends ScriptedSocket {
    constructor(address: string) {
      super(address);
      if (address.includes("refused")) throw new SyntaxError("refused");
      sockets.push(this);
    }
  }
  const client = createRealtimeClientOn({
    TextEncoder,
    TextDecoder,
    WebSocket: Socket,
    fetch: async () => Promise.reject(new TypeError("no network")),
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
    addEventListener: (type, listener) => void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    removeEventListener: (type, listener) => void listeners.get(type)?.delete(listener),
  })({
    transports: options.transports ?? [{ transport: "websocket", endpoint: "ws://hub" }],
    emulationEndpoint: "/emulation",
    isDeltaWanted: options.isDeltaWanted ?? false,
    getToken: options.getToken ?? (async () => `token ${(tokens += 1)}`),
    getChannelToken: options.getChannelToken ?? (async (channel) => `${channel} ${(tokens += 1)}`),
    // Without the check for silent connections, which has its own tests.
    time: { now: () => 0, after: () => () => undefined },
    onState: (state) => void states.push(state),
    report: (error) => void errors.push(error),
  });
  const socket = (): ScriptedSocket => {
    const last = sockets.at(-1);
    if (last === undefined) throw new Error("The client opened no socket.");
    return last;
  };
  client.connect();
  await settle();
  const script = {
    client,
    states,
    errors,
    sockets,
    socket,
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    settle,
    /** The commands of each frame since the last call. */
    async sent(): Promise<unknown[]> {
      await settle();
      return socket()
        .frames.splice(0)
        .map((frame) => frame.split("\n").map((line) => JSON.parse(line) as unknown));
    },
    async opens(): Promise<void> {
      socket().emit("open");
      await settle();
    },
    /** Delivers messages in one frame; strings are sent unchanged. */
    async server(...messages: readonly (object | string)[]): Promise<void> {
      const data = messages.map((message) => (typeof message === "string" ? message : JSON.stringify(message))).join("\n");
      socket().emit("message", { data });
      await settle();
    },
    async closes(code: number, reason = ""): Promise<void> {
      socket().emit("close", { code, reason });
      await settle();
    },
    async after(ms: number): Promise<void> {
      await vi.advanceTimersByTimeAsync(ms);
    },
    async event(type: string, event: object = {}): Promise<void> {
      for (const listener of listeners.get(type) ?? []) listener(event);
      await settle();
    },
    /** Follows a channel and records what arrives. */
    follow(channel: string) {
      const received: unknown[] = [];
      const leave = client.follow(channel, {
        onPublication: (data) => void received.push(data),
        onSubscribed: ({ isGapless }) => void received.push(isGapless ? "recovered" : "gap"),
      });
      return { received, leave };
    },
    enter(channel: string) {
      const received: unknown[] = [];
      const note = (event: string) => () => void received.push(event);
      const handlers: RoomHandlers = {
        onMessage: (data) => void received.push(data),
        onEntered: ({ isGapless }) => void received.push(isGapless ? "recovered" : "gap"),
        onEntering: note("entering"),
        onRefused: note("refused"),
        onPresenceChange: (change) => void received.push(change),
      };
      return { received, room: client.enter(channel, handlers) };
    },
    /** Waits for the next attempt and answers its connect command; commands sent along with it are dropped. */
    async reconnects(): Promise<unknown[]> {
      const before = sockets.length;
      await vi.advanceTimersByTimeAsync(1_001);
      expect(sockets).toHaveLength(before + 1);
      await script.opens();
      const frames = await script.sent();
      const [connect] = frames[0] as { readonly id: number }[];
      await script.server({ id: connect?.id, connect: welcome });
      return frames;
    },
  };
  return script;
}

/** The answer of a server to the connect command. */
export const welcome = { client: "c", version: "1", ping: 25, pong: true };

/** A script whose client is connected and follows a channel at offset 3 of the stream "e". */
export async function startSubscribed(options: ScriptOptions = {}, channel = "public:en") {
  const script = await startScript(options);
  const followed = script.follow(channel);
  await script.opens();
  await script.sent();
  const delta = options.isDeltaWanted === true ? { delta: true } : {};
  await script.server(
    { id: 1, connect: welcome },
    { id: 2, subscribe: { recoverable: true, positioned: true, epoch: "e", offset: 3, ...delta } },
  );
  return { script, followed };
}
