import type { CombinationPrice } from "../pricing/price-combination.ts";
import type { CombinableAnswer, CombinationLeg } from "./pricer.ts";
import { isNewerVersion, type PriceVersion } from "./price-snapshot.ts";

/** Requests about combinations of one match since its last pricing. */
export interface CustomPrices {
  /** By the key of the legs. */
  readonly combinations: Map<string, CombinationPrice>;
  combinable: CombinableAnswer | null;
}

const maxCombinations = 200;

export function createCustomPrices(): CustomPrices {
  return { combinations: new Map(), combinable: null };
}

/** Identifies a combination within a match. */
export function combinationKey(legs: readonly CombinationLeg[]): string {
  return legs.map(({ typeId, specifier, outcomeId }) => `${typeId}|${specifier}|${outcomeId}`).join("&");
}

export function keepCombination(custom: CustomPrices, key: string, price: CombinationPrice): void {
  if (custom.combinations.size >= maxCombinations) custom.combinations.clear();
  custom.combinations.set(key, price);
}

export function isSameVersion(left: PriceVersion | null, right: PriceVersion | null): boolean {
  return left !== null && right !== null && !isNewerVersion(left, right) && !isNewerVersion(right, left);
}
