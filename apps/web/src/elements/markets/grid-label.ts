import { isPersonSport, type Market, type Outcome } from "@touchline/domain";
import type { Competitor, Match } from "@touchline/store";
import { isTallLabel, maxNameOfThree, specifierValue } from "./outcome-label.ts";

/** Three-way handicaps show the goals given in advance: `1 (0:1)`. */
const threeWayHandicap: Readonly<Record<string, string>> = { "1711": "1", "1712": "X", "1713": "2" };
/** Maximum number of lines of a label above its price. */
const maxLinesOfName = 2;
const maxLineOfTwo = 16;
/** Maximum line length next to the price in a cell as wide as the card. */
const maxLineOfWide = 28;

type Sides = Pick<Match, "home" | "away">;
interface GridMatch extends Sides {
  readonly league: { readonly sport: Pick<Match["league"]["sport"], "key"> };
}
type Spelling = (team: Competitor) => string;

const everydayName: Spelling = ({ commonName }) => commonName;
/** `Tsitsipas` for `S. Tsitsipas`. */
const familyName: Spelling = ({ commonName }) => commonName.replace(/^(?:\p{L}\.-?)+ /u, "");
const code: Spelling = ({ shortName }) => shortName;

/** Replaces the full or everyday names of both sides in a text with another spelling. */
function spellNames(text: string, { home, away }: Sides, spelling: Spelling): string {
  if (home === null || away === null) return text;
  const names = [home, away].flatMap((team) => [team.name, team.commonName].map((name) => ({ name, team })));
  // Placeholders replace all names first, so that a name is not found in the new spelling of the other side.
  const marked = names
    .toSorted((left, right) => right.name.length - left.name.length)
    .reduce((marks, { name, team }) => marks.replaceAll(name, team === home ? "\u0001" : "\u0002"), text);
  return marked.replaceAll("\u0001", spelling(home)).replaceAll("\u0002", spelling(away));
}

/** Whether a name fits into two lines and each word into one. */
function doesWrap(name: string, maxLength: number): boolean {
  const lines = name.split(" ").reduce<readonly string[]>((all, word) => {
    const last = all.at(-1);
    return last !== undefined && `${last} ${word}`.length <= maxLength ? [...all.slice(0, -1), `${last} ${word}`] : [...all, word];
  }, []);
  return lines.length <= maxLinesOfName && lines.every((line) => line.length <= maxLength);
}

/** The label in a grid on the match page: the outcome's name with the longest spelling of the sides that fits. */
export function gridLabel(market: Market, outcome: Outcome, match: GridMatch | undefined): string {
  const handicap = specifierValue(market.specifier, "hcp");
  const sign = threeWayHandicap[outcome.externalId];
  if (handicap !== null && sign !== undefined) return `${sign} (${handicap})`;
  if (match === undefined) return outcome.name;
  const isThree = market.outcomes.length > 2;
  const spellings = isPersonSport(match.league.sport.key) ? [everydayName, familyName] : [everydayName];
  // Only names of sides count: a long name of another outcome, such as a draw, does not shorten them.
  const withSide = market.outcomes.map(({ name }) => name).filter((name) => spellNames(name, match, code) !== name);
  const firstThat = (fits: (name: string) => boolean): Spelling | undefined =>
    spellings.find((spelling) => withSide.every((name) => fits(spellNames(name, match, spelling))));
  const spelling =
    firstThat((name) => !isTallLabel(name, market.outcomes.length)) ??
    firstThat((name) => doesWrap(name, isThree ? maxNameOfThree : maxLineOfTwo)) ??
    code;
  return spellNames(outcome.name, match, spelling);
}

/** The label in a list of many outcomes. Names with several sides, such as half-time and full time, use codes if they exceed two lines. */
export function cellLabel({ outcomes }: Pick<Market, "outcomes">, outcome: Outcome, match: Sides | undefined): string {
  if (match === undefined) return outcome.name;
  const doesFit = outcomes.every(({ name }) => {
    const spelled = spellNames(name, match, everydayName);
    return doesWrap(spelled, maxLineOfWide) || spelled === spellNames(name, match, code);
  });
  return spellNames(outcome.name, match, doesFit ? everydayName : code);
}

/** The line at the end of a name, which follows the side for backends without a field for the side. */
const lineAtEnd = /\s*\(?[+\-−]?\d+(?:[.,:]\d+)?\)?$/u;

/** Maximum length of the headers of three columns; longer ones become codes, or X for a draw. */
const maxHeadLength = 10;

/** Column headers of a ladder: "Over" and "Under", or both sides by their everyday names. */
export function ladderHeads(line: Market | undefined, match: Sides | undefined): readonly string[] {
  const heads = (line?.outcomes ?? []).map(({ externalId, name, side }) => ({
    text: side ?? (name.replace(lineAtEnd, "").trim() || name),
    isDraw: threeWayHandicap[externalId] === "X",
  }));
  const spelledBy = (spelling: Spelling): readonly string[] =>
    heads.map(({ text }) => (match === undefined ? text : spellNames(text, match, spelling)));
  const everyday = spelledBy(everydayName);
  if (heads.length < 3 || everyday.every((head) => head.length <= maxHeadLength)) return everyday;
  const isSideLong = everyday.some((head, index) => head.length > maxHeadLength && heads[index]?.isDraw !== true);
  return (isSideLong ? spelledBy(code) : everyday).map((head, index) =>
    heads[index]?.isDraw === true && head.length > maxHeadLength ? "X" : head,
  );
}

/** Whether the outcomes have different lines, such as +1.5 and −1.5 for the two sides of a handicap. */
export function hasOwnLines({ outcomes }: Market): boolean {
  return outcomes.every(({ line }) => line !== undefined) && new Set(outcomes.map(({ line }) => line)).size > 1;
}

/** Groups outcomes by side, such as players by team. Outcomes without a side come last. */
export function outcomesBySide({
  outcomes,
}: Pick<Market, "outcomes">): readonly (readonly [side: string | undefined, readonly Outcome[]])[] {
  const groups = [...Map.groupBy(outcomes, ({ side }) => side)];
  return groups.toSorted(([left], [right]) => Number(left === undefined) - Number(right === undefined));
}
