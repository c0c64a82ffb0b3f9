import type { Dataset } from "../dataset/dataset.ts";
import { dayMs, weekMs } from "../core/time.ts";
import { createPlan } from "./create-plan.ts";
import { measurePlan } from "./measure-plan.ts";
import { planProblems, showingMs } from "./plan-problems.ts";

interface PlanSpan {
  readonly dataset: Dataset;
  readonly seed: string;
  readonly fromMs: number;
  readonly days: number;
}

/** What is wrong with the plan of some days: a repeat, a turned order, a revealed result, an hour with too few live matches. */
export function planFaults({ dataset, seed, fromMs, days }: PlanSpan): readonly string[] {
  const untilMs = fromMs + days * dayMs;
  const fixtures = createPlan({ dataset, seed }).fixturesBetween(fromMs - showingMs, untilMs + weekMs);
  return [...planProblems(fixtures), ...measurePlan(fixtures, fromMs, days).shortHours];
}
