import { isStakedByPlayer, type FreebetType } from "../bonus/freebet.ts";
import { compareMoney, multiplyMoney, subtractMoney, zeroMoney, type Money } from "../money/money.ts";
import type { Fraction } from "../odds/fraction.ts";
import { multiplyFactors, oddsToFraction, type Odds } from "../odds/odds.ts";
import { systemFactor } from "../odds/system-bet.ts";

/** How the legs of a bet are joined: all must win, or any combination of the given sizes pays. */
export type BetShape = { readonly type: "all" } | { readonly type: "system"; readonly sizes: readonly number[] };

/** Single and combo: every leg must win. */
export const allLegs: BetShape = { type: "all" };

/** What one unit of total stake returns for these leg factors. */
export function betFactor(shape: BetShape, factors: readonly Fraction[]): Fraction {
  return shape.type === "all" ? multiplyFactors(factors) : systemFactor(factors, shape.sizes);
}

/** Total odds of a bet from its prices, exact: a product, or a system's mean over lines. */
export function totalOdds(shape: BetShape, odds: readonly Odds[]): Fraction {
  return betFactor(shape, odds.map(oddsToFraction));
}

/** Return if every leg wins, floored once to the minor unit. */
export function potentialReturn(shape: BetShape, odds: readonly Odds[], stake: Money): Money {
  return multiplyMoney(stake, totalOdds(shape, odds));
}

/** Where a bet's status puts it in My bets (decisions U). */
export type BetGroup = "open" | "settled" | "refused";

/** Statuses asked for in each group; the refused are left out of lists unless chosen (decisions U). */
export const betStatusesByGroup = {
  open: ["submitted", "ready_to_process", "waiting_results", "cashout_in_progress"],
  settled: ["done", "cashed_out", "withdrawn"],
  refused: ["rejected", "cancelled"],
} as const satisfies Record<BetGroup, readonly string[]>;

const groups: readonly BetGroup[] = ["open", "settled", "refused"];

/** The group of a wire status, null for one that is unknown. `canceled` is read as `cancelled`. */
export function betGroup(status: string): BetGroup | null {
  const spelled = status === "canceled" ? "cancelled" : status;
  return groups.find((group) => (betStatusesByGroup[group] as readonly string[]).includes(spelled)) ?? null;
}

/** How a result counts in the filter win, lose, refund; null while there is none or when cashed out (decisions U). */
export function betResultGroup(result: string): "win" | "lose" | "refund" | null {
  if (result === "refund_half_win_other" || result.startsWith("win")) return "win";
  if (result === "refund_half_lose_other" || result.startsWith("lose")) return "lose";
  return result.startsWith("refund") || result.startsWith("cancel") ? "refund" : null;
}

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
