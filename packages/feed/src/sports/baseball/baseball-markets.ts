import type { MarketTemplate, Scenario } from "../../core/sport-module.ts";
import { ladderTemplates, withoutDecided } from "../shared/line-ladder.ts";
import { indexRules, type LineParams, type MarketKind, type MarketRule, templateOf } from "../shared/market-rule.ts";
import { type BaseballDetail, type BaseballState, regularInnings, sumRuns } from "./baseball-state.ts";
import type { Pair } from "../../core/source-match.ts";

type Rule = MarketRule<BaseballDetail>;

const gap = ([home, away]: Pair) => home - away;
const total = ([home, away]: Pair) => home + away;
const firstInnings = 5;

function lineKeys(kind: MarketKind): readonly string[] {
  if (kind === "handicap") return ["hcp"];
  return kind === "over_under" ? ["total"] : [];
}

/** A shortened match counts for its winner; lines on runs stand only where they were reached. */
function matchRule(typeId: number, kind: MarketKind, measure: (detail: BaseballDetail) => number): Rule {
  return {
    typeId,
    kind,
    specifiers: lineKeys(kind),
    needs: ["final"],
    measure,
    isComplete: ({ away }) => away.length >= regularInnings,
  };
}

function firstFiveRule(typeId: number, kind: MarketKind, measure: (score: Pair) => number): Rule {
  return {
    typeId,
    kind,
    specifiers: lineKeys(kind),
    needs: ["innings"],
    measure: ({ home, away }) => measure([sumRuns(home, firstInnings), sumRuns(away, firstInnings)]),
    isComplete: ({ home }) => home.length >= firstInnings && home[firstInnings - 1] !== null,
  };
}

/** Void when home did not bat in the inning. */
function inningRule(typeId: number, kind: MarketKind, measure: (score: Pair) => number): Rule {
  return {
    typeId,
    kind,
    specifiers: ["inningnr", ...lineKeys(kind)],
    needs: ["innings"],
    accepts: ({ inningnr }) => Number(inningnr) <= regularInnings,
    measure({ home, away }, _params, { inningnr }) {
      const index = (inningnr ?? 0) - 1;
      const awayRuns = away[index];
      return awayRuns === undefined ? null : measure([home[index] ?? 0, awayRuns]);
    },
    isComplete: ({ home }, _params, { inningnr }) => typeof home[(inningnr ?? 0) - 1] === "number",
  };
}

export const baseballRules: ReadonlyMap<number, Rule> = indexRules<BaseballDetail>([
  { typeId: 251, kind: "two_way", specifiers: [], needs: ["final"], measure: ({ score }) => gap(score) },
  matchRule(256, "handicap", ({ score }) => gap(score)),
  matchRule(258, "over_under", ({ score }) => total(score)),
  matchRule(260, "over_under", ({ score }) => score[0]),
  matchRule(261, "over_under", ({ score }) => score[1]),
  matchRule(264, "odd_even", ({ score }) => total(score)),
  matchRule(268, "yes_no", ({ away }) => Number(away.length > regularInnings)),
  firstFiveRule(274, "three_way", gap),
  firstFiveRule(275, "handicap", gap),
  firstFiveRule(276, "over_under", total),
  inningRule(287, "three_way", gap),
  inningRule(288, "over_under", total),
]);

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
