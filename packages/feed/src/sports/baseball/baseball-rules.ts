import type { Pair } from "../../dataset/source-match.ts";
import { indexRules, type MarketKind, type MarketRule } from "../shared-market-rule.ts";
import { regularInnings, sumRuns, type BaseballDetail } from "./baseball-detail.ts";

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
