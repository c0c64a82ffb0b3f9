import type { MarketTemplate } from "../../../core/sport-module.ts";
import { awayGoals, homeGoals, type SoccerDetail } from "../soccer-detail.ts";
import { firstHalf, fullTime, gapOf, listed, outcomes, type SoccerRule, type Span, sumOf } from "./score-rules.ts";
import type { LineParams } from "../../../core/specifier.ts";
import { halfFullIndex, halfFullRule } from "../../shared/listed-rules.ts";
import { templateOf } from "../../shared/market-rule.ts";
import { resultIndex } from "../../shared/scores.ts";

type Template = MarketTemplate<SoccerDetail>;

const outcomeList = [{ id: "9" }, { id: "10" }, { id: "11" }];

function isCovered(outcomeId: string, gap: number): boolean {
  if (outcomeId === "9") return gap >= 0;
  return outcomeId === "10" ? gap !== 0 : gap <= 0;
}

/** Double chance: two of three outcomes win, which rules with one winner cannot express. */
export function doubleChanceTemplate(typeId: number, span: Span): Template {
  return {
    typeId,
    specifier: "",
    outcomes: outcomeList,
    needs: span.needs,
    resultOf: (detail, outcomeId) => (isCovered(outcomeId, gapOf(span, detail)) ? "win" : "lose"),
  };
}

/** A double chance and a second condition; `met` and `unmet` are the ids of 1X, 12 and X2 with the condition met or not. */
function doubleChanceComboTemplate(
  base: Pick<Template, "typeId" | "specifier" | "needs">,
  ids: { readonly met: readonly [number, number, number]; readonly unmet: readonly [number, number, number] },
  isMet: (detail: SoccerDetail) => boolean,
): Template {
  const { met, unmet } = ids;
  const legById = new Map(
    [...met, ...unmet].map((id, index) => [String(id), { chance: ["9", "10", "11"][index % 3] ?? "9", wantsMet: index < 3 }]),
  );
  return {
    ...base,
    outcomes: [0, 1, 2].flatMap((index) => [{ id: String(met[index]) }, { id: String(unmet[index]) }]),
    resultOf(detail, outcomeId) {
      const leg = legById.get(outcomeId);
      if (!leg || leg.wantsMet !== isMet(detail)) return "lose";
      return isCovered(leg.chance, gapOf(fullTime, detail)) ? "win" : "lose";
    },
  };
}

function areBothScoring(detail: SoccerDetail): boolean {
  return homeGoals(detail) > 0 && awayGoals(detail) > 0;
}

function isOver(detail: SoccerDetail, params: LineParams): boolean {
  return sumOf(fullTime, detail) > Number(params["total"]);
}

/** Combinations use half lines only, so that over and under never push. */
function hasHalfLine(params: LineParams): boolean {
  return /^\d{1,2}\.5$/.test(params["total"] ?? "");
}

const resultAndBoth = [
  ["78", "80"],
  ["82", "84"],
  ["86", "88"],
] as const;
const resultAndTotal = [
  ["796", "794"],
  ["800", "798"],
  ["804", "802"],
] as const;
const firstHalfFullTimeUnder = 1836;
const firstHalfFullTimeOver = 1845;

function halfFullIndexOf(detail: SoccerDetail): number {
  return halfFullIndex(gapOf(firstHalf, detail), gapOf(fullTime, detail));
}

/** Rules of combined markets with a single winner. */
export const comboRules: readonly SoccerRule[] = [
  listed(35, {
    specifiers: [],
    needs: ["final"],
    outcomes: () => outcomes(resultAndBoth.flat()),
    winnerOf: (detail) => resultAndBoth[resultIndex(gapOf(fullTime, detail))][areBothScoring(detail) ? 0 : 1],
  }),
  listed(36, {
    specifiers: ["total"],
    needs: ["final"],
    accepts: hasHalfLine,
    outcomes: () => outcomes([90, 92, 94, 96]),
    winnerOf: (detail, params) => String((isOver(detail, params) ? 90 : 92) + (areBothScoring(detail) ? 0 : 4)),
  }),
  listed(37, {
    specifiers: ["total"],
    needs: ["final"],
    accepts: hasHalfLine,
    outcomes: () => outcomes([794, 796, 798, 800, 802, 804]),
    winnerOf: (detail, params) => resultAndTotal[resultIndex(gapOf(fullTime, detail))][isOver(detail, params) ? 0 : 1],
  }),
  halfFullRule(halfFullIndexOf),
  listed(818, {
    specifiers: ["total"],
    needs: ["final", "halves"],
    accepts: hasHalfLine,
    outcomes: () => outcomes(Array.from({ length: 18 }, (_, index) => firstHalfFullTimeUnder + index)),
    winnerOf: (detail, params) =>
      String((isOver(detail, params) ? firstHalfFullTimeOver : firstHalfFullTimeUnder) + halfFullIndexOf(detail)),
  }),
];

/** Double chance and both teams to score. */
export const doubleChanceAndBoth: MarketTemplate<SoccerDetail> = doubleChanceComboTemplate(
  { typeId: 546, specifier: "", needs: ["final"] },
  { met: [1718, 1720, 1722], unmet: [1719, 1721, 1723] },
  areBothScoring,
);

/** Double chance and total; null unless the total is a half line. */
export function doubleChanceAndTotal(total: string): MarketTemplate<SoccerDetail> | null {
  const params = { total };
  if (!hasHalfLine(params)) return null;
  return doubleChanceComboTemplate(
    { typeId: 547, specifier: `total=${total}`, needs: ["final"] },
    { met: [1727, 1728, 1729], unmet: [1724, 1725, 1726] },
    (detail) => isOver(detail, params),
  );
}

/** The 3-way handicap, whose specifier is a head start such as `0:1`; null for other specifiers. */
export function headStartTemplate(specifier: string): MarketTemplate<SoccerDetail> | null {
  const match = /^hcp=(\d):(\d)$/.exec(specifier);
  if (!match) return null;
  const start = Number(match[1]) - Number(match[2]);
  const ids = ["1711", "1712", "1713"];
  const rule = listed(14, {
    specifiers: ["hcp"],
    needs: ["final"],
    outcomes: () => outcomes(ids),
    winnerOf: (detail) => ids[resultIndex(gapOf(fullTime, detail) + start)] ?? "1712",
  });
  return templateOf(rule, { hcp: `${match[1]}:${match[2]}` });
}
