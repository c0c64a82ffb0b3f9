import type { Odds } from "./odds/odds.ts";

/** State of a market; the wire numbers are 1, -1, -2, -3, -4 and 0 (spec.md 3). */
export type MarketStatus = "open" | "suspended" | "handedOver" | "settled" | "cancelled" | "notOffered";

/** The result of an outcome, by its wire name. */
export type OutcomeResultName =
  | "no_results"
  | "canceled"
  | "win_entire"
  | "lose_entire"
  | "refund_entire"
  | "refund_half_win_other"
  | "refund_half_lose_other";

/** One outcome of a market. It cannot be bet on while `odds` is null. */
export interface Outcome {
  readonly id: string;
  readonly externalId: string;
  readonly name: string;
  /** The name of a total or handicap without its line, such as "Over", or the team of a player, if the backend sends it. */
  readonly side?: string;
  /** The line alone: `2.5`, or a handicap from the point of view of the side. */
  readonly line?: string;
  readonly active: boolean;
  readonly odds: Odds | null;
  readonly result: OutcomeResultName | null;
}

/** One line of a market, identified by match, market id and specifier. */
export interface Market {
  readonly id: string;
  readonly externalId: string;
  readonly matchId: string;
  readonly matchUrnId: string;
  readonly name: string;
  /** Compared byte for byte (decisions D). */
  readonly specifier: string;
  readonly status: MarketStatus;
  readonly priority: number;
  readonly isMostBalanced: boolean;
  readonly groups: readonly string[];
  readonly customBetGroups: readonly string[];
  /** Server time at which the line closes automatically, epoch ms. */
  readonly nextBetStopMs: number | null;
  readonly provider: string;
  readonly isSimulatedDetail: boolean;
  readonly outcomes: readonly Outcome[];
}

/** The identity of a line. */
export type MarketRef = Pick<Market, "id" | "matchId" | "specifier">;

/** Key of a line in maps: `match/market/specifier`. */
export function marketKey(market: MarketRef): string {
  return `${market.matchId}/${market.id}/${market.specifier}`;
}

/** Key of an outcome in maps; an outcome id alone is not unique across lines. */
export function outcomeKey(market: MarketRef, outcomeId: string): string {
  return `${marketKey(market)}/${outcomeId}`;
}

const statuses: Readonly<Record<string, MarketStatus>> = {
  "1": "open",
  "-1": "suspended",
  "-2": "handedOver",
  "-3": "settled",
  "-4": "cancelled",
};

/** Parses the wire number; 0 and unknown values are `notOffered`. */
export function parseMarketStatus(value: unknown): MarketStatus {
  return (typeof value === "number" ? statuses[String(value)] : undefined) ?? "notOffered";
}

/** Whether a line takes bets: locked lines stay visible with a lock, hidden lines are removed from the page (spec.md 4). */
export type MarketAvailability = "open" | "locked" | "hidden";

/** Availability of a line: an open line is locked from `nextBetStopMs` on, even before the feed suspends it. */
export function marketAvailability(market: Pick<Market, "status" | "nextBetStopMs">, nowMs: number): MarketAvailability {
  switch (market.status) {
    case "open":
      return market.nextBetStopMs !== null && nowMs >= market.nextBetStopMs ? "locked" : "open";
    case "suspended":
    case "handedOver":
      return "locked";
    case "settled":
    case "cancelled":
    case "notOffered":
      return "hidden";
  }
}

/** Whether an outcome can be added to the slip now. */
export function isOutcomeBettable(
  market: Pick<Market, "status" | "nextBetStopMs">,
  outcome: Pick<Outcome, "active" | "odds">,
  nowMs: number,
): boolean {
  return marketAvailability(market, nowMs) === "open" && outcome.active && outcome.odds !== null;
}

/** The arrow next to a changed price, shown until `untilMs` (epoch ms). */
export interface PriceMark {
  readonly direction: "up" | "down";
  readonly untilMs: number;
}

/** How long a price mark is shown, ms. */
export const priceMarkMs = 4000;

/** The mark for a change from the displayed price; null if the price is unchanged, new or removed. */
export function markPrice(shown: Odds | null, next: Odds | null, nowMs: number): PriceMark | null {
  if (shown === null || next === null || shown === next) return null;
  return { direction: next > shown ? "up" : "down", untilMs: nowMs + priceMarkMs };
}
