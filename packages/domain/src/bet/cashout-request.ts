import { compareMoney, isPositiveMoney, multiplyMoney, type Money } from "../money/money.ts";
import { fraction } from "../odds/fraction.ts";

/** Why a cash out failed: error codes of the API, or a share that is too small. */
export type CashoutRefusalReason =
  | "offer_dropped"
  | "offer_suspended"
  | "bet_closed"
  | "not_offered"
  | "cashout_pays_nothing"
  | "cashout_rest_too_small"
  | "other";

/** What the player confirms: the offer for the whole bet, and the share of it to take in thousandths. */
export interface CashoutChoice {
  readonly value: Money;
  readonly share: number;
}

/**
 * State of a cash-out request (spec.md 4, domain rule "cash out"). `dropped` waits for a new confirmation after the offer fell;
 * `checking` means that the result of a sent request is unknown.
 */
export type CashoutRequest =
  | { readonly type: "idle" }
  | ({ readonly type: "confirming" } & CashoutChoice)
  | ({ readonly type: "paused" } & CashoutChoice)
  | ({ readonly type: "dropped"; readonly was: Money } & CashoutChoice)
  | ({ readonly type: "sending" } & CashoutChoice)
  | ({ readonly type: "checking" } & CashoutChoice)
  | ({ readonly type: "inProgress" } & CashoutChoice)
  | { readonly type: "done"; readonly paid: Money; readonly isWhole: boolean }
  | { readonly type: "refused"; readonly reason: CashoutRefusalReason; readonly share: number; readonly offer: Money | null };

/** Actions on a cash-out request. */
export type CashoutAction =
  | { readonly type: "opened"; readonly value: Money }
  | { readonly type: "shareChosen"; readonly share: number }
  /** The cash-out offer for the whole bet has changed; `value` is null if there is none. */
  | { readonly type: "offerMoved"; readonly value: Money | null }
  | { readonly type: "dropAccepted" }
  | { readonly type: "confirmed" }
  | { readonly type: "answerLost" }
  | { readonly type: "held" }
  | { readonly type: "paid"; readonly paid: Money; readonly isWhole: boolean }
  | { readonly type: "refused"; readonly reason: CashoutRefusalReason; readonly offer: Money | null }
  | { readonly type: "closed" };

const idle: CashoutRequest = { type: "idle" };

/** The initial state. */
export const noCashoutRequest: CashoutRequest = idle;

/** Whether a request is being processed; no other request for the bet may be sent meanwhile. */
export function isCashoutUnderWay({ type }: CashoutRequest): boolean {
  return type === "sending" || type === "checking" || type === "inProgress";
}

/** Payment for a share of an offer, floored to minor units as on the server. */
export function cashoutPays({ value, share }: CashoutChoice): Money {
  return multiplyMoney(value, fraction(BigInt(share), 1000n));
}

/** The largest share of an offer that pays at most `amount`, in thousandths from 1 to 1000. */
export function shareForAmount(amount: Money, offer: Money): number {
  if (!isPositiveMoney(offer)) return 1;
  const share = (amount.minor * 1000n) / offer.minor;
  return share < 1n ? 1 : share > 1000n ? 1000 : Number(share);
}

/** A better offer replaces the confirmed one; a lower one needs a new confirmation (domain rule "cash out"). */
function moveOffer(request: CashoutRequest, value: Money | null): CashoutRequest {
  if (request.type === "refused") return { ...request, offer: value };
  if (request.type !== "confirming" && request.type !== "paused" && request.type !== "dropped") return request;
  if (value === null || !isPositiveMoney(value)) return { type: "paused", value: request.value, share: request.share };
  const agreed = request.type === "dropped" ? request.was : request.value;
  if (compareMoney(value, agreed) < 0) return { type: "dropped", was: agreed, value, share: request.share };
  return { type: "confirming", value, share: request.share };
}

function onChoice(request: CashoutRequest, action: CashoutAction): CashoutRequest {
  if (request.type !== "confirming" && request.type !== "paused" && request.type !== "dropped") return request;
  const { value, share } = request;
  if (action.type === "shareChosen") return { ...request, share: Math.min(1000, Math.max(1, Math.round(action.share))) };
  if (action.type === "dropAccepted" && request.type === "dropped") return { type: "confirming", value, share };
  return action.type === "confirmed" && request.type === "confirming" ? { type: "sending", value, share } : request;
}

function onAnswer(request: CashoutRequest, action: CashoutAction): CashoutRequest {
  if (request.type !== "sending" && request.type !== "checking" && request.type !== "inProgress") return request;
  const { value, share } = request;
  if (action.type === "answerLost") return request.type === "sending" ? { type: "checking", value, share } : request;
  if (action.type === "held") return { type: "inProgress", value, share };
  if (action.type === "paid") return { type: "done", paid: action.paid, isWhole: action.isWhole };
  return action.type === "refused" ? { type: "refused", reason: action.reason, share, offer: action.offer } : request;
}

/** Applies an action to a cash-out request; actions that do not fit its state are ignored. */
export function applyCashoutAction(request: CashoutRequest, action: CashoutAction): CashoutRequest {
  switch (action.type) {
    case "opened":
      return isCashoutUnderWay(request) || !isPositiveMoney(action.value)
        ? request
        : { type: "confirming", value: action.value, share: shareOf(request) };
    case "offerMoved":
      return moveOffer(request, action.value);
    case "shareChosen":
    case "dropAccepted":
    case "confirmed":
      return onChoice(request, action);
    case "answerLost":
    case "held":
    case "paid":
    case "refused":
      return onAnswer(request, action);
    case "closed":
      return isCashoutUnderWay(request) ? request : idle;
  }
}

/** The next attempt starts with the refused share. */
function shareOf(request: CashoutRequest): number {
  return request.type === "refused" ? request.share : 1000;
}
