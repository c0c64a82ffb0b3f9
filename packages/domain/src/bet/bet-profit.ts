import type { FreebetType } from "../bonus/freebet-payout.ts";
import { isStakedByPlayer } from "../bonus/freebet-stake.ts";
import { compareMoney, subtractMoney, zeroMoney, type Money } from "../money/money.ts";

/** What a bet cost and what it paid so far. */
export interface BetMoney {
  /** Stake at placement, before any cash out. */
  readonly originalStake: Money;
  /** All that was paid: cash outs and payout. */
  readonly win: Money;
  /** The free bet that staked it; null for a bet without one. */
  readonly freebetType: FreebetType | null;
}

/** Whether the operator paid the stake. */
export function isFreeBet({ freebetType }: Pick<BetMoney, "freebetType">): boolean {
  return freebetType !== null && !isStakedByPlayer(freebetType);
}

/** What the player paid for a bet: its whole stake, or nothing for a free bet. */
export function playerStake(bet: Omit<BetMoney, "win">): Money {
  return isFreeBet(bet) ? zeroMoney(bet.originalStake) : bet.originalStake;
}

/** What a bet brought its player: all it paid, less what the player paid for it; below zero a loss. */
export function betProfit(bet: BetMoney): Money {
  return subtractMoney(bet.win, playerStake(bet));
}

/** Whether a bet gave back a part of what its player paid, but not all. */
export function isPartReturned(bet: BetMoney): boolean {
  return bet.win.minor > 0n && compareMoney(bet.win, playerStake(bet)) < 0;
}
