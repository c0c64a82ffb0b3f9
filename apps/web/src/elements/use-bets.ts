import { formatPercent } from "@touchline/domain";
import type { BetStore } from "@touchline/store";
import { betsOf } from "@touchline/store/bets";
import { useStore } from "./store.ts";

/** The player's placed bets. */
export function useBets(): BetStore {
  return betsOf(useStore());
}

/** Formats the name of a bet's bonus, with its boost of the total odds (in thousandths) if it has one. */
export function useBonusText(): (bonus: { readonly name: string; readonly boost: number }) => string {
  const { locale } = useStore();
  return ({ name, boost }) => (boost <= 1000 ? name : `${name} · ${formatPercent(boost - 1000, locale, "signed")}`);
}
