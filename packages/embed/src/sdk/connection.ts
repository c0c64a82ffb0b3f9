import { readMessage, toEnvelope } from "../protocol/envelope.ts";
import type { ControlType } from "../protocol/control.ts";
import type { IncomingType, Incoming } from "../protocol/incoming.ts";

/** A message from the frame. */
export interface FrameMessage {
  readonly type: string;
  readonly id: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The host's connection to one frame. */
export interface Connection {
  /** Sends without waiting for an answer. */
  send(type: IncomingType | ControlType, payload: object, replyTo?: string | null): void;
  /** Answers the page's `initialized` through its window, optionally with a port; once the page accepts it, all messages use the port. */
  handshake(payload: Incoming["iframe_integration"], hasPort: boolean): Promise<void>;
  /** Sends and waits for the answer: rejects with the error's code, or `timeout` after 20 seconds. */
  ask<Type extends IncomingType>(type: Type, payload: Incoming[Type]): Promise<void>;
  close(): void;
}

interface ConnectionOptions {
  readonly frame: HTMLIFrameElement;
  /** The sportsbook's origin: messages are sent to and accepted from no other. */
  readonly origin: string;
  readonly onMessage: (message: FrameMessage) => void;
}

interface PendingRequest {
  readonly answer: () => void;
  readonly refuse: (error: Error) => void;
}

/** Longer than the maximum of 15 s that a frame waits for its server before it answers a command that loads a page or a language. */
const replyTimeoutMs = 20_000;

/** Opens the connection: accepts messages only from this frame's own window at the sportsbook's origin. */
export function openConnection({ frame, origin, onMessage }: ConnectionOptions): Connection {
  const pending = new Map<string, PendingRequest>();
  let count = 0;
  let port: MessagePort | null = null;

  function post(type: string, payload: object, replyTo?: string | null, transferred?: MessagePort): string {
    count += 1;
    const id = `h${count}`;
    const envelope = toEnvelope(type, payload, replyTo == null ? { id } : { id, replyTo });
    if (port === null) frame.contentWindow?.postMessage(envelope, origin, transferred === undefined ? [] : [transferred]);
    else port.postMessage(envelope);
    return id;
  }

  async function ask(type: IncomingType, payload: object, transferred?: MessagePort): Promise<void> {
    return new Promise((resolve, reject) => {
      const id = post(type, payload, null, transferred);
      const timer = setTimeout(() => {
        pending.delete(id);
        reject(new Error("timeout"));
      }, replyTimeoutMs);
      pending.set(id, {
        answer: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
    });
  }

  function closePort(): void {
    port?.close();
    port = null;
  }

  function receive(event: MessageEvent<unknown>): void {
    if (event.origin === origin && event.source !== null && event.source === frame.contentWindow) take(event.data);
  }

  function take(data: unknown): void {
    const message = readMessage(data);
    if (message === null || message.version === 0) return;
    const payload = (typeof message.payload === "object" ? message.payload : {}) as Readonly<Record<string, unknown>>;
    const request = message.replyTo === null ? undefined : pending.get(message.replyTo);
    if (message.replyTo !== null) pending.delete(message.replyTo);
    if (message.type === "sb:ack") request?.answer();
    else if (message.type === "sb:error") request?.refuse(new Error(String(payload["code"])));
    else onMessage({ type: message.type, id: message.id, payload });
  }

  addEventListener("message", receive);
  return {
    send: (type, payload, replyTo) => void post(type, payload, replyTo),
    ask: async (type, payload) => ask(type, payload),
    async handshake(payload, hasPort) {
      // The port of an earlier page is dead.
      closePort();
      if (!hasPort) return ask("iframe_integration", payload);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<unknown>) => take(data);
      await ask("iframe_integration", payload, port2);
      port = port1;
    },
    close() {
      removeEventListener("message", receive);
      closePort();
      for (const { refuse } of pending.values()) refuse(new Error("closed"));
      pending.clear();
    },
  };
}
