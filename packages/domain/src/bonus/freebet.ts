import { compareMoney, multiplyMoney, subtractMoney, zeroMoney, type Money } from "../money/money.ts";
import { fraction, type Fraction } from "../odds/fraction.ts";

/** The stake of a freebet: its amount times its boost in thousandths, floored. Never used in part (domain rule). */
export function freebetStake(amount: Money, boostMultiplier: number): Money {
  return multiplyMoney(amount, fraction(BigInt(boostMultiplier), 1000n));
}

/** Who pays a freebet's stake: only that of `no_risk` is taken from the balance. */
export function isStakedByPlayer(type: FreebetType): boolean {
  return type === "no_risk";
}

/** Kinds of freebet (spec.md 1); the API writes them without the prefix `freebet_`. */
export type FreebetType = "no_risk" | "all_win" | "only_win";

/** What a settled freebet brings. */
export interface FreebetPayout {
  /** Credited to the balance. */
  readonly credited: Money;
  /** Every leg was void: the freebet may be used again. */
  readonly isRestored: boolean;
}

/**
 * Pays a freebet of stake `stake` whose bet returned `factor` a unit, or was `void` in every leg: all_win credits the whole return,
 * only_win what is above the stake, no_risk at least the stake, which the player had paid (domain rule of the three kinds).
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

/** What a bet would pay if every leg won: a full return with its bonus. only_win keeps the stake back. */
export function potentialWithBonus(fullReturn: Money, stake: Money, freebetType: FreebetType | null): Money {
  if (freebetType !== "only_win") return fullReturn;
  return compareMoney(fullReturn, stake) > 0 ? { ...fullReturn, minor: fullReturn.minor - stake.minor } : zeroMoney(stake);
}
