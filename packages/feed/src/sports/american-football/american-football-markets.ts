import type { DetailPart, MarketTemplate, Scenario } from "../../core/sport-module.ts";
import { ladderLines, ladderTemplates, withoutDecided } from "../shared/line-ladder.ts";
import { indexRules, type LineParams, type MarketKind, type MarketRule, templateOf } from "../shared/market-rule.ts";
import { addPairs, type AmericanFootballDetail, type AmericanFootballState } from "./american-football-state.ts";
import type { Pair } from "../../core/source-match.ts";
import { winningMarginRule } from "../shared/winning-margin.ts";

type Detail = AmericanFootballDetail;
type Rule = MarketRule<Detail>;

const gap = ([home, away]: Pair) => home - away;
const total = ([home, away]: Pair) => home + away;
const regular = ({ quarters }: Detail) => addPairs(quarters);
const firstHalf = ({ quarters }: Detail): Pair => addPairs(quarters.slice(0, 2));
const secondHalf = ({ quarters }: Detail): Pair => addPairs(quarters.slice(2));
const afterBreak = ({ quarters, overtime }: Detail): Pair => addPairs([...quarters.slice(2), ...(overtime === null ? [] : [overtime])]);

const lineKeys: Readonly<Partial<Record<MarketKind, readonly string[]>>> = { handicap: ["hcp"], over_under: ["total"] };

function rule(typeId: number, kind: MarketKind, measure: (detail: Detail) => number, needs: readonly DetailPart[] = ["final"]): Rule {
  return { typeId, kind, specifiers: lineKeys[kind] ?? [], needs, measure };
}

function quarterRule(typeId: number, kind: MarketKind, measure: (quarter: Pair) => number): Rule {
  return {
    typeId,
    kind,
    specifiers: ["quarternr", ...(lineKeys[kind] ?? [])],
    needs: ["periods"],
    accepts: ({ quarternr }) => Number(quarternr) <= 4,
    measure(detail, { quarternr }) {
      const quarter = detail.quarters[Number(quarternr) - 1];
      return quarter ? measure(quarter) : null;
    },
  };
}

function listed(
  typeId: number,
  ids: readonly string[],
  rest: { readonly needs: readonly DetailPart[]; readonly winnerOf: (detail: Detail) => string | null },
): Rule {
  return { typeId, kind: "listed", specifiers: [], outcomes: () => ids.map((id) => ({ id })), ...rest };
}

const winningMarginVariant = "sr:winning_margin:14+";

const winnerAndTotalRule: Rule = {
  typeId: 292,
  kind: "listed",
  specifiers: ["total"],
  needs: ["final"],
  accepts: ({ total: line }) => (line ?? "").endsWith(".5"),
  outcomes: () => ["973", "974", "975", "976"].map((id) => ({ id })),
  winnerOf({ score }, params) {
    if (gap(score) === 0) return null;
    const isOver = total(score) > Number(params["total"]);
    return gap(score) > 0 ? (isOver ? "973" : "975") : isOver ? "974" : "976";
  },
};

const halfFullIds = Array.from({ length: 9 }, (_, index) => String(418 + index * 2));
const halvesIds = ["436", "438", "440"];
const quarterIds = ["920", "921", "922", "923", "924"];

function place(value: number): 0 | 1 | 2 {
  return value > 0 ? 0 : value === 0 ? 1 : 2;
}

function highest(values: readonly number[], ids: readonly string[]): string | null {
  const most = Math.max(...values);
  const isShared = values.indexOf(most) !== values.lastIndexOf(most);
  return (isShared ? ids.at(-1) : ids[values.indexOf(most)]) ?? null;
}

/** Rules of American football by market type; the winner is void on a tie. */
export const americanFootballRules = indexRules<Detail>([
  rule(219, "two_way", ({ score }) => gap(score)),
  rule(610, "three_way", ({ score }) => gap(score)),
  rule(223, "handicap", ({ score }) => gap(score)),
  rule(225, "over_under", ({ score }) => total(score)),
  rule(227, "over_under", ({ score }) => score[0]),
  rule(228, "over_under", ({ score }) => score[1]),
  rule(229, "odd_even", ({ score }) => total(score)),
  rule(1, "three_way", (detail) => gap(regular(detail))),
  rule(220, "yes_no", ({ overtime }) => Number(overtime !== null)),
  rule(60, "three_way", (detail) => gap(firstHalf(detail)), ["halves"]),
  rule(66, "handicap", (detail) => gap(firstHalf(detail)), ["halves"]),
  rule(68, "over_under", (detail) => total(firstHalf(detail)), ["halves"]),
  rule(231, "handicap", (detail) => gap(afterBreak(detail)), ["halves"]),
  rule(232, "over_under", (detail) => total(afterBreak(detail)), ["halves"]),
  quarterRule(235, "three_way", gap),
  quarterRule(236, "over_under", total),
  quarterRule(303, "handicap", gap),
  listed(47, halfFullIds, {
    needs: ["final", "halves"],
    winnerOf: (detail) => halfFullIds[place(gap(firstHalf(detail))) * 3 + place(gap(regular(detail)))] ?? null,
  }),
  listed(52, halvesIds, {
    needs: ["halves"],
    winnerOf: (detail) => highest([total(firstHalf(detail)), total(secondHalf(detail))], halvesIds),
  }),
  listed(234, quarterIds, { needs: ["periods"], winnerOf: ({ quarters }) => highest(quarters.map(total), quarterIds) }),
  winningMarginRule(winningMarginVariant, [6, 13]),
  winnerAndTotalRule,
]);

type Template = MarketTemplate<AmericanFootballDetail>;
type Scenarios = readonly Scenario<AmericanFootballDetail>[];

function line(typeId: number, params: LineParams = {}): readonly Template[] {
  const rule = americanFootballRules.get(typeId);
  return rule ? [templateOf(rule, params)] : [];
}

function ladder(scenarios: Scenarios, typeId: number, plan: { readonly params?: LineParams; readonly lines: number }): readonly Template[] {
  const rule = americanFootballRules.get(typeId);
  return rule ? ladderTemplates(rule, { params: plan.params ?? {}, lines: plan.lines, step: 1 }, scenarios) : [];
}

function winnerAndTotal(scenarios: Scenarios): readonly Template[] {
  const rule = americanFootballRules.get(225);
  if (rule?.kind !== "over_under") return [];
  return ladderLines(rule, { params: {}, lines: 3, step: 3 }, scenarios).flatMap((total) => line(292, { total: String(total) }));
}

function matchLines(scenarios: Scenarios): readonly Template[] {
  return [
    ...[219, 610, 1].flatMap((typeId) => line(typeId)),
    ...ladder(scenarios, 223, { lines: 9 }),
    ...ladder(scenarios, 225, { lines: 9 }),
    ...ladder(scenarios, 227, { lines: 5 }),
    ...ladder(scenarios, 228, { lines: 5 }),
    ...[229, 220, 47, 52, 234].flatMap((typeId) => line(typeId)),
    ...line(290, { variant: winningMarginVariant }),
    ...winnerAndTotal(scenarios),
    ...line(60),
    ...ladder(scenarios, 66, { lines: 5 }),
    ...ladder(scenarios, 68, { lines: 5 }),
    ...ladder(scenarios, 231, { lines: 3 }),
    ...ladder(scenarios, 232, { lines: 3 }),
  ];
}

function quarterLines(scenarios: Scenarios, quarter: number): readonly Template[] {
  const params = { quarternr: String(quarter) };
  return [...line(235, params), ...ladder(scenarios, 236, { params, lines: 3 }), ...ladder(scenarios, 303, { params, lines: 3 })];
}

/** What is on offer in a state, judged by its scenarios. */
export function americanFootballOffer({ clock, isOver }: AmericanFootballState, scenarios: Scenarios): readonly Template[] {
  if (isOver) return [];
  const from = Math.max(clock.period + (clock.isBreak ? 1 : 0), 1);
  const quarters = [1, 2, 3, 4].filter((quarter) => quarter >= from);
  return withoutDecided([...matchLines(scenarios), ...quarters.flatMap((quarter) => quarterLines(scenarios, quarter))], scenarios);
}
