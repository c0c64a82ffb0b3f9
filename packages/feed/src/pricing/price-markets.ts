import type { MarketDefinitions } from "../market-definition.ts";
import type { MarketTemplate, Scenario } from "../sport-module.ts";
import { mostBalancedLines } from "./most-balanced.ts";
import { priceLine, type PricedLine } from "./price-line.ts";

/** The priced lines of a match; templates without a definition are left out. */
export interface PricedMarkets<Detail> {
  readonly lines: readonly PricedLine<Detail>[];
  readonly mostBalanced: ReadonlySet<PricedLine<Detail>>;
}

/** How many results are asked for between two yields, some milliseconds' worth. */
const resultsPerStep = 30_000;

/** Prices in small steps: each `yield` is a place where other work may run. */
export function* priceMarketsInSteps<Detail>(
  templates: readonly MarketTemplate<Detail>[],
  scenarios: readonly Scenario<Detail>[],
  definitions: MarketDefinitions,
): Generator<undefined, PricedMarkets<Detail>, undefined> {
  const lines: PricedLine<Detail>[] = [];
  let asked = 0;
  for (const template of templates) {
    const definition = definitions.byTypeId.get(template.typeId);
    if (definition === undefined) continue;
    lines.push(priceLine(template, scenarios, definition.overround));
    asked += template.outcomes.length * scenarios.length;
    if (asked < resultsPerStep) continue;
    asked = 0;
    yield;
  }
  return { lines, mostBalanced: mostBalancedLines(lines, (typeId) => definitions.byTypeId.get(typeId)) };
}

/** Prices every line at once. */
export function priceMarkets<Detail>(
  templates: readonly MarketTemplate<Detail>[],
  scenarios: readonly Scenario<Detail>[],
  definitions: MarketDefinitions,
): PricedMarkets<Detail> {
  const steps = priceMarketsInSteps(templates, scenarios, definitions);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
