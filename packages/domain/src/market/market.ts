import type { Odds } from "../odds/odds.ts";

/** State of a market; the wire numbers are 1, -1, -2, -3, -4 and 0 (spec.md 3). */
export type MarketStatus = "open" | "suspended" | "handedOver" | "settled" | "cancelled" | "notOffered";

/** How an outcome ended, as the wire names it. */
export type OutcomeResultName =
  | "no_results"
  | "canceled"
  | "win_entire"
  | "lose_entire"
  | "refund_entire"
  | "refund_half_win_other"
  | "refund_half_lose_other";

/** One choice of a market. A null price cannot be bet on. */
export interface Outcome {
  readonly id: string;
  readonly externalId: string;
  readonly name: string;
  readonly active: boolean;
  readonly odds: Odds | null;
  readonly result: OutcomeResultName | null;
}

/** One line of a market; match, market id and specifier name it together. */
export interface Market {
  readonly id: string;
  readonly externalId: string;
  readonly matchId: string;
  readonly matchUrnId: string;
  readonly name: string;
  /** Kept byte for byte (decisions D). */
  readonly specifier: string;
  readonly status: MarketStatus;
  readonly priority: number;
  readonly isMostBalanced: boolean;
  readonly groups: readonly string[];
  readonly customBetGroups: readonly string[];
  /** Server time at which it closes by itself, epoch ms. */
  readonly nextBetStopMs: number | null;
  readonly provider: string;
  readonly isSimulatedDetail: boolean;
  readonly outcomes: readonly Outcome[];
}

/** The parts that name a line. */
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

/** Reads the wire number; 0 and whatever is unknown is not offered, so it is dropped. */
export function parseMarketStatus(value: unknown): MarketStatus {
  return (typeof value === "number" ? statuses[String(value)] : undefined) ?? "notOffered";
}
