import { currencies, type CurrencyFacts } from "./currencies.data.ts";

const byCode: ReadonlyMap<string, CurrencyFacts> = new Map(currencies.map((currency) => [currency.code, currency]));

/** Null for a currency that is not offered. */
export function currencyFacts(code: string): CurrencyFacts | null {
  return byCode.get(code) ?? null;
}
