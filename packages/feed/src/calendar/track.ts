import type { CompetitionSeason, Dataset } from "../dataset/dataset.ts";
import type { SourceMatch, SportKey } from "../core/source-match.ts";
import { stableHash } from "../core/text.ts";
import { dayMs, weekMs, weekOf, weekStart } from "../core/time.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import { rankedCompetitions } from "./competition-ranks.data.ts";
import {
  europeanPaces,
  finalsPace,
  internationalPace,
  notReplayed,
  otherPace,
  type Pace,
  paces,
  qualificationPace,
  tennisPace,
} from "./pace.data.ts";
import { type PreparedSeason, prepareSeason } from "./prepared-season.ts";

/** One replay of a season of a track. */
export interface TrackInstance {
  readonly number: number;
  readonly season: CompetitionSeason;
  /** The matches that are replayed, in their real order. */
  readonly matches: readonly SourceMatch[];
  /** Midnight of the first day, local time written as UTC, and the days over which the matches are spread. */
  readonly firstDay: number;
  readonly days: number;
  /** The next season may start from this time on. */
  readonly endsBy: number;
  /** When its teams become known: after the previous season, which may decide them. Minus infinity if there is only one season. */
  readonly knownAt: number;
  /** A span that holds all matches, feed time. */
  readonly from: number;
  readonly to: number;
}

/** One competition and the endless sequence of its seasons: only one of them runs at a time. */
export interface Track {
  readonly key: string;
  readonly sport: SportKey;
  /** The tournament's priority: smaller comes first. */
  readonly rank: number;
  readonly pace: Pace;
  readonly seasons: readonly CompetitionSeason[];
  /** The facts by which one of the seasons is placed. */
  prepared(season: CompetitionSeason): PreparedSeason;
  instance(number: number): TrackInstance;
  /** Instances with a match in [from, to], roughly. */
  instancesBetween(from: number, to: number): readonly TrackInstance[];
}

/** Rank of a competition: its place in the list; unlisted ones follow. */
function rankOf(key: string): number {
  const place = rankedCompetitions.indexOf(key);
  if (place >= 0) return place + 1;
  return key.startsWith("internationals.") ? 150 : key.startsWith("atp.") ? 120 : 100;
}

/** Tournaments of teams that do not represent a member of FIFA. */
const unofficial = /conifa|island-games|mapinduzi|south-asian-super/;

/**
 * Whether the plan replays a match. It skips second games of double-headers, shoot-outs whose winner is missing in the data, and
 * teams that represent no country.
 */
function isPlayable({ facts, round, competition, home, away }: SourceMatch): boolean {
  if (facts.sport === "soccer" && competition.startsWith("internationals.")) {
    const isDecided = facts.et === null || facts.et[0] !== facts.et[1];
    return isDecided && home.country !== null && away.country !== null;
  }
  return round !== "Regular season, second game";
}

/** What makes two rows of the data the same match: football has several sources, which agree on the date but not on the hour. */
export function identityOf({ sport, home, away, playedAt, facts }: SourceMatch): string {
  const when = facts.sport === "soccer" ? `${Math.floor(playedAt / dayMs)} ${(facts.et ?? facts.ft).join(":")}` : playedAt;
  return `${sport}/${home.id}/${away.id}/${when}`;
}

/** Club cups are placed first and leagues between them, so that a league depends on few other seasons. */
function placingOrder({ rank, seasons }: Track): number {
  const latest = seasons.at(-1);
  return latest?.kind === "cup" && latest.sport === "soccer" ? rank - 1000 : rank;
}

/** A separate function, so that its closure does not keep the identities of all matches in memory. */
function playableMatches({ seasons }: Dataset): ReadonlyMap<CompetitionSeason, readonly SourceMatch[]> {
  const seen = new Set<string>();
  return new Map(
    seasons.map((season) => [
      season,
      season.matches.filter((match) => {
        const identity = identityOf(match);
        const isFirst = !seen.has(identity);
        seen.add(identity);
        return isFirst && isPlayable(match);
      }),
    ]),
  );
}

/** All competitions, in the order in which they are placed. A match found in two sources belongs to the first. */
export function createTracks(dataset: Dataset): readonly Track[] {
  const matchesBySeason = playableMatches(dataset);
  const seasonsByKey = Map.groupBy(
    dataset.seasons.filter(
      (season) => !unofficial.test(season.key) && !notReplayed.has(`${season.key} ${season.season}`) && matchesBySeason.get(season)?.length,
    ),
    (season) => `${season.sport}/${season.key}`,
  );
  const keys = new Set(dataset.seasons.map(({ key }) => key));
  const tourStart = Math.min(...dataset.seasons.filter(({ sport }) => sport === "tennis").map(firstStart));
  return [...seasonsByKey.values()]
    .map((seasons) => {
      const ordered = [...seasons].sort((first, second) => firstStart(first) - firstStart(second));
      return createTrack(ordered, { matchesOf: (season) => matchesBySeason.get(season) ?? [], tourStart, keys });
    })
    .sort((first, second) => placingOrder(first) - placingOrder(second) || (first.key < second.key ? -1 : 1));
}

function firstStart({ matches }: CompetitionSeason): number {
  return matches[0]?.playedAt ?? 0;
}

const qualification = "-qualification";

function paceOf({ key, sport, country }: CompetitionSeason, keys: ReadonlySet<string>): Pace {
  if (sport === "tennis") return tennisPace;
  if (key.startsWith("internationals.")) {
    const hasQualification = keys.has(`${key}${qualification}`);
    return paces[key] ?? (hasQualification ? finalsPace : key.endsWith(qualification) ? qualificationPace : internationalPace);
  }
  return paces[key] ?? europeanPaces.find(({ countries }) => countries.includes(country)) ?? otherPace;
}

const tourWeeks = 45;
/** Days added to the real length of a season. */
const spareDays = 2;
/** Matches may start this long after the last day of their season if their teams had to rest. */
const overrunMs = 15 * dayMs;

const instancesKept = 100;

interface TrackSources {
  readonly matchesOf: (season: CompetitionSeason) => readonly SourceMatch[];
  /** Real start of the tennis tour. */
  readonly tourStart: number;
  /** Keys of all competitions. */
  readonly keys: ReadonlySet<string>;
}

function createTrack(seasons: readonly CompetitionSeason[], { matchesOf, tourStart, keys }: TrackSources): Track {
  const latest = seasons.at(-1);
  if (!latest) throw new Error("a track needs a season");
  const pace = paceOf(latest, keys);
  const firstWeek = weekOf(Date.parse(pace.from));
  const isTennis = latest.sport === "tennis";
  const instances = createBoundedCache<number, TrackInstance>(instancesKept);
  const instance = (number: number): TrackInstance => instances.get(number, () => createInstance(number));
  const createInstance = (number: number): TrackInstance => {
    const season = seasons[(((seasons.length - 1 + number) % seasons.length) + seasons.length) % seasons.length] ?? latest;
    const matches = matchesOf(season);
    const realDays = Math.ceil(((matches.at(-1)?.playedAt ?? 0) - (matches[0]?.playedAt ?? 0)) / dayMs) + spareDays;
    const days = Math.min(pace.playDays ?? pace.weeks * 7, realDays);
    const start = weekStart(firstWeek + number * pace.weeks);
    const waitDays = isTennis
      ? Math.round(((firstStart(season) - tourStart) / weekMs / tourWeeks) * (pace.weeks * 7 - realDays))
      : (pace.waitDays ?? stableHash(season.key) % Math.max(1, pace.weeks * 7 - days));
    const firstDay = start + waitDays * dayMs;
    const endsBy = start + pace.weeks * weekMs;
    const latestStart = firstDay + days * dayMs + overrunMs;
    const to = isTennis ? latestStart : Math.min(latestStart, endsBy - dayMs);
    const knownAt = seasons.length > 1 ? start - dayMs / 2 : -Infinity;
    return { number, season, matches, firstDay, days, endsBy, knownAt, from: firstDay - dayMs / 2, to };
  };
  const origin = { key: latest.key, pace, isInSequence: !isTennis && !latest.key.startsWith("internationals.") };
  const preparedBySeason = new Map<CompetitionSeason, PreparedSeason>();
  return {
    key: latest.key,
    sport: latest.sport,
    rank: rankOf(latest.key),
    pace,
    seasons,
    prepared(season) {
      const prepared = preparedBySeason.get(season) ?? prepareSeason(origin, season, matchesOf(season));
      preparedBySeason.set(season, prepared);
      return prepared;
    },
    instance,
    instancesBetween(from, to) {
      const found: TrackInstance[] = [];
      const numberAt = (at: number): number => Math.floor((weekOf(at) - firstWeek) / pace.weeks);
      for (let number = numberAt(from) - 1; number <= numberAt(to) + 1; number += 1) {
        const candidate = instance(number);
        if (candidate.to >= from && candidate.from <= to) found.push(candidate);
      }
      return found;
    },
  };
}
