import type { MarketDefinition, MarketDefinitions, MarketTemplate, MatchScript, OutcomeResult } from "../core/sport-module.ts";

/** 1 open, -1 suspended, 0 not offered, -2 handed over, -3 settled, -4 cancelled (domain facts 1). */
export type LineStatus = 1 | 0 | -1 | -2 | -3 | -4;

export interface LineState {
  readonly typeId: number;
  readonly specifier: string;
  readonly template: MarketTemplate<unknown>;
  readonly definition: MarketDefinition;
  readonly simulatedDetail: boolean;
  status: LineStatus;
  /** Thousandths by outcome in template order; 0 where there is no price. */
  odds: readonly number[];
  /** Feed time of the odds; null before the first. */
  pricedAt: number | null;
  mostBalanced: boolean;
  /** Whether the latest pricing offered it. */
  isOffered: boolean;
  /** Whether all scenarios agree on its results but it is not settled yet; it stays suspended. */
  isUndecidable: boolean;
  /** Feed time, epoch ms, at which it closes automatically; null for never. */
  closesAt: number | null;
  results: readonly OutcomeResult[] | null;
  /** Feed time of `results`. */
  settledAt: number | null;
}

/** Whether the line is on the page: open, suspended or handed over. */
export function isListed(line: LineState): boolean {
  return line.status === 1 || line.status === -1 || line.status === -2;
}

/** Whether any outcome has a price. */
export function hasPrice(line: LineState): boolean {
  return line.odds.some((odds) => odds > 0);
}

const noOddsByCount: (readonly number[])[] = [];

/** The odds of a line without prices. */
export function noOdds(outcomes: number): readonly number[] {
  return (noOddsByCount[outcomes] ??= Array.from({ length: outcomes }, () => 0));
}

/** Whether a line settles on simulated rather than real detail. */
export function isSimulated(script: MatchScript<unknown>, template: MarketTemplate<unknown>): boolean {
  return template.needs.some((part) => script.simulatedParts.has(part));
}

/** A line of a match without a price yet; null where its market type is not defined. */
export function createLine(
  definitions: MarketDefinitions,
  script: MatchScript<unknown>,
  template: MarketTemplate<unknown>,
): LineState | null {
  const definition = definitions.byTypeId.get(template.typeId);
  if (definition === undefined) return null;
  return {
    typeId: template.typeId,
    specifier: template.specifier,
    template,
    definition,
    simulatedDetail: isSimulated(script, template),
    status: 0,
    odds: noOdds(template.outcomes.length),
    pricedAt: null,
    mostBalanced: false,
    isOffered: true,
    isUndecidable: false,
    closesAt: null,
    results: null,
    settledAt: null,
  };
}
