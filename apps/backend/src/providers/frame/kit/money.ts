import { locale } from "./text.ts";

/** A currency and its minor units. */
export interface MoneyUnit {
  readonly currency: string;
  readonly subunits: number;
}

function digitsOf({ subunits }: MoneyUnit): number {
  return Math.round(Math.log10(subunits));
}

/** Formats an amount in minor units. */
export function formatMoney(minor: number, unit: MoneyUnit): string {
  const digits = digitsOf(unit);
  const value = minor / unit.subunits;
  const style = { minimumFractionDigits: Math.min(digits, 2), maximumFractionDigits: digits, numberingSystem: "latn" } as const;
  // Intl accepts only three-letter codes as currencies.
  return /^[A-Z]{3}$/u.test(unit.currency)
    ? value.toLocaleString(locale, { style: "currency", currency: unit.currency, currencyDisplay: "narrowSymbol", ...style })
    : `${value.toLocaleString(locale, style)} ${unit.currency}`;
}

/** An amount as text for an input field: digits with a dot. */
export function toFieldText(minor: number, unit: MoneyUnit): string {
  return (minor / unit.subunits).toFixed(digitsOf(unit)).replace(/\.0+$/u, "");
}

/** Parses typed text with a dot or a comma into minor units; null if it is not an amount. */
export function parseMoney(text: string, unit: MoneyUnit): number | null {
  const [, whole, , part = ""] = /^(\d{1,12})([.,](\d*))?$/u.exec(text.trim()) ?? [];
  const digits = digitsOf(unit);
  if (whole === undefined || part.length > digits) return null;
  return Number(whole) * unit.subunits + Number(part.padEnd(digits, "0") || "0");
}

/** The return of a stake at odds in thousandths, rounded down like at the provider. */
export function returnOf(stake: number, odds: number): number {
  return Number((BigInt(stake) * BigInt(odds)) / 1000n);
}

/** The largest stake with a return of at most `highestReturn`. */
export function stakeFor(highestReturn: number, odds: number): number {
  return Number((BigInt(highestReturn) * 1000n) / BigInt(odds));
}
