import type { MarketTemplate, Scenario } from "../../sport-module.ts";
import { ladderLines, ladderTemplates, withoutDecided } from "../shared-line-ladder.ts";
import { type LineParams, templateOf } from "../shared-market-rule.ts";
import type { AmericanFootballDetail } from "./american-football-detail.ts";
import { americanFootballRules, winningMarginVariant } from "./american-football-rules.ts";
import type { AmericanFootballState } from "./american-football-state.ts";

type Template = MarketTemplate<AmericanFootballDetail>;
type Scenarios = readonly Scenario<AmericanFootballDetail>[];

function line(typeId: number, params: LineParams = {}): readonly Template[] {
  const rule = americanFootballRules.get(typeId);
  return rule ? [templateOf(rule, params)] : [];
}

function ladder(scenarios: Scenarios, typeId: number, plan: { readonly params?: LineParams; readonly lines: number }): readonly Template[] {
  const rule = americanFootballRules.get(typeId);
  return rule ? ladderTemplates(rule, { params: plan.params ?? {}, lines: plan.lines, step: 1 }, scenarios) : [];
}

function winnerAndTotal(scenarios: Scenarios): readonly Template[] {
  const rule = americanFootballRules.get(225);
  if (rule?.kind !== "over_under") return [];
  return ladderLines(rule, { params: {}, lines: 3, step: 3 }, scenarios).flatMap((total) => line(292, { total: String(total) }));
}

function matchLines(scenarios: Scenarios): readonly Template[] {
  return [
    ...[219, 610, 1].flatMap((typeId) => line(typeId)),
    ...ladder(scenarios, 223, { lines: 9 }),
    ...ladder(scenarios, 225, { lines: 9 }),
    ...ladder(scenarios, 227, { lines: 5 }),
    ...ladder(scenarios, 228, { lines: 5 }),
    ...[229, 220, 47, 52, 234].flatMap((typeId) => line(typeId)),
    ...line(290, { variant: winningMarginVariant }),
    ...winnerAndTotal(scenarios),
    ...line(60),
    ...ladder(scenarios, 66, { lines: 5 }),
    ...ladder(scenarios, 68, { lines: 5 }),
    ...ladder(scenarios, 231, { lines: 3 }),
    ...ladder(scenarios, 232, { lines: 3 }),
  ];
}

function quarterLines(scenarios: Scenarios, quarter: number): readonly Template[] {
  const params = { quarternr: String(quarter) };
  return [...line(235, params), ...ladder(scenarios, 236, { params, lines: 3 }), ...ladder(scenarios, 303, { params, lines: 3 })];
}

/** What is on offer in a state, judged by its scenarios. */
export function americanFootballOffer({ clock, isOver }: AmericanFootballState, scenarios: Scenarios): readonly Template[] {
  if (isOver) return [];
  const from = Math.max(clock.period + (clock.isBreak ? 1 : 0), 1);
  const quarters = [1, 2, 3, 4].filter((quarter) => quarter >= from);
  return withoutDecided([...matchLines(scenarios), ...quarters.flatMap((quarter) => quarterLines(scenarios, quarter))], scenarios);
}
