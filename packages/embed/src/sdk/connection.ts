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
  tell(type: IncomingType | ControlType, payload: object, replyTo?: string | null): void;
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

  function post(type: string, payload: object, replyTo?: string | null): string {
    count += 1;
    const id = `h${count}`;
    frame.contentWindow?.postMessage(toEnvelope(type, payload, replyTo == null ? { id } : { id, replyTo }), origin);
    return id;
  }

  function hear(event: MessageEvent<unknown>): void {
    if (event.origin !== origin || event.source === null || event.source !== frame.contentWindow) return;
    const message = findMessage(event.data);
    if (message === null || message.version === 0) return;
    const payload = (typeof message.payload === "object" ? message.payload : {}) as Readonly<Record<string, unknown>>;
    const question = message.replyTo === null ? undefined : questions.get(message.replyTo);
    if (message.replyTo !== null) questions.delete(message.replyTo);
    if (message.type === "sb:ack") question?.answer();
    else if (message.type === "sb:error") question?.refuse(new Error(String(payload["code"])));
    else onMessage({ type: message.type, id: message.id, payload });
  }

  addEventListener("message", hear);
  return {
    tell: (type, payload, replyTo) => void post(type, payload, replyTo),
    ask: async (type, payload) =>
      new Promise((resolve, reject) => {
        const id = post(type, payload);
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
      }),
    close() {
      removeEventListener("message", hear);
      for (const { refuse } of questions.values()) refuse(new Error("closed"));
      questions.clear();
    },
  };
}
