import type { MarketDefinitions, Scenario } from "../core/sport-module.ts";
import { ladderKey } from "./price-markets.ts";
import { highestOdds, lowestOdds } from "./price-ladder.ts";
import type { PricedLine } from "./price-line.ts";
import { specifierValue } from "../core/specifier.ts";

/** Weights sum to 1 apart from rounding. */
const weightTolerance = 1e-3;
const chanceTolerance = 1e-6;
/**
 * Maximum margin of a line as a multiple of its type's, in addition to what the price ladder rounds off each outcome. Outcomes too sure
 * for a price count with their chance.
 */
const maxMarginFactor = 2;
const ladderRounding = 0.02;

/** Why nothing may be priced from these scenarios; null when they are sound. */
export function outlookProblem(scenarios: readonly Scenario<unknown>[]): string | null {
  let sum = 0;
  let lowest = 0;
  for (const { weight } of scenarios) {
    sum += weight;
    if (weight < lowest) lowest = weight;
  }
  // Written so that NaN fails as well.
  if (!(Math.abs(sum - 1) <= weightTolerance)) return `The scenarios weigh ${sum} together.`;
  return lowest < 0 ? `A scenario weighs ${lowest}.` : null;
}

/** Why a line must not be offered at its prices: a chance or a price out of range, a price above the fair one, a margin beyond bounds. */
export function linePriceProblem({ fair, odds, decided, template }: PricedLine<unknown>, overround: number): string | null {
  if (decided !== null) return null;
  let fairSum = 0;
  let priceSum = 0;
  for (let index = 0; index < fair.length; index += 1) {
    const chance = fair[index] ?? Number.NaN;
    const price = odds[index] ?? 0;
    if (!(chance >= 0 && chance <= 1 + chanceTolerance)) return `An outcome has the chance ${chance}.`;
    fairSum += chance;
    priceSum += price === 0 ? chance : 1000 / price;
    if (price === 0) continue;
    if (!(price >= lowestOdds && price <= highestOdds)) return `An outcome has the price ${price}.`;
    // Nothing is offered below the lowest price, so that price may exceed the fair one.
    if (price > lowestOdds && price * chance > 1000 * (1 + chanceTolerance))
      return `The price ${price} is above the fair one of the chance ${chance}.`;
  }
  // Both of two players may score, but only one of two sides wins.
  const isEitherOr = template.outcomes.length === 2 && template.outcomes.every(({ name }) => name === undefined);
  if (isEitherOr && fairSum > 1 + weightTolerance) return `Two outcomes have the chance ${fairSum} together.`;
  const highest = fairSum * (1 + (overround - 1) * maxMarginFactor) + ladderRounding * fair.length;
  return priceSum > highest ? `The prices sum to ${priceSum}, the chances to ${fairSum}.` : null;
}

interface Rung {
  readonly value: number;
  readonly line: PricedLine<unknown>;
}

/** Whether the chance of an outcome only rises or only falls along a ladder. */
function isMonotonic(rungs: readonly Rung[], outcome: number): boolean {
  let direction = 0;
  for (let index = 1; index < rungs.length; index += 1) {
    const step = (rungs[index]?.line.fair[outcome] ?? 0) - (rungs[index - 1]?.line.fair[outcome] ?? 0);
    if (Math.abs(step) <= chanceTolerance) continue;
    if (direction !== 0 && Math.sign(step) !== direction) return false;
    direction = Math.sign(step);
  }
  return true;
}

/** Lines of ladders (totals, handicaps) along which a chance goes up and down: a bet on two of them could be certain to win. */
export function ladderProblems<Detail>(
  lines: readonly PricedLine<Detail>[],
  definitions: MarketDefinitions,
): ReadonlyMap<PricedLine<Detail>, string> {
  const ladders = new Map<string, { readonly value: number; readonly line: PricedLine<Detail> }[]>();
  for (const line of lines) {
    const { typeId, specifier, outcomes } = line.template;
    const lineKey = definitions.byTypeId.get(typeId)?.lineKey;
    if (lineKey === undefined || line.decided !== null || outcomes.length !== 2) continue;
    const value = Number(specifierValue(specifier, lineKey) ?? Number.NaN);
    if (!Number.isFinite(value)) continue;
    const key = ladderKey(typeId, specifier, lineKey);
    const rungs = ladders.get(key);
    if (rungs === undefined) ladders.set(key, [{ value, line }]);
    else rungs.push({ value, line });
  }
  const problems = new Map<PricedLine<Detail>, string>();
  for (const [key, rungs] of ladders) {
    if (rungs.length < 3) continue;
    rungs.sort((left, right) => left.value - right.value);
    if (isMonotonic(rungs, 0) && isMonotonic(rungs, 1)) continue;
    for (const { line } of rungs) problems.set(line, `The chances of the ladder ${key} go up and down.`);
  }
  return problems;
}
