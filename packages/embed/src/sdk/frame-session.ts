import { protocolVersion } from "../protocol/envelope.ts";
import type { Incoming, IncomingType } from "../protocol/incoming.ts";
import { type Connection, type FrameMessage, openConnection } from "./connection.ts";
import type { FrameState } from "./frame-state.ts";

/** Version of this SDK; a test compares it with package.json. */
export const sdkVersion = "1.0.0";

/** One load of the frame. */
export interface FrameSession {
  ask<Type extends IncomingType>(type: Type, payload: Incoming[Type]): Promise<void>;
  send<Type extends IncomingType>(type: Type, payload: Incoming[Type]): void;
  /** Pings the page at once; the state becomes `failed` when it does not answer. */
  check(): void;
  stop(): void;
}

interface SessionOptions {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly init: () => Omit<Incoming["iframe_integration"], "action" | "nonce" | "protocol" | "sdk">;
  readonly onState: (state: FrameState) => void;
  /** The page is rendered but does not accept messages yet. */
  readonly onDrawn: () => void;
  /** Returns whether the message was handled. */
  readonly onMessage: (message: FrameMessage) => boolean;
  readonly getAuthCode: () => Promise<string | null>;
  /** Whether to use a message port, if the page supports it. */
  readonly isPortWanted: () => boolean;
}

/** Time limit for the handshake. A refused frame or a dead server looks like a loaded frame and is detected only by this limit. */
const handshakeMs = 7_000;
const pingEveryMs = 15_000;
const checkMs = 2_000;
const requestTypes: ReadonlySet<string> = new Set(["sign-in", "sign-up", "deposit"]);

/** Runs one load: handshake, then pings; reports changes of state. */
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
  const connection: Connection = openConnection({ frame, origin, onMessage: receive });

  const signed = <Payload extends object>(payload: Payload): Payload => ({ ...payload, nonce, protocol: protocolVersion, sdk: sdkVersion });

  /** The handshake carries the nonce of the current page, so that it cannot be mistaken for that of an earlier load. */
  async function ask<Type extends IncomingType>(type: Type, payload: Incoming[Type]): Promise<void> {
    const isInit = "action" in payload && payload.action === "init";
    await connection.ask(type, isInit ? signed(payload) : payload);
  }

  async function handshake(capabilities: unknown): Promise<void> {
    if (!isReady) onState("handshaking");
    const hasPort = isPortWanted() && Array.isArray(capabilities) && capabilities.includes("port");
    await connection.handshake(signed({ ...init(), action: "init" }), hasPort);
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
    connection.send("sb:ping", {});
  }

  async function sendAuthCode({ id, payload }: FrameMessage): Promise<void> {
    const code = await getAuthCode().catch(() => null);
    if (code === null) connection.send("sb:error", { code: "code" }, id);
    else connection.send("iframe_integration", { action: payload["reason"] === "first" ? "init_session" : "auth_token", code }, id);
  }

  /** Restarts the handshake timeout once the page is rendered, because slow devices need the time. */
  function handleDrawn(): void {
    clearTimeout(timeout);
    timeout = setTimeout(() => onState("failed"), handshakeMs);
    onDrawn();
  }

  function receive(message: FrameMessage): void {
    if (message.type === "sb:hello") return handleDrawn();
    if (message.type === "initialized") {
      onMessage(message);
      nonce = String(message.payload["nonce"]);
      return void handshake(message.payload["capabilities"]).catch(() => undefined);
    }
    if (message.type === "sb:auth-request") return void sendAuthCode(message);
    if (message.type === "sb:pong") {
      clearTimeout(checking);
      if (missed > 2) onState("ready");
      missed = 0;
      return;
    }
    const isTaken = onMessage(message);
    if (requestTypes.has(message.type))
      connection.send(isTaken ? "sb:ack" : "sb:error", isTaken ? {} : { code: "unsupported" }, message.id);
  }

  return {
    ask,
    send: connection.send,
    check() {
      if (!isReady) return;
      clearTimeout(checking);
      checking = setTimeout(() => onState("failed"), checkMs);
      connection.send("sb:ping", {});
    },
    stop() {
      clearTimeout(timeout);
      clearTimeout(checking);
      clearInterval(pinging);
      connection.close();
    },
  };
}
