import type { BetStore } from "@touchline/store";
import { betsOf } from "@touchline/store/bets";
import { useStore } from "./store.ts";

/** The player's placed bets. */
export function useBets(): BetStore {
  return betsOf(useStore());
}
