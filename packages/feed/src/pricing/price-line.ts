import type { MarketTemplate, OutcomeResult, Scenario } from "../core/sport-module.ts";

/** The chances of a line. */
export interface FairLine {
  /** Effective fair probability of each outcome: its reciprocal is the odds at which a bet neither wins nor loses on average. */
  readonly fair: Float64Array;
  /** The result of each outcome when all possible scenarios agree; null while anything is open. */
  readonly decided: readonly OutcomeResult[] | null;
}

/** Scenarios below this weight are treated as impossible. */
export const possibleWeight = 1e-12;

interface Shares {
  /** Share of the stake that is paid at full odds. */
  won: number;
  /** Share of the stake that comes back at odds 1. */
  returned: number;
}

function addResult(shares: Shares, result: OutcomeResult, weight: number): void {
  switch (result) {
    case "lose":
      return;
    case "win":
      shares.won += weight;
      return;
    case "void":
      shares.returned += weight;
      return;
    case "half_win":
      shares.won += weight / 2;
      shares.returned += weight / 2;
      return;
    case "half_lose":
      shares.returned += weight / 2;
      return;
    default:
      shares.won += weight * result.deadHeatShare;
  }
}

/** Whether two results are the same. */
export function isSameResult(left: OutcomeResult, right: OutcomeResult | undefined): boolean {
  if (left === right) return true;
  return typeof left === "object" && typeof right === "object" && left.deadHeatShare === right.deadHeatShare;
}

/** Values of a line in one pass over the scenarios: (win + half win / 2) / (1 - void - half win / 2 - half lose / 2). */
export function fairLine<Detail>(template: MarketTemplate<Detail>, scenarios: readonly Scenario<Detail>[]): FairLine {
  const count = template.outcomes.length;
  const fair = new Float64Array(count);
  const decided: OutcomeResult[] = [];
  let isDecided = true;
  for (let index = 0; index < count; index += 1) {
    const id = template.outcomes[index]?.id ?? "";
    const shares: Shares = { won: 0, returned: 0 };
    let first: OutcomeResult | null = null;
    for (const scenario of scenarios) {
      if (scenario.weight < possibleWeight) continue;
      const result = template.resultOf(scenario.detail, id);
      addResult(shares, result, scenario.weight);
      if (!isDecided) continue;
      if (first === null) first = result;
      else if (!isSameResult(first, result)) isDecided = false;
    }
    fair[index] = shares.returned > 1 - 1e-9 ? 0 : Math.min(shares.won / (1 - shares.returned), 1);
    if (first !== null) decided.push(first);
  }
  return { fair, decided: isDecided && decided.length === count ? decided : null };
}

/** One line with its prices, in the order of the template's outcomes. */
export interface PricedLine<Detail> {
  readonly template: MarketTemplate<Detail>;
  readonly fair: Float64Array;
  /** Thousandths; 0 where an outcome has no price. */
  readonly odds: Int32Array;
  /** Results once all scenarios agree; null before. */
  readonly decided: readonly OutcomeResult[] | null;
}
