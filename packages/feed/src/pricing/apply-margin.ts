import { floorToLadder, highestOdds, lowestOdds } from "./price-ladder.ts";

const lowestOffered = 1000 / highestOdds;
const highestOffered = 1000 / lowestOdds;
/** Outcomes more probable than this get no price, as even the lowest odds would be too generous. */
const surestPriced = highestOffered;
const searchSteps = 40;
const highestFactor = 400;

/** Impossible and nearly certain outcomes get no price. */
function isPriced(fair: number): boolean {
  return fair > 0 && fair <= surestPriced;
}

function offered(fair: number, factor: number): number {
  const probability = (factor * fair) / (1 - fair + factor * fair);
  return Math.min(Math.max(probability, lowestOffered), highestOffered);
}

function offeredSum(fair: Float64Array, factor: number): number {
  let sum = 0;
  for (const probability of fair) sum += isPriced(probability) ? offered(probability, factor) : probability;
  return sum;
}

/** The factor on fair odds ratios at which the offered probabilities sum to the target. */
function solveFactor(fair: Float64Array, target: number): number {
  let low = 0;
  let high = Math.log(highestFactor);
  if (offeredSum(fair, highestFactor) <= target) return highestFactor;
  for (let step = 0; step < searchSteps; step += 1) {
    const middle = (low + high) / 2;
    if (offeredSum(fair, Math.exp(middle)) < target) low = middle;
    else high = middle;
  }
  return Math.exp(high);
}

/**
 * Odds in thousandths whose reciprocals sum to the overround, by the odds-ratio method: longshots carry the larger share
 * of the margin. No price is above the fair one, so no set of prices of one match can be arbitraged. 0 means no price.
 */
export function applyMargin(fair: Float64Array, overround: number): Int32Array {
  const odds = new Int32Array(fair.length);
  let sum = 0;
  for (const probability of fair) sum += probability;
  if (sum <= 0) return odds;
  const factor = solveFactor(fair, sum * overround);
  fair.forEach((probability, index) => {
    if (!isPriced(probability)) return;
    odds[index] = floorToLadder(1000 / offered(probability, factor));
  });
  return odds;
}
