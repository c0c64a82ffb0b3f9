import {
  type BetMoney,
  betProfit,
  isPartReturned,
  type MatchStatus,
  type Money,
  type OutcomeResultName,
  playerStake,
} from "@touchline/domain";
import type { IconName } from "@touchline/ui";
import type { ListedBet } from "@touchline/store";
import type { MessageKey, Text } from "../../../messages/text.ts";

/** The status of a bet and the amount at its foot. */
export interface BetState {
  readonly wordKey: MessageKey;
  readonly tone: "good" | "bad" | "plain";
  readonly amountKey: MessageKey;
  readonly amount: Money;
  /** The stake, if `amount` is only a part of it; null otherwise. */
  readonly returnedOf: Money | null;
  /** The profit of a settled bet, negative for a loss; null if it is open or was never accepted. */
  readonly profit: Money | null;
}

/** The stake and payments of a bet. */
export function betMoney({ originalStake, win, bonus }: ListedBet): BetMoney {
  return { originalStake, win, freebetType: bonus?.freebetType ?? null };
}

/** Whether a bet was accepted: false if it was rejected, cancelled or withdrawn. */
export function isPlaced({ status }: Pick<ListedBet, "status">): boolean {
  return status !== "rejected" && status !== "cancelled" && status !== "withdrawn";
}

/** Whether the legs have their own prices. The legs of a bet builder share one. */
export function hasLegPrices({ type }: Pick<ListedBet, "type">): boolean {
  return type !== "customBet";
}

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

/** The text of a rejection; a general one for an unknown reason. */
export function rejectReasonKey(reason: string | null): MessageKey {
  return reasonKeys[reason ?? ""] ?? "error.place_bets.default";
}

/** The title of a bet: its type and number of legs; a system's numbers or its name. */
export function betTitle({ type, legs, system }: Pick<ListedBet, "type" | "legs" | "system">, t: Text): string {
  if (type !== "system" || system === null) return t(`bets.type.${type}`, { count: legs.length });
  if (system.sizes.length > 1) return t("bets.systemNamed", { id: system.id, total: system.totalCount });
  return t("bets.systemOf", { wins: system.winCount, total: system.totalCount });
}

interface LegState {
  readonly icon: IconName;
  readonly wordKey: MessageKey;
  readonly tone: "good" | "bad" | "plain";
}

const ended: Readonly<Record<Exclude<OutcomeResultName, "no_results">, LegState>> = {
  win_entire: { icon: "check-circle", wordKey: "bets.leg.won", tone: "good" },
  lose_entire: { icon: "close", wordKey: "bets.leg.lost", tone: "bad" },
  canceled: { icon: "minus", wordKey: "bets.leg.void", tone: "plain" },
  refund_entire: { icon: "minus", wordKey: "bets.leg.void", tone: "plain" },
  refund_half_win_other: { icon: "check-circle", wordKey: "bets.leg.halfWon", tone: "good" },
  refund_half_lose_other: { icon: "close", wordKey: "bets.leg.halfLost", tone: "bad" },
};

const running: Readonly<Record<MatchStatus, LegState>> = {
  prematch: { icon: "clock", wordKey: "bets.leg.notStarted", tone: "plain" },
  live: { icon: "live", wordKey: "bets.leg.live", tone: "plain" },
  stopped: { icon: "live", wordKey: "bets.leg.interrupted", tone: "plain" },
  closed: { icon: "clock", wordKey: "bets.leg.waiting", tone: "plain" },
  finished: { icon: "clock", wordKey: "bets.leg.waiting", tone: "plain" },
  notCovered: { icon: "clock", wordKey: "bets.leg.waiting", tone: "plain" },
};

/** A leg of a bet that was never accepted. */
export const legNotPlaced: LegState = { icon: "minus", wordKey: "bets.leg.notPlaced", tone: "plain" };

/** The state of a leg: its result, or the status of its match before that. */
export function legState(result: OutcomeResultName, matchStatus: MatchStatus): LegState {
  return result === "no_results" ? running[matchStatus] : ended[result];
}

/** Text colour classes by tone. */
export const toneClasses: Readonly<Record<"good" | "bad" | "plain", string>> = { good: "text-up", bad: "text-down", plain: "text-mid" };
