import { protocolVersion } from "../protocol/envelope.ts";
import type { Incoming, IncomingType } from "../protocol/incoming.ts";
import { openConnection, type Connection, type FrameMessage } from "./connection.ts";
import type { FrameState } from "./frame-state.ts";
import { sdkVersion } from "./version.ts";

/** One load of the frame, from its address to its end. */
export interface FrameSession {
  ask<Type extends IncomingType>(type: Type, payload: Incoming[Type]): Promise<void>;
  send<Type extends IncomingType>(type: Type, payload: Incoming[Type]): void;
  /** Asks at once whether the page still answers; `failed` if it does not. */
  check(): void;
  stop(): void;
}

interface SessionOptions {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly init: () => Omit<Incoming["iframe_integration"], "action" | "nonce" | "protocol" | "sdk">;
  readonly onState: (state: FrameState) => void;
  /** The page is drawn, though it does not listen yet. */
  readonly onDrawn: () => void;
  /** Answers whether the message was dealt with. */
  readonly onMessage: (message: FrameMessage) => boolean;
  readonly getAuthCode: () => Promise<string | null>;
  /** Whether messages go through a channel of their own, where the page can do that. */
  readonly isPortWanted: () => boolean;
}

/** A refused frame and a dead server look like a loaded frame; only a missing handshake reveals them. */
const handshakeMs = 7_000;
const pingEveryMs = 15_000;
const checkMs = 2_000;
const asked: ReadonlySet<string> = new Set(["sign-in", "sign-up", "deposit"]);

/** Follows one load: handshake, then pings; tells states as they change. */
export function startFrameSession({
  frame,
  origin,
  init,
  onState,
  onDrawn,
  onMessage,
  getAuthCode,
  isPortWanted,
}: SessionOptions): FrameSession {
  let isReady = false;
  let missed = 0;
  let nonce = "";
  let pinging: ReturnType<typeof setInterval> | undefined;
  let checking: ReturnType<typeof setTimeout> | undefined;
  let timeout = setTimeout(() => onState("failed"), handshakeMs);
  const line: Connection = openConnection({ frame, origin, onMessage: receive });

  const signed = <Payload extends object>(payload: Payload): Payload => ({ ...payload, nonce, protocol: protocolVersion, sdk: sdkVersion });

  /** The handshake carries the nonce of the page of now, so that none of an earlier load can be answered by it. */
  async function ask<Type extends IncomingType>(type: Type, payload: Incoming[Type]): Promise<void> {
    const isInit = "action" in payload && payload.action === "init";
    await line.ask(type, isInit ? signed(payload) : payload);
  }

  async function greet(capabilities: unknown): Promise<void> {
    if (!isReady) onState("handshaking");
    const hasPort = isPortWanted() && Array.isArray(capabilities) && capabilities.includes("port");
    await line.greet(signed({ ...init(), action: "init" }), hasPort);
    clearTimeout(timeout);
    isReady = true;
    missed = 0;
    onState("ready");
    pinging ??= setInterval(ping, pingEveryMs);
  }

  function ping(): void {
    if (document.hidden) return;
    missed += 1;
    if (missed > 2) onState("degraded");
    line.send("sb:ping", {});
  }

  async function handOver({ id, payload }: FrameMessage): Promise<void> {
    const code = await getAuthCode().catch(() => null);
    if (code === null) line.send("sb:error", { code: "code" }, id);
    else line.send("iframe_integration", { action: payload["reason"] === "first" ? "init_session" : "auth_token", code }, id);
  }

  /** A drawn page gets the same time again until it listens, because slow devices need it. */
  function draw(): void {
    clearTimeout(timeout);
    timeout = setTimeout(() => onState("failed"), handshakeMs);
    onDrawn();
  }

  function receive(message: FrameMessage): void {
    if (message.type === "sb:hello") return draw();
    if (message.type === "initialized") {
      onMessage(message);
      nonce = String(message.payload["nonce"]);
      return void greet(message.payload["capabilities"]).catch(() => undefined);
    }
    if (message.type === "sb:auth-request") return void handOver(message);
    if (message.type === "sb:pong") {
      clearTimeout(checking);
      if (missed > 2) onState("ready");
      missed = 0;
      return;
    }
    const isTaken = onMessage(message);
    if (asked.has(message.type)) line.send(isTaken ? "sb:ack" : "sb:error", isTaken ? {} : { code: "unsupported" }, message.id);
  }

  return {
    ask,
    send: line.send,
    check() {
      if (!isReady) return;
      clearTimeout(checking);
      checking = setTimeout(() => onState("failed"), checkMs);
      line.send("sb:ping", {});
    },
    stop() {
      clearTimeout(timeout);
      clearTimeout(checking);
      clearInterval(pinging);
      line.close();
    },
  };
}
