import { randomUUID } from "node:crypto";
import type { PlacementResult } from "../../betting/placement/attempt.ts";
import type { Refusal } from "../api-call.ts";

const keyPattern = /^[\w.:-]{8,64}$/;

const badKey: Refusal = {
  type: "refusal",
  status: 400,
  code: "invalid_request",
  field: "Idempotency-Key",
  message: "Send an Idempotency-Key of 8 to 64 letters, digits and . : _ -",
};
const inProgress: Refusal = {
  type: "refusal",
  status: 409,
  code: "attempt_in_progress",
  message: "A request with this Idempotency-Key is still in progress. Ask again in a moment.",
  retryAfterSeconds: 1,
};
const closed: Refusal = {
  type: "refusal",
  status: 409,
  code: "attempt_closed",
  message: "This Idempotency-Key was closed before the request arrived, so nothing was done. Use a new key.",
};
const keyReused: Refusal = {
  type: "refusal",
  status: 422,
  code: "key_reused",
  message: "This Idempotency-Key was already used for another request. Use a new key.",
};

/** Reads the idempotency key; generates one if the header is missing and refuses a malformed one. */
export function readKey(
  header: (name: string) => string | null,
): { readonly type: "key"; readonly key: string } | { readonly type: "bad"; readonly refusal: Refusal } {
  const key = header("idempotency-key") ?? randomUUID();
  return keyPattern.test(key) ? { type: "key", key } : { type: "bad", refusal: badKey };
}

interface KeyedReply {
  readonly type: "raw";
  readonly status: number;
  readonly json: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The reply to an attempt; a repeated call receives the same bytes as the first. */
export function keyedReply(result: PlacementResult): KeyedReply | Refusal {
  if (result.type === "in_progress") return inProgress;
  if (result.type === "closed") return closed;
  if (result.type === "key_reused") return keyReused;
  return { type: "raw", status: result.status, json: result.json, headers: result.isReplay ? { "idempotency-replayed": "true" } : {} };
}
