const source = document.getElementById("texts")?.textContent ?? "{}";
// Written by the server into the same page.
const texts = JSON.parse(source) as Readonly<Record<string, string>>;

/** A text of the cashier in the page's language, with `{name}` filled in. */
export function t(key: string, values: Readonly<Record<string, string>> = {}): string {
  return (texts[key] ?? key).replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? "");
}

/** Whether there is a text of this key. */
export function hasText(key: string): boolean {
  return Object.hasOwn(texts, key);
}

/** An amount of minor units in the page's language. */
export function formatMoney(minor: number, { currency, subunits }: { readonly currency: string; readonly subunits: number }): string {
  const digits = Math.round(Math.log10(subunits));
  const style = { minimumFractionDigits: Math.min(digits, 2), maximumFractionDigits: digits, numberingSystem: "latn" } as const;
  const value = minor / subunits;
  return /^[A-Z]{3}$/u.test(currency)
    ? value.toLocaleString(document.documentElement.lang, { style: "currency", currency, currencyDisplay: "narrowSymbol", ...style })
    : `${value.toLocaleString(document.documentElement.lang, style)} ${currency}`;
}

/** Minor units of what was typed, with a dot or a comma; null for what is no amount. */
export function parseMoney(text: string, subunits: number): number | null {
  const [, whole, , part = ""] = /^(\d{1,12})([.,](\d*))?$/u.exec(text.trim()) ?? [];
  const digits = Math.round(Math.log10(subunits));
  if (whole === undefined || part.length > digits) return null;
  return Number(whole) * subunits + Number(part.padEnd(digits, "0") || "0");
}

/** An amount for a field: plain digits with a dot. */
export function toFieldText(minor: number, subunits: number): string {
  return (minor / subunits).toFixed(Math.round(Math.log10(subunits))).replace(/\.0+$/u, "");
}
