import type { MarketTemplate, Scenario } from "../../core/sport-module.ts";
import { createOfferBuilder, type OfferBuilder } from "../shared/market-offer.ts";
import { detailOf, isAdvantageSet, setsToWin, type TennisDetail, type TennisFormat } from "./tennis-detail.ts";
import { setHandicaps, tennisRules, variantOf } from "./tennis-rules.ts";
import type { TennisState } from "./tennis-state.ts";

type Template = MarketTemplate<TennisDetail>;

interface OfferPlan {
  readonly format: TennisFormat;
  readonly sample: readonly Scenario<TennisDetail>[];
}

interface Offer extends OfferPlan, OfferBuilder<TennisDetail> {}

function matchLines(offer: Offer): readonly Template[] {
  const { format, line, ladder } = offer;
  const totals = format.bestOf === 3 ? ["2.5"] : ["3.5", "4.5"];
  return [
    ...line(186),
    ...ladder(189, { lines: 5 }),
    ...ladder(187, { lines: 5 }),
    ...setHandicaps(format).flatMap((hcp) => line(188, { hcp: String(hcp) })),
    ...totals.flatMap((total) => line(314, { total })),
    ...ladder(190, { lines: 3 }),
    ...ladder(191, { lines: 3 }),
    ...[198, 201].flatMap((typeId) => line(typeId)),
    // In a best of three, the exact number of sets is the same bet as the total of 2.5.
    ...(format.bestOf === 3 ? [] : line(196, { variant: variantOf("exact_sets", format) })),
    ...line(199, { variant: variantOf("correct_score", format) }),
  ];
}

function setLines({ format, line, ladder }: Offer, setNumber: number): readonly Template[] {
  const params = { setnr: String(setNumber) };
  const hasTiebreak = !isAdvantageSet(format, setNumber);
  return [
    ...line(202, params),
    ...ladder(203, { params, lines: 3, without: [0.5] }),
    // More than twelve games means a tie-break, which is market 206.
    ...ladder(204, { params, lines: 3, without: hasTiebreak ? [12.5] : [] }),
    ...(hasTiebreak ? [206, 207].flatMap((typeId) => line(typeId, params)) : []),
  ];
}

/** Lines on the current and the next game, if they are certain to be played. */
function gameLines({ sample, line }: Offer, setNumber: number, played: number): readonly Template[] {
  const isSure = (gameNumber: number) => sample.every(({ detail }) => (detail.sets[setNumber - 1]?.order[gameNumber - 1] ?? 8) < 8);
  return [played + 1, played + 2].filter(isSure).flatMap((gameNumber) => {
    const params = { setnr: String(setNumber), gamenr: String(gameNumber) };
    return [210, 212, 214].flatMap((typeId) => line(typeId, params));
  });
}

/** The lines on offer in a state, chosen from a sample of its scenarios. */
export function tennisOffer(state: TennisState, plan: OfferPlan): readonly Template[] {
  const { format, sample } = plan;
  const known = detailOf(state.sets, format);
  if (state.isOver || state.retired || known.isComplete) return [];
  const setNumber = state.sets.length + 1;
  const isNextSure = Math.max(...known.setsWon) + 1 < setsToWin(format);
  const setNumbers = isNextSure ? [setNumber, setNumber + 1] : [setNumber];
  const offer: Offer = { ...plan, ...createOfferBuilder(tennisRules(format), sample) };
  return offer.open([
    ...matchLines(offer),
    ...setNumbers.flatMap((number) => setLines(offer, number)),
    ...gameLines(offer, setNumber, state.current?.order.length ?? 0),
  ]);
}
