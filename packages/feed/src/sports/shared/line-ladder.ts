import type { MarketTemplate, Scenario } from "../../core/sport-module.ts";
import { type LineParams, type MarketRule, type MeasuredRule, numbersOf, templateOf } from "./market-rule.ts";

/** A line nearer than this to certain is not offered. */
const leastProbability = 0.04;

/** Where the ladder of a market is looked for. */
export interface LadderPlan {
  readonly params: LineParams;
  /** At most so many lines, an odd number. */
  readonly lines: number;
  /** Distance between two lines, a whole number so that no line can push. */
  readonly step: number;
}

interface Distribution {
  readonly values: readonly number[];
  /** Probability of at most the value of the same index. */
  readonly cumulative: readonly number[];
}

function distributionOf(pairs: ReadonlyMap<number, number>): Distribution {
  const values = [...pairs.keys()].sort((left, right) => left - right);
  let sum = 0;
  const cumulative = values.map((value) => (sum += pairs.get(value) ?? 0));
  return { values, cumulative: cumulative.map((share) => share / (sum || 1)) };
}

function measureScenarios<Detail>(rule: MeasuredRule<Detail>, params: LineParams, scenarios: readonly Scenario<Detail>[]): Distribution {
  const weightByValue = new Map<number, number>();
  const numbers = numbersOf(params);
  for (const { detail, weight } of scenarios) {
    const value = rule.measure(detail, params, numbers);
    if (value !== null) weightByValue.set(value, (weightByValue.get(value) ?? 0) + weight);
  }
  return distributionOf(weightByValue);
}

function probabilityBelow({ values, cumulative }: Distribution, line: number): number {
  let below = 0;
  for (let index = 0; index < values.length && (values[index] ?? 0) < line; index += 1) {
    below = cumulative[index] ?? below;
  }
  return below;
}

function balancedLine(distribution: Distribution): number {
  const index = distribution.cumulative.findIndex((share) => share >= 0.5);
  const median = distribution.values[Math.max(index, 0)] ?? 0;
  const above = Math.abs(probabilityBelow(distribution, median + 0.5) - 0.5);
  const below = Math.abs(probabilityBelow(distribution, median - 0.5) - 0.5);
  return above < below ? median + 0.5 : median - 0.5;
}

/** Half lines around the balanced one, each still open both ways. */
export function ladderLines<Detail>(
  rule: MeasuredRule<Detail>,
  plan: LadderPlan,
  scenarios: readonly Scenario<Detail>[],
): readonly number[] {
  const distribution = measureScenarios(rule, plan.params, scenarios);
  if (distribution.values.length < 2) return [];
  const centre = balancedLine(distribution);
  const reach = (plan.lines - 1) / 2;
  const lines = Array.from({ length: plan.lines }, (_, index) => centre + (index - reach) * plan.step);
  return lines.filter((line) => {
    const below = probabilityBelow(distribution, line);
    return below > leastProbability && below < 1 - leastProbability && (rule.kind === "handicap" || line > 0);
  });
}

/** Templates of a ladder; handicap lines are written from the home side. */
export function ladderTemplates<Detail>(
  rule: MarketRule<Detail>,
  plan: LadderPlan,
  scenarios: readonly Scenario<Detail>[],
): readonly MarketTemplate<Detail>[] {
  if (rule.kind !== "handicap" && rule.kind !== "over_under") return [];
  const key = rule.kind === "handicap" ? "hcp" : "total";
  return ladderLines(rule, plan, scenarios).map((line) => {
    const value = rule.kind === "handicap" ? -line : line;
    return templateOf(rule, { ...plan.params, [key]: String(value) });
  });
}

function isOpen<Detail>(template: MarketTemplate<Detail>, scenarios: readonly Scenario<Detail>[]): boolean {
  const [first] = scenarios;
  if (!first) return false;
  const ids = template.outcomes.map((outcome) => outcome.id);
  const results = ids.map((id) => template.resultOf(first.detail, id));
  return scenarios.some(({ detail }) => ids.some((id, index) => template.resultOf(detail, id) !== results[index]));
}

/** Leaves out every line that ends alike in all scenarios. */
export function withoutDecided<Detail>(
  templates: readonly MarketTemplate<Detail>[],
  scenarios: readonly Scenario<Detail>[],
): readonly MarketTemplate<Detail>[] {
  return templates.filter((template) => isOpen(template, scenarios));
}
