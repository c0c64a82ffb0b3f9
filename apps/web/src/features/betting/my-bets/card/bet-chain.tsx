import { chanceOfAll, fairChance, marketKey } from "@touchline/domain";
import type { BetLeg, ListedBet, Store } from "@touchline/store";
import type { ReactNode } from "react";
import { type ChainLeg, ComboChain } from "../../../../elements/betting/combo-chain.tsx";
import { useStore } from "../../../../elements/store.ts";
import { isPlaced, legState } from "../bet-state.ts";
import { useMatchStatuses } from "../use-tracker.ts";

/** Maximum number of rings that fit in a row on a phone. */
export const maxRings = 7;

/** Whether a bet is shown as a chain: a combo or a system, whose legs win separately. */
export function isChain(bet: Pick<ListedBet, "type" | "status" | "legs">): boolean {
  return bet.type !== "customBet" && isPlaced(bet) && bet.legs.length > 1 && bet.legs.length <= maxRings;
}

/** The chance of a leg that is still open, at the current odds; null while they are unknown. */
function chanceOf({ entities }: Pick<Store, "entities">, leg: BetLeg): number | null {
  const market = entities.market(marketKey({ id: leg.marketId, matchId: leg.matchId, specifier: leg.specifier }));
  return market === undefined ? null : fairChance(market, leg.outcomeId);
}

interface Chain {
  readonly legs: readonly ChainLeg[];
  /** The chances of the open legs. */
  readonly open: readonly (number | null)[];
}

/** The legs of a bet with their states and current chances. */
export function useChain(bet: ListedBet): Chain {
  const store = useStore();
  const statuses = useMatchStatuses([...new Set(bet.legs.map(({ matchId }) => matchId))]);
  const chances = bet.legs.map((leg) => (leg.result === "no_results" ? chanceOf(store, leg) : null));
  const legs = bet.legs.map((leg, index): ChainLeg => {
    const { tone, wordKey } = legState(leg.result, statuses.get(leg.matchId) ?? leg.matchStatus);
    const isLive = wordKey === "bets.leg.live" || wordKey === "bets.leg.interrupted";
    const settled = tone === "good" ? "won" : tone === "bad" ? "lost" : "void";
    return {
      chance: chances[index] ?? null,
      state: leg.result === "no_results" ? (isLive ? "live" : "open") : settled,
      label: leg.outcomeName,
    };
  });
  return { legs, open: chances.filter((_, index) => bet.legs[index]?.result === "no_results") };
}

/** The legs of a bet as a chain, which updates while the matches are played. */
export function BetChain({ bet }: { readonly bet: ListedBet }): ReactNode {
  const { legs, open } = useChain(bet);
  const isLost = legs.some(({ state }) => state === "lost");
  return (
    <div className="overflow-hidden px-4 pb-3">
      <ComboChain legs={legs} size={28} total={isLost || bet.system !== null || open.length === 0 ? null : chanceOfAll(open)} />
    </div>
  );
}

/** The chain as a row of small rings, for rows of bets. */
export function BetRings({ bet }: { readonly bet: ListedBet }): ReactNode {
  return <ComboChain legs={useChain(bet).legs} size={16} />;
}

/** The edge of a card, divided into the states of its legs. */
export function BetEdge({ bet }: { readonly bet: ListedBet }): ReactNode {
  const { legs } = useChain(bet);
  if (!isPlaced(bet)) return null;
  return (
    <span className="bet-edge" aria-hidden="true">
      {legs.map(({ state }, index) => (
        <i key={bet.legs[index]?.id} data-state={state} />
      ))}
    </span>
  );
}
