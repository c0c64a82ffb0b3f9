import type { Pair } from "../../core/source-match.ts";
import type { MarketTemplate, Scenario } from "../../core/sport-module.ts";
import { createOfferBuilder, type OfferBuilder } from "../shared/market-offer.ts";
import { indexRules, lineSpecifiers, type MarketKind, type MarketRule } from "../shared/market-rule.ts";
import { scoreGap, scoreTotal, sumFirst } from "../shared/scores.ts";
import { type BaseballDetail, type BaseballState, regularInnings, sumRuns } from "./baseball-state.ts";

type Rule = MarketRule<BaseballDetail>;

const firstInnings = 5;

/** The winner of a shortened match counts; on other lines, only results that are already certain stand. */
function matchRule(typeId: number, kind: MarketKind, measure: (detail: BaseballDetail) => number): Rule {
  return {
    typeId,
    kind,
    specifiers: lineSpecifiers(kind),
    needs: ["final"],
    measure,
    isComplete: ({ away }) => away.length >= regularInnings,
  };
}

function firstFiveRule(typeId: number, kind: MarketKind, measure: (score: Pair) => number): Rule {
  return {
    typeId,
    kind,
    specifiers: lineSpecifiers(kind),
    needs: ["innings"],
    measure: ({ home, away }) => measure([sumFirst(home, firstInnings), sumFirst(away, firstInnings)]),
    isComplete: ({ home }) => home.length >= firstInnings && home[firstInnings - 1] !== null,
  };
}

/** Void if home did not bat in the inning. */
function inningRule(typeId: number, kind: MarketKind, measure: (score: Pair) => number): Rule {
  return {
    typeId,
    kind,
    specifiers: ["inningnr", ...lineSpecifiers(kind)],
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
  { typeId: 251, kind: "two_way", specifiers: [], needs: ["final"], measure: ({ score }) => scoreGap(score) },
  matchRule(256, "handicap", ({ score }) => scoreGap(score)),
  matchRule(258, "over_under", ({ score }) => scoreTotal(score)),
  matchRule(260, "over_under", ({ score }) => score[0]),
  matchRule(261, "over_under", ({ score }) => score[1]),
  matchRule(264, "odd_even", ({ score }) => scoreTotal(score)),
  matchRule(268, "yes_no", ({ away }) => Number(away.length > regularInnings)),
  firstFiveRule(274, "three_way", scoreGap),
  firstFiveRule(275, "handicap", scoreGap),
  firstFiveRule(276, "over_under", scoreTotal),
  inningRule(287, "three_way", scoreGap),
  inningRule(288, "over_under", scoreTotal),
]);

type Template = MarketTemplate<BaseballDetail>;
type Offer = OfferBuilder<BaseballDetail>;

function inningLines({ line, ladder }: Offer, inning: number): readonly Template[] {
  const params = { inningnr: String(inning) };
  return [...line(287, params), ...ladder(288, { params, lines: 3 })];
}

/** The inning in play or about to begin. */
function currentInning({ away, home, batting, isBreak }: BaseballState): number {
  const isDone = batting === "home" && isBreak && home.length === away.length;
  return Math.max(away.length + (isDone ? 1 : 0), 1);
}

/** The lines on offer in a state, chosen from a sample of its scenarios. */
export function baseballOffer(state: BaseballState, sample: readonly Scenario<BaseballDetail>[]): readonly Template[] {
  if (state.isOver) return [];
  const current = currentInning(state);
  const isHomeAhead = sumRuns(state.home) > sumRuns(state.away);
  // A side that leads does not bat in the last inning, and lines on it are void.
  const last = isHomeAhead ? regularInnings - 1 : regularInnings;
  const innings = [current, current + 1, current + 2].filter((inning) => inning <= last);
  const offer = createOfferBuilder(baseballRules, sample);
  const { line, ladder } = offer;
  return offer.open([
    ...line(251),
    ...ladder(256, { lines: 5, without: [0.5] }),
    ...ladder(258, { lines: 5 }),
    ...ladder(260, { lines: 3 }),
    ...ladder(261, { lines: 3 }),
    ...line(264),
    ...line(268),
    ...line(274),
    ...ladder(275, { lines: 3 }),
    ...ladder(276, { lines: 3 }),
    ...innings.flatMap((inning) => inningLines(offer, inning)),
  ]);
}
