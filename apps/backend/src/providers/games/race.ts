import { createSeededDraws, drawWeighted } from "./seeded-draws.ts";
import { priceOf } from "./provider-game.ts";
import { courses, distances, firstWords, secondWords, silks } from "./racing-names.data.ts";

/**
 * Chances of each runner to come in among the first three, where the field is drawn one place after the other, each runner in
 * proportion to its weight (Plackett-Luce). Exact: every way to fill the first three places is summed up.
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

/** What a bet on a runner is on: to win, or to be among the first three. */
export type RaceMarket = "win" | "place";

/** One runner as players see it. */
export interface Runner {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly silk: readonly [string, string];
  /** Places of invented earlier races, latest last. */
  readonly form: string;
  /** Prices in thousandths; null is not on offer. */
  readonly odds: Readonly<Record<RaceMarket, number | null>>;
}

/** What is known of a race before the off. */
export interface RaceCard {
  readonly course: string;
  readonly distance: number;
  readonly going: "firm" | "good" | "soft";
  readonly runners: readonly Runner[];
}

/** A race: its card, and the weights that its runners are drawn by. */
export interface Race {
  readonly card: RaceCard;
  readonly weights: readonly number[];
}

const fewestRunners = 7;
const mostRunners = 10;
const spread = 0.8;
const goings = ["firm", "good", "soft"] as const;

/** Form that fits the strength: the better the runner, the lower its places. */
function formOf(next: () => number, rank: number, runners: number): string {
  const place = (): number => Math.min(9, Math.max(1, Math.round(1 + (rank + (next() - 0.5) * runners * 0.9))));
  return Array.from({ length: 4 }, place).join("");
}

/** The race of a round; the same for everybody and at every start. */
export function createRace(round: number): Race {
  const draws = createSeededDraws(`race-card:${round}`);
  const count = fewestRunners + draws.below(mostRunners - fewestRunners + 1);
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

/** How one runner ran. */
export interface RaceRun {
  readonly number: number;
  /** From the off, in the time of the replay. */
  readonly finishMs: number;
  /** Above zero for one that leads early, below for one that comes late; within ±0.25. */
  readonly style: number;
}

/** The order of a race, first to last, and how it came about. */
export interface RaceResult {
  readonly order: readonly number[];
  readonly runs: readonly RaceRun[];
}

const winnerMs = 21_000;
const widestGapMs = 700;
const widestStyle = 0.25;

/** Draws the order one place after the other, each runner in proportion to its weight among those left; then gaps and styles, which decide nothing. */
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
