import { locale } from "./text.ts";

/** A currency and its minor units. */
export interface MoneyUnit {
  readonly currency: string;
  readonly subunits: number;
}

function digitsOf({ subunits }: MoneyUnit): number {
  return Math.round(Math.log10(subunits));
}

/** An amount of minor units. */
export function formatMoney(minor: number, unit: MoneyUnit): string {
  const digits = digitsOf(unit);
  const value = minor / unit.subunits;
  const style = { minimumFractionDigits: Math.min(digits, 2), maximumFractionDigits: digits, numberingSystem: "latn" } as const;
  // Only codes of three letters are currencies to the browser.
  return /^[A-Z]{3}$/u.test(unit.currency)
    ? value.toLocaleString(locale, { style: "currency", currency: unit.currency, currencyDisplay: "narrowSymbol", ...style })
    : `${value.toLocaleString(locale, style)} ${unit.currency}`;
}

/** An amount for a field: plain digits with a dot. */
export function toFieldText(minor: number, unit: MoneyUnit): string {
  return (minor / unit.subunits).toFixed(digitsOf(unit)).replace(/\.0+$/u, "");
}

/** Minor units of what was typed, with a dot or a comma; null for what is no amount. */
export function parseMoney(text: string, unit: MoneyUnit): number | null {
  const [, whole, , part = ""] = /^(\d{1,12})([.,](\d*))?$/u.exec(text.trim()) ?? [];
  const digits = digitsOf(unit);
  if (whole === undefined || part.length > digits) return null;
  return Number(whole) * unit.subunits + Number(part.padEnd(digits, "0") || "0");
}

/** What a stake returns at odds in thousandths, rounded down as the provider does. */
export function returnOf(stake: number, odds: number): number {
  return Number((BigInt(stake) * BigInt(odds)) / 1000n);
}

/** The largest stake that returns no more than so much. */
export function stakeFor(highestReturn: number, odds: number): number {
  return Number((BigInt(highestReturn) * 1000n) / BigInt(odds));
}
