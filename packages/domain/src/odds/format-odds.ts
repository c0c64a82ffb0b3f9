import { formatBritishNet } from "./british-odds.ts";
import { compareFractions, fraction, fractionToFixed, roundFraction, type Fraction } from "./fraction.ts";
import { oddsToFraction, type Odds } from "./odds.ts";

/** The odds formats (spec.md 3); `percent` is the implied probability. */
export const oddsFormats = ["european", "british", "hongkong", "american", "indonesian", "malaysian", "percent"] as const;
/** A format in which odds are shown (spec.md 9). */
export type OddsFormat = (typeof oddsFormats)[number];

/** Text for a missing price. */
export const noPrice = "–";

/** Parses a stored format; unknown values become `european` (decisions AD). */
export function parseOddsFormat(value: unknown): OddsFormat {
  return oddsFormats.find((format) => format === value) ?? "european";
}

/** Formats one price with Latin digits, a decimal dot and an ASCII sign; a dash for null. */
export function formatOdds(odds: Odds | null, format: OddsFormat): string {
  if (odds === null) return noPrice;
  return formatExactOdds(oddsToFraction(odds), format);
}

/** Formats one price for pages: like `formatOdds`, but prices from 1000 on have no zero decimals. */
export function formatShownOdds(odds: Odds | null, format: OddsFormat): string {
  return withoutEmptyDecimals(formatOdds(odds, format));
}

/**
 * Formats exact total odds: `european` with two decimals, rounded half up; other formats as for one price. Totals from 1000 on have no
 * zero decimals, and those from 10,000 on have their thousands grouped.
 */
export function formatTotalOdds(total: Fraction, format: OddsFormat): string {
  const text = withoutEmptyDecimals(format === "european" ? fractionToFixed(total, 2) : formatExactOdds(total, format));
  return text.replace(/^[+-]?\d{5,}/u, (whole) => whole.replace(/(?<=\d)(?=(?:\d{3})+$)/gu, ","));
}

function withoutEmptyDecimals(text: string): string {
  return text.replace(/^(\d{4,})\.00$/u, "$1");
}

/** Text for screen readers: replaces the minus sign and the slash of formatted odds by words. */
export function speakOdds(text: string, words: { readonly minus: string; readonly to: string }): string {
  const spoken = text.startsWith("-") ? `${words.minus} ${text.slice(1)}` : text;
  return spoken.replace("/", ` ${words.to} `);
}

function formatExactOdds(total: Fraction, format: OddsFormat): string {
  const net: Fraction = { numerator: total.numerator - total.denominator, denominator: total.denominator };
  if (net.numerator <= 0n) return noPrice;
  switch (format) {
    case "european":
      return formatDecimals(total);
    case "hongkong":
      return formatDecimals(net);
    case "american":
      return formatAmerican(net);
    case "indonesian":
      return isAtLeastEven(net) ? formatDecimals(net) : formatNegativeInverse(net);
    case "malaysian":
      return net.numerator <= net.denominator ? formatDecimals(net) : formatNegativeInverse(net);
    case "british":
      return formatBritishNet(net);
    case "percent":
      return `${fractionToFixed({ numerator: 100n * total.denominator, denominator: total.numerator }, 2)}%`;
  }
}

function formatDecimals(value: Fraction): string {
  const text = fractionToFixed(value, 3);
  return text.endsWith("0") ? fractionToFixed(value, 2) : text;
}

function formatAmerican(net: Fraction): string {
  if (isAtLeastEven(net)) return `+${roundFraction({ numerator: 100n * net.numerator, denominator: net.denominator })}`;
  const rounded = roundFraction({ numerator: 100n * net.denominator, denominator: net.numerator });
  return rounded === 100n ? "+100" : `-${rounded}`;
}

/** Formats -1 / net with two decimals, or three below 0.1. */
function formatNegativeInverse(net: Fraction): string {
  const inverse: Fraction = { numerator: net.denominator, denominator: net.numerator };
  return `-${fractionToFixed(inverse, compareFractions(inverse, fraction(1n, 10n)) < 0 ? 3 : 2)}`;
}

function isAtLeastEven(net: Fraction): boolean {
  return net.numerator >= net.denominator;
}
