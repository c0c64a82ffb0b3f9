import type { CompetitionSeason, Dataset } from "../dataset/dataset.ts";
import type { SourceMatch, SportKey } from "../core/source-match.ts";
import { footballYearStarts, footballYearWeeks, isYearly, loopRules, rankedCompetitions, type LoopRule } from "./competition-ranks.data.ts";
import { weekMs, weekOf } from "../core/time.ts";

/** One season of a track in one of its turns. */
export interface TrackInstance {
  readonly number: number;
  readonly season: CompetitionSeason;
  /** Whole weeks from the real dates to the replayed ones. */
  readonly shiftWeeks: number;
  /** Shifted first and last start, roughly: before clock changes and rearrangements, ms. */
  readonly from: number;
  readonly to: number;
}

/** One competition on the season plan and the endless sequence of its seasons. */
export interface Track {
  readonly key: string;
  readonly sport: SportKey;
  /** Smaller wins when a team would play twice; also the tournament's priority. */
  readonly rank: number;
  readonly seasons: readonly CompetitionSeason[];
  instance(number: number): TrackInstance;
  /** Instances with a match in [from, to], roughly. */
  instancesBetween(from: number, to: number): readonly TrackInstance[];
}

/** Rank of a competition: its place in the list; unlisted ones follow. */
export function rankOf(key: string): number {
  const place = rankedCompetitions.indexOf(key);
  if (place >= 0) return place + 1;
  return key.startsWith("internationals.") ? 150 : key.startsWith("atp.") ? 120 : 100;
}

/** Every competition that plays seasons, by rank. */
export function createTracks(dataset: Dataset): readonly Track[] {
  const seasonsByKey = Map.groupBy(dataset.seasons, (season) => `${season.sport}/${season.key}`);
  const tracks = [...seasonsByKey.values()].flatMap((unordered): readonly Track[] => {
    const seasons = [...unordered].sort((first, second) => firstStart(first) - firstStart(second));
    const latest = seasons.at(-1);
    if (!latest) return [];
    if (isYearly(latest)) return [createTrack(seasons, (number) => yearlyTurn(seasons, number), yearlyNumber)];
    const rule = loopRules.find(({ family }) => family === familyOf(latest.key));
    if (!rule) return [];
    const playing = rule.plays === "latest_season" ? [latest] : seasons;
    const loop = createLoop(playing, rule, weeksOfFamily(dataset, latest.key));
    return [createTrack(playing, loop.turn, loop.numberAt)];
  });
  return tracks.sort((first, second) => first.rank - second.rank || (first.key < second.key ? -1 : 1));
}

/** Key of the competitions that move together, such as all tennis events. */
function familyOf(key: string): string {
  return key.startsWith("atp.") ? "atp" : key;
}

function firstStart(season: CompetitionSeason): number {
  return season.matches[0]?.playedAt ?? 0;
}

function lastStart(season: CompetitionSeason): number {
  return season.matches.at(-1)?.playedAt ?? 0;
}

interface Turn {
  readonly season: CompetitionSeason;
  readonly shiftWeeks: number;
}

function createTrack(seasons: readonly CompetitionSeason[], turn: (number: number) => Turn, numberAt: (at: number) => number): Track {
  const [first] = seasons;
  if (!first) throw new Error("a track needs a season");
  const instance = (number: number): TrackInstance => {
    const { season, shiftWeeks } = turn(number);
    return { number, season, shiftWeeks, from: firstStart(season) + shiftWeeks * weekMs, to: lastStart(season) + shiftWeeks * weekMs };
  };
  return {
    key: first.key,
    sport: first.sport,
    rank: rankOf(first.key),
    seasons,
    instance,
    instancesBetween(from, to) {
      const found: TrackInstance[] = [];
      for (let number = numberAt(from) - 1; number <= numberAt(to) + seasons.length; number += 1) {
        const candidate = instance(number);
        if (candidate.to >= from && candidate.from <= to) found.push(candidate);
      }
      return found;
    },
  };
}

/** The latest season plays in football year 0 and after; earlier years show earlier seasons. */
function yearlyTurn(seasons: readonly CompetitionSeason[], number: number): Turn {
  const last = seasons.length - 1;
  const season = seasons[Math.max(0, Math.min(last, last + number))];
  if (!season) throw new Error("a track needs a season");
  const windowStart = weekOf(Date.parse(footballYearStarts)) + number * footballYearWeeks;
  const years = Math.ceil((windowStart - weekOf(firstStart(season))) / footballYearWeeks);
  return { season, shiftWeeks: years * footballYearWeeks };
}

function yearlyNumber(at: number): number {
  return Math.floor((weekOf(at) - weekOf(Date.parse(footballYearStarts))) / footballYearWeeks);
}

interface FamilyWeeks {
  /** First week of the family's season of that name, and how many weeks it lasts. */
  readonly bySeason: ReadonlyMap<string, { readonly first: number; readonly count: number }>;
}

function weeksOfFamily(dataset: Dataset, key: string): FamilyWeeks {
  const family = dataset.seasons.filter((season) => familyOf(season.key) === familyOf(key));
  return {
    bySeason: new Map(
      [...Map.groupBy(family, ({ season }) => season)].map(([season, parts]) => {
        const first = weekOf(Math.min(...parts.map(firstStart)));
        return [season, { first, count: weekOf(Math.max(...parts.map(lastStart))) - first + 1 }];
      }),
    ),
  };
}

/** Seasons in turn without end; instance 0 is the latest one, -1 the one before it. */
function createLoop(
  seasons: readonly CompetitionSeason[],
  rule: LoopRule,
  weeks: FamilyWeeks,
): { readonly turn: (number: number) => Turn; readonly numberAt: (at: number) => number } {
  const spans = seasons.map((season) => weeks.bySeason.get(season.season) ?? { first: weekOf(firstStart(season)), count: 1 });
  const lengths = spans.map(({ count }) => count + rule.gapWeeks);
  const periodWeeks = lengths.reduce((sum, length) => sum + length, 0);
  const last = seasons.length - 1;
  const cycleStart = weekOf(Date.parse(rule.latestStarts)) - lengths.slice(0, last).reduce((sum, length) => sum + length, 0);
  const turn = (number: number): Turn => {
    const position = (((number + last) % seasons.length) + seasons.length) % seasons.length;
    const cycle = Math.floor((number + last) / seasons.length);
    const season = seasons[position];
    const span = spans[position];
    if (!season || !span) throw new Error("a track needs a season");
    const start = cycleStart + cycle * periodWeeks + lengths.slice(0, position).reduce((sum, length) => sum + length, 0);
    return { season, shiftWeeks: start - span.first };
  };
  return { turn, numberAt: (at) => Math.floor((weekOf(at) - cycleStart) / periodWeeks) * seasons.length - last };
}

/** Whether the plan replays a match: not walk-overs and second games of double-headers. */
export function isPlayable(match: SourceMatch): boolean {
  if (match.facts.sport === "tennis") return match.facts.end !== "W/O" && match.facts.sets.length > 0;
  return match.round !== "Regular season, second game";
}
