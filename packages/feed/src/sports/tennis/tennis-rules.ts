import type { Pair } from "../../core/source-match.ts";
import { correctScores, correctScoreVariant } from "../shared/listed-rules.ts";
import { indexRules, lineSpecifiers, type LineNumbers, type MarketRule, type MeasuredRule } from "../shared/market-rule.ts";
import { scoreGap, scoreTotal, signOf } from "../shared/scores.ts";
import {
  codeWinner,
  deuceCodes,
  isAdvantageSet,
  setsToWin,
  type TennisDetail,
  type TennisFormat,
  type TennisSet,
} from "./tennis-detail.ts";

type Rule = MarketRule<TennisDetail>;
type Measured = MeasuredRule<TennisDetail>;

const setScores = ["6:0", "6:1", "6:2", "6:3", "6:4", "7:5", "7:6", "0:6", "1:6", "2:6", "3:6", "4:6", "5:7", "6:7"];
const firstSetScoreId = 865;
const firstGameScoreId = 886;

/** Numbers of sets by format, each with the last part of its external id. */
const exactSetsIds: Readonly<Record<3 | 5, readonly (readonly [string, number])[]>> = {
  3: [
    ["2", 4],
    ["3", 5],
  ],
  5: [
    ["3", 6],
    ["4", 7],
    ["5", 8],
  ],
};

/** Encodes a pair of small numbers as one number. */
function pairKey([home, away]: Pair): number {
  return home * 100 + away;
}

function scoreKey(score: string): number {
  const [home, away] = score.split(":").map(Number);
  return pairKey([home ?? 0, away ?? 0]);
}

function setOf(detail: TennisDetail, numbers: LineNumbers): TennisSet | undefined {
  return detail.sets[(numbers["setnr"] ?? 0) - 1];
}

function gameOf(detail: TennisDetail, numbers: LineNumbers): number | null {
  return setOf(detail, numbers)?.order[(numbers["gamenr"] ?? 0) - 1] ?? null;
}

function ordinaryGameOf(detail: TennisDetail, numbers: LineNumbers): number | null {
  const code = gameOf(detail, numbers);
  return code === null || code > 7 ? null : code;
}

function matchRule(typeId: number, kind: Measured["kind"], measure: (detail: TennisDetail) => number): Rule {
  return {
    typeId,
    kind,
    specifiers: lineSpecifiers(kind),
    needs: ["final", "periods"],
    measure,
    isComplete: (detail) => detail.isComplete,
  };
}

function setRule(typeId: number, kind: Measured["kind"], measure: (set: TennisSet) => number): Measured {
  return {
    typeId,
    kind,
    specifiers: ["setnr", ...lineSpecifiers(kind)],
    needs: ["periods"],
    measure(detail, _params, numbers) {
      const set = setOf(detail, numbers);
      return set ? measure(set) : null;
    },
    isComplete: (detail, _params, numbers) => setOf(detail, numbers)?.isComplete ?? false,
  };
}

type VariantName = "exact_sets" | "correct_score";

function variantRule(
  typeId: number,
  format: TennisFormat,
  variant: {
    readonly name: VariantName;
    readonly ids: readonly (readonly [string, number])[];
    readonly keyOf: (detail: TennisDetail) => number;
  },
): Rule {
  const value = variantOf(variant.name, format);
  const idByKey = new Map(variant.ids.map(([key, number]) => [key.includes(":") ? scoreKey(key) : Number(key), `${value}:${number}`]));
  const outcomes = variant.ids.map(([key, number]) => ({ id: `${value}:${number}`, name: key }));
  return {
    typeId,
    kind: "listed",
    specifiers: ["variant"],
    needs: ["final", "periods"],
    accepts: (params) => params["variant"] === value,
    isComplete: (detail) => detail.isComplete,
    outcomes: () => outcomes,
    winnerOf: (detail) => idByKey.get(variant.keyOf(detail)) ?? null,
  };
}

function doubleResult(detail: TennisDetail): string | null {
  const first = detail.sets[0];
  if (!first) return null;
  const isHomeFirst = first.games[0] > first.games[1];
  const isHomeMatch = detail.setsWon[0] > detail.setsWon[1];
  return isHomeMatch ? (isHomeFirst ? "861" : "862") : isHomeFirst ? "863" : "864";
}

function setCorrectScore(format: TennisFormat): Rule {
  const outcomes = setScores.map((score, index) => ({ id: String(firstSetScoreId + index), name: score }));
  const idByScore = new Map(outcomes.map(({ id, name }) => [scoreKey(name), id]));
  return {
    typeId: 207,
    kind: "listed",
    specifiers: ["setnr"],
    needs: ["periods"],
    accepts: ({ setnr }) => Number(setnr) <= format.bestOf && !isAdvantageSet(format, Number(setnr)),
    isComplete: (detail, _params, numbers) => setOf(detail, numbers)?.isComplete ?? false,
    outcomes: () => outcomes,
    winnerOf(detail, _params, numbers) {
      const set = setOf(detail, numbers);
      return (set && idByScore.get(pairKey(set.games))) ?? null;
    },
  };
}

function gameRules(): readonly Rule[] {
  const specifiers = ["setnr", "gamenr"];
  const gameScores = [0, 1, 2, 3, 4, 5, 6, 7].map((code) => ({ id: String(firstGameScoreId + code) }));
  return [
    {
      typeId: 210,
      kind: "two_way",
      specifiers,
      needs: ["games"],
      measure(detail, _params, numbers) {
        const code = gameOf(detail, numbers);
        return code === null ? null : signOf(codeWinner(code));
      },
    },
    {
      typeId: 212,
      kind: "yes_no",
      specifiers,
      needs: ["points"],
      measure(detail, _params, numbers) {
        const code = ordinaryGameOf(detail, numbers);
        return code === null ? null : Number(deuceCodes.has(code));
      },
    },
    {
      typeId: 214,
      kind: "listed",
      specifiers,
      needs: ["points"],
      outcomes: () => gameScores,
      winnerOf(detail, _params, numbers) {
        const code = ordinaryGameOf(detail, numbers);
        return code === null ? null : (gameScores[code]?.id ?? null);
      },
    },
  ];
}

function setRules(format: TennisFormat): readonly Rule[] {
  const rules = [
    setRule(202, "two_way", ({ games }) => scoreGap(games)),
    setRule(203, "handicap", ({ games }) => scoreGap(games)),
    setRule(204, "over_under", ({ games }) => scoreTotal(games)),
  ].map((rule): Rule => ({ ...rule, accepts: ({ setnr }) => Number(setnr) <= format.bestOf }));
  const tiebreak: Rule = {
    ...setRule(206, "yes_no", ({ games }) => Number(scoreTotal(games) === 13)),
    accepts: ({ setnr }) => Number(setnr) <= format.bestOf && !isAdvantageSet(format, Number(setnr)),
  };
  return [...rules, tiebreak, setCorrectScore(format)];
}

function createTennisRules(format: TennisFormat): ReadonlyMap<number, Rule> {
  return indexRules([
    matchRule(186, "two_way", ({ setsWon }) => scoreGap(setsWon)),
    matchRule(187, "handicap", ({ games }) => scoreGap(games)),
    matchRule(188, "handicap", ({ setsWon }) => scoreGap(setsWon)),
    matchRule(189, "over_under", ({ games }) => scoreTotal(games)),
    matchRule(190, "over_under", ({ games }) => games[0]),
    matchRule(191, "over_under", ({ games }) => games[1]),
    matchRule(192, "yes_no", ({ setsWon }) => setsWon[0]),
    matchRule(193, "yes_no", ({ setsWon }) => setsWon[1]),
    matchRule(198, "odd_even", ({ games }) => scoreTotal(games)),
    matchRule(314, "over_under", ({ sets }) => sets.length),
    variantRule(196, format, {
      name: "exact_sets",
      ids: exactSetsIds[format.bestOf],
      keyOf: ({ sets }) => sets.length,
    }),
    variantRule(199, format, {
      name: "correct_score",
      ids: correctScores[format.bestOf],
      keyOf: ({ setsWon }) => pairKey(setsWon),
    }),
    {
      typeId: 201,
      kind: "listed",
      specifiers: [],
      needs: ["final", "periods"],
      outcomes: () => ["861", "862", "863", "864"].map((id) => ({ id })),
      winnerOf: doubleResult,
      isComplete: (detail) => detail.isComplete,
    },
    ...setRules(format),
    ...gameRules(),
  ]);
}

const rulesByFormat = new Map<string, ReadonlyMap<number, Rule>>();

/** Rules of a format by market type; after a retirement only results that were already certain stand. */
export function tennisRules(format: TennisFormat): ReadonlyMap<number, Rule> {
  const key = `${format.bestOf}/${format.decider}`;
  const rules = rulesByFormat.get(key) ?? createTennisRules(format);
  rulesByFormat.set(key, rules);
  return rules;
}

/** Value of the `variant` specifier of a market type in a format. */
export function variantOf(name: VariantName, format: TennisFormat): string {
  return name === "correct_score" ? correctScoreVariant(format.bestOf) : `sr:${name}:bestof:${format.bestOf}`;
}

/** Lines of the set handicap. */
export function setHandicaps(format: TennisFormat): readonly number[] {
  return setsToWin(format) === 2 ? [-1.5, 1.5] : [-2.5, -1.5, 1.5, 2.5];
}
