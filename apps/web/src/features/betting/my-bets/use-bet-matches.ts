import type { ListedBet } from "@touchline/store";
import { useResource, useStore } from "../../../elements/store.ts";
import { isPlaced } from "./bet-state.ts";

const maxMatches = 100;

/** Loads the matches of open legs, so that clock and score update while the bets are shown. */
export function useBetMatches(bets: readonly ListedBet[]): void {
  const { listings } = useStore();
  const open = bets
    .filter(isPlaced)
    .flatMap(({ legs }) => legs)
    .filter(({ result, matchStatus }) => result === "no_results" && matchStatus !== "notCovered");
  const ids = [...new Set(open.map(({ matchId }) => matchId))].toSorted().slice(0, maxMatches);
  useResource(listings.matches({ state: "bettable", ids, limit: maxMatches }), { isEnabled: ids.length > 0 });
}
