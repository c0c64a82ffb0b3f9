import type { MarketTemplate, Scenario } from "../../sport-module.ts";
import { ladderTemplates, withoutDecided } from "../shared-line-ladder.ts";
import { templateOf, type LineParams } from "../shared-market-rule.ts";
import { regularInnings, type BaseballDetail } from "./baseball-detail.ts";
import { baseballRules } from "./baseball-rules.ts";
import type { BaseballState } from "./baseball-state.ts";

type Template = MarketTemplate<BaseballDetail>;
type Sample = readonly Scenario<BaseballDetail>[];

function line(typeId: number, params: LineParams = {}): readonly Template[] {
  const rule = baseballRules.get(typeId);
  return rule ? [templateOf(rule, params)] : [];
}

function ladder(sample: Sample, typeId: number, plan: { readonly params?: LineParams; readonly lines: number }): readonly Template[] {
  const rule = baseballRules.get(typeId);
  return rule ? ladderTemplates(rule, { lines: plan.lines, step: 1, params: plan.params ?? {} }, sample) : [];
}

function inningLines(sample: Sample, inning: number): readonly Template[] {
  const params = { inningnr: String(inning) };
  return [...line(287, params), ...ladder(sample, 288, { params, lines: 3 })];
}

/** The inning in play, or about to begin. */
function inningNow({ away, home, batting, isBreak }: BaseballState): number {
  const isDone = batting === "home" && isBreak && home.length === away.length;
  return Math.max(away.length + (isDone ? 1 : 0), 1);
}

/** What is on offer in a state, judged by a sample of its scenarios. */
export function baseballOffer(state: BaseballState, sample: Sample): readonly Template[] {
  if (state.isOver) return [];
  const now = inningNow(state);
  const innings = [now, now + 1, now + 2].filter((inning) => inning <= regularInnings);
  const templates = [
    ...line(251),
    ...ladder(sample, 256, { lines: 5 }),
    ...ladder(sample, 258, { lines: 7 }),
    ...ladder(sample, 260, { lines: 3 }),
    ...ladder(sample, 261, { lines: 3 }),
    ...line(264),
    ...line(268),
    ...line(274),
    ...ladder(sample, 275, { lines: 3 }),
    ...ladder(sample, 276, { lines: 3 }),
    ...innings.flatMap((inning) => inningLines(sample, inning)),
  ];
  return withoutDecided(templates, sample);
}
