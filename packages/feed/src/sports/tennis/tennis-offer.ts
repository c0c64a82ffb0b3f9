import type { MarketTemplate, Scenario } from "../../core/sport-module.ts";
import { ladderTemplates, withoutDecided } from "../shared/line-ladder.ts";
import { templateOf, type LineParams } from "../shared/market-rule.ts";
import { detailOf, isAdvantageSet, setsToWin, type TennisDetail, type TennisFormat } from "./tennis-detail.ts";
import { setHandicaps, tennisRules, variantOf } from "./tennis-rules.ts";
import type { TennisState } from "./tennis-state.ts";

type Template = MarketTemplate<TennisDetail>;

interface Offer {
  readonly format: TennisFormat;
  readonly sample: readonly Scenario<TennisDetail>[];
}

function line({ format }: Offer, typeId: number, params: LineParams = {}): readonly Template[] {
  const rule = tennisRules(format).get(typeId);
  return rule ? [templateOf(rule, params)] : [];
}

function ladder(
  { format, sample }: Offer,
  typeId: number,
  plan: { readonly params?: LineParams; readonly lines: number },
): readonly Template[] {
  const rule = tennisRules(format).get(typeId);
  return rule ? ladderTemplates(rule, { params: plan.params ?? {}, lines: plan.lines, step: 1 }, sample) : [];
}

function matchLines(offer: Offer): readonly Template[] {
  const { format } = offer;
  const totals = format.bestOf === 3 ? ["2.5"] : ["3.5", "4.5"];
  return [
    ...line(offer, 186),
    ...ladder(offer, 189, { lines: 7 }),
    ...ladder(offer, 187, { lines: 7 }),
    ...setHandicaps(format).flatMap((hcp) => line(offer, 188, { hcp: String(hcp) })),
    ...totals.flatMap((total) => line(offer, 314, { total })),
    ...ladder(offer, 190, { lines: 3 }),
    ...ladder(offer, 191, { lines: 3 }),
    ...[192, 193, 198, 201].flatMap((typeId) => line(offer, typeId)),
    ...line(offer, 196, { variant: variantOf("exact_sets", format) }),
    ...line(offer, 199, { variant: variantOf("correct_score", format) }),
  ];
}

function setLines(offer: Offer, setNumber: number): readonly Template[] {
  const params = { setnr: String(setNumber) };
  const hasTiebreak = !isAdvantageSet(offer.format, setNumber);
  return [
    ...line(offer, 202, params),
    ...ladder(offer, 203, { params, lines: 3 }),
    ...ladder(offer, 204, { params, lines: 3 }),
    ...(hasTiebreak ? [206, 207].flatMap((typeId) => line(offer, typeId, params)) : []),
  ];
}

/** The game in play, or about to begin, and the one after it when it is sure to be played. */
function gameLines(offer: Offer, setNumber: number, played: number): readonly Template[] {
  const isSure = (gameNumber: number) => offer.sample.every(({ detail }) => (detail.sets[setNumber - 1]?.order[gameNumber - 1] ?? 8) < 8);
  return [played + 1, played + 2].filter(isSure).flatMap((gameNumber) => {
    const params = { setnr: String(setNumber), gamenr: String(gameNumber) };
    return [210, 212, 214].flatMap((typeId) => line(offer, typeId, params));
  });
}

/** What is on offer in a state, judged by a sample of its scenarios. */
export function tennisOffer(state: TennisState, offer: Offer): readonly Template[] {
  const { format, sample } = offer;
  const known = detailOf(state.sets, format);
  if (state.isOver || state.retired || known.isComplete) return [];
  const setNumber = state.sets.length + 1;
  const isNextSure = Math.max(...known.setsWon) + 1 < setsToWin(format);
  const setNumbers = isNextSure ? [setNumber, setNumber + 1] : [setNumber];
  const templates = [
    ...matchLines(offer),
    ...setNumbers.flatMap((number) => setLines(offer, number)),
    ...gameLines(offer, setNumber, state.current?.order.length ?? 0),
  ];
  return withoutDecided(templates, sample);
}
