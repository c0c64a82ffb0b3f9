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
/** Three labels stand above their prices, others beside them. */
const maxNameLengthOfTwo = 11;
const maxNameLengthOfThree = 12;

/** A text with both sides by their everyday names, or by their codes. */
export function withNames(text: string, { home, away }: Pick<Match, "home" | "away">, field: "commonName" | "shortName"): string {
  return home === null || away === null ? text : text.replaceAll(home.name, home[field]).replaceAll(away.name, away[field]);
}

/** The label in a grid on the match page: the outcome's name, with everyday names or codes of the sides if the full names do not fit. */
export function gridLabel(market: Market, outcome: Outcome, match: Pick<Match, "home" | "away"> | undefined): string {
  if (market.externalId === "10") return doubleChance[outcome.externalId] ?? outcome.name;
  const handicap = specifierValue(market.specifier, "hcp");
  const sign = threeWayHandicap[outcome.externalId];
  if (handicap !== null && sign !== undefined) return `${sign} (${handicap})`;
  const maxLength = market.outcomes.length > 2 ? maxNameLengthOfThree : maxNameLengthOfTwo;
  const doFit = (spelling: (text: string) => string): boolean => market.outcomes.every(({ name }) => spelling(name).length <= maxLength);
  if (match === undefined || doFit((name) => name)) return outcome.name;
  return withNames(outcome.name, match, doFit((name) => withNames(name, match, "commonName")) ? "commonName" : "shortName");
}
