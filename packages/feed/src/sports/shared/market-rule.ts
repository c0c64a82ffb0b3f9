import type { DetailPart, MarketTemplate, OutcomeResult, OutcomeTemplate } from "../../core/sport-module.ts";
import { formatSpecifier, type LineParams, parseSpecifier } from "../../core/specifier.ts";

/** The specifiers of one line as numbers, read once for each line; NaN for other text. */
export type LineNumbers = Readonly<Record<string, number>>;

/**
 * Meaning of the value that a rule measures, by market kind: `two_way`, `three_way` and `handicap` take home minus away,
 * `next_side` a sign (0 for neither side), `over_under` and `odd_even` an amount, `yes_no` 1 or 0.
 */
export type MarketKind = "two_way" | "three_way" | "next_side" | "handicap" | "over_under" | "yes_no" | "odd_even";

interface RuleBase<Detail> {
  readonly typeId: number;
  /** Names of the specifiers, in any order. */
  readonly specifiers: readonly string[];
  readonly needs: readonly DetailPart[];
  /** Whether the line exists; its specifiers are well-formed. */
  accepts?(params: LineParams): boolean;
  /** Whether play went far enough for the line to count; if not, only results that are already certain stand. */
  isComplete?(detail: Detail, params: LineParams, numbers: LineNumbers): boolean;
}

export interface MeasuredRule<Detail> extends RuleBase<Detail> {
  readonly kind: MarketKind;
  /** Null makes the line void. */
  measure(detail: Detail, params: LineParams, numbers: LineNumbers): number | null;
}

export interface ListedRule<Detail> extends RuleBase<Detail> {
  readonly kind: "listed";
  outcomes(params: LineParams): readonly OutcomeTemplate[];
  /** External id of the winning outcome, or null when the line is void. */
  winnerOf(detail: Detail, params: LineParams, numbers: LineNumbers): string | null;
}

/** How the lines of one market type are recognised and settled. */
export type MarketRule<Detail> = MeasuredRule<Detail> | ListedRule<Detail>;

const outcomeIdsByKind: Readonly<Record<MarketKind, readonly string[]>> = {
  two_way: ["4", "5"],
  three_way: ["1", "2", "3"],
  next_side: ["6", "7", "8"],
  handicap: ["1714", "1715"],
  over_under: ["12", "13"],
  yes_no: ["74", "76"],
  odd_even: ["70", "72"],
};

const templatesByKind = new Map(Object.entries(outcomeIdsByKind).map(([kind, ids]) => [kind, ids.map((id) => ({ id }))]));

function winsWhen(condition: boolean): OutcomeResult {
  return condition ? "win" : "lose";
}

function signResult(kind: MarketKind, value: number, first: boolean): OutcomeResult {
  if (value === 0) {
    return kind === "next_side" ? "lose" : "void";
  }
  return winsWhen(value > 0 === first);
}

/** Settles by the distance from the line; a quarter wins or loses half. */
function lineResult(distance: number): OutcomeResult {
  if (distance === 0) return "void";
  if (distance === 0.25) return "half_win";
  if (distance === -0.25) return "half_lose";
  return winsWhen(distance > 0);
}

function measuredResult(kind: MarketKind, value: number, { line, index }: { line: number; index: number }): OutcomeResult {
  switch (kind) {
    case "two_way":
      return signResult(kind, value, index === 0);
    case "three_way":
    case "next_side":
      return index === 1 ? winsWhen(value === 0) : winsWhen(value !== 0 && value > 0 === (index === 0));
    case "handicap":
      return lineResult(index === 0 ? value + line : -value - line);
    case "over_under":
      return lineResult(index === 0 ? value - line : line - value);
    case "yes_no":
      return winsWhen(index === 0 ? value !== 0 : value === 0);
    case "odd_even":
      return winsWhen(value % 2 === (index === 0 ? 1 : 0));
  }
}

/** The result when play stopped early: only an over already reached and a yes that has happened stand. */
function earlyResult(kind: MarketKind, value: number, { line, index }: { line: number; index: number }): OutcomeResult {
  const isCertain = kind === "over_under" ? value > line : kind === "yes_no" && value !== 0;
  return isCertain ? winsWhen(index === 0) : "void";
}

export function numbersOf(params: LineParams): LineNumbers {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, Number(value)]));
}

/** Specifiers that the lines of a market kind need. */
export function lineSpecifiers(kind: MarketKind): readonly string[] {
  if (kind === "handicap") return ["hcp"];
  return kind === "over_under" ? ["total"] : [];
}

function lineOf(kind: MarketKind, numbers: LineNumbers): number {
  if (kind === "handicap") return numbers["hcp"] ?? 0;
  return kind === "over_under" ? (numbers["total"] ?? 0) : 0;
}

function measuredTemplate<Detail>(rule: MeasuredRule<Detail>, params: LineParams): MarketTemplate<Detail> {
  const { kind } = rule;
  const ids = outcomeIdsByKind[kind];
  const numbers = numbersOf(params);
  const line = lineOf(kind, numbers);
  const places = ids.map((_, index) => ({ line, index }));
  return {
    typeId: rule.typeId,
    specifier: formatSpecifier(params),
    outcomes: templatesByKind.get(kind) ?? [],
    needs: rule.needs,
    resultOf(detail, outcomeId) {
      const value = rule.measure(detail, params, numbers);
      if (value === null) return "void";
      const place = places[ids.indexOf(outcomeId)];
      if (!place) return "void";
      const isComplete = rule.isComplete?.(detail, params, numbers) ?? true;
      return isComplete ? measuredResult(kind, value, place) : earlyResult(kind, value, place);
    },
  };
}

function listedTemplate<Detail>(rule: ListedRule<Detail>, params: LineParams): MarketTemplate<Detail> {
  const numbers = numbersOf(params);
  return {
    typeId: rule.typeId,
    specifier: formatSpecifier(params),
    outcomes: rule.outcomes(params),
    needs: rule.needs,
    resultOf(detail, outcomeId) {
      if (rule.isComplete && !rule.isComplete(detail, params, numbers)) return "void";
      const winner = rule.winnerOf(detail, params, numbers);
      return winner === null ? "void" : winsWhen(winner === outcomeId);
    },
  };
}

/** Maximum number of cached templates: more than the lines of one type in a week's matches. Players may request any line. */
const keptPerRule = 400;

/** A template depends on its rule and specifier alone, so the matches of a sport share it: otherwise each would use a kilobyte per line. */
const templatesByRule = new WeakMap<object, Map<string, unknown>>();

function keptTemplates<Detail>(rule: MarketRule<Detail>): Map<string, MarketTemplate<Detail>> {
  const kept = templatesByRule.get(rule) ?? new Map<string, unknown>();
  templatesByRule.set(rule, kept);
  // Safe: only templates of this rule are stored under it.
  return kept as Map<string, MarketTemplate<Detail>>;
}

export function templateOf<Detail>(rule: MarketRule<Detail>, params: LineParams): MarketTemplate<Detail> {
  const kept = keptTemplates(rule);
  const specifier = formatSpecifier(params);
  const known = kept.get(specifier);
  if (known !== undefined) return known;
  const template = rule.kind === "listed" ? listedTemplate(rule, params) : measuredTemplate(rule, params);
  kept.set(specifier, template);
  const [oldest] = kept.keys();
  if (kept.size > keptPerRule && oldest !== undefined) kept.delete(oldest);
  return template;
}

const wholeNumberKeys = new Set(["setnr", "gamenr", "quarternr", "periodnr", "goalnr", "inningnr", "pointnr"]);

function isWellFormed(key: string, value: string): boolean {
  if (wholeNumberKeys.has(key)) return /^[1-9]\d{0,2}$/.test(value);
  if (key === "total") return /^(0|[1-9]\d{0,2})(\.(25|5|75))?$/.test(value);
  if (key === "hcp") return value !== "-0" && /^-?(0|[1-9]\d?)(\.(25|5|75))?$/.test(value);
  return true;
}

/** Rebuilds a line from its type and specifier; null if there is no such line. */
export function rebuildTemplate<Detail>(
  rules: ReadonlyMap<number, MarketRule<Detail>>,
  typeId: number,
  specifier: string,
): MarketTemplate<Detail> | null {
  const rule = rules.get(typeId);
  const known = rule && keptTemplates(rule).get(specifier);
  if (known !== undefined) return known;
  const params = parseSpecifier(specifier);
  if (!rule || !params || formatSpecifier(params) !== specifier) return null;
  const keys = Object.keys(params);
  const hasRightKeys = keys.length === rule.specifiers.length && rule.specifiers.every((key) => key in params);
  if (!hasRightKeys || !keys.every((key) => isWellFormed(key, params[key] ?? ""))) return null;
  return rule.accepts && !rule.accepts(params) ? null : templateOf(rule, params);
}

export function indexRules<Detail>(rules: readonly MarketRule<Detail>[]): ReadonlyMap<number, MarketRule<Detail>> {
  return new Map(rules.map((rule) => [rule.typeId, rule]));
}
