import type { OutcomeResultName, MatchStatus } from "@touchline/domain";
import type { IconName } from "@touchline/ui";
import type { MessageKey } from "../../../../messages/text.ts";

/** How a leg stands: an icon, a word, and good, bad or neither. */
export interface LegState {
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

/** A leg of a bet that was refused or taken back. */
export const legNotPlaced: LegState = { icon: "minus", wordKey: "bets.leg.notPlaced", tone: "plain" };

/** How a leg stands, by its result, and until there is one by its match. */
export function legState(result: OutcomeResultName, matchStatus: MatchStatus): LegState {
  return result === "no_results" ? running[matchStatus] : ended[result];
}
