import type { MarketTemplate, Scenario } from "../../core/sport-module.ts";
import type { LineParams } from "../../core/specifier.ts";
import { chooseLines } from "./ladder-choice.ts";
import { type MarketRule, type MeasuredRule, numbersOf, templateOf } from "./market-rule.ts";

/** Number of scenarios from which the lines on offer are chosen. */
export const offerSampleSize = 400;

/** The lines that a ladder should have. */
export interface LadderPlan {
  readonly params: LineParams;
  /** Maximum number of lines; odd. */
  readonly lines: number;
  /** Distance between two lines; a whole number, so that no line can push. */
  readonly step: number;
  /** Sizes of lines that repeat another market: a handicap of half a goal is the winner where no draw is possible. */
  readonly without?: readonly number[];
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

/** Candidates on each side of the balanced line, for every line of the ladder. */
const triedSteps = 3;

/** Half lines around the balanced one that can still end either way, no two of them with the same chances. */
export function ladderLines<Detail>(
  rule: MeasuredRule<Detail>,
  { params, lines, step, without = [] }: LadderPlan,
  scenarios: readonly Scenario<Detail>[],
): readonly number[] {
  const distribution = measureScenarios(rule, params, scenarios);
  if (distribution.values.length < 2) return [];
  const centre = balancedLine(distribution);
  const reach = lines * triedSteps;
  const candidates = Array.from({ length: 2 * reach + 1 }, (_, index) => centre + (index - reach) * step).filter(
    (line) => (rule.kind === "handicap" || line > 0) && !without.includes(Math.abs(line)),
  );
  return chooseLines(candidates, { lines, chanceOf: (line) => probabilityBelow(distribution, line) });
}

/** Templates of a ladder; handicaps are those of the home side. */
export function ladderTemplates<Detail>(
  rule: MarketRule<Detail>,
  plan: LadderPlan,
  scenarios: readonly Scenario<Detail>[],
): readonly MarketTemplate<Detail>[] {
  if (rule.kind !== "handicap" && rule.kind !== "over_under") return [];
  const key = rule.kind === "handicap" ? "hcp" : "total";
  const chosen = ladderLines(rule, plan, scenarios);
  const values = rule.kind === "handicap" ? chosen.map((line) => -line).reverse() : chosen;
  return values.map((value) => templateOf(rule, { ...plan.params, [key]: String(value) }));
}

function isOpen<Detail>(template: MarketTemplate<Detail>, details: readonly Detail[]): boolean {
  const [first] = details;
  if (first === undefined) return false;
  const ids = template.outcomes.map((outcome) => outcome.id);
  const results = ids.map((id) => template.resultOf(first, id));
  return details.some((detail) => ids.some((id, index) => template.resultOf(detail, id) !== results[index]));
}

/** Keeps the lines whose results are not the same under all details. */
export function openTemplates<Detail>(
  templates: readonly MarketTemplate<Detail>[],
  details: readonly Detail[],
): readonly MarketTemplate<Detail>[] {
  return templates.filter((template) => isOpen(template, details));
}

/** Builds the lines on offer from the rules of a sport; ladders follow the scenarios. */
export interface OfferBuilder<Detail> {
  /** One line, or nothing if the sport does not have the market type. */
  line(typeId: number, params?: LineParams): readonly MarketTemplate<Detail>[];
  /** A ladder of totals or handicaps; the step is 1 by default. */
  ladder(typeId: number, plan: Partial<LadderPlan> & Pick<LadderPlan, "lines">): readonly MarketTemplate<Detail>[];
  /** Lines of a market type at the totals of the ladder of another. */
  ladderOfTotals(typeId: number, totalTypeId: number, plan: Pick<LadderPlan, "lines" | "step">): readonly MarketTemplate<Detail>[];
  /** Keeps the lines whose results are not the same in all scenarios. */
  open(templates: readonly MarketTemplate<Detail>[]): readonly MarketTemplate<Detail>[];
}

export function createOfferBuilder<Detail>(
  rules: ReadonlyMap<number, MarketRule<Detail>>,
  scenarios: readonly Scenario<Detail>[],
): OfferBuilder<Detail> {
  const line = (typeId: number, params: LineParams = {}) => {
    const rule = rules.get(typeId);
    return rule ? [templateOf(rule, params)] : [];
  };
  return {
    line,
    ladder(typeId, { params = {}, step = 1, ...plan }) {
      const rule = rules.get(typeId);
      return rule ? ladderTemplates(rule, { params, step, ...plan }, scenarios) : [];
    },
    ladderOfTotals(typeId, totalTypeId, plan) {
      const rule = rules.get(totalTypeId);
      if (rule?.kind !== "over_under") return [];
      return ladderLines(rule, { params: {}, ...plan }, scenarios).flatMap((total) => line(typeId, { total: String(total) }));
    },
    open: (templates) =>
      openTemplates(
        templates,
        scenarios.map(({ detail }) => detail),
      ),
  };
}
