import type { Market, Outcome } from "@touchline/domain";
import type { Match } from "@touchline/store";
import type { Text } from "../../messages/text.ts";

const overUnder: Readonly<Record<string, "odds.over" | "odds.under">> = { "12": "odds.over", "13": "odds.under" };
const handicapSides: Readonly<Record<string, 1 | -1>> = { "1714": 1, "1715": -1 };
const threeWay: Readonly<Record<string, string>> = { "1": "1", "2": "X", "3": "2", "4": "1", "5": "2" };

/** One value of a line's specifier: `total` of `total=2.5|setnr=1`. */
export function specifierValue(specifier: string, name: string): string | null {
  const pair = specifier.split("|").find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** A handicap from the view of one side: `+0.5`, `−1`, `0`. */
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

/** Three-way handicaps show the goals given in advance: `1 (0:1)`. */
const threeWayHandicap: Readonly<Record<string, string>> = { "1711": "1", "1712": "X", "1713": "2" };
const doubleChance: Readonly<Record<string, string>> = { "9": "1X", "10": "12", "11": "X2" };
const maxNameLengthOfTwo = 11;
const maxNameLengthOfThree = 5;

/** The label in a grid on the match page: the outcome's name, with short team names if the full ones do not fit. */
export function gridLabel(market: Market, outcome: Outcome, match: Match | undefined): string {
  if (market.externalId === "10") return doubleChance[outcome.externalId] ?? outcome.name;
  const handicap = specifierValue(market.specifier, "hcp");
  const sign = threeWayHandicap[outcome.externalId];
  if (handicap !== null && sign !== undefined) return `${sign} (${handicap})`;
  const maxLength = market.outcomes.length > 2 ? maxNameLengthOfThree : maxNameLengthOfTwo;
  if (match?.home == null || match.away === null || market.outcomes.every(({ name }) => name.length <= maxLength)) return outcome.name;
  return outcome.name.replaceAll(match.home.name, match.home.shortName).replaceAll(match.away.name, match.away.shortName);
}
