import type { Market, Outcome } from "@touchline/domain";
import type { Match } from "@touchline/store";
import { specifierValue } from "./outcome-label.ts";

/** Three-way handicaps show the goals given in advance: `1 (0:1)`. */
const threeWayHandicap: Readonly<Record<string, string>> = { "1711": "1", "1712": "X", "1713": "2" };
const doubleChance: Readonly<Record<string, string>> = { "9": "1X", "10": "12", "11": "X2" };
/** Three labels stand above their prices, others beside them. */
const maxNameLengthOfTwo = 11;
const maxNameLengthOfThree = 12;

type Sides = Pick<Match, "home" | "away">;

/** A text with both sides by their everyday names, or by their codes. */
function withNames(text: string, { home, away }: Sides, field: "commonName" | "shortName"): string {
  if (home === null || away === null) return text;
  return [home, away].reduce((spelled, side) => spelled.replaceAll(side.name, side[field]).replaceAll(side.commonName, side[field]), text);
}

/** The label in a grid on the match page: the outcome's name, with everyday names or codes of the sides if the full names do not fit. */
export function gridLabel(market: Market, outcome: Outcome, match: Sides | undefined): string {
  if (market.externalId === "10") return doubleChance[outcome.externalId] ?? outcome.name;
  const handicap = specifierValue(market.specifier, "hcp");
  const sign = threeWayHandicap[outcome.externalId];
  if (handicap !== null && sign !== undefined) return `${sign} (${handicap})`;
  const maxLength = market.outcomes.length > 2 ? maxNameLengthOfThree : maxNameLengthOfTwo;
  const doFit = (spelling: (text: string) => string): boolean => market.outcomes.every(({ name }) => spelling(name).length <= maxLength);
  if (match === undefined || doFit((name) => name)) return outcome.name;
  return withNames(outcome.name, match, doFit((name) => withNames(name, match, "commonName")) ? "commonName" : "shortName");
}

/** Backends that send no side have it in front of the line of the name. */
const lineAtEnd = /\s*\(?[+\-−]?\d+(?:[.,:]\d+)?\)?$/u;

/** Heads of the columns of a ladder: "Over" and "Under", or both sides by their everyday names. */
export function ladderHeads(line: Market | undefined, match: Sides | undefined): readonly string[] {
  return (line?.outcomes ?? []).map(({ name, side }) => {
    const head = side ?? (name.replace(lineAtEnd, "").trim() || name);
    return match === undefined ? head : withNames(head, match, "commonName");
  });
}

/** Whether each outcome has a line of its own, as the two sides of a handicap have: +1.5 and −1.5. */
export function hasOwnLines({ outcomes }: Market): boolean {
  return outcomes.every(({ line }) => line !== undefined) && new Set(outcomes.map(({ line }) => line)).size > 1;
}
