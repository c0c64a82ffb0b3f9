import type { CashoutRefusalReason, Money, MoneyUnit } from "@touchline/domain";
import { wireToOffer } from "../slip/placement/wire-bet.ts";
import { closeAttempt, doubtfulStatuses } from "../slip/placement/placement-api.ts";
import type { SlipAnswer } from "../slip/slip-ports.ts";
import type { BetPorts } from "./bet-ports.ts";

const reasons: readonly CashoutRefusalReason[] = [
  "offer_dropped",
  "offer_suspended",
  "bet_closed",
  "not_offered",
  "cashout_pays_nothing",
  "cashout_rest_too_small",
];

interface LooseRefusal {
  readonly code?: unknown;
  readonly offer?: Parameters<typeof wireToOffer>[0] | null;
}

/** Why a cash out or an edit was refused, and the offer in force. */
export interface CashoutRefused {
  readonly reason: CashoutRefusalReason;
  readonly offer: Money | null;
}

/** Statuses that turn the caller away: of a repeat they say nothing about the first call, which may have been done. */
const callerStatuses: ReadonlySet<number> = new Set([401, 403]);

/**
 * Reads a refusal; null for an answer that does not say that the call was refused: it is sent again under its key.
 * `lostAnswers`: how many answers to the same call were lost before this one.
 */
export function toCashoutRefusal(answer: SlipAnswer | null, unit: MoneyUnit, lostAnswers: number): CashoutRefused | null {
  if (answer === null || answer.status < 400 || answer.status >= 500) return null;
  const known: LooseRefusal = typeof answer.body === "object" && answer.body !== null ? answer.body : {};
  if (typeof known.code !== "string" && typeof known.code !== "number") return null;
  const reason = reasons.find((one) => one === known.code) ?? "other";
  const isClosed = known.code === "attempt_closed";
  if (doubtfulStatuses.has(answer.status) && reason === "other" && !isClosed) return null;
  if (lostAnswers > 0 && callerStatuses.has(answer.status)) return null;
  return { reason, offer: known.offer == null ? null : wireToOffer(known.offer, unit).value };
}

/** What a successful answer says, read by `read`; null for another answer, or one that leaves out what is needed. */
export function readDone<Done>(answer: SlipAnswer | null, read: (body: unknown) => Done): Done | null {
  if (answer === null || answer.status < 200 || answer.status >= 300) return null;
  try {
    return read(answer.body);
  } catch {
    return null;
  }
}

/** How many answers in a row may be lost before the key is closed. */
const lostEnough = 4;

/** Closes the key of a call whose answers were lost again and again; true once nothing was done under it and nothing will be. */
export async function isGivenUp(ports: BetPorts, key: string, lostAnswers: number): Promise<boolean> {
  return lostAnswers >= lostEnough && (await closeAttempt(ports, key)).type === "notPlaced";
}
