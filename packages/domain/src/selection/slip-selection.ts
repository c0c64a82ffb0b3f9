import type { Market, Outcome } from "../market/market.ts";
import type { MatchStatus } from "../match/match-status.ts";
import type { Odds } from "../odds/odds.ts";
import type { OddsStep } from "./odds-trail.ts";

/** What the slip remembers of a match, so that a leg can be drawn without it. */
export interface SelectionMatch {
  readonly matchId: string;
  readonly matchUrnId: string;
  readonly matchSlug: string;
  readonly matchStatus: MatchStatus;
  readonly startsAtMs: number;
  readonly sportKey: string;
  /** Home side, or the name of an outright event. */
  readonly nameA: string;
  /** Away side; null for an outright event. */
  readonly nameB: string | null;
  readonly categoryName: string;
  readonly leagueName: string;
}

/**
 * Whether a selection can be bet on: `checking` until the first refresh after a restore, `suspended` when its line is not open or
 * its outcome missing or inactive, `notAvailable` when its match is over or its provider off (spec.md 4).
 */
export type SelectionAvailability = "open" | "checking" | "suspended" | "notAvailable";

/** One leg on the slip (spec.md 3). */
export interface SlipSelection extends SelectionMatch {
  /** `{matchUrnId}/{marketId}/{outcomeId}/{specifier}`. */
  readonly id: string;
  readonly provider: string;
  readonly marketId: string;
  readonly marketName: string;
  readonly marketGroup: string;
  readonly specifier: string;
  readonly outcomeId: string;
  readonly outcomeName: string;
  /** Price now, or the last one known. */
  readonly odds: Odds;
  /** Price the player last agreed to: what changes are judged against (decisions N). */
  readonly acceptedOdds: Odds;
  /** Price when it was put on the slip, for the "was" mark only. */
  readonly initialOdds: Odds;
  /** The prices since then, oldest first. */
  readonly trail: readonly OddsStep[];
  readonly availability: SelectionAvailability;
  /** The server refused this price although the policy would not ask; asks until accepted (decisions N). */
  readonly isPriceRefused: boolean;
}

/** The parts that name an outcome on offer. */
export interface SelectionRef {
  readonly matchUrnId: string;
  readonly marketId: string;
  readonly outcomeId: string;
  readonly specifier: string;
}

/** Identity of a selection: the same outcome of the same line always has the same id. */
export function selectionId(ref: SelectionRef): string {
  return `${ref.matchUrnId}/${ref.marketId}/${ref.outcomeId}/${ref.specifier}`;
}

/** Makes a leg from what a price button knows; null when the outcome has no price. */
export function createSelection(match: SelectionMatch, market: Market, outcome: Outcome): SlipSelection | null {
  if (outcome.odds === null) return null;
  const ref = { matchUrnId: match.matchUrnId, marketId: market.id, outcomeId: outcome.id, specifier: market.specifier };
  return {
    matchId: match.matchId,
    matchUrnId: match.matchUrnId,
    matchSlug: match.matchSlug,
    matchStatus: match.matchStatus,
    startsAtMs: match.startsAtMs,
    sportKey: match.sportKey,
    nameA: match.nameA,
    nameB: match.nameB,
    categoryName: match.categoryName,
    leagueName: match.leagueName,
    id: selectionId(ref),
    provider: market.provider,
    marketId: market.id,
    marketName: market.name,
    marketGroup: market.groups[0] ?? "all",
    specifier: market.specifier,
    outcomeId: outcome.id,
    outcomeName: outcome.name,
    odds: outcome.odds,
    acceptedOdds: outcome.odds,
    initialOdds: outcome.odds,
    trail: [],
    availability: "open",
    isPriceRefused: false,
  };
}
