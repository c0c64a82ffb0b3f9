import type { Market } from "@touchline/contract/entities/market";
import type { Match, MatchIncident, MatchStatistics } from "@touchline/contract/entities/match";
import type { MatchTimeline } from "@touchline/contract/http/matches";
import type { MatchPicture } from "@touchline/contract/http/pictures";
import type { Lineups } from "@touchline/contract/http/standings";
import { entitySlug } from "@touchline/domain";
import {
  isListed,
  isVoidEnd,
  type LineState,
  type MatchState,
  pauseOf,
  readScoreboard,
  type ScriptEvent,
  scriptOf,
  wireStatusOf,
} from "@touchline/feed";
import type { LegDescription, LineKey } from "../book.ts";
import { lookupLine } from "../lines/lookup-line.ts";
import { compareLines, encodeMarket, matchUrn, nameLine } from "../lines/encode-market.ts";
import { outcomeIdsOf } from "../lines/line-ids.ts";
import { type BookContext, isFilmed } from "../book-context.ts";
import { providerOf } from "../feed-providers.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { encodeSquads } from "./encode-squads.ts";
import { encodeProgress, latestEvent, nameOfEvent, type RunningMatch } from "./match-progress.ts";
import { periodAt } from "./match-periods.ts";
import { encodeSides } from "../catalog/encode-team.ts";
import { encodeIncident, encodeStatistics } from "./encode-statistics.ts";
import { encodePicture } from "../pictures/encode-picture.ts";
import { encodeSituation, type RankedSituation } from "../pictures/situations.ts";

/** Reads matches in wire format. */
export interface MatchReader {
  /** The whole match; null if its tournament is unknown. */
  read(locale: string, match: MatchState): Match | null;
  statistics(locale: string, match: MatchState): MatchStatistics | null;
  /** Events and statistics so far. */
  timeline(locale: string, match: MatchState): MatchTimeline;
  /** The current situation and the chart of the sport. */
  picture(locale: string, match: MatchState): MatchPicture;
  /** The situation of a live match. */
  situation(locale: string, match: MatchState): RankedSituation;
  /** Both squads, with the line-ups. */
  squads(match: MatchState): Pick<Lineups, "home" | "away">;
  incident(locale: string, match: MatchState, event: ScriptEvent): MatchIncident;
  slug(match: MatchState): string;
}

const maxTopLines = 3;
/** For all locales together: enough for the matches that live pages request repeatedly. An encoded match takes a few kilobytes. */
const maxCachedMatches = 2_000;

function column(match: MatchState, key: string | null): LineState | null {
  const line = key === null ? undefined : match.lines.get(key);
  return line !== undefined && isListed(line) ? line : null;
}

/** The balanced lines of the top tab that are not list columns; known only after a full pricing. */
function furtherTopLines(match: MatchState): readonly LineState[] {
  if (match.breadth !== "full") return [];
  const columns = new Set([match.mainKey, match.secondaryKey, match.tertiaryKey]);
  return [...match.lines]
    .filter(([key, line]) => !columns.has(key) && line.mostBalanced && isListed(line) && line.definition.tabs.includes("top"))
    .map(([, line]) => line)
    .sort(compareLines)
    .slice(0, maxTopLines);
}

interface CachedMatch {
  readonly revision: number;
  readonly scoreboard: MatchState["scoreboard"];
  readonly match: Match;
}

export function createMatchReader(context: BookContext, catalog: Catalog): MatchReader {
  /** By locale and id, ordered from the least to the most recently encoded. */
  const cache = new Map<string, CachedMatch>();
  const { engine, coverage, source } = context;

  function slug({ fixture }: MatchState): string {
    return entitySlug(`${fixture.home.name} ${fixture.away.name}`, { kind: "match", id: String(fixture.id) });
  }

  /** Old matches are listed without a script; the first read of the script shows whether they are void. */
  function markVoid(match: MatchState): void {
    if (match.phase === "ended" && isVoidEnd(scriptOf(engine.context, match).end)) match.phase = "void";
  }

  function statistics(locale: string, match: MatchState): MatchStatistics | null {
    if (match.phase === "prematch") return null;
    markVoid(match);
    const { value, readAt } = readScoreboard(engine.context, match);
    const { clock } = engine.context;
    const { startsAt } = match.fixture;
    const pause = pauseOf(match, clock.now() - startsAt);
    return encodeStatistics(context.namesOf(locale), value, { at: readAt, speed: clock.speed, startsAt, pause });
  }

  /** Games won so far, including this one once it is over. */
  function encodeSeries(match: MatchState): NonNullable<Match["series"]> | null {
    const game = source.seriesOf(match.fixture);
    if (game === null) return null;
    const winner = match.phase === "ended" ? scriptOf(engine.context, match).end.winner : null;
    const [home, away] = game.won;
    return { home: home + (winner === "home" ? 1 : 0), away: away + (winner === "away" ? 1 : 0), best_of: game.bestOf };
  }

  function encode(locale: string, match: MatchState): Match | null {
    const { fixture } = match;
    const facts = catalog.tournamentOf(fixture.tournamentId);
    const tournament = facts === undefined ? null : catalog.encodeTournament(locale, facts);
    if (facts === undefined || tournament === null) return null;
    const names = context.namesOf(locale);
    const provider = providerOf(fixture.sport);
    const stats = statistics(locale, match);
    const columns = [match.mainKey, match.secondaryKey, match.tertiaryKey].map((key) => column(match, key));
    const [main = null, secondary = null, tertiary = null] = columns.map((line): Market | null =>
      line === null ? null : encodeMarket(names, match, line),
    );
    return {
      id: fixture.id,
      urn_id: matchUrn(fixture.id),
      slug: slug(match),
      type: "match",
      name: null,
      status: wireStatusOf(match),
      stage: fixture.round === null ? null : names.round(fixture.round),
      season: fixture.source?.season ?? null,
      series: encodeSeries(match),
      start_time: new Date(fixture.startsAt).toISOString(),
      end_date: null,
      stadium: fixture.source?.venue ?? null,
      city: fixture.source?.city ?? null,
      competitors: encodeSides(fixture, names),
      tournament,
      statistics: stats,
      available_markets: match.availableMarkets,
      top_markets: furtherTopLines(match).map((line) => encodeMarket(names, match, line)),
      main_market: main,
      secondary_market: secondary,
      tertiary_market: tertiary,
      has_video: coverage.hasVideo && wireStatusOf(match) <= 2 && isFilmed(fixture, facts),
      provider,
      is_provider_stats_available: coverage.statisticsProviders.includes(provider),
      is_simulated: fixture.kind === "simulated",
      is_classic: fixture.kind === "classic",
    };
  }

  function read(locale: string, match: MatchState): Match | null {
    const key = `${locale} ${match.fixture.id}`;
    if (match.phase !== "prematch") readScoreboard(engine.context, match);
    const known = cache.get(key);
    if (known !== undefined && known.revision === match.revision && known.scoreboard === match.scoreboard) return known.match;
    const encoded = encode(locale, match);
    if (encoded === null) return null;
    cache.delete(key);
    const [oldest] = cache.keys();
    if (cache.size >= maxCachedMatches && oldest !== undefined) cache.delete(oldest);
    cache.set(key, { revision: match.revision, scoreboard: match.scoreboard, match: encoded });
    return encoded;
  }

  function encodeEvent(locale: string, match: MatchState, event: ScriptEvent): MatchIncident {
    const { events } = scriptOf(engine.context, match);
    const index = events.indexOf(event);
    const period = periodAt(match.fixture.sport, events.slice(0, index + 1));
    const names = context.namesOf(locale);
    return encodeIncident(names, match.fixture.id, { event, index, period, name: nameOfEvent(names, events, event) });
  }

  /** The state so far of a match that has begun. */
  function runningMatch(match: MatchState): RunningMatch {
    const { fixture } = match;
    const script = scriptOf(engine.context, match);
    const elapsedMs = Math.min(engine.context.clock.now() - fixture.startsAt, script.durationMs);
    const { value: scoreboard } = readScoreboard(engine.context, match);
    return { fixture, script, scoreboard, elapsedMs, seed: engine.context.seed };
  }

  function picture(locale: string, match: MatchState): MatchPicture {
    if (match.phase === "prematch") return { match_id: match.fixture.id, line: null, chart: null, simulated: false };
    return encodePicture(context.namesOf(locale), runningMatch(match));
  }

  function situation(locale: string, match: MatchState): RankedSituation {
    const odds = match.mainKey === null ? [] : (match.lines.get(match.mainKey)?.odds ?? []);
    return encodeSituation(context.namesOf(locale), { running: runningMatch(match), odds });
  }

  function squads(match: MatchState): Pick<Lineups, "home" | "away"> {
    const seconds = match.phase === "prematch" ? null : readScoreboard(engine.context, match).value.clock?.playedSeconds;
    return encodeSquads(match.fixture, {
      nowMs: engine.context.clock.now(),
      // The clock stops at the end; the players on the pitch at that moment stay on it.
      minute: seconds === null ? null : seconds === undefined ? Infinity : Math.floor(seconds / 60) + 1,
    });
  }

  function timeline(locale: string, match: MatchState): MatchTimeline {
    const { fixture } = match;
    const board = statistics(locale, match);
    const has_lineups = squads(match).home.length > 0;
    if (board === null) return { match_id: fixture.id, statistics: null, incidents: [], has_lineups };
    const running = runningMatch(match);
    const { script, elapsedMs } = running;
    const latest = latestEvent(script.events, elapsedMs);
    return {
      match_id: fixture.id,
      statistics: board,
      incidents: script.events
        .filter((event) => event.isIncident && event.atMs <= elapsedMs)
        .map((event) => encodeEvent(locale, match, event)),
      latest: latest === null ? null : encodeEvent(locale, match, latest),
      has_lineups,
      ...encodeProgress(context.namesOf(locale), running),
    };
  }

  return {
    read,
    statistics,
    slug,
    incident: encodeEvent,
    picture,
    situation,
    squads,
    timeline,
  };
}

/** Names of a leg in one locale, also for past matches. */
export function describeLeg(
  context: BookContext,
  parts: { readonly catalog: Catalog; readonly reader: MatchReader },
  leg: { readonly locale: string; readonly line: LineKey; readonly outcomeId: number },
): LegDescription | null {
  const found = lookupLine(context, leg.line);
  const index = found === null ? -1 : outcomeIdsOf(found.template).indexOf(leg.outcomeId);
  if (found === null || index < 0) return null;
  const { match, template, definition } = found;
  const { fixture } = match;
  const { catalog, reader } = parts;
  const tournament = catalog.tournamentOf(fixture.tournamentId);
  const category = tournament === undefined ? undefined : catalog.categoryOf(tournament.categoryId);
  const names = context.namesOf(leg.locale);
  const line = nameLine(names, match, { definition, template });
  const [home, away] = [names.team(fixture.home).common, names.team(fixture.away).common];
  const board = reader.statistics(leg.locale, match);
  const total = board?.total_score;
  return {
    matchUrn: matchUrn(fixture.id),
    matchSlug: reader.slug(match),
    matchName: `${home} – ${away}`,
    startsAt: fixture.startsAt,
    matchStatus: wireStatusOf(match),
    sportKey: fixture.sport,
    categoryName: (category === undefined ? null : catalog.encodeCategory(leg.locale, category)?.name) ?? "",
    tournamentName: tournament?.name ?? "",
    homeName: home,
    awayName: away,
    score: total === null || total === undefined ? null : `${total.home}:${total.away}`,
    end: board?.end ?? null,
    marketName: line.market,
    outcomeName: line.outcomes[index] ?? "",
  };
}
