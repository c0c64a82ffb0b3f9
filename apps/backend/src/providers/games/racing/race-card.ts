import { priceOf } from "../price.ts";
import { createSeededDraws } from "../seeded-draws.ts";
import { placeChances } from "./place-chances.ts";
import { courses, distances, firstWords, secondWords, silks } from "./racing-names.data.ts";

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
