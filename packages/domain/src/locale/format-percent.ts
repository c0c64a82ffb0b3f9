import { localeToNumberTag } from "./locales.ts";

/** `signed` also shows a plus for gains. */
export type PercentStyle = "plain" | "signed";

const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a share in thousandths as a percentage for a locale, in Latin digits: 125 is `12.5%`, in German `12,5 %`, in Turkish `%12,5`. */
export function formatPercent(thousandths: number, locale: string, style: PercentStyle = "plain"): string {
  const key = `${locale}/${style}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(localeToNumberTag(locale), {
      style: "percent",
      maximumFractionDigits: 2,
      signDisplay: style === "signed" ? "exceptZero" : "auto",
    });
  formatters.set(key, formatter);
  return formatter.format(thousandths / 1000);
}
