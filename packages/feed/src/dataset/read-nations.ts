import type { PlayerGoals, StrengthRecord } from "../core/strength-record.ts";
import { countWhile, dayMs, hourMs } from "../core/time.ts";
import type { TeamRegistry } from "./teams.ts";

interface DatedFile<Row> {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly nations: Readonly<Record<string, Row>>;
}

/** Days and ratings alternate; the first rating is the one before its day. */
export interface NationRatingsFile extends DatedFile<readonly number[]> {
  /** Elo points to add to the ratings of a confederation's nations, relative to the rest of the world. */
  readonly confederations?: Readonly<Record<string, { readonly points: number; readonly nations: readonly string[] }>>;
  /** By nation, the mean of its ratings in the years before the first match of its series; the first rating if absent. */
  readonly former?: Readonly<Record<string, number>>;
}
/** Days of goals by player; a penalty on day d is -d - 1. */
export type GoalscorersFile = DatedFile<readonly (readonly [string, readonly number[]])[]>;

interface DatedRating {
  readonly day: number;
  readonly rating: number;
}

const scorerDays = 4 * 365;

/** The day of a match where it is played: evening matches in America begin on the next day in UTC. */
function localDay(playedAt: number, from: string): number {
  return Math.floor((playedAt - hourMs * 12 - Date.parse(from)) / dayMs);
}

function toSeries(values: readonly number[]): readonly DatedRating[] {
  return Array.from({ length: values.length / 2 }, (_, index) => ({ day: values[index * 2] ?? 0, rating: values[index * 2 + 1] ?? 0 }));
}

/** Weight of a nation's long-term mean, in which ratings lose half their weight in eight years: a good run is partly luck. */
const formerShare = 0.35;
const halfLifeDays = 8 * 365.25;

interface RatedNation {
  readonly series: readonly DatedRating[];
  /** The mean of the years before the second entry of the series. */
  readonly former: number;
}

/** The mean of the ratings before a day. */
function formerRating({ series, former }: RatedNation, today: number): number {
  let mean = former;
  series.forEach(({ day, rating }, place) => {
    const until = Math.min(series[place + 1]?.day ?? today, today);
    // The first entry holds only the rating before that day.
    if (place > 0 && until > day) mean = nextFormerRating(mean, rating, until - day);
  });
  return mean;
}

/** The mean of a nation's ratings after it has had the same rating for some days. */
export function nextFormerRating(mean: number, rating: number, days: number): number {
  return rating + (mean - rating) * 2 ** (-days / halfLifeDays);
}

/** The lower quartile of the nations' latest ratings. */
function bottomQuarter(all: readonly (readonly DatedRating[])[]): number {
  const latest = all.map((series) => series.at(-1)?.rating ?? 0).sort((one, other) => one - other);
  return latest[Math.floor(latest.length / 4)] ?? 0;
}

/** Reads the ratings and scorers of national teams. */
export function readNations(
  ratings: NationRatingsFile,
  scorers: GoalscorersFile,
  teams: TeamRegistry,
): Pick<StrengthRecord, "nationRating" | "nationScorers"> {
  const rated = Object.entries(ratings.nations).map(([name, values]): readonly [string, RatedNation] => {
    const series = toSeries(values);
    return [teams.nationId(name), { series, former: ratings.former?.[name] ?? series[0]?.rating ?? 0 }];
  });
  const nationByTeam = new Map(rated);
  const scorersByTeam = new Map(Object.entries(scorers.nations).map(([name, players]) => [teams.nationId(name), players]));
  const pointsByTeam = new Map(
    Object.values(ratings.confederations ?? {}).flatMap(({ points, nations }) =>
      nations.map((name) => [teams.nationId(name), points] as const),
    ),
  );
  const unknown = bottomQuarter(rated.map(([, { series }]) => series));
  return {
    nationRating(teamId, playedAt) {
      const points = pointsByTeam.get(teamId) ?? 0;
      const nation = nationByTeam.get(teamId);
      if (nation === undefined) return unknown + points;
      const today = localDay(playedAt, ratings.from);
      const latest = nation.series[Math.max(countWhile(nation.series, ({ day }) => day < today) - 1, 0)]?.rating ?? unknown;
      return latest + formerShare * (formerRating(nation, today) - latest) + points;
    },
    nationScorers(teamId, playedAt) {
      const today = localDay(playedAt, scorers.from);
      return (scorersByTeam.get(teamId) ?? [])
        .map(([player, days]) => toPlayerGoals(player, days, today))
        .filter(({ goals }) => goals > 0)
        .sort((one, other) => other.goals - one.goals);
    },
  };
}

function toPlayerGoals(player: string, days: readonly number[], today: number): PlayerGoals {
  const counted = days.filter((day) => {
    const ago = today - (day < 0 ? -day - 1 : day);
    return ago > 0 && ago <= scorerDays;
  });
  return { player, goals: counted.length, penalties: counted.filter((day) => day < 0).length };
}
