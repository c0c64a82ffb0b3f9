import type { Tournament } from "@touchline/contract/entities/catalog";
import type { Market } from "@touchline/contract/entities/market";
import type { Match, MatchStatistics, MatchStatus } from "@touchline/contract/entities/match";
import { endpoints } from "../core/endpoints.data.ts";
import { readTournamentOf, slugWithId } from "./catalog-readers.ts";
import { readCompetitorOf } from "./competitor-reader.ts";
import {
  fieldsOf,
  one,
  orWithout,
  pageOf,
  type ReadContext,
  type Reader,
  readFlag,
  readOneOf,
  readRows,
  reads,
  readText,
  readTime,
  readWhole,
  requireFields,
  requireOwnId,
  type Row,
} from "./fields.ts";
import { readMarketOf, urnOfMatch } from "./market-readers.ts";
import { readStatisticsOf } from "./statistics-readers.ts";

/** The status of a match; 5, not covered, for unknown values. */
export function readMatchStatus(value: unknown): MatchStatus {
  return readOneOf(readWhole(value), [0, 1, 2, 3, 4, 5], 5);
}

/** The status of a match. Without one, a match is live if it has a scoreboard, and prematch before its start. */
function statusOf(row: Row, startsAt: string, context: ReadContext): MatchStatus {
  if (row["status"] != null) return readMatchStatus(row["status"]);
  if (row["statistics"] != null) return 1;
  return Date.parse(startsAt) > context.readAtMs ? 0 : 5;
}

function readSeries(value: unknown): NonNullable<Match["series"]> | null {
  const [home, away, best_of] = ["home", "away", "best_of"].map((name) => readWhole(fieldsOf(value)[name]));
  return home == null || away == null || best_of == null ? null : { home, away, best_of };
}

/** Placeholder for a side that is not known yet. */
const unknownSide = { name: "–" };

function readSides(row: Row, sportKey: string, context: ReadContext): Match["competitors"] {
  const { home, away } = fieldsOf(row["competitors"]);
  const read = readCompetitorOf(sportKey);
  const sides = [home, away].map((side) => orWithout(read)(side, context));
  if (sides.every((side) => side === null)) return null;
  const [first, second] = sides.map((side) => side ?? read(unknownSide, context));
  return first === undefined || second === undefined ? null : { home: first, away: second };
}

type ListedLines = Pick<Match, "main_market" | "secondary_market" | "top_markets"> & { tertiary_market: Market | null };

/** The lines that lists show, sent separately or among the top markets. With a null `mainMarketId`, the main line is the first of them. */
function readLines(
  row: Row,
  readMarket: Reader<Market>,
  { sport, mainMarketId }: Pick<Tournament, "sport"> & { readonly mainMarketId: number | null },
  context: ReadContext,
): ListedLines {
  const top_markets = readRows(row["top_markets"], readMarket, context);
  const line = (name: string, id: number | null | undefined): Market | null =>
    orWithout(readMarket)(row[name], context) ?? top_markets.find((market) => id != null && market.market_external_id === id) ?? null;
  return {
    top_markets,
    main_market: line("main_market", mainMarketId ?? top_markets[0]?.market_external_id),
    secondary_market: line("secondary_market", sport.secondary_market_id),
    tertiary_market: line("tertiary_market", sport.tertiary_market_id),
  };
}

/** The league; columns that are missing in its sport are taken from the match's lines. */
function withColumns(league: Tournament, { main_market, secondary_market }: ListedLines): Tournament {
  const { sport } = league;
  const lacksMain = sport.main_market_id === 0 && main_market !== null;
  const lacksSecondary = sport.secondary_market_id === null && secondary_market !== null;
  if (!lacksMain && !lacksSecondary) return league;
  return {
    ...league,
    sport: {
      ...sport,
      ...(lacksMain ? { main_market_id: main_market.market_external_id, main_market_outcomes_count: main_market.outcomes.length } : {}),
      ...(lacksSecondary
        ? { secondary_market_id: secondary_market.market_external_id, secondary_market_outcomes_count: secondary_market.outcomes.length }
        : {}),
    },
  };
}

function countOf(value: unknown, lines: ListedLines): number {
  if (Array.isArray(value)) return value.length;
  const { main_market, secondary_market, tertiary_market, top_markets } = lines;
  const known = [main_market, secondary_market, tertiary_market, ...top_markets].filter((market) => market !== null);
  return readWhole(value) ?? new Set(known.map(({ id, specifier }) => `${id}/${specifier}`)).size;
}

/** Reads a match or an outright event; only its id is compulsory. */
export const readMatch: Reader<Match> = (value, context) => {
  const row = requireFields(value, "match");
  const id = requireOwnId(row["id"], "match", context);
  const urn_id = readText(row["urn_id"]) ?? urnOfMatch(id);
  const league = readTournamentOf(row)(row["tournament"], context);
  const provider = readText(row["provider"]) ?? league.provider;
  const readMarket = readMarketOf({ matchId: id, matchUrnId: urn_id, provider });
  const { sport } = league;
  const competitors = readSides(row, sport.key, context);
  // The columns of a sport apply to its matches; an outright event has its own market.
  const mainMarketId = competitors === null || sport.main_market_id === 0 ? null : sport.main_market_id;
  const lines = readLines(row, readMarket, { sport, mainMarketId }, context);
  const end_date = readTime(row["end_date"]);
  const start_time = readTime(row["start_time"]) ?? end_date ?? new Date(context.readAtMs).toISOString();
  const status = statusOf(row, start_time, context);
  const name = readText(row["name"]) ?? (competitors === null ? (readText(row["slug"]) ?? String(id)) : null);
  const shownName = competitors === null ? (name ?? "") : `${competitors.home.name} ${competitors.away.name}`;
  return {
    id,
    urn_id,
    slug: slugWithId(row["slug"], { kind: "match", id, name: shownName }),
    type: readOneOf(row["type"], ["match", "stage", "season", "simple_tournament", "tournament"], "match"),
    name,
    status,
    stage: readText(row["stage"]),
    season: readText(row["season"]),
    series: readSeries(row["series"]),
    start_time,
    end_date,
    stadium: readText(row["stadium"]),
    city: readText(row["city"]),
    competitors,
    tournament: competitors === null ? league : withColumns(league, lines),
    statistics: readStatistics(row["statistics"], status, context),
    available_markets: countOf(row["available_markets"], lines),
    ...lines,
    has_video: readFlag(row["has_video"]),
    provider,
    is_provider_stats_available: readFlag(row["is_provider_stats_available"]),
    is_simulated: readFlag(row["is_simulated"]),
    is_classic: readFlag(row["is_classic"]),
  };
};

/** The scoreboard of a match, if it has one. */
export function readStatistics(value: unknown, status: MatchStatus, context: ReadContext): MatchStatistics | null {
  return orWithout(readStatisticsOf(status))(value, context);
}

/** Cuts out the requested page if a backend sends the whole list: rendering thousands of matches would take half a minute. */
function askedPage(value: unknown, { query }: ReadContext): unknown {
  const rows: unknown = Array.isArray(value) ? value : fieldsOf(value)["data"];
  const [limit, page] = [readWhole(query["limit"]) ?? 0, readWhole(query["page"]) ?? 1];
  if (!Array.isArray(rows) || limit < 1 || rows.length <= limit || fieldsOf(value)["pagination"] != null) return value;
  const pagination = { total: rows.length, page, limit, last_page: Math.ceil(rows.length / limit) };
  return { data: rows.slice((page - 1) * limit, page * limit), pagination };
}

/** Reply readers for the calls that return matches. */
export const matchReaders = [
  reads(endpoints.listMatches, (value, context) => pageOf(readMatch)(askedPage(value, context), context)),
  reads(endpoints.getMatch, one(readMatch)),
];
