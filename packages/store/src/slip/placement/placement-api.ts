import type { PlaceBetsBody } from "@touchline/contract/http/bets";
import type { toBetRequest } from "@touchline/domain";
import type { ApiClient, RawAnswer } from "../../core/api-client.ts";
import { endpoints } from "../../core/endpoints.data.ts";
import { type CodedRefusal, nameOf, readCodedRefusal, toLoose } from "./refusal.ts";

/** What a call proves about a placement (trust: placement contract). */
export type PlacementOutcome =
  /** The bets of the answer; any field may be missing. */
  | { readonly type: "placed"; readonly bets: readonly unknown[] }
  | { readonly type: "refused"; readonly error: CodedRefusal }
  /** Not placed and never will be: the call was refused before its bets were read, or its key is void. */
  | { readonly type: "notPlaced" }
  | { readonly type: "unauthorized" }
  /** The server is still working on it. */
  | { readonly type: "inProgress" }
  /** The server has not seen the key; the call may still arrive. */
  | { readonly type: "unseen" }
  /** Refused without a code, which proves a refusal only if the list of bets does not contain it either. */
  | { readonly type: "turnedDown" }
  /** The backend cannot look up an attempt by its key. */
  | { readonly type: "noLookup" }
  /** The list of bets does not contain it; the call may still arrive. */
  | { readonly type: "unlisted" }
  /** Unknown: request it again. */
  | { readonly type: "noAnswer" };

/**
 * Statuses below 500 that do not prove a refusal, regardless of their body: a proxy timed out, the key is in use, or a proxy repeated
 * the call and only the copy was refused.
 */
export const doubtfulStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 499]);

/** Converts a bet request to the contract's mutable type. */
export function toWireBet(request: ReturnType<typeof toBetRequest>): PlaceBetsBody["bets"][number] {
  return { ...request, stake: { ...request.stake }, selections: [...request.selections] };
}

type AttemptApi = Pick<ApiClient, "send">;

/**
 * The id under which the servers trace and log every call of an attempt (W3C Trace Context): its key without dashes. Null for a key that
 * is not a UUID.
 */
export function traceIdOf(key: string): string | null {
  const id = key.replaceAll("-", "");
  return /^[0-9a-f]{32}$/u.test(id) ? id : null;
}

function traceHeader(key: string): Readonly<Record<string, string>> {
  const id = traceIdOf(key);
  return id === null ? {} : { traceparent: `00-${id}-${id.slice(16)}-01` };
}

/** A call that throws has no known outcome: its bets may be placed. */
async function orNoAnswer(call: () => Promise<RawAnswer | null>): Promise<RawAnswer | null> {
  try {
    return await call();
  } catch {
    return null;
  }
}

/**
 * Sends the bets under an idempotency key. A lost, broken or foreign answer is `noAnswer`, never a failure (decisions Y):
 * only an answer in the API's own format proves a refusal.
 */
export async function sendPlacement(api: AttemptApi, key: string, body: PlaceBetsBody): Promise<PlacementOutcome> {
  const answer = await orNoAnswer(async () =>
    api.send(endpoints.placeBets, { body, headers: { "Idempotency-Key": key, ...traceHeader(key) } }),
  );
  if (answer === null || answer.status >= 500) return { type: "noAnswer" };
  if (answer.status < 400) return readPlaced(answer, body.bets.length);
  if (answer.status === 401) return { type: "unauthorized" };
  const { code, message } = toLoose(answer.body);
  if (code === "attempt_closed") return { type: "notPlaced" };
  if (answer.status === 409 && code === "attempt_in_progress") return { type: "inProgress" };
  if (doubtfulStatuses.has(answer.status)) return { type: "noAnswer" };
  const refusal = readCodedRefusal(answer.body);
  if (refusal !== null) return { type: "refused", error: refusal };
  if (typeof code === "string") return typeof message === "string" && code !== "key_reused" ? { type: "notPlaced" } : { type: "noAnswer" };
  return isTurnedDown(answer) ? { type: "turnedDown" } : { type: "noAnswer" };
}

const refusalStatuses: ReadonlySet<number> = new Set([400, 403, 404, 422]);

/** Whether an answer in JSON refuses the call without a code. */
function isTurnedDown({ status, body }: RawAnswer): boolean {
  const { message, error, errors } = toLoose(body);
  return refusalStatuses.has(status) && [message, error, errors].some((reason) => reason !== undefined && reason !== null);
}

/** Any success means that the bets are placed or being checked; if the answer does not contain each bet, they are looked up. */
function readPlaced({ body }: RawAnswer, count: number): PlacementOutcome {
  const bets = placedBets(body);
  return bets.length === count && bets.every(isBet) ? { type: "placed", bets } : { type: "noAnswer" };
}

/** The bets of an answer: in `bets` or `data`, a bare list, or a single bet. */
function placedBets(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  const { bets, data } = toLoose(body);
  if (Array.isArray(bets)) return bets;
  if (data !== undefined) return placedBets(data);
  return isBet(body) ? [body] : [];
}

/** Whether a value is a bet: it has an id or reference and is not an error, or it has a stake and selections. */
function isBet(value: unknown): boolean {
  const bet = toLoose(value);
  const isError = bet["error"] != null || bet["errors"] != null || readCodedRefusal(value) !== null;
  const isNamed = !isError && (nameOf(bet["id"]) !== null || nameOf(bet["ref"]) !== null);
  return isNamed || (bet["stake"] !== undefined && Array.isArray(bet["selections"]));
}

/** Requests the state of an attempt. */
export async function queryAttempt(api: AttemptApi, key: string): Promise<PlacementOutcome> {
  return readAttempt(await orNoAnswer(async () => api.send(endpoints.getBetAttempt, { params: { key }, headers: traceHeader(key) })));
}

/** Closes the key of an attempt, so that nothing can be placed under it later. `noAnswer` when the backend cannot close keys. */
export async function closeAttempt(api: AttemptApi, key: string): Promise<PlacementOutcome> {
  return readAttempt(await orNoAnswer(async () => api.send(endpoints.closeBetAttempt, { params: { key }, headers: traceHeader(key) })));
}

/** Statuses of a call that a backend does not support. */
const missingCallStatuses: ReadonlySet<number> = new Set([404, 405, 410, 501]);

function readAttempt(answer: RawAnswer | null): PlacementOutcome {
  if (answer?.status === 401) return { type: "unauthorized" };
  if (answer !== null && missingCallStatuses.has(answer.status)) return { type: "noLookup" };
  if (answer === null || answer.status < 200 || answer.status >= 300) return { type: "noAnswer" };
  const { state, bets, error } = toLoose(answer.body);
  switch (state) {
    case "placed":
      return { type: "placed", bets: Array.isArray(bets) ? bets : [] };
    case "rejected": {
      const refusal = readCodedRefusal(error);
      return refusal === null ? { type: "notPlaced" } : { type: "refused", error: refusal };
    }
    case "void":
      return { type: "notPlaced" };
    case "in_progress":
      return { type: "inProgress" };
    case "unknown":
      return { type: "unseen" };
    default:
      return { type: "noAnswer" };
  }
}
