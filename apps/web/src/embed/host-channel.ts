import { toEnvelope, type ControlType, type ErrorCode, type Outgoing, type OutgoingType } from "@touchline/embed/protocol";

/** The result of a request: the host's error code, `timeout`, or null if the host accepted it. */
export type HostAnswer = ErrorCode | "timeout" | null;

/** The frame's end of the channel to the host. Until the host completes the handshake, only `initialized` is sent. */
export interface HostChannel {
  readonly isOpen: () => boolean;
  /** Marks the handshake as complete. */
  open(): void;
  /** Calls `listener` once the handshake is complete, immediately if it already is. */
  onOpen(listener: () => void): () => void;
  send<Type extends OutgoingType>(type: Type, payload: Outgoing[Type]): void;
  /** Sends a message and waits for the reply. */
  request<Type extends OutgoingType>(type: Type, payload: Outgoing[Type]): Promise<HostAnswer>;
  control(type: ControlType, payload: object, replyTo?: string | null): string;
  /** Sends a control message and waits for the reply. */
  requestControl(type: ControlType, payload: object): Promise<HostAnswer>;
  /** Resolves the request that a reply belongs to. */
  resolve(replyTo: string, answer: HostAnswer): void;
  /** Sends everything through this port from now on; the host passes it with the handshake. */
  moveTo(port: MessagePort): void;
}

const maxWaitMs = 4_000;

/** Opens the channel to the allowed parent; the browser delivers to no other origin. */
export function createHostChannel(host: Pick<Window, "postMessage">, parentOrigin: string): HostChannel {
  const requests = new Map<string, (answer: HostAnswer) => void>();
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
        requests.delete(id);
        resolve("timeout");
      }, maxWaitMs);
      requests.set(id, (answer) => {
        clearTimeout(timer);
        requests.delete(id);
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
    send(type, payload) {
      if (isOpen || type === "initialized") post(type, payload);
    },
    request: async (type, payload) => (isOpen ? wait(post(type, payload)) : "timeout"),
    control: post,
    requestControl: async (type, payload) => wait(post(type, payload)),
    resolve: (replyTo, answer) => requests.get(replyTo)?.(answer),
    moveTo(next) {
      port?.close();
      port = next;
    },
  };
}
