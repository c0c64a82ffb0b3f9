import type { DetailPart, MarketTemplate, Scenario } from "../../core/sport-module.ts";
import { ladderLines, ladderTemplates, withoutDecided } from "../shared/line-ladder.ts";
import { indexRules, type LineParams, type ListedRule, type MarketKind, type MarketRule, templateOf } from "../shared/market-rule.ts";
import { type BasketballDetail, type BasketballState, raceMarks } from "./basketball-state.ts";
import type { Pair } from "../../core/source-match.ts";
import { winningMarginRule } from "../shared/winning-margin.ts";

type Rule = MarketRule<BasketballDetail>;

const gap = ([home, away]: Pair) => home - away;
const total = ([home, away]: Pair) => home + away;

type Measure = (quarter: Pair) => number;

/** Sum of a measure over the quarters from one to before another; overtimes follow the fourth. */
function over(measure: Measure, from: number, to: number): (detail: BasketballDetail) => number {
  return ({ quarters }) => {
    let sum = 0;
    for (let index = from; index < Math.min(to, quarters.length); index += 1) {
      const quarter = quarters[index];
      if (quarter) sum += measure(quarter);
    }
    return sum;
  };
}

const firstHalfTotal = over(total, 0, 2);
const secondHalfTotal = over(total, 2, 4);

function lineKeys(kind: MarketKind): readonly string[] {
  if (kind === "handicap") return ["hcp"];
  return kind === "over_under" ? ["total"] : [];
}

function matchRule(typeId: number, kind: MarketKind, measure: (detail: BasketballDetail) => number): Rule {
  return { typeId, kind, specifiers: lineKeys(kind), needs: ["final"], measure };
}

function halfRule(typeId: number, kind: MarketKind, measure: (detail: BasketballDetail) => number): Rule {
  return { typeId, kind, specifiers: lineKeys(kind), needs: ["halves"], measure };
}

function quarterRule(typeId: number, kind: MarketKind, measure: (quarter: Pair) => number): Rule {
  return {
    typeId,
    kind,
    specifiers: ["quarternr", ...lineKeys(kind)],
    needs: ["periods"],
    accepts: ({ quarternr }) => Number(quarternr) <= 4,
    measure(detail, _params, { quarternr }) {
      const quarter = detail.quarters[(quarternr ?? 0) - 1];
      return quarter ? measure(quarter) : null;
    },
  };
}

/** The place of the only largest number, or `equal`. */
function listedHighest(values: readonly number[], ids: readonly string[]): string | null {
  const most = Math.max(...values);
  const isShared = values.indexOf(most) !== values.lastIndexOf(most);
  return (isShared ? ids.at(-1) : ids[values.indexOf(most)]) ?? null;
}

function highestRule(
  typeId: number,
  ids: readonly string[],
  { needs, values }: { readonly needs: DetailPart; readonly values: (detail: BasketballDetail) => readonly number[] },
): Rule {
  return {
    typeId,
    kind: "listed",
    specifiers: [],
    needs: [needs],
    outcomes: () => ids.map((id) => ({ id })),
    winnerOf: (detail) => listedHighest(values(detail), ids),
  };
}

const raceRule: Rule = {
  typeId: 230,
  kind: "two_way",
  specifiers: ["pointnr"],
  needs: ["points"],
  accepts: ({ pointnr }) => raceMarks.some((mark) => String(mark) === pointnr),
  measure: (detail, _params, { pointnr }) => detail.races[raceMarks.findIndex((mark) => mark === pointnr)] || null,
};

const winningMarginVariant = "sr:winning_margin:11+";

const winnerAndTotalRule: ListedRule<BasketballDetail> = {
  typeId: 292,
  kind: "listed",
  specifiers: ["total"],
  needs: ["final"],
  accepts: (params: LineParams) => (params["total"] ?? "").endsWith(".5"),
  outcomes: () => ["973", "974", "975", "976"].map((id) => ({ id })),
  winnerOf({ score }, _params, numbers) {
    const isOver = total(score) > (numbers["total"] ?? 0);
    return gap(score) > 0 ? (isOver ? "973" : "975") : isOver ? "974" : "976";
  },
};

export const basketballRules: ReadonlyMap<number, Rule> = indexRules<BasketballDetail>([
  matchRule(219, "two_way", ({ score }) => gap(score)),
  matchRule(223, "handicap", ({ score }) => gap(score)),
  matchRule(225, "over_under", ({ score }) => total(score)),
  matchRule(227, "over_under", ({ score }) => score[0]),
  matchRule(228, "over_under", ({ score }) => score[1]),
  matchRule(229, "odd_even", ({ score }) => total(score)),
  matchRule(1, "three_way", over(gap, 0, 4)),
  matchRule(220, "yes_no", ({ quarters }) => Number(quarters.length > 4)),
  halfRule(60, "three_way", over(gap, 0, 2)),
  halfRule(66, "handicap", over(gap, 0, 2)),
  halfRule(68, "over_under", firstHalfTotal),
  halfRule(231, "handicap", over(gap, 2, Infinity)),
  halfRule(232, "over_under", over(total, 2, Infinity)),
  quarterRule(235, "three_way", gap),
  quarterRule(236, "over_under", total),
  quarterRule(303, "handicap", gap),
  highestRule(52, ["436", "438", "440"], {
    needs: "halves",
    values: (detail) => [firstHalfTotal(detail), secondHalfTotal(detail)],
  }),
  highestRule(234, ["920", "921", "922", "923", "924"], {
    needs: "periods",
    values: ({ quarters }) => quarters.slice(0, 4).map(total),
  }),
  raceRule,
  winningMarginRule(winningMarginVariant, [5, 10]),
  winnerAndTotalRule,
]);

/** Types that settle on regular time, for matches whose overtime is known. */
export const regularTimeTypes: ReadonlySet<number> = new Set([1, 220]);

type Template = MarketTemplate<BasketballDetail>;
type Sample = readonly Scenario<BasketballDetail>[];

function line(typeId: number, params: LineParams = {}): readonly Template[] {
  const rule = basketballRules.get(typeId);
  return rule ? [templateOf(rule, params)] : [];
}

function ladder(
  sample: Sample,
  typeId: number,
  plan: { readonly params?: LineParams; readonly lines: number; readonly step: number },
): readonly Template[] {
  const rule = basketballRules.get(typeId);
  return rule ? ladderTemplates(rule, { ...plan, params: plan.params ?? {} }, sample) : [];
}

/** Winner and total shares the lines of the total. */
function winnerAndTotal(sample: Sample): readonly Template[] {
  const rule = basketballRules.get(225);
  if (rule?.kind !== "over_under") return [];
  return ladderLines(rule, { params: {}, lines: 3, step: 4 }, sample).flatMap((total) => line(292, { total: String(total) }));
}

function matchLines(sample: Sample): readonly Template[] {
  return [
    ...line(219),
    ...ladder(sample, 223, { lines: 7, step: 2 }),
    ...ladder(sample, 225, { lines: 7, step: 2 }),
    ...ladder(sample, 227, { lines: 5, step: 2 }),
    ...ladder(sample, 228, { lines: 5, step: 2 }),
    ...line(229),
    ...line(290, { variant: winningMarginVariant }),
    ...winnerAndTotal(sample),
    ...line(52),
    ...line(234),
    ...raceMarks.flatMap((mark) => line(230, { pointnr: String(mark) })),
  ];
}

function halfLines(sample: Sample): readonly Template[] {
  return [
    ...line(60),
    ...ladder(sample, 66, { lines: 3, step: 2 }),
    ...ladder(sample, 68, { lines: 3, step: 2 }),
    ...ladder(sample, 231, { lines: 3, step: 2 }),
    ...ladder(sample, 232, { lines: 3, step: 2 }),
  ];
}

function quarterLines(sample: Sample, quarter: number): readonly Template[] {
  const params = { quarternr: String(quarter) };
  return [
    ...line(235, params),
    ...ladder(sample, 236, { params, lines: 3, step: 1 }),
    ...ladder(sample, 303, { params, lines: 3, step: 1 }),
  ];
}

/** What is on offer in a state, judged by a sample of its scenarios. */
export function basketballOffer(state: BasketballState, sample: Sample, regularTime: "known" | "unknown"): readonly Template[] {
  if (state.isOver) return [];
  const from = Math.max(state.clock.period + (state.clock.isBreak ? 1 : 0), 1);
  const quarters = [1, 2, 3, 4].filter((quarter) => quarter >= from);
  const templates = [
    ...matchLines(sample),
    ...(regularTime === "known" ? [...regularTimeTypes].flatMap((typeId) => line(typeId)) : []),
    ...halfLines(sample),
    ...quarters.flatMap((quarter) => quarterLines(sample, quarter)),
  ];
  return withoutDecided(templates, sample);
}
