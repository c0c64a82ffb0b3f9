import { currencies, type CurrencyFacts } from "./currencies.data.ts";

const byCode: ReadonlyMap<string, CurrencyFacts> = new Map(currencies.map((currency) => [currency.code, currency]));

/** Facts of a currency; null if it is not offered. */
export function currencyFacts(code: string): CurrencyFacts | null {
  return byCode.get(code) ?? null;
}

/** Every `maxStake` is worth about this many euros. */
const maxStakeEuros = 50_000n;

/** Minor units of a currency that are worth about one euro, derived from its `maxStake`. */
export function minorUnitsPerEuro(code: string): bigint {
  return (byCode.get(code)?.maxStake ?? maxStakeEuros) / maxStakeEuros;
}

/** Limits of one deposit, minor units. */
interface DepositBounds {
  readonly min: bigint;
  readonly max: bigint;
}

/** About EUR 5 to EUR 10,000. */
export function depositBounds(currency: string): DepositBounds {
  const euro = minorUnitsPerEuro(currency);
  return { min: 5n * euro, max: 10_000n * euro };
}
