import { compareMoney, multiplyMoney, subtractMoney, zeroMoney, type Money } from "../money/money.ts";
import { fraction, type Fraction } from "../odds/fraction.ts";

/** Stake of a freebet: its amount times its boost in thousandths, floored. A freebet is always used in full (domain rule). */
export function freebetStake(amount: Money, boostMultiplier: number): Money {
  return multiplyMoney(amount, fraction(BigInt(boostMultiplier), 1000n));
}

/** Whether the player pays the stake: only `no_risk` debits the balance. */
export function isStakedByPlayer(type: FreebetType): boolean {
  return type === "no_risk";
}

/** Kinds of freebet (spec.md 1); the API writes them without the prefix `freebet_`. */
export type FreebetType = "no_risk" | "all_win" | "only_win";

/** Result of a settled freebet. */
export interface FreebetPayout {
  /** Credited to the balance. */
  readonly credited: Money;
  /** Every leg was void, so the freebet can be used again. */
  readonly isRestored: boolean;
}

/**
 * Payout of a freebet whose bet returned `factor` per unit of stake, or was `void` in every leg: all_win credits the whole return,
 * only_win the part above the stake, no_risk at least the stake, which the player paid (domain rule of the three kinds).
 */
export function freebetPayout(type: FreebetType, stake: Money, factor: Fraction | "void"): FreebetPayout {
  if (factor === "void") return { credited: type === "no_risk" ? stake : zeroMoney(stake), isRestored: true };
  const gross = multiplyMoney(stake, factor);
  return { credited: creditOf(type, stake, gross), isRestored: false };
}

function creditOf(type: FreebetType, stake: Money, gross: Money): Money {
  switch (type) {
    case "all_win":
      return gross;
    case "only_win":
      return compareMoney(gross, stake) > 0 ? subtractMoney(gross, stake) : zeroMoney(stake);
    case "no_risk":
      return compareMoney(gross, stake) > 0 ? gross : stake;
  }
}

/** The full return of a bet after its freebet type is applied: `only_win` deducts the stake. */
export function potentialWithBonus(fullReturn: Money, stake: Money, freebetType: FreebetType | null): Money {
  if (freebetType !== "only_win") return fullReturn;
  return compareMoney(fullReturn, stake) > 0 ? { ...fullReturn, minor: fullReturn.minor - stake.minor } : zeroMoney(stake);
}
