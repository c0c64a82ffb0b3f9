import { compareMoney, isPositiveMoney, multiplyMoney, type Money } from "../money/money.ts";
import { fraction } from "../odds/fraction.ts";
import { failure, success, type Result } from "../result.ts";

/** Thousandths that stand for the whole bet. */
export const wholeShare = 1000;

/** Part of an offer to take; `share` in thousandths, `smallestStake` is what must at least run on (decisions 0d). */
export interface CashoutShare {
  readonly offer: Money;
  readonly stake: Money;
  readonly share: number;
  readonly smallestStake: Money;
}

/** What a share pays now and the stake that runs on at the taken odds, both floored to the minor unit. */
export interface SharedCashout {
  readonly paid: Money;
  readonly rest: Money;
}

/** Why a share cannot be taken: it would pay nothing, or leave less than the smallest stake. */
export type CashoutShareRefusal = "paysNothing" | "restTooSmall";

/** Splits an offer: pays the share of it and leaves the rest of the stake; both round against the share, so that parts never pay more than the whole. */
export function shareCashout({ offer, stake, share, smallestStake }: CashoutShare): Result<SharedCashout, CashoutShareRefusal> {
  const taken = BigInt(share);
  const whole = BigInt(wholeShare);
  const paid = multiplyMoney(offer, fraction(taken, whole));
  const rest = multiplyMoney(stake, fraction(whole - taken, whole));
  if (!isPositiveMoney(paid)) return failure("paysNothing");
  if (taken < whole && (!isPositiveMoney(rest) || compareMoney(rest, smallestStake) < 0)) return failure("restTooSmall");
  return success({ paid, rest });
}
