/** A currency of accounts with the operator's limits, minor units. */
export interface CurrencyFacts {
  readonly code: string;
  readonly fiat: boolean;
  /** Minor units of one displayed unit. */
  readonly subunits: number;
  readonly subcurrencies: readonly { readonly code: string; readonly subunits: number }[];
  readonly minStake: bigint;
  readonly maxStake: bigint;
  /** Stakes above this are reviewed before they are accepted: about EUR 10,000. */
  readonly vipFrom: bigint;
  /** Maximum return of one bet: about EUR 1,000,000 (decisions R). */
  readonly maxReturn: bigint;
  /** Maximum total winnings of all open bets in the currency on one outcome: twice the maximum return. */
  readonly maxLiability: bigint;
  readonly quickStakes: readonly number[];
}

function fiat(code: string, subunits: number, unitsPerEuro: number): CurrencyFacts {
  const scale = BigInt(subunits) * BigInt(unitsPerEuro);
  const stake = (euros: number): number => euros * subunits * unitsPerEuro;
  return {
    code, fiat: true, subunits, subcurrencies: [],
    minStake: subunits === 1 ? BigInt(unitsPerEuro) / 10n : BigInt(subunits / 10), maxStake: 50_000n * scale, vipFrom: 10_000n * scale, maxReturn: 1_000_000n * scale, maxLiability: 2_000_000n * scale,
    quickStakes: [stake(5), stake(10), stake(25)],
  };
}

/** Offered currencies; the first is the default. Limits are those of the euro times a whole factor. */
export const currencies: readonly CurrencyFacts[] = [
  fiat("EUR", 100, 1),
  fiat("USD", 100, 1),
  fiat("GBP", 100, 1),
  fiat("CHF", 100, 1),
  fiat("PLN", 100, 4),
  fiat("SEK", 100, 11),
  fiat("NOK", 100, 11),
  fiat("BRL", 100, 6),
  fiat("TRY", 100, 45),
  fiat("AED", 100, 4),
  fiat("JPY", 1, 160),
  {
    code: "KWD", fiat: true, subunits: 1_000, subcurrencies: [],
    minStake: 50n, maxStake: 16_000_000n, vipFrom: 3_200_000n, maxReturn: 320_000_000n, maxLiability: 640_000_000n, quickStakes: [2_000, 5_000, 10_000],
  },
  {
    code: "USDT", fiat: false, subunits: 1_000_000, subcurrencies: [],
    minStake: 100_000n, maxStake: 50_000_000_000n, vipFrom: 10_000_000_000n, maxReturn: 1_000_000_000_000n, maxLiability: 2_000_000_000_000n, quickStakes: [5_000_000, 10_000_000, 25_000_000],
  },
  {
    code: "BTC", fiat: false, subunits: 100_000_000, subcurrencies: [{ code: "mBTC", subunits: 100_000 }, { code: "uBTC", subunits: 100 }],
    minStake: 100n, maxStake: 50_000_000n, vipFrom: 10_000_000n, maxReturn: 1_000_000_000n, maxLiability: 2_000_000_000n, quickStakes: [5_000, 10_000, 25_000],
  },
];
