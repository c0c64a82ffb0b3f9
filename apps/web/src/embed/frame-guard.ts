import { readMessage, incoming, isWithinSizeLimits, readPayload, type Incoming, type IncomingType } from "@touchline/embed/protocol";

/** The origins whose messages a frame accepts. */
export interface ParentOrigins {
  /** The parent that the server allowed. */
  readonly parent: string;
  /** A second origin of the operator; empty for none. */
  readonly trusted: string;
  /** `*` is configured: any parent may hand over a session, but send no other message (decisions W). */
  readonly isOpen: boolean;
}

/** The fields of a message event that the guard checks. */
export interface ReceivedMessage {
  readonly source: unknown;
  readonly origin: string;
  readonly isTrusted: boolean;
  readonly data: unknown;
}

/** Why a message was refused; the first three are not answered. */
export type GuardRefusal = "source" | "origin" | "shape" | "type" | "size" | "bad_payload" | "rate_limited";

/** A valid message from the host. */
export type HostCommand = { readonly [Type in IncomingType]: { readonly type: Type; readonly payload: Incoming[Type] } }[IncomingType];

export type Verdict =
  | {
      readonly type: "command";
      readonly command: HostCommand;
      readonly version: 0 | 1;
      readonly id: string | null;
      readonly replyTo: string | null;
    }
  /** Its payload is validated later, once per animation frame. */
  | { readonly type: "viewport"; readonly payload: unknown }
  | { readonly type: "control"; readonly name: ControlName; readonly id: string | null; readonly replyTo: string | null }
  | { readonly type: "refused"; readonly reason: GuardRefusal; readonly id: string | null };

const controlNames = ["sb:ping", "sb:ack", "sb:error"] as const;
type ControlName = (typeof controlNames)[number];

const schemas = new Map<string, (typeof incoming)[IncomingType]["payload"]>(
  Object.entries(incoming).map(([type, { payload }]) => [type, payload]),
);
const burst = 120;
const perSecond = 60;
const sessionActions: ReadonlySet<unknown> = new Set(["init_session", "auth_token"]);

function refused(reason: GuardRefusal, id: string | null = null): Verdict {
  return { type: "refused", reason, id };
}

/** Whether `data` is one of the two messages allowed with `*`. */
function isSessionMessage(data: unknown): boolean {
  const message = readMessage(data);
  const payload = message?.type === "iframe_integration" ? message.payload : null;
  return typeof payload === "object" && payload !== null && Object.hasOwn(payload, "action")
    ? sessionActions.has((payload as { readonly action: unknown }).action)
    : false;
}

/** Validates messages, cheap checks first. The first accepted origin is pinned: later messages must come from it. */
export function createFrameGuard({
  parentWindow,
  origins,
  now,
}: {
  readonly parentWindow: unknown;
  readonly origins: ParentOrigins;
  now(): number;
}): (received: ReceivedMessage) => Verdict {
  let pinned: string | null = null;
  let tokens = burst;
  let filledAt = now();

  function isFromParent({ origin, data }: ReceivedMessage): boolean {
    if (pinned !== null) return origin === pinned;
    if (origin === "null" || origin === "") return false;
    if (origin === origins.parent || (origins.trusted !== "" && origin === origins.trusted)) return true;
    return origins.isOpen && isSessionMessage(data);
  }

  function takeToken(): boolean {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * perSecond);
    filledAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  }

  return (received) => {
    if (received.source !== parentWindow || received.source === null || !received.isTrusted) return refused("source");
    if (!isFromParent(received)) return refused("origin");
    const isOpenOnly = received.origin !== origins.parent && received.origin !== origins.trusted;
    if (isOpenOnly && !isSessionMessage(received.data)) return refused("origin");
    const message = readMessage(received.data);
    if (message === null) return refused("shape");
    const { type, id, replyTo, version } = message;
    const control = controlNames.find((name) => name === type);
    if (control !== undefined && version === 1) return { type: "control", name: control, id, replyTo };
    const schema = schemas.get(type);
    if (schema === undefined) return refused("type", id);
    if (type === "viewport") {
      pinned = received.origin;
      return { type: "viewport", payload: message.payload };
    }
    if (!takeToken()) return refused("rate_limited", id);
    if (!isWithinSizeLimits(message.payload)) return refused("size", id);
    const payload = readPayload(schema, message.payload);
    if (payload === undefined) return refused("bad_payload", id);
    pinned = received.origin;
    // The schema was looked up by type, so the payload matches the type.
    return { type: "command", command: { type, payload } as HostCommand, version, id, replyTo };
  };
}

/** Validates the payload of a `viewport` message. */
export function readViewport(payload: unknown): Incoming["viewport"] | null {
  return isWithinSizeLimits(payload) ? (readPayload(incoming.viewport.payload, payload) ?? null) : null;
}
