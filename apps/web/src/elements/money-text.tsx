import { formatMoney, type Money, type MoneyStyle } from "@touchline/domain";
import type { ReactNode } from "react";
import { useStore } from "./store.ts";

/** An amount in the format of the page's locale. */
export function MoneyText({ amount, style = "full" }: { readonly amount: Money; readonly style?: MoneyStyle }): ReactNode {
  const { locale } = useStore();
  return <bdi className="n">{formatMoney(amount, locale, style)}</bdi>;
}
