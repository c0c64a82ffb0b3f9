import type { ReadAnswer } from "../core/query-store.ts";
import { packColumn } from "./pack-column.ts";
import { isList, isMatch, type LooseMarket, type LooseMatch, type PackedAnswer, type PackedAnswers } from "./packed-answers.ts";

function isLeague(value: unknown): boolean {
  return typeof value === "object" && value !== null && "sport" in value && "category" in value;
}

interface CountersWire {
  readonly categories: object;
  readonly tournaments: Readonly<Record<string, unknown>>;
}

function isCounters(wire: unknown): wire is CountersWire {
  return typeof wire === "object" && wire !== null && "categories" in wire && "tournaments" in wire;
}

function idOf(value: unknown): string {
  return typeof value === "object" && value !== null && "id" in value ? String(value.id) : "";
}

/** Ids of the leagues and categories that a page names: those of its lists, and what was asked for by id. */
function namedIds(answers: readonly ReadAnswer[], leagues: readonly unknown[]): ReadonlySet<string> {
  const categories = leagues.map((league) =>
    typeof league === "object" && league !== null && "category" in league ? league.category : null,
  );
  return new Set([...leagues.map(idOf), ...categories.map(idOf), ...answers.map(({ queryKey: [, args] }) => String(args))]);
}

/** Counters of what the page names; the rest comes when the page reads them again, as soon as it is connected. */
function thinCounters(wire: CountersWire, named: ReadonlySet<string>): unknown {
  const pick = (counts: object): object => Object.fromEntries(Object.entries(counts).filter(([id]) => named.has(id)));
  return { ...wire, categories: pick(wire.categories), tournaments: pick(wire.tournaments) };
}

interface Table {
  readonly rows: unknown[];
  add(row: unknown): number;
}

function createTable(): Table {
  const rows: unknown[] = [];
  const indexByText = new Map<string, number>();
  return {
    rows,
    add(row) {
      const text = JSON.stringify(row);
      const index = indexByText.get(text) ?? rows.push(row) - 1;
      indexByText.set(text, index);
      return index;
    },
  };
}

/** What no list draws is left out: its stage, where it is played, the details of its statistics; lines leave out their match. */
function thinMatch(match: LooseMatch, league: number): unknown {
  const { main_market, secondary_market, tertiary_market, top_markets, statistics } = match;
  const isListed = (market: LooseMarket): boolean =>
    [main_market, secondary_market, tertiary_market].some((listed) => listed?.id === market.id && listed.specifier === market.specifier);
  const thinMarket = (market: LooseMarket): unknown =>
    market.match_id === match.id && market.match_urn_id === match.urn_id ? { ...market, match_id: 0, match_urn_id: "" } : market;
  return {
    ...match,
    stage: null,
    stadium: null,
    city: null,
    tournament: league,
    statistics: statistics === null ? null : { ...statistics, details: [] },
    main_market: main_market === null ? null : thinMarket(main_market),
    secondary_market: secondary_market === null ? null : thinMarket(secondary_market),
    ...(tertiary_market == null ? {} : { tertiary_market: thinMarket(tertiary_market) }),
    top_markets: top_markets.filter((market) => !isListed(market)).map(thinMarket),
  };
}

/** Takes out what answers say twice, and what their pages do not draw. */
export function packAnswers(answers: readonly ReadAnswer[]): PackedAnswers {
  const leagues = createTable();
  const matches: unknown[] = [];
  const addMatch = (match: unknown): number =>
    isMatch(match) ? matches.push(thinMatch(match, leagues.add(match.tournament))) - 1 : matches.push(match) - 1;
  const pack = ({ queryKey: key, wire }: ReadAnswer): PackedAnswer => {
    if (!isList(wire)) return { key, wire };
    const { data } = wire;
    const rest = { ...wire, data: [] };
    if (data.length > 0 && data.every(isMatch)) return { key, wire: rest, data: { of: "matches", at: data.map(addMatch) } };
    if (data.length > 0 && data.every(isLeague))
      return { key, wire: rest, data: { of: "leagues", at: data.map((league) => leagues.add(league)) } };
    return { key, wire: rest, data: { column: packColumn(data), count: data.length } };
  };
  const rows = answers.map(pack);
  const named = namedIds(answers, leagues.rows);
  const packed = rows.map((row) => (isCounters(row.wire) ? { ...row, wire: thinCounters(row.wire, named) } : row));
  return {
    answers: packed,
    matches: packColumn(matches),
    matchCount: matches.length,
    leagues: packColumn(leagues.rows),
    leagueCount: leagues.rows.length,
  };
}
