/** Version of the wire format. */
export const protocolVersion = 1;
const namespace = "sportsbook";
const maxIdLength = 64;

/** What goes through `postMessage`. */
export interface Envelope {
  readonly ns: typeof namespace;
  readonly v: typeof protocolVersion;
  readonly type: string;
  readonly id: string;
  readonly payload: object;
  readonly replyTo?: string;
}

/** A message as it was found, its payload not yet looked at; version 0 is the bare `{type, payload}` of hosts without the SDK. */
export interface FoundMessage {
  readonly version: 0 | 1;
  readonly type: string;
  readonly id: string | null;
  readonly replyTo: string | null;
  readonly payload: unknown;
}

/** Puts a payload into its envelope. */
export function toEnvelope(type: string, payload: object, { id, replyTo }: { readonly id: string; readonly replyTo?: string }): Envelope {
  return { ns: namespace, v: protocolVersion, type, id, payload, ...(replyTo === undefined ? {} : { replyTo }) };
}

function textOf(data: object, name: string): string | null {
  const value: unknown = Object.hasOwn(data, name) ? (data as Readonly<Record<string, unknown>>)[name] : null;
  return typeof value === "string" && value.length <= maxIdLength ? value : null;
}

/** Reads the envelope off a message; null for anything else that windows say to each other. Looks only at own fields. */
export function findMessage(data: unknown): FoundMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const type = textOf(data, "type");
  if (type === null) return null;
  const fields = data as Readonly<Record<string, unknown>>;
  const payload: unknown = Object.hasOwn(data, "payload") ? fields["payload"] : undefined;
  if (!Object.hasOwn(data, "ns")) return { version: 0, type, id: null, replyTo: null, payload: payload ?? {} };
  if (fields["ns"] !== namespace || fields["v"] !== protocolVersion) return null;
  return { version: 1, type, id: textOf(data, "id"), replyTo: textOf(data, "replyTo"), payload: payload ?? {} };
}
