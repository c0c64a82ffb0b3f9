import type { FrameTexts } from "../../frame-texts/frame-texts.ts";

export type TextKey = keyof FrameTexts;

// Safe: the server embeds the texts of the page's language, of the same type.
const texts = JSON.parse(document.querySelector("#texts")?.textContent ?? "{}") as FrameTexts;

/** A text in the page's language; `{name}` is filled in. */
export function t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return texts[key].replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(values[name] ?? ""));
}

/** The page's language. */
export const locale = document.documentElement.lang;

/** Latin digits in every language, as usual in sports. */
const digits = { numberingSystem: "latn" } as const;

/** Local time of day. */
export function formatTime(iso: string): string {
  return new Date(iso).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", ...digits });
}

/** Local time of day with seconds. */
export function formatMoment(iso: string): string {
  return new Date(iso).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23", ...digits });
}

/** Formats thousandths as decimal odds. */
export function formatOdds(thousandths: number): string {
  return (thousandths / 1000).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });
}

export function formatCount(value: number): string {
  return value.toLocaleString(locale, digits);
}

/** A share as a percentage with enough digits to distinguish small values. */
export function formatShare(share: number): string {
  return share.toLocaleString(locale, { style: "percent", maximumSignificantDigits: 3, ...digits });
}
