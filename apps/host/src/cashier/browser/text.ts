const source = document.getElementById("texts")?.textContent ?? "{}";
// The server writes the texts into the page.
const texts = JSON.parse(source) as Readonly<Record<string, string>>;

/** A text of the cashier in the page's language. Fills in placeholders of the form `{name}`. */
export function t(key: string, values: Readonly<Record<string, string>> = {}): string {
  return (texts[key] ?? key).replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? "");
}

export function hasText(key: string): boolean {
  return Object.hasOwn(texts, key);
}

/** Formats minor units in the page's language. */
export function formatMoney(minor: number, { currency, subunits }: { readonly currency: string; readonly subunits: number }): string {
  const digits = Math.round(Math.log10(subunits));
  const style = { minimumFractionDigits: Math.min(digits, 2), maximumFractionDigits: digits, numberingSystem: "latn" } as const;
  const value = minor / subunits;
  return /^[A-Z]{3}$/u.test(currency)
    ? value.toLocaleString(document.documentElement.lang, { style: "currency", currency, currencyDisplay: "narrowSymbol", ...style })
    : `${value.toLocaleString(document.documentElement.lang, style)} ${currency}`;
}

/** Parses typed text with a decimal dot or comma into minor units; null if it is not an amount. */
export function parseMoney(text: string, subunits: number): number | null {
  const [, whole, , part = ""] = /^(\d{1,12})([.,](\d*))?$/u.exec(text.trim()) ?? [];
  const digits = Math.round(Math.log10(subunits));
  if (whole === undefined || part.length > digits) return null;
  return Number(whole) * subunits + Number(part.padEnd(digits, "0") || "0");
}

/** Formats minor units for an input: digits with a decimal dot. */
export function toFieldText(minor: number, subunits: number): string {
  return (minor / subunits).toFixed(Math.round(Math.log10(subunits))).replace(/\.0+$/u, "");
}
