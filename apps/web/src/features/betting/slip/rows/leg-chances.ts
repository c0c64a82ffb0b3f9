import { chanceOfAll, fairChance, marketKey, type SlipSelection } from "@touchline/domain";
import type { ChainLeg } from "../../../../elements/betting/combo-chain.tsx";
import { useStore } from "../../../../elements/store.ts";

/** The legs of a bet as rings of a chain, and the chance that all of them win. */
export interface LegChances {
  readonly legs: readonly ChainLeg[];
  readonly total: number | null;
}

/** The chances of selections at the current prices of their lines; recomputed whenever a price on the slip changes. */
export function useLegChances(selections: readonly SlipSelection[]): LegChances {
  const { entities } = useStore();
  const legs = selections.map((selection): ChainLeg => {
    const { matchId, marketId, specifier, outcomeId, outcomeName, matchStatus } = selection;
    const market = entities.market(marketKey({ matchId, id: marketId, specifier }));
    const chance = market === undefined ? null : fairChance(market, outcomeId);
    return { chance, state: matchStatus === "live" ? "live" : "open", label: outcomeName };
  });
  return { legs, total: chanceOfAll(legs.map(({ chance }) => chance)) };
}
