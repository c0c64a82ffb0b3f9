import { betProfit, isPartReturned, playerStake, type BetMoney, type Money } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import type { MessageKey } from "../../../../messages/text.ts";

/** How a bet stands in one word, and what the amount at its foot is. */
export interface BetState {
  readonly wordKey: MessageKey;
  readonly tone: "good" | "bad" | "plain";
  readonly amountKey: MessageKey;
  readonly amount: Money;
  /** The stake of which only `amount` came back; null where all of it did, or none. */
  readonly returnedOf: Money | null;
  /** What a bet that is over brought its player, below zero a loss; null while it is open and where it never stood. */
  readonly profit: Money | null;
}

/** What a bet cost and paid, for sums. */
export function betMoney({ originalStake, win, bonus }: ListedBet): BetMoney {
  return { originalStake, win, freebetType: bonus?.freebetType ?? null };
}

/** Whether a bet stands or stood: false for one that was refused or taken back. */
export function isPlaced({ status }: Pick<ListedBet, "status">): boolean {
  return status !== "rejected" && status !== "cancelled" && status !== "withdrawn";
}

/** Whether the legs have prices of their own: those of a bet builder have one together. */
export function hasLegPrices({ type }: Pick<ListedBet, "type">): boolean {
  return type !== "customBet";
}

/** What a bet's card says of it. */
export function betState(bet: ListedBet): BetState {
  const { status, result, originalStake, win, potentialWin, system } = bet;
  const open = { returnedOf: null, profit: null };
  if (status === "rejected" || status === "cancelled" || status === "withdrawn") {
    return {
      wordKey: `bets.status.${status}`,
      tone: status === "rejected" ? "bad" : "plain",
      amountKey: "bets.stakeReturned",
      amount: originalStake,
      ...open,
    };
  }
  if (status === "done" || status === "cashed_out") {
    const money = betMoney(bet);
    return {
      wordKey: result === "no_results" ? `bets.status.${status}` : `bets.result.${result}`,
      tone: result === "win" ? "good" : result === "lose" ? "bad" : "plain",
      amountKey: "bets.returned",
      amount: win,
      returnedOf: isPartReturned(money) ? playerStake(money) : null,
      profit: betProfit(money),
    };
  }
  return {
    wordKey: `bets.status.${status}`,
    tone: "plain",
    amountKey: system === null ? "bets.returns" : "bets.returnsUpTo",
    amount: potentialWin,
    ...open,
  };
}

const reasonKeys: Readonly<Record<string, MessageKey>> = Object.fromEntries(
  (
    [
      "error.place_bets.invalid_odds",
      "error.place_bets.invalid_odds_custom_bet",
      "error.place_bets.insufficient_funds",
      "error.place_bets.max_stake",
      "error.place_bets.min_stake",
      "error.platform.pve_player_bet_forbidden",
      "error.potential_win.equal_or_less",
      "error.risk_validation.selection_suspended",
      "error.risk_validation.selection_not_available",
      "error.risk_validation.odds_different_than_bookmaker",
      "error.risk_validation.odds_higher_than_bookmakers",
      "error.risk_validation.odds_higher_than_bookmakers_current_odds",
      "error.risk_validation.odds_to_low",
    ] as const satisfies readonly MessageKey[]
  ).map((key) => [key, key]),
);

/** The text for why a bet was refused; a reason that is not known is told in general. */
export function rejectReasonKey(reason: string | null): MessageKey {
  return reasonKeys[reason ?? ""] ?? "error.place_bets.default";
}
