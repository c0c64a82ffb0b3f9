import { minorUnitsAEuro } from "./currency-facts.ts";

/** The least and the most that one deposit brings, minor units. */
export interface DepositBounds {
  readonly least: bigint;
  readonly most: bigint;
}

/** About EUR 5 and EUR 10,000. */
export function depositBounds(currency: string): DepositBounds {
  const euro = minorUnitsAEuro(currency);
  return { least: 5n * euro, most: 10_000n * euro };
}
