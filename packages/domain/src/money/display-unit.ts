import { money, type Money, type MoneyUnit } from "./money.ts";

/** A currency as the system data lists it: other units in which the same minor units may be shown (decisions E). */
export interface CurrencyUnits {
  readonly code: string;
  readonly subunits: number;
  readonly subcurrencies: readonly { readonly code: string; readonly subunits: number }[];
}

/** Units that an account's amounts may be shown in, its own first: BTC, mBTC, uBTC. */
export function displayUnits(account: MoneyUnit, currencies: readonly CurrencyUnits[]): readonly MoneyUnit[] {
  const listed = currencies.find(({ code, subunits }) => code === account.currency && subunits === account.subunits);
  return [account, ...(listed?.subcurrencies ?? []).map(({ code, subunits }) => ({ currency: code, subunits }))];
}

/** The same minor units under another name: what an account holds, shown in a subcurrency, or the way back. No value changes. */
export function relabelMoney(amount: Money, unit: MoneyUnit): Money {
  return money(amount.minor, unit);
}
