import { createSelection, isMatchBettable, isOutcomeBettable, marketKey, type SlipSelection } from "@touchline/domain";
import type { EntityStore } from "../catalogue/entity-store.ts";
import { matchToSelectionMatch } from "../catalogue/match.ts";
import type { BetLeg } from "../slip/placement/wire-bet.ts";
import type { Listings } from "../catalogue/listings.ts";
import type { QueryStore } from "../core/query-store.ts";
import type { ServerClock } from "../core/server-clock.ts";

/** Where current prices are read. */
export interface PriceSource {
  readonly clock: ServerClock;
  readonly entities: EntityStore;
  readonly listings: Listings;
  readonly queries: QueryStore;
}

/** An outcome of a leg's market: the leg's own, or another to replace it. */
export type LegChoice = Pick<BetLeg, "matchId" | "marketId" | "specifier" | "outcomeId">;

/** The outcome at its current price; null while it cannot be bet on. */
export function currentSelection({ clock, entities }: PriceSource, leg: LegChoice): SlipSelection | null {
  const match = entities.match(leg.matchId);
  const market = entities.market(marketKey({ id: leg.marketId, matchId: leg.matchId, specifier: leg.specifier }));
  const outcome = market?.outcomes.find(({ id }) => id === leg.outcomeId);
  if (match === undefined || market === undefined || outcome === undefined || !isMatchBettable(match.status)) return null;
  return isOutcomeBettable(market, outcome, clock.now()) ? createSelection(matchToSelectionMatch(match), market, outcome) : null;
}

/** Loads the matches and markets of legs; a match that is gone stays without prices. */
export async function loadLegPrices({ listings, queries }: PriceSource, legs: readonly LegChoice[]): Promise<void> {
  const matchIds = [...new Set(legs.map(({ matchId }) => matchId))];
  await Promise.all(
    matchIds.map((matchId) =>
      Promise.all([queries.load(listings.match(matchId)), queries.load(listings.markets(matchId))]).catch(() => null),
    ),
  );
}
