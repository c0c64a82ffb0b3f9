import { floorToLadder, highestOdds, lowestOdds } from "./price-ladder.ts";

const highestOffered = 1000 / lowestOdds;
/** Outcomes more probable than this get no price, as even the lowest odds would be too generous. */
const surestPriced = highestOffered;
const searchSteps = 40;
/** Largest change of an odds ratio, as a multiple of the margin. */
const steepestMargin = 8;

/** Impossible and nearly certain outcomes get no price. */
function isPriced(fair: number): boolean {
  return fair > 0 && fair <= surestPriced;
}

/** Whether an outcome is so probable that even the lowest odds are above its fair price. */
export function isSure(probability: number): boolean {
  return probability > surestPriced;
}

/** Whether some outcome is too probable for a price, and no other is likely enough to be worth one. */
export function isAsGoodAsDecided(fair: Float64Array): boolean {
  return fair.some(isSure) && fair.every((probability) => isSure(probability) || probability < 1 - surestPriced);
}

function offered(fair: number, factor: number): number {
  return Math.min((factor * fair) / (1 - fair + factor * fair), highestOffered);
}

function offeredSum(fair: Float64Array, factor: number): number {
  let sum = 0;
  for (const probability of fair) sum += isPriced(probability) ? offered(probability, factor) : probability;
  return sum;
}

/**
 * The factor on fair odds ratios at which the offered probabilities sum to the target. It is bounded: next to a nearly certain
 * favourite an outsider would carry the whole margin, and its price would differ much between markets on the same question.
 */
function solveFactor(fair: Float64Array, { target, highest }: { readonly target: number; readonly highest: number }): number {
  let low = 0;
  let high = Math.log(highest);
  if (offeredSum(fair, highest) <= target) return highest;
  for (let step = 0; step < searchSteps; step += 1) {
    const middle = (low + high) / 2;
    if (offeredSum(fair, Math.exp(middle)) < target) low = middle;
    else high = middle;
  }
  return Math.exp(high);
}

/**
 * Odds in thousandths whose reciprocals sum to the overround, by the odds-ratio method: longshots carry the larger share
 * of the margin. No price is above the fair one, so no set of prices of one match can be arbitraged. 0 means no price. Next to a
 * nearly certain outcome the sum stays below the overround. `highest` is the longest price of the market.
 */
export function applyMargin(fair: Float64Array, overround: number, highest = highestOdds): Int32Array {
  const odds = new Int32Array(fair.length);
  let sum = 0;
  for (const probability of fair) sum += probability;
  if (sum <= 0) return odds;
  const factor = solveFactor(fair, { target: sum * overround, highest: 1 + steepestMargin * (overround - 1) });
  fair.forEach((probability, index) => {
    if (!isPriced(probability)) return;
    odds[index] = Math.min(floorToLadder(1000 / offered(probability, factor)), highest);
  });
  return odds;
}
