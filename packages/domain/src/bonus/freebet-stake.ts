import { multiplyMoney, type Money } from "../money/money.ts";
import { fraction } from "../odds/fraction.ts";
import type { FreebetType } from "./freebet-payout.ts";

/** The stake of a freebet: its amount times its boost in thousandths, floored. Never used in part (domain rule). */
export function freebetStake(amount: Money, boostMultiplier: number): Money {
  return multiplyMoney(amount, fraction(BigInt(boostMultiplier), 1000n));
}

/** Who pays a freebet's stake: only that of `no_risk` is taken from the balance. */
export function isStakedByPlayer(type: FreebetType): boolean {
  return type === "no_risk";
}
