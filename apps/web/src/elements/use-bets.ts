import { localeToNumberTag } from "@touchline/domain";
import type { BetStore } from "@touchline/store";
import { betsOf } from "@touchline/store/bets";
import { useStore } from "./store.ts";

/** The player's placed bets. */
export function useBets(): BetStore {
  return betsOf(useStore());
}

/** Names the bonus of a bet, with its boost (of the total odds, thousandths) where it has one. */
export function useBonusText(): (bonus: { readonly name: string; readonly boost: number }) => string {
  const { locale } = useStore();
  return ({ name, boost }) => {
    if (boost <= 1000) return name;
    const percent = new Intl.NumberFormat(localeToNumberTag(locale), { maximumFractionDigits: 1 }).format((boost - 1000) / 10);
    return `${name} · +${percent} %`;
  };
}
