import { isStakedByPlayer, type FreebetType } from "../bonus/freebet.ts";
import { compareMoney, multiplyMoney, subtractMoney, zeroMoney, type Money } from "../money/money.ts";
import type { Fraction } from "../odds/fraction.ts";
import { multiplyFactors, oddsToFraction, type Odds } from "../odds/odds.ts";
import { systemFactor } from "../odds/system-bet.ts";

/** How the legs of a bet combine: all must win, or each combination of the given sizes is a separate line. */
export type BetShape = { readonly type: "all" } | { readonly type: "system"; readonly sizes: readonly number[] };

/** Single and combo: every leg must win. */
export const allLegs: BetShape = { type: "all" };

/** Return per unit of total stake for the given leg factors. */
export function betFactor(shape: BetShape, factors: readonly Fraction[]): Fraction {
  return shape.type === "all" ? multiplyFactors(factors) : systemFactor(factors, shape.sizes);
}

/** Exact total odds: the product of the prices, or the mean over the lines of a system. */
export function totalOdds(shape: BetShape, odds: readonly Odds[]): Fraction {
  return betFactor(shape, odds.map(oddsToFraction));
}

/** Return if every leg wins, floored once to minor units. */
export function potentialReturn(shape: BetShape, odds: readonly Odds[], stake: Money): Money {
  return multiplyMoney(stake, totalOdds(shape, odds));
}

/** Group of a bet in My bets (decisions U). */
export type BetGroup = "open" | "settled" | "refused";

/** Statuses of each group; lists omit refused bets unless the player selects them (decisions U). */
export const betStatusesByGroup = {
  open: ["submitted", "ready_to_process", "waiting_results", "cashout_in_progress"],
  settled: ["done", "cashed_out", "withdrawn"],
  refused: ["rejected", "cancelled"],
} as const satisfies Record<BetGroup, readonly string[]>;

const groups: readonly BetGroup[] = ["open", "settled", "refused"];

/** The group of a wire status; null if unknown. `canceled` counts as `cancelled`. */
export function betGroup(status: string): BetGroup | null {
  const spelled = status === "canceled" ? "cancelled" : status;
  return groups.find((group) => (betStatusesByGroup[group] as readonly string[]).includes(spelled)) ?? null;
}

/** The filter group of a wire result; null for open and cashed-out bets (decisions U). */
export function betResultGroup(result: string): "win" | "lose" | "refund" | null {
  if (result === "refund_half_win_other" || result.startsWith("win")) return "win";
  if (result === "refund_half_lose_other" || result.startsWith("lose")) return "lose";
  return result.startsWith("refund") || result.startsWith("cancel") ? "refund" : null;
}

/** Stake and payments of a bet. */
export interface BetMoney {
  /** Stake at placement, before any cash out. */
  readonly originalStake: Money;
  /** Total paid: cash outs and payout. */
  readonly win: Money;
  /** Type of the freebet used as the stake; null without one. */
  readonly freebetType: FreebetType | null;
}

/** Whether the operator paid the stake. */
export function isFreeBet({ freebetType }: Pick<BetMoney, "freebetType">): boolean {
  return freebetType !== null && !isStakedByPlayer(freebetType);
}

/** The player's own stake: the original stake, or zero for a freebet funded by the operator. */
export function playerStake(bet: Omit<BetMoney, "win">): Money {
  return isFreeBet(bet) ? zeroMoney(bet.originalStake) : bet.originalStake;
}

/** Profit of the player: total paid less the player's own stake; negative for a loss. */
export function betProfit(bet: BetMoney): Money {
  return subtractMoney(bet.win, playerStake(bet));
}

/** Whether the bet paid something, but less than the player's own stake. */
export function isPartReturned(bet: BetMoney): boolean {
  return bet.win.minor > 0n && compareMoney(bet.win, playerStake(bet)) < 0;
}
