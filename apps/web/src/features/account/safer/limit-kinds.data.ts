import type { LimitPeriod, LimitType } from "@touchline/store/safer-gambling";

/** A limit that a player sets by an amount: money, or minutes. */
export interface LimitKind {
  readonly type: Exclude<LimitType, "selfexclusion" | "coolingoff">;
  readonly counts: "money" | "minutes";
  /** None where it counts one bet, one session or an interval. */
  readonly periods: readonly LimitPeriod[];
}

const periods: readonly LimitPeriod[] = ["day", "week", "month"];

/** In the order of the page. */
export const moneyLimits: readonly LimitKind[] = [
  { type: "deposit", counts: "money", periods },
  { type: "loss", counts: "money", periods },
  { type: "wager", counts: "money", periods },
  { type: "bet", counts: "money", periods: [] },
];

export const timeLimits: readonly LimitKind[] = [
  { type: "time", counts: "minutes", periods },
  { type: "activity", counts: "minutes", periods: [] },
  { type: "session", counts: "minutes", periods: [] },
  { type: "sportsbook_session", counts: "minutes", periods: [] },
  { type: "reality_check", counts: "minutes", periods: [] },
];
