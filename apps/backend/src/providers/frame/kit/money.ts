import { formatMinor } from "@touchline/domain/money-text";
import { locale } from "./text.ts";

/** A currency and its minor units. */
export interface MoneyUnit {
  readonly currency: string;
  readonly subunits: number;
}

/** Formats minor units in the page's language. */
export function formatMoney(minor: number, unit: MoneyUnit): string {
  return formatMinor(minor, unit, locale);
}

/** The return of a stake at odds in thousandths, rounded down as the provider does. */
export function returnOf(stake: number, odds: number): number {
  return Number((BigInt(stake) * BigInt(odds)) / 1000n);
}

/** The largest stake with a return of at most `highestReturn`. */
export function stakeFor(highestReturn: number, odds: number): number {
  return Number((BigInt(highestReturn) * 1000n) / BigInt(odds));
}
