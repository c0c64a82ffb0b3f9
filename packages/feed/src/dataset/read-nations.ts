import type { PlayerGoals, StrengthRecord } from "../core/strength-record.ts";
import { countWhile, dayMs, hourMs } from "../core/time.ts";
import type { TeamRegistry } from "./teams.ts";

interface DatedFile<Row> {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly nations: Readonly<Record<string, Row>>;
}

/** Day and rating in turn; the first is the rating before that day. */
export interface NationRatingsFile extends DatedFile<readonly number[]> {
  /** Elo points that the ratings of a confederation's nations lack against the rest of the world. */
  readonly confederations?: Readonly<Record<string, { readonly points: number; readonly nations: readonly string[] }>>;
}
/** Days of goals by player; a penalty on day d is -d - 1. */
export type GoalscorersFile = DatedFile<readonly (readonly [string, readonly number[]])[]>;

interface DatedRating {
  readonly day: number;
  readonly rating: number;
}

const scorerDays = 4 * 365;

/** The day of a match where it is played: matches in America begin on the day after in UTC. */
function localDay(playedAt: number, from: string): number {
  return Math.floor((playedAt - hourMs * 12 - Date.parse(from)) / dayMs);
}

function toSeries(values: readonly number[]): readonly DatedRating[] {
  return Array.from({ length: values.length / 2 }, (_, index) => ({ day: values[index * 2] ?? 0, rating: values[index * 2 + 1] ?? 0 }));
}

/** How much the mean of the years before counts: a run of good results is partly luck. Fitted for the smallest Brier score. */
const formerShare = 0.1;
const formerDays = 4 * 365;

/** The mean rating over the years before a day. */
function formerRating(series: readonly DatedRating[], today: number, latest: number): number {
  let sum = 0;
  let until = today;
  for (let place = series.length - 1; place >= 0 && until > today - formerDays; place -= 1) {
    const dated = series[place];
    if (!dated || dated.day >= today) continue;
    // What was before the first entry is not known, so that its rating counts for it.
    const from = place === 0 ? today - formerDays : Math.max(dated.day, today - formerDays);
    sum += (until - from) * dated.rating;
    until = from;
  }
  return until === today ? latest : sum / (today - until);
}

/** The rating that a quarter of the nations do not reach. */
function bottomQuarter(all: Iterable<readonly DatedRating[]>): number {
  const latest = [...all].map((series) => series.at(-1)?.rating ?? 0).sort((one, other) => one - other);
  return latest[Math.floor(latest.length / 4)] ?? 0;
}

/** Reads the ratings and scorers of national teams. */
export function readNations(
  ratings: NationRatingsFile,
  scorers: GoalscorersFile,
  teams: TeamRegistry,
): Pick<StrengthRecord, "nationRating" | "nationScorers"> {
  const seriesByTeam = new Map(Object.entries(ratings.nations).map(([name, values]) => [teams.nationId(name), toSeries(values)]));
  const scorersByTeam = new Map(Object.entries(scorers.nations).map(([name, players]) => [teams.nationId(name), players]));
  const pointsByTeam = new Map(
    Object.values(ratings.confederations ?? {}).flatMap(({ points, nations }) =>
      nations.map((name) => [teams.nationId(name), points] as const),
    ),
  );
  const unknown = bottomQuarter(seriesByTeam.values());
  return {
    nationRating(teamId, playedAt) {
      const series = seriesByTeam.get(teamId) ?? [];
      const today = localDay(playedAt, ratings.from);
      const latest = series[Math.max(countWhile(series, ({ day }) => day < today) - 1, 0)]?.rating ?? unknown;
      return latest + formerShare * (formerRating(series, today, latest) - latest) + (pointsByTeam.get(teamId) ?? 0);
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
