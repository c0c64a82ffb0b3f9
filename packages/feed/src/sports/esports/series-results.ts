import type { Fixture } from "../../core/fixture.ts";
import type { Pair, Side } from "../../core/source-match.ts";
import { createRandom, type RandomSource } from "../../core/random.ts";
import { stableHash } from "../../core/text.ts";
import { addPoint } from "../shared/scores.ts";
import { clockMapChance } from "./clock-model.ts";
import { isSeriesOver } from "./esports-state.ts";
import { isRoundMapOver, roundChance } from "./round-model.ts";
import { titles, type Title } from "./titles.data.ts";

/** Who won a map, and for titles with rounds who defended first and who won each round. */
export interface MapResult {
  readonly winner: Side;
  readonly firstDefender: Side;
  readonly rounds: readonly Side[];
}

const strengths = new Map<string, number>();

/** Strength between -1 and 1, a hash of the name; most teams are near 0. */
function strengthOf(sport: string, name: string): number {
  const key = `${sport}/${name}`;
  const known = strengths.get(key);
  if (known !== undefined) return known;
  const share = (salt: string) => stableHash(`${key}/${salt}`) / 4294967296;
  const strength = share("form") + share("class") - 1;
  strengths.set(key, strength);
  return strength;
}

/** Log-odds of a map for a strength gap of 1; a chance of a round counts sixteen times as much in a map. */
function mapSlopeOf(title: Title): number {
  return title.kind === "clock" ? title.mapSlope : 16 * title.roundSlope;
}

/** Strength in Elo points, from which the chances of a map follow. */
export function esportsElo(sport: string, name: string): number {
  const title = titleBySport[sport];
  return 1500 + (title ? (mapSlopeOf(title) * strengthOf(sport, name) * 400) / Math.LN10 : 0);
}

/** Strength of home minus away; a positive `drift` (in [-1, 1]) favours home. */
export function strengthGap({ sport, home, away }: Pick<Fixture, "sport" | "home" | "away">, drift: number): number {
  return strengthOf(sport, home.name) - strengthOf(sport, away.name) + 0.05 * drift;
}

function drawSide(random: RandomSource, homeChance: number): Side {
  return random.next() < homeChance ? "home" : "away";
}

function drawMap(title: Title, gap: number, random: RandomSource): MapResult {
  const firstDefender = drawSide(random, 0.5);
  if (title.kind === "clock") return { winner: drawSide(random, clockMapChance(title, gap, null)), firstDefender, rounds: [] };
  const rounds: Side[] = [];
  const score: [number, number] = [0, 0];
  while (!isRoundMapOver(title, score)) {
    const winner = drawSide(random, roundChance(title, gap, { score, firstDefender, lastRound: rounds.at(-1) ?? null }));
    rounds.push(winner);
    score[winner === "home" ? 0 : 1] += 1;
  }
  return { winner: score[0] > score[1] ? "home" : "away", firstDefender, rounds };
}

/** The results of a series, simulated separately from its details so that the plan can determine the winner cheaply. */
export function drawSeries(title: Title, fixture: Fixture, random: RandomSource): readonly MapResult[] {
  const gap = strengthGap(fixture, 0);
  const results = random.fork("results");
  const maps: MapResult[] = [];
  let score: Pair = [0, 0];
  while (!isSeriesOver(score, fixture.bestOf ?? 3)) {
    const map = drawMap(title, gap, results);
    maps.push(map);
    score = addPoint(score, map.winner);
  }
  return maps;
}

const titleBySport: Readonly<Record<string, Title | undefined>> = titles;

/** Maps won by each side of a simulated fixture, as its script will show them. */
export function seriesScore(seed: string, fixture: Fixture): Pair {
  const title = titleBySport[fixture.sport];
  if (!title) throw new Error(`fixture ${fixture.id} is not simulated`);
  return drawSeries(title, fixture, createRandom(`${seed}/${fixture.id}`)).reduce<Pair>(
    (score, { winner }) => addPoint(score, winner),
    [0, 0],
  );
}
