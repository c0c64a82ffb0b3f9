import type { Market, Outcome } from "@touchline/domain";
import type { Text } from "../../messages/text.ts";

const overUnder: Readonly<Record<string, "odds.over" | "odds.under">> = { "12": "odds.over", "13": "odds.under" };
const handicapSides: Readonly<Record<string, 1 | -1>> = { "1714": 1, "1715": -1 };
const threeWay: Readonly<Record<string, string>> = { "1": "1", "2": "X", "3": "2", "4": "1", "5": "2" };

/** Maximum length of a label on one line, for two outcomes side by side and for three. */
const maxNameOfTwo = 11;
export const maxNameOfThree = 12;

/** Whether a label needs two lines above its price. */
export function isTallLabel(label: string, outcomesCount: number): boolean {
  return label.length > (outcomesCount > 2 ? maxNameOfThree : maxNameOfTwo);
}

/** One value of a line's specifier: `total` of `total=2.5|setnr=1`. */
export function specifierValue(specifier: string, name: string): string | null {
  const pair = specifier.split("|").find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** A handicap from the perspective of one side: `+0.5`, `−1`, `0`. */
export function signedLine(line: string, side: 1 | -1): string {
  const value = Number(line) * side;
  if (!Number.isFinite(value)) return line;
  return value > 0 ? `+${value}` : value === 0 ? "0" : `−${Math.abs(value)}`;
}

/** The label in a list, which shows only the line; undefined for a price without a label. */
export function columnLabel(market: Market, outcome: Outcome, t: Text): string | undefined {
  const total = specifierValue(market.specifier, "total");
  const over = overUnder[outcome.externalId];
  if (total !== null && over !== undefined) return t(over, { line: total });
  const handicap = specifierValue(market.specifier, "hcp");
  const side = handicapSides[outcome.externalId];
  return handicap !== null && side !== undefined ? signedLine(handicap, side) : undefined;
}

/** The label in a live tile: 1, X, 2 or the line. */
export function tileLabel(market: Market, outcome: Outcome, t: Text): string {
  return columnLabel(market, outcome, t) ?? threeWay[outcome.externalId] ?? outcome.name;
}
