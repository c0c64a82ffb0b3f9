import type { CashoutRefusalReason, Money, MoneyUnit } from "@touchline/domain";
import { wireToOffer } from "../../catalogue/listings/bet-entity.ts";
import type { SlipAnswer } from "../slip/slip-ports.ts";

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

/** Why a cash out or an edit was refused and the offer in force; null while an answer says nothing of the request: it is to be asked for again. */
export function toCashoutRefusal(
  answer: SlipAnswer | null,
  unit: MoneyUnit,
): { readonly reason: CashoutRefusalReason; readonly offer: Money | null } | null {
  if (answer === null || answer.status >= 500) return null;
  const known: LooseRefusal = typeof answer.body === "object" && answer.body !== null ? answer.body : {};
  if (answer.status === 409 && known.code === "attempt_in_progress") return null;
  const offer = known.offer == null ? null : wireToOffer(known.offer, unit).value;
  return { reason: reasons.find((reason) => reason === known.code) ?? "other", offer };
}
