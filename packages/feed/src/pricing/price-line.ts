import type { MarketTemplate, OutcomeResult, Scenario } from "../sport-module.ts";
import { applyMargin } from "./apply-margin.ts";
import { fairLine } from "./fair-line.ts";

/** One line with its prices, in the order of the template's outcomes. */
export interface PricedLine<Detail> {
  readonly template: MarketTemplate<Detail>;
  readonly fair: Float64Array;
  /** Thousandths; 0 where an outcome has no price. */
  readonly odds: Int32Array;
  /** Results when nothing is open any more. */
  readonly decided: readonly OutcomeResult[] | null;
}

/** Prices one line from weighted scenarios and the margin of its market type. */
export function priceLine<Detail>(
  template: MarketTemplate<Detail>,
  scenarios: readonly Scenario<Detail>[],
  overround: number,
): PricedLine<Detail> {
  const { fair, decided } = fairLine(template, scenarios);
  const odds = decided === null ? applyMargin(fair, overround) : new Int32Array(fair.length);
  return { template, fair, odds, decided };
}
