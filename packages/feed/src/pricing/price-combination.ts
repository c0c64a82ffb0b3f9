import type { MarketTemplate, Scenario } from "../core/sport-module.ts";
import { floorToLadder } from "./price-ladder.ts";

/** One outcome of a line, and the independent part of the model that it depends on. */
export interface JointLeg<Detail> {
  readonly template: MarketTemplate<Detail>;
  readonly outcomeId: string;
  readonly block: number;
}

/** Joint chances of legs, for each subset by its bit mask. */
interface JointChances {
  /** Chance that every leg of the subset wins. */
  readonly won: Float64Array;
  /** Like `won`, without the scenarios that return the stake (a leg is void and no leg lost). The reciprocal is the fair price. */
  readonly fair: Float64Array;
  /** Effective number of scenarios behind the chance of all legs; a small one makes it unreliable. */
  readonly support: number;
}

/** A scenario below this weight cannot happen. */
const possibleWeight = 1e-12;

interface BlockWeights {
  readonly won: Float64Array;
  readonly notLost: Float64Array;
  /** Sum of the squared weights of the scenarios in which all legs of the block win. */
  squares: number;
}

function add(weights: Float64Array, mask: number, weight: number): void {
  weights[mask] = (weights[mask] ?? 0) + weight;
}

/** Bit mask of the legs of a block. */
function bitsOf(legs: readonly JointLeg<unknown>[], block: number): number {
  return legs.reduce((mask, leg, index) => (leg.block === block ? mask | (1 << index) : mask), 0);
}

/** Weight of the scenarios in which exactly these legs of a block win, or do not lose; null when a leg may be split. */
function weighBlock<Detail>(legs: readonly JointLeg<Detail>[], block: number, scenarios: readonly Scenario<Detail>[]): BlockWeights | null {
  const weights: BlockWeights = { won: new Float64Array(1 << legs.length), notLost: new Float64Array(1 << legs.length), squares: 0 };
  const all = bitsOf(legs, block);
  for (const { weight, detail } of scenarios) {
    if (weight < possibleWeight) continue;
    let won = 0;
    let notLost = 0;
    for (const [index, leg] of legs.entries()) {
      if (leg.block !== block) continue;
      const result = leg.template.resultOf(detail, leg.outcomeId);
      if (result !== "win" && result !== "lose" && result !== "void") return null;
      if (result === "win") won |= 1 << index;
      if (result !== "lose") notLost |= 1 << index;
    }
    if (won === all) weights.squares += weight * weight;
    add(weights.won, won, weight);
    add(weights.notLost, notLost, weight);
  }
  return weights;
}

/** Turns weights of exact sets into weights of supersets: entry m becomes the chance of all legs of m. */
function sumSupersets(weights: Float64Array, count: number): void {
  for (let bit = 1; bit < 1 << count; bit <<= 1) {
    for (let mask = 0; mask < weights.length; mask += 1) {
      if ((mask & bit) === 0) add(weights, mask, weights[mask | bit] ?? 0);
    }
  }
}

function multiplyInto(chances: Float64Array, weights: Float64Array, bits: number): void {
  for (let mask = 0; mask < chances.length; mask += 1) chances[mask] = (chances[mask] ?? 0) * Math.min(weights[mask & bits] ?? 0, 1);
}

/**
 * Joint chances of legs of one match: the weight of the scenarios in which all of them win, never a product of their own chances.
 * Only parts that the model simulates separately (goals, corners, cards) are joined as independent.
 * Null when a leg may be half won, half lost or share a dead heat: a custom bet does not split.
 */
export function jointChances<Detail>(legs: readonly JointLeg<Detail>[], scenarios: readonly Scenario<Detail>[]): JointChances | null {
  const won = new Float64Array(1 << legs.length).fill(1);
  const notLost = new Float64Array(1 << legs.length).fill(1);
  let relativeVariance = 0;
  for (const block of new Set(legs.map((leg) => leg.block))) {
    const weights = weighBlock(legs, block, scenarios);
    if (weights === null) return null;
    const bits = bitsOf(legs, block);
    sumSupersets(weights.won, legs.length);
    sumSupersets(weights.notLost, legs.length);
    relativeVariance += weights.squares / (weights.won[bits] ?? 0) ** 2;
    multiplyInto(won, weights.won, bits);
    multiplyInto(notLost, weights.notLost, bits);
  }
  const fair = won.map((chance, mask) => {
    const kept = 1 - ((notLost[mask] ?? 0) - chance);
    return kept <= 0 ? 0 : Math.min(chance / kept, 1);
  });
  return { won, fair, support: 1 / relativeVariance };
}

/** Input of the price of several outcomes together. */
export interface Combination {
  readonly chances: JointChances;
  /** Prices of the single legs, thousandths. */
  readonly singles: readonly number[];
  /** Whether the scenarios are all possible ones or a sample. */
  readonly scenarios: "drawn" | "exact";
}

export type CombinationPrice =
  | { readonly type: "priced"; readonly odds: number }
  | { readonly type: "incompatible" }
  /** Too few sampled scenarios support it. */
  | { readonly type: "unavailable" };

/** Factor of each leg on the odds ratio: the price of two even legs includes a margin of 7%, that of six 33%, about as in a combo. */
const factorPerLeg = 1.05;
/** Standard errors added to a chance from sampled scenarios, and the minimum number of scenarios behind it. */
const caution = 0.5;
const minSupport = 8;
const minChance = 1e-9;
const sameChance = 1e-6;

function countLegs(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** `error` is the relative standard error of the chance. */
function offeredOdds(chance: number, legs: number, error: number): number {
  const cautious = Math.min(chance * (1 + caution * error), 1);
  const factor = factorPerLeg ** legs;
  const offered = (factor * cautious) / (1 - cautious + factor * cautious);
  return floorToLadder(1_000 / offered);
}

/** Whether the legs exclude each other, or the others imply one of them. */
function isIncompatible({ won }: JointChances, legs: number): boolean {
  const all = won.length - 1;
  const together = won[all] ?? 0;
  if (together < minChance) return true;
  if (legs < 2) return false;
  return Array.from({ length: legs }, (_, index) => won[all & ~(1 << index)] ?? 0).some(
    (without) => together >= without * (1 - sameChance),
  );
}

/**
 * One price for outcomes of one match together: the fair price of the scenarios in which all win, with a margin that grows with
 * every leg. A leg alone keeps its market price; no price is below that of any part of its legs, and none is above the fair one,
 * so that no mix of custom bets and singles is certain to win.
 */
export function priceCombination({ chances, singles, scenarios }: Combination): CombinationPrice {
  const isDrawn = scenarios === "drawn" && singles.length > 1;
  if (isIncompatible(chances, singles.length)) return { type: "incompatible" };
  if (isDrawn && chances.support < minSupport) return { type: "unavailable" };
  const error = isDrawn ? 1 / Math.sqrt(chances.support) : 0;
  const { fair } = chances;
  const odds = new Float64Array(fair.length);
  for (let mask = 1; mask < fair.length; mask += 1) {
    const legs = countLegs(mask);
    if (legs === 1) {
      odds[mask] = singles[Math.log2(mask)] ?? 0;
      continue;
    }
    let price = offeredOdds(Math.max(fair[mask] ?? 0, minChance), legs, error);
    for (let index = 0; index < singles.length; index += 1) {
      if ((mask & (1 << index)) !== 0) price = Math.max(price, odds[mask & ~(1 << index)] ?? 0);
    }
    odds[mask] = price;
  }
  return { type: "priced", odds: odds[fair.length - 1] ?? 0 };
}
