import { formatMoney, localeToNumberTag, wireToMoney, type MoneyStyle, type WireMoney } from "@touchline/domain";
import { useMemo } from "react";
import { useStore } from "../../../elements/store.ts";

/** Writes amounts and shares of bonuses as the player reads them. */
export interface BonusFormats {
  readonly money: (wire: WireMoney, style?: MoneyStyle) => string;
  /** Thousandths as a percentage without its sign: 50 is `5`, 125 is `12.5`. */
  readonly percent: (thousandths: number) => string;
  /** Odds in thousandths, decimal. */
  readonly odds: (thousandths: number) => string;
}

export function useBonusFormats(): BonusFormats {
  const { locale } = useStore();
  return useMemo(() => {
    const tag = localeToNumberTag(locale);
    const percent = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
    const odds = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
    return {
      money: (wire, style) => formatMoney(wireToMoney(wire), locale, style),
      percent: (thousandths) => percent.format(thousandths / 10),
      odds: (thousandths) => odds.format(thousandths / 1000),
    };
  }, [locale]);
}
