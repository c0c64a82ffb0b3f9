import { findMessage, incoming, isSmall, readPayload, type Incoming, type IncomingType } from "@touchline/embed/protocol";

/** Whose messages a frame takes. */
export interface ParentOrigins {
  /** The parent that the server let in. */
  readonly parent: string;
  /** One more origin of the operator's; empty for none. */
  readonly trusted: string;
  /** `*` was listed: any parent may hand a session over, and nothing else (decisions W). */
  readonly isOpen: boolean;
}

/** What of a message event is looked at. */
export interface HeardMessage {
  readonly source: unknown;
  readonly origin: string;
  readonly isTrusted: boolean;
  readonly data: unknown;
}

/** Why a message was refused; the first three are never answered. */
export type GuardRefusal = "source" | "origin" | "shape" | "type" | "size" | "bad_payload" | "rate_limited";

/** A message that may be followed; `viewport` is read later, once a drawn frame. */
export type Order = { readonly [Type in IncomingType]: { readonly type: Type; readonly payload: Incoming[Type] } }[IncomingType];

export type Verdict =
  | { readonly type: "order"; readonly order: Order; readonly version: 0 | 1; readonly id: string | null; readonly replyTo: string | null }
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

/** Whether it is one of the two messages that the list's `*` lets through. */
function isSessionMessage(data: unknown): boolean {
  const message = findMessage(data);
  const payload = message?.type === "iframe_integration" ? message.payload : null;
  return typeof payload === "object" && payload !== null && Object.hasOwn(payload, "action")
    ? sessionActions.has((payload as { readonly action: unknown }).action)
    : false;
}

/** Judges messages, the cheap questions first; `now` is any clock in ms. The first origin that is taken stays the only one. */
export function createFrameGuard({
  parentWindow,
  origins,
  now,
}: {
  readonly parentWindow: unknown;
  readonly origins: ParentOrigins;
  now(): number;
}): (heard: HeardMessage) => Verdict {
  let pinned: string | null = null;
  let tokens = burst;
  let filledAt = now();

  function isFromParent({ origin, data }: HeardMessage): boolean {
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

  return (heard) => {
    if (heard.source !== parentWindow || heard.source === null || !heard.isTrusted) return refused("source");
    if (!isFromParent(heard)) return refused("origin");
    const isOpenOnly = heard.origin !== origins.parent && heard.origin !== origins.trusted;
    if (isOpenOnly && !isSessionMessage(heard.data)) return refused("origin");
    const message = findMessage(heard.data);
    if (message === null) return refused("shape");
    const { type, id, replyTo, version } = message;
    const control = controlNames.find((name) => name === type);
    if (control !== undefined && version === 1) return { type: "control", name: control, id, replyTo };
    const schema = schemas.get(type);
    if (schema === undefined) return refused("type", id);
    if (type === "viewport") {
      pinned = heard.origin;
      return { type: "viewport", payload: message.payload };
    }
    if (!takeToken()) return refused("rate_limited", id);
    if (!isSmall(message.payload)) return refused("size", id);
    const payload = readPayload(schema, message.payload);
    if (payload === undefined) return refused("bad_payload", id);
    pinned = heard.origin;
    // The schema was found by the type, so the payload is the one of that type.
    return { type: "order", order: { type, payload } as Order, version, id, replyTo };
  };
}

/** The visible slice that a host tells; null for anything else. */
export function readViewport(payload: unknown): Incoming["viewport"] | null {
  return isSmall(payload) ? (readPayload(incoming.viewport.payload, payload) ?? null) : null;
}
