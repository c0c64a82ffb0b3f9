import type { MarketTemplate, Scenario } from "../../core/sport-module.ts";
import { openPeriods } from "../shared/game-clock.ts";
import { halfFullIndex, halfFullRule, winningMarginRule } from "../shared/listed-rules.ts";
import { createOfferBuilder, type OfferBuilder } from "../shared/market-offer.ts";
import { indexRules } from "../shared/market-rule.ts";
import { quarterGameRules } from "../shared/quarter-rules.ts";
import { addPairs, scoreGap } from "../shared/scores.ts";
import type { AmericanFootballDetail, AmericanFootballState } from "./american-football-state.ts";

type Detail = AmericanFootballDetail;

const winningMarginVariant = "sr:winning_margin:14+";

/** Rules of American football by market type; the winner is void on a tie. */
export const americanFootballRules = indexRules<Detail>([
  ...quarterGameRules<Detail>(({ quarters, overtime }) => (overtime === null ? quarters : [...quarters, overtime])),
  { typeId: 610, kind: "three_way", specifiers: [], needs: ["final"], measure: ({ score }) => scoreGap(score) },
  halfFullRule(({ quarters }) => halfFullIndex(scoreGap(addPairs(quarters.slice(0, 2))), scoreGap(addPairs(quarters)))),
  winningMarginRule(winningMarginVariant, [6, 13]),
]);

type Template = MarketTemplate<Detail>;
type Offer = OfferBuilder<Detail>;

function matchLines({ line, ladder, ladderOfTotals }: Offer): readonly Template[] {
  return [
    ...[219, 1].flatMap((typeId) => line(typeId)),
    ...ladder(223, { lines: 5, without: [0.5] }),
    ...ladder(225, { lines: 5 }),
    ...ladder(227, { lines: 3 }),
    ...ladder(228, { lines: 3 }),
    ...[229, 220, 47, 52, 234].flatMap((typeId) => line(typeId)),
    ...line(290, { variant: winningMarginVariant }),
    ...ladderOfTotals(292, 225, { lines: 3, step: 3 }),
    ...line(60),
    ...ladder(66, { lines: 3 }),
    ...ladder(68, { lines: 3 }),
    ...ladder(231, { lines: 3 }),
    ...ladder(232, { lines: 3 }),
  ];
}

function quarterLines({ line, ladder }: Offer, quarter: number): readonly Template[] {
  const params = { quarternr: String(quarter) };
  return [...line(235, params), ...ladder(236, { params, lines: 3 }), ...ladder(303, { params, lines: 3 })];
}

/** The lines on offer in a state, chosen from its scenarios. */
export function americanFootballOffer(
  { clock, isOver }: AmericanFootballState,
  scenarios: readonly Scenario<Detail>[],
): readonly Template[] {
  if (isOver) return [];
  const offer = createOfferBuilder(americanFootballRules, scenarios);
  return offer.open([...matchLines(offer), ...openPeriods(clock, 4).flatMap((quarter) => quarterLines(offer, quarter))]);
}
