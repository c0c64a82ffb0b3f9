import type { MarketTemplate, Scenario } from "../sport-module.ts";

/** One outcome of a line, and which independent part of the model it depends on. */
export interface JointLeg<Detail> {
  readonly template: MarketTemplate<Detail>;
  readonly outcomeId: string;
  readonly block: number;
}

/** What the scenarios say of legs together, for each subset of them by its bit mask. */
export interface JointChances {
  /** Chance that every leg of the subset wins. */
  readonly won: Float64Array;
  /** The same among the cases that are not given back: those in which a leg is void and none lost. Its reciprocal is the fair price. */
  readonly fair: Float64Array;
  /** How many equally likely scenarios the chance of all legs rests on: few make it a guess. */
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
 * Chances of legs of one match together: the weight of the scenarios in which all of them win, never a product of their own chances.
 * Only parts that the model draws apart from each other (goals, corners, cards) are joined as the independent things that they are.
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
