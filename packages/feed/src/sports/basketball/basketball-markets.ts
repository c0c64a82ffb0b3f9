import type { MarketTemplate, Scenario } from "../../core/sport-module.ts";
import { openPeriods } from "../shared/game-clock.ts";
import { winningMarginRule } from "../shared/listed-rules.ts";
import { createOfferBuilder, type OfferBuilder } from "../shared/market-offer.ts";
import { indexRules, type MarketRule } from "../shared/market-rule.ts";
import { quarterGameRules } from "../shared/quarter-rules.ts";
import { type BasketballDetail, type BasketballState, raceMarks } from "./basketball-state.ts";

type Rule = MarketRule<BasketballDetail>;

const raceRule: Rule = {
  typeId: 230,
  kind: "two_way",
  specifiers: ["pointnr"],
  needs: ["points"],
  accepts: ({ pointnr }) => raceMarks.some((mark) => String(mark) === pointnr),
  measure: (detail, _params, { pointnr }) => detail.races[raceMarks.findIndex((mark) => mark === pointnr)] || null,
};

const winningMarginVariant = "sr:winning_margin:11+";

export const basketballRules: ReadonlyMap<number, Rule> = indexRules<BasketballDetail>([
  ...quarterGameRules<BasketballDetail>(({ quarters }) => quarters),
  raceRule,
  winningMarginRule(winningMarginVariant, [5, 10]),
]);

/** Types that settle on regular time; only offered if the data shows whether there was overtime. */
export const regularTimeTypes: ReadonlySet<number> = new Set([1, 220]);

type Template = MarketTemplate<BasketballDetail>;
type Offer = OfferBuilder<BasketballDetail>;

function matchLines({ line, ladder, ladderOfTotals }: Offer): readonly Template[] {
  return [
    ...line(219),
    ...ladder(223, { lines: 5, step: 2, without: [0.5] }),
    ...ladder(225, { lines: 5, step: 2 }),
    ...ladder(227, { lines: 3, step: 2 }),
    ...ladder(228, { lines: 3, step: 2 }),
    ...line(229),
    ...line(290, { variant: winningMarginVariant }),
    ...ladderOfTotals(292, 225, { lines: 3, step: 4 }),
    ...line(52),
    ...line(234),
    ...raceMarks.flatMap((mark) => line(230, { pointnr: String(mark) })),
  ];
}

function halfLines({ line, ladder }: Offer): readonly Template[] {
  return [
    ...line(60),
    ...ladder(66, { lines: 3, step: 2 }),
    ...ladder(68, { lines: 3, step: 2 }),
    ...ladder(231, { lines: 3, step: 2 }),
    ...ladder(232, { lines: 3, step: 2 }),
  ];
}

function quarterLines({ line, ladder }: Offer, quarter: number): readonly Template[] {
  const params = { quarternr: String(quarter) };
  return [...line(235, params), ...ladder(236, { params, lines: 3 }), ...ladder(303, { params, lines: 3 })];
}

/** The lines on offer in a state, chosen from a sample of its scenarios. */
export function basketballOffer(
  state: BasketballState,
  sample: readonly Scenario<BasketballDetail>[],
  regularTime: "known" | "unknown",
): readonly Template[] {
  if (state.isOver) return [];
  const offer = createOfferBuilder(basketballRules, sample);
  return offer.open([
    ...matchLines(offer),
    ...(regularTime === "known" ? [...regularTimeTypes].flatMap((typeId) => offer.line(typeId)) : []),
    ...halfLines(offer),
    ...openPeriods(state.clock, 4).flatMap((quarter) => quarterLines(offer, quarter)),
  ]);
}
