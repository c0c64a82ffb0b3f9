import { findMessage, toEnvelope } from "../protocol/envelope.ts";
import type { ControlType } from "../protocol/control.ts";
import type { IncomingType, Incoming } from "../protocol/incoming.ts";

/** A message of the frame. */
export interface FrameMessage {
  readonly type: string;
  readonly id: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The host's end of the line to one frame. */
export interface Connection {
  /** Sends and forgets. */
  send(type: IncomingType | ControlType, payload: object, replyTo?: string | null): void;
  /** Answers a page's greeting through its window, with a port if that is wanted: once it is taken, all goes through that. */
  greet(payload: Incoming["iframe_integration"], hasPort: boolean): Promise<void>;
  /** Sends and waits: rejects with the error's code, or `timeout` after five seconds. */
  ask<Type extends IncomingType>(type: Type, payload: Incoming[Type]): Promise<void>;
  close(): void;
}

interface ConnectionOptions {
  readonly frame: HTMLIFrameElement;
  /** The sportsbook's origin: nothing is sent to, or taken from, any other. */
  readonly origin: string;
  readonly onMessage: (message: FrameMessage) => void;
}

interface Question {
  readonly answer: () => void;
  readonly refuse: (error: Error) => void;
}

const patienceMs = 5_000;

/** Opens the line: only this frame's own window at the sportsbook's origin is listened to. */
export function openConnection({ frame, origin, onMessage }: ConnectionOptions): Connection {
  const questions = new Map<string, Question>();
  let count = 0;
  let port: MessagePort | null = null;

  function post(type: string, payload: object, replyTo?: string | null, handed?: MessagePort): string {
    count += 1;
    const id = `h${count}`;
    const envelope = toEnvelope(type, payload, replyTo == null ? { id } : { id, replyTo });
    if (port === null) frame.contentWindow?.postMessage(envelope, origin, handed === undefined ? [] : [handed]);
    else port.postMessage(envelope);
    return id;
  }

  async function ask(type: IncomingType, payload: object, handed?: MessagePort): Promise<void> {
    return new Promise((resolve, reject) => {
      const id = post(type, payload, null, handed);
      const timer = setTimeout(() => {
        questions.delete(id);
        reject(new Error("timeout"));
      }, patienceMs);
      questions.set(id, {
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

  function leavePort(): void {
    port?.close();
    port = null;
  }

  function receive(event: MessageEvent<unknown>): void {
    if (event.origin === origin && event.source !== null && event.source === frame.contentWindow) take(event.data);
  }

  function take(data: unknown): void {
    const message = findMessage(data);
    if (message === null || message.version === 0) return;
    const payload = (typeof message.payload === "object" ? message.payload : {}) as Readonly<Record<string, unknown>>;
    const question = message.replyTo === null ? undefined : questions.get(message.replyTo);
    if (message.replyTo !== null) questions.delete(message.replyTo);
    if (message.type === "sb:ack") question?.answer();
    else if (message.type === "sb:error") question?.refuse(new Error(String(payload["code"])));
    else onMessage({ type: message.type, id: message.id, payload });
  }

  addEventListener("message", receive);
  return {
    send: (type, payload, replyTo) => void post(type, payload, replyTo),
    ask: async (type, payload) => ask(type, payload),
    async greet(payload, hasPort) {
      // The port of a page before this one leads nowhere.
      leavePort();
      if (!hasPort) return ask("iframe_integration", payload);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<unknown>) => take(data);
      await ask("iframe_integration", payload, port2);
      port = port1;
    },
    close() {
      removeEventListener("message", receive);
      leavePort();
      for (const { refuse } of questions.values()) refuse(new Error("closed"));
      questions.clear();
    },
  };
}
