import { createSeededDraws, drawWeighted } from "./seeded-draws.ts";
import { priceOf } from "./provider-game.ts";
import { courses, distances, firstWords, secondWords, silks } from "./racing-names.data.ts";

/**
 * Each runner's probability of finishing in the first three if places are drawn one after the other, each runner in
 * proportion to its weight (Plackett-Luce). Exact: sums over all ways to fill the first three places.
 */
export function placeChances(weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = weights.map(() => 0);
  const add = (runner: number, chance: number): void => void (chances[runner] = (chances[runner] ?? 0) + chance);
  weights.forEach((first, at1) => {
    const won = first / total;
    add(at1, won);
    weights.forEach((second, at2) => {
      if (at2 === at1) return;
      const behind = (won * second) / (total - first);
      add(at2, behind);
      weights.forEach((third, at3) => {
        if (at3 !== at1 && at3 !== at2) add(at3, (behind * third) / (total - first - second));
      });
    });
  });
  return chances;
}

/** A bet to win, or to finish in the first three. */
export type RaceMarket = "win" | "place";

/** A runner as shown to players. */
export interface Runner {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly silk: readonly [string, string];
  /** Places in invented earlier races, latest last. */
  readonly form: string;
  /** Prices in thousandths; null if not on offer. */
  readonly odds: Readonly<Record<RaceMarket, number | null>>;
}

/** The offer before the start. */
export interface RaceCard {
  readonly course: string;
  readonly distance: number;
  readonly going: "firm" | "good" | "soft";
  readonly runners: readonly Runner[];
}

/** A race: its card, and the weights with which places are drawn. */
export interface Race {
  readonly card: RaceCard;
  readonly weights: readonly number[];
}

const minRunners = 7;
const maxRunners = 10;
const spread = 0.8;
const goings = ["firm", "good", "soft"] as const;

/** Generates form that fits a runner's strength: better runners have lower places. */
function formOf(next: () => number, rank: number, runners: number): string {
  const place = (): number => Math.min(9, Math.max(1, Math.round(1 + (rank + (next() - 0.5) * runners * 0.9))));
  return Array.from({ length: 4 }, place).join("");
}

/** The race of a round; deterministic. */
export function createRace(round: number): Race {
  const draws = createSeededDraws(`race-card:${round}`);
  const count = minRunners + draws.below(maxRunners - minRunners + 1);
  const firsts = draws.take(firstWords, count);
  const seconds = draws.take(secondWords, count);
  const weights = firsts.map(() => Math.exp(spread * draws.normal()));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const places = placeChances(weights);
  const runners = weights.map((weight, index): Runner => {
    const rank = weights.filter((other) => other > weight).length;
    return {
      number: index + 1,
      name: `${firsts[index] ?? ""} ${seconds[index] ?? ""}`,
      silk: silks[index] ?? ["#ffffff", "#000000"],
      form: formOf(draws.next, rank, count),
      odds: { win: priceOf(weight / total), place: priceOf(places[index] ?? 0) },
    };
  });
  const card: RaceCard = {
    course: courses[draws.below(courses.length)] ?? "",
    distance: distances[draws.below(distances.length)] ?? 1000,
    going: goings[draws.below(goings.length)] ?? "good",
    runners,
  };
  return { card, weights };
}

/** A runner's part in a drawn race. */
export interface RaceRun {
  readonly number: number;
  /** Time from the start, in replay time. */
  readonly finishMs: number;
  /** Positive for early leaders, negative for late finishers; within ±0.14. */
  readonly style: number;
}

/** The finishing order of a race and each runner's part. */
export interface RaceResult {
  readonly order: readonly number[];
  readonly runs: readonly RaceRun[];
}

const winnerMs = 21_000;
const widestGapMs = 400;
const widestStyle = 0.14;

/** Draws the places one after the other, each runner in proportion to its weight; then gaps and styles, which are only for display. */
export function drawRace({ weights }: Race, seed: string): RaceResult {
  const draws = createSeededDraws(seed);
  const left = [...weights];
  const order = weights.map(() => {
    const runner = drawWeighted(draws, left);
    left[runner] = 0;
    return runner + 1;
  });
  let finishMs = winnerMs;
  const runs = order.map((number, place): RaceRun => {
    if (place > 0) finishMs += Math.round(60 + draws.next() * (widestGapMs - 60));
    return { number, finishMs, style: (draws.next() * 2 - 1) * widestStyle };
  });
  return { order, runs };
}
