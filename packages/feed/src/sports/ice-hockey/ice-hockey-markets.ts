import type { Pair } from "../../core/source-match.ts";
import type { DetailPart, MarketTemplate, Scenario } from "../../core/sport-module.ts";
import { openPeriods } from "../shared/game-clock.ts";
import { createOfferBuilder, type OfferBuilder } from "../shared/market-offer.ts";
import { indexRules, lineSpecifiers, type MarketKind, type MarketRule } from "../shared/market-rule.ts";
import { addPairs, scoreGap, scoreTotal } from "../shared/scores.ts";
import type { IceHockeyDetail, IceHockeyState } from "./ice-hockey-state.ts";

type Rule = MarketRule<IceHockeyDetail>;

function matchRule(
  typeId: number,
  kind: MarketKind,
  { needs = "final", measure }: { readonly needs?: DetailPart; readonly measure: (detail: IceHockeyDetail) => number },
): Rule {
  return { typeId, kind, specifiers: lineSpecifiers(kind), needs: [needs], measure };
}

function periodRule(typeId: number, kind: MarketKind, measure: (period: Pair) => number): Rule {
  return {
    typeId,
    kind,
    specifiers: ["periodnr", ...lineSpecifiers(kind)],
    needs: ["periods"],
    accepts: ({ periodnr }) => Number(periodnr) <= 3,
    measure(detail, _params, { periodnr }) {
      const period = detail.periods[(periodnr ?? 0) - 1];
      return period ? measure(period) : null;
    },
  };
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
  matchRule(406, "two_way", { measure: ({ score }) => scoreGap(score) }),
  matchRule(410, "handicap", { measure: ({ score }) => scoreGap(score) }),
  matchRule(412, "over_under", { measure: ({ score }) => scoreTotal(score) }),
  matchRule(414, "over_under", { measure: ({ score }) => score[0] }),
  matchRule(415, "over_under", { measure: ({ score }) => score[1] }),
  matchRule(26, "odd_even", { needs: "periods", measure: (detail) => scoreTotal(addPairs(detail.periods)) }),
  matchRule(29, "yes_no", {
    needs: "periods",
    measure: (detail) => Number(addPairs(detail.periods).every((goals) => goals > 0)),
  }),
  nextGoalRule,
  periodRule(443, "three_way", scoreGap),
  periodGoalRule,
  periodRule(446, "over_under", scoreTotal),
  periodRule(460, "handicap", scoreGap),
]);

type Template = MarketTemplate<IceHockeyDetail>;
type Offer = OfferBuilder<IceHockeyDetail>;

function periodLines({ line, ladder }: Offer, period: number, goalsBefore: number): readonly Template[] {
  const params = { periodnr: String(period) };
  return [
    ...line(443, params),
    ...line(444, { ...params, goalnr: String(goalsBefore + 1) }),
    ...ladder(446, { params, lines: 3 }),
    ...ladder(460, { params, lines: 3 }),
  ];
}

/** The lines on offer in a state, chosen from its scenarios. */
export function iceHockeyOffer(
  { clock, goals, isOver }: IceHockeyState,
  scenarios: readonly Scenario<IceHockeyDetail>[],
): readonly Template[] {
  if (isOver) return [];
  const goalsIn = (period: number) => goals.filter((goal) => Math.abs(goal) === period).length;
  const offer = createOfferBuilder(iceHockeyRules, scenarios);
  const { line, ladder } = offer;
  return offer.open([
    ...line(406),
    ...ladder(410, { lines: 5, without: [0.5] }),
    ...ladder(412, { lines: 5 }),
    ...ladder(414, { lines: 3 }),
    ...ladder(415, { lines: 3 }),
    ...line(407, { goalnr: String(goals.length + 1) }),
    ...line(26),
    ...line(29),
    ...openPeriods(clock, 3).flatMap((period) => periodLines(offer, period, goalsIn(period))),
  ]);
}
