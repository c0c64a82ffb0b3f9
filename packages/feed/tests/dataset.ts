import { join } from "node:path";
import { createPlan } from "../src/calendar/create-plan.ts";
import type { Plan } from "../src/calendar/plan.ts";
import type { Fixture } from "../src/core/fixture.ts";
import type { SourceMatch } from "../src/core/source-match.ts";
import { loadDataset } from "../src/dataset/load-dataset.ts";

export const dataDir = join(import.meta.dirname, "../../../apps/backend/data");

/** The real data, loaded once for all tests of a worker. */
export const dataset = loadDataset(dataDir);

let plan: Plan | null = null;

/** The plan for the product's default seed, created once for all tests of a worker. */
export function touchlinePlan(): Plan {
  plan ??= createPlan({ dataset, seed: "touchline" });
  return plan;
}

/** A fixture that replays a match at its real time. */
export function fixtureOf(source: SourceMatch): Fixture {
  const { sport, home, away, neutral, round, playedAt } = source;
  return { id: 1, sport, tournamentId: 1, startsAt: playedAt, home, away, neutral, round, kind: "season", source };
}

/** Every n-th match, at most `count` of them. */
export function sampleOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
}

/** Whether the tests run with `--full`. */
export const isFull = process.env["TEST_FULL"] === "1";

/** All items with `--full`, else every n-th, at most `count` of them. */
export function sampleUnlessFull<Item>(items: readonly Item[], count: number): readonly Item[] {
  return isFull ? items : sampleOf(items, count);
}
