import type { MoneyUnit } from "./money.ts";

/*
 * Amounts as text for the cashier and the provider games, whose pages load their modules without a bundler: this file imports
 * nothing at run time. Amounts are safe integers in minor units.
 */

function fractionDigits({ subunits }: Pick<MoneyUnit, "subunits">): number {
  return Math.round(Math.log10(subunits));
}

/** Formats minor units as a number without the currency, in Latin digits. */
export function formatMinorNumber(
  minor: number,
  unit: Pick<MoneyUnit, "subunits">,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const digits = fractionDigits(unit);
  return (minor / unit.subunits).toLocaleString(locale, {
    minimumFractionDigits: Math.min(digits, 2),
    maximumFractionDigits: digits,
    numberingSystem: "latn",
    ...options,
  });
}

/** Formats minor units with the currency. Codes unknown to Intl (USDT, mBTC) follow the number. */
export function formatMinor(minor: number, unit: MoneyUnit, locale: string): string {
  return /^[A-Z]{3}$/u.test(unit.currency)
    ? formatMinorNumber(minor, unit, locale, { style: "currency", currency: unit.currency, currencyDisplay: "narrowSymbol" })
    : `${formatMinorNumber(minor, unit, locale)} ${unit.currency}`;
}

/** The sum of amounts of one unit. */
export function addMinor(...amounts: readonly number[]): number {
  return amounts.reduce((sum, minor) => sum + minor, 0);
}

/** Formats minor units for an input: digits with a decimal dot. */
export function minorToFieldText(minor: number, unit: Pick<MoneyUnit, "subunits">): string {
  return (minor / unit.subunits).toFixed(fractionDigits(unit)).replace(/\.0+$/u, "");
}

/** Parses typed text with a decimal dot or comma into minor units; null if it is not an amount. */
export function parseMinor(text: string, unit: Pick<MoneyUnit, "subunits">): number | null {
  const [, whole, , decimals = ""] = /^(\d{1,12})([.,](\d*))?$/u.exec(text.trim()) ?? [];
  const digits = fractionDigits(unit);
  if (whole === undefined || decimals.length > digits) return null;
  return Number(whole) * unit.subunits + Number(decimals.padEnd(digits, "0") || "0");
}
