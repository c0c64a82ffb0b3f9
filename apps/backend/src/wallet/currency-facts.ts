import { currencies, type CurrencyFacts } from "./currencies.data.ts";

const byCode: ReadonlyMap<string, CurrencyFacts> = new Map(currencies.map((currency) => [currency.code, currency]));

/** Null for a currency that is not offered. */
export function currencyFacts(code: string): CurrencyFacts | null {
  return byCode.get(code) ?? null;
}

const eurosOfLargestStake = 50_000n;

/** Minor units of a currency that are worth about a euro, as the operator's limits count. */
export function minorUnitsAEuro(code: string): bigint {
  return (byCode.get(code)?.maxStake ?? eurosOfLargestStake) / eurosOfLargestStake;
}

/** The least and the most that one deposit brings, minor units. */
interface DepositBounds {
  readonly least: bigint;
  readonly most: bigint;
}

/** About EUR 5 and EUR 10,000. */
export function depositBounds(currency: string): DepositBounds {
  const euro = minorUnitsAEuro(currency);
  return { least: 5n * euro, most: 10_000n * euro };
}
