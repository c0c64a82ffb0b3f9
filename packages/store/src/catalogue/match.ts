import type {
  Competitor as WireCompetitor,
  Match as WireMatch,
  MatchEnd,
  MatchStatistics as WireStatistics,
} from "@touchline/contract/entities/match";
import { marketKey, parseMatchStatus, wireToMatchClock, type MatchClock, type MatchStatus, type SelectionMatch } from "@touchline/domain";
import { wireToLeague, type League } from "./catalog.ts";

/** One side of a match. */
export interface Competitor {
  readonly id: string;
  readonly name: string;
  /** Two to four letters. */
  readonly shortName: string;
  /** The everyday name, for lists, tickets and buttons: `Man United`. */
  readonly commonName: string;
  readonly countryCode: string | null;
  /** Address of the team's own picture, shown instead of a kit. */
  readonly logo: string | null;
  /** Two or three kit colours, `#rrggbb`. */
  readonly colors: readonly [string, string, ...string[]];
  /** The pattern of its kit; plain if the backend has none. */
  readonly pattern: string;
  /** The neck of its shirt, if not round. */
  readonly collar?: "v" | "polo";
  readonly hasCuffs?: true;
  /** National teams show their flag instead of a kit. */
  readonly isNation: boolean;
}

/** The score of a period, set or inning. */
export interface PeriodScore {
  readonly home: number;
  readonly away: number;
  readonly key: string;
  readonly name: string;
  readonly number: number;
  readonly type: string;
}

/** The scoreboard of a match. */
export interface MatchScoreboard {
  readonly phaseKey: string;
  /** Empty when only the page can name it. */
  readonly phaseName: string;
  readonly clock: MatchClock | null;
  /** Elapsed share of the match and the positions of breaks, thousandths. */
  readonly progress: number;
  readonly breaks: readonly number[];
  readonly score: { readonly home: number; readonly away: number } | null;
  /** Points of the current tennis game. */
  readonly gameScore: { readonly home: string; readonly away: string } | null;
  readonly periods: readonly PeriodScore[];
  /** Periods of regular time: 2 halves, 4 quarters, at most 3 or 5 sets. */
  readonly maxPeriods: number;
  readonly server: "home" | "away" | null;
  readonly details: readonly { readonly key: string; readonly name: string; readonly home: string; readonly away: string }[];
  /** How the match ended; null until it is over. */
  readonly end: MatchEnd | null;
  /** Why no market takes bets now, null if the reason has no name; undefined while markets take bets. */
  readonly pause?: {
    readonly name: string | null;
    /** Whose attack it is. */
    readonly side: "home" | "away" | null;
    readonly sinceMs: number | null;
  };
}

/** A match, or an outright event, which has a name and no competitors. */
export interface Match {
  readonly id: string;
  readonly urnId: string;
  readonly slug: string;
  readonly name: string | null;
  readonly status: MatchStatus;
  readonly stage: string | null;
  /** Games that each side has won in the series of the match, and the maximum length of that series. */
  readonly series: { readonly home: number; readonly away: number; readonly bestOf: number } | null;
  /** Season in which it was really played. */
  readonly season: string | null;
  readonly startsAtMs: number;
  readonly stadium: string | null;
  readonly city: string | null;
  readonly home: Competitor | null;
  readonly away: Competitor | null;
  readonly league: League;
  readonly scoreboard: MatchScoreboard | null;
  readonly marketCount: number;
  /** Keys of the lines that lists show; null when the match has none. */
  readonly mainMarketKey: string | null;
  readonly secondaryMarketKey: string | null;
  readonly tertiaryMarketKey: string | null;
  /** Whether signed-in players can watch it (spec.md 3). */
  readonly hasVideo: boolean;
  /** Whether its provider has statistics (spec.md 3). */
  readonly hasStatistics: boolean;
  readonly isSimulated: boolean;
  readonly isClassic: boolean;
}

/** Converts a competitor from its wire format. */
export function wireToCompetitor(wire: WireCompetitor): Competitor {
  return {
    id: wire.id,
    name: wire.name,
    shortName: wire.short_name,
    commonName: wire.common_name ?? wire.name,
    countryCode: wire.country_code,
    logo: wire.logo,
    colors: wire.third_color === undefined ? wire.colors : [...wire.colors, wire.third_color],
    pattern: wire.pattern ?? "plain",
    ...(wire.collar === undefined ? {} : { collar: wire.collar }),
    ...(wire.cuffs === true ? { hasCuffs: true } : {}),
    isNation: wire.is_nation === true,
  };
}

function wireToPause({ name, side = null, since }: NonNullable<WireStatistics["pause"]>): NonNullable<MatchScoreboard["pause"]> {
  const sinceMs = Date.parse(since ?? "");
  return { name, side, sinceMs: Number.isNaN(sinceMs) ? null : sinceMs };
}

/** Converts a scoreboard from its wire format. */
export function wireToScoreboard(wire: WireStatistics): MatchScoreboard {
  return {
    phaseKey: wire.phase.key,
    phaseName: wire.phase.name,
    clock: wire.clock === null ? null : wireToMatchClock(wire.clock, Date.parse(wire.clock.at)),
    progress: wire.progress,
    breaks: wire.breaks,
    score: wire.total_score,
    gameScore: wire.game_score,
    periods: wire.period_score.map(({ home, away, period_key, period_name, number, type }) => ({
      home,
      away,
      key: period_key,
      name: period_name,
      number,
      type,
    })),
    maxPeriods: wire.max_period_number,
    server: wire.current_server === null ? null : wire.current_server === 1 ? "home" : "away",
    details: wire.details,
    end: wire.end ?? null,
    ...(wire.pause == null ? {} : { pause: wireToPause(wire.pause) }),
  };
}

function keyOf(market: WireMatch["main_market"]): string | null {
  return market === null ? null : marketKey({ id: String(market.id), matchId: String(market.match_id), specifier: market.specifier });
}

/** Converts a match from its wire format; its markets become separate entities. */
export function wireToMatch(wire: WireMatch): Match {
  return {
    id: String(wire.id),
    urnId: wire.urn_id,
    slug: wire.slug,
    name: wire.name,
    status: parseMatchStatus(wire.status),
    stage: wire.stage,
    season: wire.season ?? null,
    series: wire.series == null ? null : { home: wire.series.home, away: wire.series.away, bestOf: wire.series.best_of },
    startsAtMs: Date.parse(wire.start_time),
    stadium: wire.stadium,
    city: wire.city,
    home: wire.competitors === null ? null : wireToCompetitor(wire.competitors.home),
    away: wire.competitors === null ? null : wireToCompetitor(wire.competitors.away),
    league: wireToLeague(wire.tournament),
    scoreboard: wire.statistics === null ? null : wireToScoreboard(wire.statistics),
    marketCount: wire.available_markets,
    mainMarketKey: keyOf(wire.main_market),
    secondaryMarketKey: keyOf(wire.secondary_market),
    tertiaryMarketKey: keyOf(wire.tertiary_market ?? null),
    hasVideo: wire.has_video,
    hasStatistics: wire.is_provider_stats_available,
    isSimulated: wire.is_simulated,
    isClassic: wire.is_classic,
  };
}

/** The parts of a match that its selections store. */
export function matchToSelectionMatch(match: Match): SelectionMatch {
  return {
    matchId: match.id,
    matchUrnId: match.urnId,
    matchSlug: match.slug,
    matchStatus: match.status,
    startsAtMs: match.startsAtMs,
    sportKey: match.league.sport.key,
    nameA: match.home?.commonName ?? match.name ?? "",
    nameB: match.away?.commonName ?? null,
    categoryName: match.league.category.name,
    leagueName: match.league.name,
  };
}
