import type { MarketTemplate, Scenario } from "../../sport-module.ts";
import { ladderLines, ladderTemplates, withoutDecided } from "../shared-line-ladder.ts";
import { templateOf, type LineParams } from "../shared-market-rule.ts";
import { raceMarks, type BasketballDetail } from "./basketball-detail.ts";
import { basketballRules, regularTimeTypes, winningMarginVariant } from "./basketball-rules.ts";
import type { BasketballState } from "./basketball-state.ts";

type Template = MarketTemplate<BasketballDetail>;
type Sample = readonly Scenario<BasketballDetail>[];

function line(typeId: number, params: LineParams = {}): readonly Template[] {
  const rule = basketballRules.get(typeId);
  return rule ? [templateOf(rule, params)] : [];
}

function ladder(
  sample: Sample,
  typeId: number,
  plan: { readonly params?: LineParams; readonly lines: number; readonly step: number },
): readonly Template[] {
  const rule = basketballRules.get(typeId);
  return rule ? ladderTemplates(rule, { ...plan, params: plan.params ?? {} }, sample) : [];
}

/** Winner and total shares the lines of the total. */
function winnerAndTotal(sample: Sample): readonly Template[] {
  const rule = basketballRules.get(225);
  if (rule?.kind !== "over_under") return [];
  return ladderLines(rule, { params: {}, lines: 3, step: 4 }, sample).flatMap((total) => line(292, { total: String(total) }));
}

function matchLines(sample: Sample): readonly Template[] {
  return [
    ...line(219),
    ...ladder(sample, 223, { lines: 7, step: 2 }),
    ...ladder(sample, 225, { lines: 7, step: 2 }),
    ...ladder(sample, 227, { lines: 5, step: 2 }),
    ...ladder(sample, 228, { lines: 5, step: 2 }),
    ...line(229),
    ...line(290, { variant: winningMarginVariant }),
    ...winnerAndTotal(sample),
    ...line(52),
    ...line(234),
    ...raceMarks.flatMap((mark) => line(230, { pointnr: String(mark) })),
  ];
}

function halfLines(sample: Sample): readonly Template[] {
  return [
    ...line(60),
    ...ladder(sample, 66, { lines: 3, step: 2 }),
    ...ladder(sample, 68, { lines: 3, step: 2 }),
    ...ladder(sample, 231, { lines: 3, step: 2 }),
    ...ladder(sample, 232, { lines: 3, step: 2 }),
  ];
}

function quarterLines(sample: Sample, quarter: number): readonly Template[] {
  const params = { quarternr: String(quarter) };
  return [
    ...line(235, params),
    ...ladder(sample, 236, { params, lines: 3, step: 1 }),
    ...ladder(sample, 303, { params, lines: 3, step: 1 }),
  ];
}

/** What is on offer in a state, judged by a sample of its scenarios. */
export function basketballOffer(state: BasketballState, sample: Sample, regularTime: "known" | "unknown"): readonly Template[] {
  if (state.isOver) return [];
  const from = Math.max(state.clock.period + (state.clock.isBreak ? 1 : 0), 1);
  const quarters = [1, 2, 3, 4].filter((quarter) => quarter >= from);
  const templates = [
    ...matchLines(sample),
    ...(regularTime === "known" ? [...regularTimeTypes].flatMap((typeId) => line(typeId)) : []),
    ...halfLines(sample),
    ...quarters.flatMap((quarter) => quarterLines(sample, quarter)),
  ];
  return withoutDecided(templates, sample);
}
