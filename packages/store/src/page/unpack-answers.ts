import type { ReadAnswer } from "../core/query-store.ts";
import { unpackColumn } from "./unpack-column.ts";
import { isList, isMatch, type LooseMarket, type LooseMatch, type PackedAnswers } from "./packed-answers.ts";

function fillMatch(match: LooseMatch, leagues: readonly unknown[]): unknown {
  const fill = (market: LooseMarket): unknown =>
    market.match_id === 0 ? { ...market, match_id: match.id, match_urn_id: match.urn_id } : market;
  return {
    ...match,
    tournament: leagues[Number(match.tournament)],
    main_market: match.main_market === null ? null : fill(match.main_market),
    secondary_market: match.secondary_market === null ? null : fill(match.secondary_market),
    ...(match.tertiary_market == null ? {} : { tertiary_market: fill(match.tertiary_market) }),
    top_markets: match.top_markets.map(fill),
  };
}

/** Puts answers together again as their resources take them. */
export function unpackAnswers(packed: PackedAnswers): readonly ReadAnswer[] {
  const leagues = unpackColumn(packed.leagues, packed.leagueCount);
  const matches = unpackColumn(packed.matches, packed.matchCount).map((match) => (isMatch(match) ? fillMatch(match, leagues) : match));
  return packed.answers.map(({ key, wire, data }) => {
    if (data === undefined || !isList(wire)) return { queryKey: key, wire };
    if ("column" in data) return { queryKey: key, wire: { ...wire, data: unpackColumn(data.column, data.count) } };
    const table = data.of === "matches" ? matches : leagues;
    return { queryKey: key, wire: { ...wire, data: data.at.map((index) => table[index]) } };
  });
}
