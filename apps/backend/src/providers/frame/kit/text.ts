import type { FrameTexts } from "../../frame-texts/frame-texts.ts";

export type TextKey = keyof FrameTexts;

// The page carries the texts of its language, written by its server from the same type.
const texts = JSON.parse(document.querySelector("#texts")?.textContent ?? "{}") as FrameTexts;

/** A text in the page's language; `{name}` is filled in. */
export function t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return texts[key].replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(values[name] ?? ""));
}

/** The page's language. */
export const locale = document.documentElement.lang;

/** Digits as sports write them in every language. */
const digits = { numberingSystem: "latn" } as const;

/** Time of day on the reader's clock. */
export function formatTime(iso: string): string {
  return new Date(iso).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", ...digits });
}

/** The same to the second. */
export function formatMoment(iso: string): string {
  return new Date(iso).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23", ...digits });
}

/** Decimal odds of thousandths. */
export function formatOdds(thousandths: number): string {
  return (thousandths / 1000).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });
}

/** A whole number. */
export function formatCount(value: number): string {
  return value.toLocaleString(locale, digits);
}

/** A share as a percentage with as many digits as tell it from another. */
export function formatShare(share: number): string {
  return share.toLocaleString(locale, { style: "percent", maximumSignificantDigits: 3, ...digits });
}
