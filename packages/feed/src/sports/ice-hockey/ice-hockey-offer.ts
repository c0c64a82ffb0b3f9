import type { MarketTemplate, Scenario } from "../../sport-module.ts";
import { ladderTemplates, withoutDecided } from "../shared-line-ladder.ts";
import { templateOf, type LineParams } from "../shared-market-rule.ts";
import type { IceHockeyDetail } from "./ice-hockey-detail.ts";
import { iceHockeyRules } from "./ice-hockey-rules.ts";
import type { IceHockeyState } from "./ice-hockey-state.ts";

type Template = MarketTemplate<IceHockeyDetail>;
type Sample = readonly Scenario<IceHockeyDetail>[];

function line(typeId: number, params: LineParams = {}): readonly Template[] {
  const rule = iceHockeyRules.get(typeId);
  return rule ? [templateOf(rule, params)] : [];
}

function ladder(sample: Sample, typeId: number, plan: { readonly params?: LineParams; readonly lines: number }): readonly Template[] {
  const rule = iceHockeyRules.get(typeId);
  return rule ? ladderTemplates(rule, { lines: plan.lines, step: 1, params: plan.params ?? {} }, sample) : [];
}

function periodLines(sample: Sample, period: number, goalsBefore: number): readonly Template[] {
  const params = { periodnr: String(period) };
  return [
    ...line(443, params),
    ...line(444, { ...params, goalnr: String(goalsBefore + 1) }),
    ...ladder(sample, 446, { params, lines: 3 }),
    ...ladder(sample, 460, { params, lines: 3 }),
  ];
}

/** What is on offer in a state, judged by its scenarios. */
export function iceHockeyOffer({ clock, goals, isOver }: IceHockeyState, sample: Sample): readonly Template[] {
  if (isOver) return [];
  const from = Math.max(clock.period + (clock.isBreak ? 1 : 0), 1);
  const periods = [1, 2, 3].filter((period) => period >= from);
  const goalsIn = (period: number) => goals.filter((goal) => Math.abs(goal) === period).length;
  const templates = [
    ...line(406),
    ...ladder(sample, 410, { lines: 5 }),
    ...ladder(sample, 412, { lines: 5 }),
    ...ladder(sample, 414, { lines: 3 }),
    ...ladder(sample, 415, { lines: 3 }),
    ...line(407, { goalnr: String(goals.length + 1) }),
    ...line(26),
    ...line(29),
    ...periods.flatMap((period) => periodLines(sample, period, goalsIn(period))),
  ];
  return withoutDecided(templates, sample);
}
