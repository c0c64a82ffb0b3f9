import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Confederation, type ForecastMatch, rateConfederations } from "./confederations.ts";
import { readRows } from "./read-csv.ts";
import { nextFormerRating } from "../dataset/read-nations.ts";
import { eloGain, expectedResult, nationHomeEdge, tournamentWeight } from "../sports/soccer/model/nation-elo.ts";
import { dayMs } from "../core/time.ts";

/** Days are counted from here: the replayed internationals begin later, most of them after `usualFrom`. */
const ratedFrom = "2011-01-01";
const usualFrom = "2021-06-01";
/** Goals of players are listed from here; only those of players who have scored since `usualFrom`. */
const goalsFrom = "2019-01-01";
/** Nations that joined after the first decades start in the bottom quarter. */
const firstRating = 1500;
const laterRating = 1300;
const laterFrom = "1950";

const source = { repo: "martj42/international_results", licence: "CC0-1.0" };

function dayOf(date: string): number {
  return Math.round((Date.parse(date) - Date.parse(ratedFrom)) / dayMs);
}

interface Internationals {
  readonly matches: readonly { readonly date: string; readonly home: string; readonly away: string }[];
}

/** The day from which a nation needs ratings, if the data has matches of it before `usualFrom`. */
function earlyNations(dataDir: string): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const name of readdirSync(join(dataDir, "football")).filter((file) => file.startsWith("internationals."))) {
    const { matches } = JSON.parse(readFileSync(join(dataDir, "football", name), "utf8")) as Internationals;
    for (const { date, home, away } of matches) {
      for (const nation of [home, away]) if (date < (first.get(nation) ?? usualFrom)) first.set(nation, date);
    }
  }
  return first;
}

interface NationRatings {
  /** By nation, the rating before its first needed match and after every match since, as alternating days and ratings. */
  readonly nations: Readonly<Record<string, readonly number[]>>;
  readonly confederations: Readonly<Record<string, Confederation>>;
  /** By nation, the mean of its ratings in the years before the first match of its series. */
  readonly former: Readonly<Record<string, number>>;
}

/** The mean rating of a nation before its last match, and the rating since. */
interface FormerRating {
  readonly mean: number;
  readonly rating: number;
  readonly day: number;
}

function formerAt(former: FormerRating | undefined, day: number, rating: number): number {
  return former === undefined ? rating : nextFormerRating(former.mean, former.rating, day - former.day);
}

/** Ratings from all internationals. */
function rateNations(folder: string, dataDir: string): NationRatings {
  const forecasts: ForecastMatch[] = [];
  const neededFrom = earlyNations(dataDir);
  const ratings = new Map<string, number>();
  const series = new Map<string, number[]>();
  const formers = new Map<string, FormerRating>();
  const former: Record<string, number> = {};
  for (const [date = "", home = "", away = "", homeGoals = "", awayGoals = "", tournament = "", , , neutral] of readRows(
    join(folder, "results.csv"),
  )) {
    if (!/^\d+$/.test(homeGoals) || !/^\d+$/.test(awayGoals)) continue;
    const initial = date < laterFrom ? firstRating : laterRating;
    const before = [home, away].map((nation) => ratings.get(nation) ?? initial) as [number, number];
    const difference = before[0] - before[1] + (neutral === "TRUE" ? 0 : nationHomeEdge);
    const gain = eloGain([Number(homeGoals), Number(awayGoals)], difference, tournamentWeight(tournament));
    const result = (Math.sign(Number(homeGoals) - Number(awayGoals)) + 1) / 2;
    forecasts.push({ date, home, away, tournament, result, expected: expectedResult(difference) });
    [home, away].forEach((nation, side) => {
      const start = before[side] ?? initial;
      const after = start + (side === 0 ? gain : -gain);
      ratings.set(nation, after);
      const mean = formerAt(formers.get(nation), dayOf(date), start);
      formers.set(nation, { mean, rating: after, day: dayOf(date) });
      if (date < (neededFrom.get(nation) ?? usualFrom)) return;
      const known = series.get(nation) ?? [0, Math.round(start)];
      former[nation] ??= Math.round(mean);
      series.set(nation, [...known, dayOf(date), Math.round(after)]);
    });
  }
  return {
    nations: Object.fromEntries([...series].sort(([one], [other]) => (one < other ? -1 : 1))),
    confederations: rateConfederations(forecasts),
    former,
  };
}

/** Days of the goals of each player, own goals left out; a penalty has the day as a negative number less 1. */
function listScorers(folder: string): Readonly<Record<string, readonly (readonly [string, readonly number[]])[]>> {
  const byNation = new Map<string, Map<string, number[]>>();
  const recent = new Set<string>();
  for (const [date = "", , , nation = "", player = "", , ownGoal, penalty] of readRows(join(folder, "goalscorers.csv"))) {
    if (date < goalsFrom || ownGoal === "TRUE" || player === "" || player === "NA") continue;
    if (date >= usualFrom) recent.add(`${nation}/${player}`);
    const players = byNation.get(nation) ?? new Map<string, number[]>();
    byNation.set(nation, players);
    const day = Math.round((Date.parse(date) - Date.parse(goalsFrom)) / dayMs);
    players.set(player, [...(players.get(player) ?? []), penalty === "TRUE" ? -day - 1 : day]);
  }
  const kept = [...byNation].map(
    ([nation, players]) =>
      [
        nation,
        [...players].filter(([player]) => recent.has(`${nation}/${player}`)).sort(([one], [other]) => (one < other ? -1 : 1)),
      ] as const,
  );
  return Object.fromEntries(kept.filter(([, players]) => players.length > 0).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Writes one row per line, so that changes of the data give readable diffs. */
function writeRows(path: string, head: object, key: string, rows: Readonly<Record<string, unknown>>): void {
  const lines = Object.entries(rows).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  writeFileSync(path, `${JSON.stringify(head).slice(0, -1)},\n"${key}":{\n${lines.join(",\n")}\n}}\n`);
}

const [folder, commit, target] = process.argv.slice(2);
if (folder === undefined || commit === undefined || target === undefined) {
  throw new Error("usage: node rate-nations.ts <folder of the CSV files> <commit> <data folder>");
}
const { nations, confederations, former } = rateNations(folder, target);
writeRows(
  join(target, "football-ratings", "nations.json"),
  {
    sport: "soccer",
    name: "Elo ratings of national teams, from all men's internationals since 1872",
    from: ratedFrom,
    source: { ...source, commit, path: "results.csv" },
    fields:
      "by nation: day since `from` and the rating after its matches, in turn; the first is the rating before; Asian and Oceanian nations from 2011, others from June 2021; `points` are added to the ratings of all nations of a confederation; `former` is the mean of a nation's ratings before its first match here",
    confederations,
    former,
  },
  "nations",
  nations,
);
writeRows(
  join(target, "football-ratings", "goalscorers.json"),
  {
    sport: "soccer",
    name: "Goals of players for their nations",
    from: goalsFrom,
    source: { ...source, commit, path: "goalscorers.csv" },
    fields: "by nation: [player, days since `from` of the goals]; a penalty on day d is -d - 1; own goals are left out",
  },
  "nations",
  listScorers(folder),
);
