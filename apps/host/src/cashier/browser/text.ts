import { formatMinor } from "@touchline/domain/money-text";

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
export function formatMoney(minor: number, unit: { readonly currency: string; readonly subunits: number }): string {
  return formatMinor(minor, unit, document.documentElement.lang);
}
