import { randomBytes, randomUUID } from "node:crypto";

/** The caller's place in a trace, as sent in the header `traceparent` (W3C Trace Context). */
export interface TraceContext {
  /** 32 hexadecimal digits; also the request id that players quote and logs contain. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

const pattern = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/u;
const maxLength = 128;
const sampledFlag = 1;

/** Reads a `traceparent`; null for a missing or malformed one. */
export function parseTraceparent(header: unknown): TraceContext | null {
  if (typeof header !== "string" || header.length > maxLength) return null;
  const [, traceId, spanId, flags] = pattern.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & sampledFlag) === sampledFlag };
}

export function formatTraceparent({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`;
}

/** The trace id from the headers, or a new one. */
export function traceIdOf(headers: Readonly<Record<string, unknown>>): string {
  // Unlike `randomBytes`, `randomUUID` fetches random numbers from the system for many calls at once.
  return parseTraceparent(headers["traceparent"])?.traceId ?? randomUUID().replaceAll("-", "");
}

/** A new span id, for calls of a process that records no spans. */
export function newSpanId(): string {
  return randomBytes(8).toString("hex");
}
