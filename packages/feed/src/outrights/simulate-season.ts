import { createRandom } from "../core/random.ts";
import type { Bracket } from "./bracket.ts";
import { createLeaguePoints, drawApproximateNormal, type LeaguePoints } from "./league-points.ts";
import { playBracket } from "./play-bracket.ts";
import type { Situation } from "./situation.ts";

/** Number of runs in which places are counted; with exact chances in each run, fewer are enough. */
const countedRuns = 1000;
const smoothRuns = 400;
const minBracketRuns = 250;
const bracketWork = 1_500_000;
/** Chance of a team that can win but did not win in any run. */
const minChance = 1 / 8000;

/** Chances by team, in the order of the situation. */
export interface SeasonChances {
  readonly title: readonly number[];
  /** Chance of each place of the table, first to last; empty for a season without a table. */
  readonly places: readonly (readonly number[])[];
  /** Chance of winning the group. */
  readonly group: readonly number[];
  /** Expected number of knock-out ties to come. */
  readonly ties: readonly number[];
}

/** Title, places and groups, given the results so far, the league fixtures and the ties already drawn. A pure function of plain data. */
export function simulateSeason(situation: Situation): SeasonChances {
  const { ratings, hosts, canWin, bracket, openLeague, groups, seed, hasTable, deviation } = situation;
  const random = createRandom(seed);
  const count = ratings.length;
  const title = new Float64Array(count);
  const groupWins = new Float64Array(count);
  const ties = new Float64Array(count);
  const places = hasTable ? Array.from({ length: count }, () => new Float64Array(count)) : [];
  const league = createLeaguePoints(situation);
  const leagueRuns = league.isSmooth && bracket === null ? smoothRuns : countedRuns;
  const runs = openLeague.length > 0 ? leagueRuns : bracketRuns(bracket, count);
  let points = league.draw(Float64Array.from(ratings), random);
  let ranked = rankBy(points);
  for (let run = 0; run < runs; run += 1) {
    const drawn = Float64Array.from(ratings, (rating) => rating + deviation * drawApproximateNormal(random));
    if (run > 0 && openLeague.length > 0) {
      points = league.draw(drawn, random);
      ranked = rankBy(points);
    }
    const tables = tablesOf(ranked, groups);
    if (hasTable) addPlaces(places, { ranked, points, league });
    for (const [first] of tables) if (first !== undefined) groupWins[first] = (groupWins[first] ?? 0) + 1;
    if (bracket === null) continue;
    const winners = playBracket(bracket, { ratings: drawn, usual: ratings, hosts, tables, ranked, random, ties });
    winners.teams.forEach((team, place) => (title[team] = (title[team] ?? 0) + (winners.chances[place] ?? 0)));
  }
  if (hasTable) balance(places, runs);
  const chances = bracket === null ? places.map((row) => (row[0] ?? 0) / runs) : Array.from(title, (sum) => sum / runs);
  const floor = openLeague.length > 0 && !(league.isSmooth && bracket === null) ? minChance : 0;
  const weights = chances.map((chance, team) => (canWin[team] === true ? Math.max(chance, floor) : 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    title: weights.map((weight) => weight / total),
    places: places.map((row) => Array.from(row, (sum) => sum / runs)),
    group: Array.from(groupWins, (won) => won / runs),
    ties: Array.from(ties, (sum) => sum / runs),
  };
}

function bracketRuns(bracket: Bracket | null, count: number): number {
  if (bracket === null) return 1;
  return Math.min(Math.max(Math.round(bracketWork / (count * count)), minBracketRuns), countedRuns);
}

interface Run {
  readonly ranked: readonly number[];
  readonly points: Float64Array;
  readonly league: LeaguePoints;
}

/** Adds the places of one run: the actual ones, or the chances of each team against the points of the others. */
function addPlaces(places: readonly Float64Array[], { ranked, points, league }: Run): void {
  if (!league.isSmooth) {
    ranked.forEach((team, place) => add(places[team], place, 1));
    return;
  }
  const ordered = ranked.map((team) => points[team] ?? 0);
  ranked.forEach((team, place) => {
    const others = ordered.filter((_, at) => at !== place);
    let reached = 0;
    others.forEach((rival, at) => {
      const atLeast = league.aboveChance(team, rival);
      add(places[team], at, atLeast - reached);
      reached = atLeast;
    });
    add(places[team], others.length, 1 - reached);
  });
}

function add(row: Float64Array | undefined, place: number, chance: number): void {
  if (row) row[place] = (row[place] ?? 0) + chance;
}

/** Scales the sums so that each place has one team per run. */
function balance(places: readonly Float64Array[], runs: number): void {
  for (const place of places.keys()) {
    const sum = places.reduce((all, row) => all + (row[place] ?? 0), 0);
    for (const row of places) row[place] = ((row[place] ?? 0) * runs) / sum;
  }
}

/** The teams of each group by place. */
function tablesOf(ranked: readonly number[], groups: readonly number[]): readonly (readonly number[])[] {
  const tables: number[][] = Array.from({ length: Math.max(...groups, 0) + 1 }, () => []);
  for (const team of ranked) tables[groups[team] ?? 0]?.push(team);
  return tables;
}

function rankBy(points: Float64Array): readonly number[] {
  return Array.from(points, (_, team) => team).sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
}
