import type { Pair } from "../../core/source-match.ts";
import type { DetailPart } from "../../core/sport-module.ts";
import { highestPeriodRule, winnerAndTotalRule } from "./listed-rules.ts";
import { lineSpecifiers, type MarketKind, type MarketRule, type MeasuredRule } from "./market-rule.ts";
import { scoreGap, scoreTotal } from "./scores.ts";

interface ScoredDetail {
  readonly score: Pair;
}

type Measure = (score: Pair) => number;

/** Rules of a sport played in four quarters; `periodsOf` gives the quarters, then the overtimes. */
export function quarterGameRules<Detail extends ScoredDetail>(
  periodsOf: (detail: Detail) => readonly Pair[],
): readonly MarketRule<Detail>[] {
  /** Sum of a measure over the periods from one to before another. */
  const over =
    (measure: Measure, from: number, to: number) =>
    (detail: Detail): number => {
      const periods = periodsOf(detail);
      let sum = 0;
      for (let index = from; index < Math.min(to, periods.length); index += 1) {
        const period = periods[index];
        if (period) sum += measure(period);
      }
      return sum;
    };
  const rule = (
    typeId: number,
    kind: MarketKind,
    { needs = "final", measure }: { readonly needs?: DetailPart; readonly measure: (detail: Detail) => number },
  ): MeasuredRule<Detail> => ({ typeId, kind, specifiers: lineSpecifiers(kind), needs: [needs], measure });
  const halfRule = (typeId: number, kind: MarketKind, measure: (detail: Detail) => number) =>
    rule(typeId, kind, { needs: "halves", measure });
  const quarterRule = (typeId: number, kind: MarketKind, measure: Measure): MeasuredRule<Detail> => ({
    typeId,
    kind,
    specifiers: ["quarternr", ...lineSpecifiers(kind)],
    needs: ["periods"],
    accepts: ({ quarternr }) => Number(quarternr) <= 4,
    measure(detail, _params, { quarternr }) {
      const quarter = periodsOf(detail)[(quarternr ?? 0) - 1];
      return quarter ? measure(quarter) : null;
    },
  });
  const firstHalfTotal = over(scoreTotal, 0, 2);
  const secondHalfTotal = over(scoreTotal, 2, 4);
  return [
    rule(219, "two_way", { measure: ({ score }) => scoreGap(score) }),
    rule(223, "handicap", { measure: ({ score }) => scoreGap(score) }),
    rule(225, "over_under", { measure: ({ score }) => scoreTotal(score) }),
    rule(227, "over_under", { measure: ({ score }) => score[0] }),
    rule(228, "over_under", { measure: ({ score }) => score[1] }),
    rule(229, "odd_even", { measure: ({ score }) => scoreTotal(score) }),
    rule(1, "three_way", { measure: over(scoreGap, 0, 4) }),
    rule(220, "yes_no", { measure: (detail) => Number(periodsOf(detail).length > 4) }),
    halfRule(60, "three_way", over(scoreGap, 0, 2)),
    halfRule(66, "handicap", over(scoreGap, 0, 2)),
    halfRule(68, "over_under", firstHalfTotal),
    halfRule(231, "handicap", over(scoreGap, 2, Infinity)),
    halfRule(232, "over_under", over(scoreTotal, 2, Infinity)),
    quarterRule(235, "three_way", scoreGap),
    quarterRule(236, "over_under", scoreTotal),
    quarterRule(303, "handicap", scoreGap),
    highestPeriodRule(52, ["436", "438", "440"], {
      needs: "halves",
      valuesOf: (detail: Detail) => [firstHalfTotal(detail), secondHalfTotal(detail)],
    }),
    highestPeriodRule(234, ["920", "921", "922", "923", "924"], {
      needs: "periods",
      valuesOf: (detail: Detail) => periodsOf(detail).slice(0, 4).map(scoreTotal),
    }),
    winnerAndTotalRule,
  ];
}
