import type { DetailPart, MarketTemplate, Scenario } from "../../core/sport-module.ts";
import { ladderTemplates, withoutDecided } from "../shared/line-ladder.ts";
import { indexRules, type LineParams, type MarketKind, type MarketRule, templateOf } from "../shared/market-rule.ts";
import type { IceHockeyDetail, IceHockeyState } from "./ice-hockey-state.ts";
import type { Pair } from "../../core/source-match.ts";

type Rule = MarketRule<IceHockeyDetail>;

const gap = ([home, away]: Pair) => home - away;
const total = ([home, away]: Pair) => home + away;

function lineKeys(kind: MarketKind): readonly string[] {
  if (kind === "handicap") return ["hcp"];
  return kind === "over_under" ? ["total"] : [];
}

function matchRule(
  typeId: number,
  kind: MarketKind,
  { needs = "final", measure }: { readonly needs?: DetailPart; readonly measure: (detail: IceHockeyDetail) => number },
): Rule {
  return { typeId, kind, specifiers: lineKeys(kind), needs: [needs], measure };
}

function periodRule(typeId: number, kind: MarketKind, measure: (period: Pair) => number): Rule {
  return {
    typeId,
    kind,
    specifiers: ["periodnr", ...lineKeys(kind)],
    needs: ["periods"],
    accepts: ({ periodnr }) => Number(periodnr) <= 3,
    measure(detail, _params, { periodnr }) {
      const period = detail.periods[(periodnr ?? 0) - 1];
      return period ? measure(period) : null;
    },
  };
}

function regulationScore({ periods }: IceHockeyDetail): Pair {
  return [periods.reduce((sum, pair) => sum + pair[0], 0), periods.reduce((sum, pair) => sum + pair[1], 0)];
}

const nextGoalRule: Rule = {
  typeId: 407,
  kind: "next_side",
  specifiers: ["goalnr"],
  needs: ["goal_order"],
  measure: ({ goals }, _params, { goalnr }) => goals[(goalnr ?? 0) - 1] ?? 0,
};

const periodGoalRule: Rule = {
  typeId: 444,
  kind: "next_side",
  specifiers: ["goalnr", "periodnr"],
  needs: ["goal_order", "periods"],
  accepts: ({ periodnr }) => Number(periodnr) <= 3,
  measure({ goals }, _params, { goalnr, periodnr }) {
    let found = 0;
    for (const goal of goals) {
      if (Math.abs(goal) === periodnr) found += 1;
      if (found === goalnr) return goal;
    }
    return 0;
  },
};

export const iceHockeyRules: ReadonlyMap<number, Rule> = indexRules<IceHockeyDetail>([
  matchRule(406, "two_way", { measure: ({ score }) => gap(score) }),
  matchRule(410, "handicap", { measure: ({ score }) => gap(score) }),
  matchRule(412, "over_under", { measure: ({ score }) => total(score) }),
  matchRule(414, "over_under", { measure: ({ score }) => score[0] }),
  matchRule(415, "over_under", { measure: ({ score }) => score[1] }),
  matchRule(26, "odd_even", { needs: "periods", measure: (detail) => total(regulationScore(detail)) }),
  matchRule(29, "yes_no", {
    needs: "periods",
    measure: (detail) => Number(regulationScore(detail).every((goals) => goals > 0)),
  }),
  nextGoalRule,
  periodRule(443, "three_way", gap),
  periodGoalRule,
  periodRule(446, "over_under", total),
  periodRule(460, "handicap", gap),
]);

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
