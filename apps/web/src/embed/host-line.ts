import { toEnvelope, type ControlType, type ErrorCode, type Outgoing, type OutgoingType } from "@touchline/embed/protocol";

/** What became of a question: the host's error code, `timeout`, or null when it was taken. */
export type HostAnswer = ErrorCode | "timeout" | null;

/** The frame's end of the line. Until the host has answered the handshake nothing goes out but `initialized`. */
export interface HostLine {
  readonly isOpen: () => boolean;
  /** The handshake is done. */
  open(): void;
  /** Called once the handshake is done; at once where it is. */
  onOpen(listener: () => void): () => void;
  tell<Type extends OutgoingType>(type: Type, payload: Outgoing[Type]): void;
  ask<Type extends OutgoingType>(type: Type, payload: Outgoing[Type]): Promise<HostAnswer>;
  control(type: ControlType, payload: object, replyTo?: string | null): string;
  /** As `control`, waiting for what the host says to it. */
  askControl(type: ControlType, payload: object): Promise<HostAnswer>;
  answered(replyTo: string, answer: HostAnswer): void;
  /** From now on all goes through this port, which the host gave with its handshake. */
  moveTo(port: MessagePort): void;
}

const patienceMs = 4_000;

/** Opens the line to the one allowed parent; the browser delivers to no other origin. */
export function createHostLine(host: Pick<Window, "postMessage">, parentOrigin: string): HostLine {
  const questions = new Map<string, (answer: HostAnswer) => void>();
  const listeners = new Set<() => void>();
  let count = 0;
  let isOpen = false;
  let port: MessagePort | null = null;

  function post(type: string, payload: object, replyTo?: string | null): string {
    count += 1;
    const id = `f${count}`;
    const envelope = toEnvelope(type, payload, replyTo == null ? { id } : { id, replyTo });
    if (port === null) host.postMessage(envelope, parentOrigin);
    else port.postMessage(envelope);
    return id;
  }

  async function wait(id: string): Promise<HostAnswer> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        questions.delete(id);
        resolve("timeout");
      }, patienceMs);
      questions.set(id, (answer) => {
        clearTimeout(timer);
        questions.delete(id);
        resolve(answer);
      });
    });
  }

  return {
    isOpen: () => isOpen,
    open() {
      isOpen = true;
      for (const listener of listeners) listener();
    },
    onOpen(listener) {
      listeners.add(listener);
      if (isOpen) listener();
      return () => listeners.delete(listener);
    },
    tell(type, payload) {
      if (isOpen || type === "initialized") post(type, payload);
    },
    ask: async (type, payload) => (isOpen ? wait(post(type, payload)) : "timeout"),
    control: post,
    askControl: async (type, payload) => wait(post(type, payload)),
    answered: (replyTo, answer) => questions.get(replyTo)?.(answer),
    moveTo(next) {
      port?.close();
      port = next;
    },
  };
}
