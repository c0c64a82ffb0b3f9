import type { EventCondition } from "@touchline/contract/entities/bonus";
import { createSelection, isOutcomeBettable, slipSelections, type SlipSelection } from "@touchline/domain";
import type { Store } from "../page/create-store.ts";
import { matchToSelectionMatch } from "../catalogue/match.ts";
import type { MatchFilter } from "../catalogue/match-filter.ts";

/** What a further leg has to be. */
export interface PickWish {
  /** Thousandths; null for no limit. */
  readonly minOdds: number | null;
  readonly conditions: readonly EventCondition[];
  readonly count: number;
}

const looked = 25;

function filterOf([condition]: readonly EventCondition[]): MatchFilter {
  const base: MatchFilter = { state: "prematch", sort: "time", limit: looked };
  if (condition === undefined) return base;
  if (condition.tournament !== null) return { ...base, leagueId: String(condition.tournament.id) };
  return condition.sport === null ? base : { ...base, sportKey: condition.sport.key };
}

/** The likeliest outcome of a match's main line at or above the least price. */
function pickOf({ entities, clock }: Store, matchId: string, minOdds: number): SlipSelection | null {
  const match = entities.match(matchId);
  const market = match === undefined || match.mainMarketKey === null ? undefined : entities.market(match.mainMarketKey);
  if (match === undefined || market === undefined) return null;
  const priced = market.outcomes.filter(
    (outcome) => outcome.odds !== null && outcome.odds >= minOdds && isOutcomeBettable(market, outcome, clock.now()),
  );
  const [likeliest] = priced.toSorted((left, right) => (left.odds ?? 0) - (right.odds ?? 0));
  return likeliest === undefined ? null : createSelection(matchToSelectionMatch(match), market, likeliest);
}

/** Outcomes of matches to come that would count as a further leg, the next to begin first; of matches that are on the slip none. */
export async function eligiblePicks(store: Store, { minOdds, conditions, count }: PickWish): Promise<readonly SlipSelection[]> {
  const { listings, queries, slip } = store;
  const { matchIds } = await queries.load(listings.matches(filterOf(conditions)));
  const taken = new Set(slipSelections(slip.getState().slip).map(({ matchId }) => matchId));
  return matchIds
    .filter((id) => !taken.has(id))
    .flatMap((id) => pickOf(store, id, minOdds ?? 0) ?? [])
    .slice(0, count);
}
