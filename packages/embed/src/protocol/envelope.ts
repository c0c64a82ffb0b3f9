/** Version of the wire format. */
export const protocolVersion = 1;
const namespace = "sportsbook";
const maxIdLength = 64;

/** A message as sent by `postMessage`. */
export interface Envelope {
  readonly ns: typeof namespace;
  readonly v: typeof protocolVersion;
  readonly type: string;
  readonly id: string;
  readonly payload: object;
  readonly replyTo?: string;
}

/** A received message whose payload is not validated yet; version 0 is the bare `{type, payload}` of hosts without the SDK. */
export interface ReceivedMessage {
  readonly version: 0 | 1;
  readonly type: string;
  readonly id: string | null;
  readonly replyTo: string | null;
  readonly payload: unknown;
}

/** Wraps a payload in an envelope. */
export function toEnvelope(type: string, payload: object, { id, replyTo }: { readonly id: string; readonly replyTo?: string }): Envelope {
  return { ns: namespace, v: protocolVersion, type, id, payload, ...(replyTo === undefined ? {} : { replyTo }) };
}

function textOf(data: object, name: string): string | null {
  const value: unknown = Object.hasOwn(data, name) ? (data as Readonly<Record<string, unknown>>)[name] : null;
  return typeof value === "string" && value.length <= maxIdLength ? value : null;
}

/** Reads the envelope of a message; null for messages of other protocols. Reads only own properties. */
export function readMessage(data: unknown): ReceivedMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const type = textOf(data, "type");
  if (type === null) return null;
  const fields = data as Readonly<Record<string, unknown>>;
  const payload: unknown = Object.hasOwn(data, "payload") ? fields["payload"] : undefined;
  if (!Object.hasOwn(data, "ns")) return { version: 0, type, id: null, replyTo: null, payload: payload ?? {} };
  if (fields["ns"] !== namespace || fields["v"] !== protocolVersion) return null;
  return { version: 1, type, id: textOf(data, "id"), replyTo: textOf(data, "replyTo"), payload: payload ?? {} };
}
