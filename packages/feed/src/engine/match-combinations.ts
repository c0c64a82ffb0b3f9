import type { CombinationPrice } from "../pricing/price-combination.ts";
import { combinationKey, isSameVersion, keepCombination } from "./custom-prices.ts";
import type { MatchState } from "./match-state.ts";
import type { PriceSupply } from "./price-supply.ts";
import type {
  CombinableAnswer,
  CombinableLine,
  CombinableQuestion,
  CombinationAnswer,
  CombinationLeg,
  CombinationQuestion,
} from "./pricer.ts";

/** Combinations of outcomes of a match: requested in advance, then read from memory. */
export interface MatchCombinations {
  /** Obtains the price of a combination; resolves when it can be read, or there is none. */
  combine(match: MatchState, legs: readonly CombinationLeg[]): Promise<void>;
  /** The price that belongs to the current prices of the match; null if it was not requested. */
  combination(match: MatchState, legs: readonly CombinationLeg[]): CombinationPrice | null;
  /** Obtains the lines that can be combined. */
  combinable(match: MatchState, lines: readonly CombinableLine[]): Promise<void>;
  answerCombination(question: CombinationQuestion): Promise<CombinationAnswer>;
  answerCombinable(question: CombinableQuestion): Promise<CombinableAnswer>;
}

export function createMatchCombinations(supply: PriceSupply): MatchCombinations {
  const source = () => {
    const origin = supply.origin();
    return origin.mode === "own" ? origin.pricer : origin.source;
  };
  return {
    async combine(match, legs) {
      const key = combinationKey(legs);
      if (match.custom === null || match.custom.combinations.has(key)) return;
      const answer = await source().combine({ matchId: match.fixture.id, legs });
      // Scenarios that were dropped are available again after the next pricing.
      if (answer.version === null) match.custom = null;
      else if (match.custom !== null && isSameVersion(answer.version, match.version)) {
        const { version: _version, ...price } = answer;
        keepCombination(match.custom, key, price);
      }
    },
    combination: (match, legs) => match.custom?.combinations.get(combinationKey(legs)) ?? null,
    async combinable(match, lines) {
      if (match.custom === null || match.custom.combinable !== null) return;
      const answer = await source().combinable({ matchId: match.fixture.id, lines });
      if (answer.version === null) match.custom = null;
      else if (match.custom !== null && isSameVersion(answer.version, match.version)) match.custom.combinable = answer;
    },
    answerCombination: (question) => source().combine(question),
    answerCombinable: (question) => source().combinable(question),
  };
}
