import type { MatchFixture } from "./fixtures.data.ts";

/** The final or current score that decides a market: goals, sets, points or maps, and the sum over the periods. */
export interface Score {
  readonly home: number;
  readonly away: number;
  /** Games of a tennis match and rounds of an e-sports one. */
  readonly units: number;
}

export type LegResult = "win_entire" | "lose_entire" | "refund_entire";

/** A way to bet on a match, with its outcomes in order. */
interface Template {
  readonly id: number;
  readonly name: string;
  readonly specifiers: readonly string[];
  readonly groups: readonly string[];
  readonly outcomes: readonly {
    readonly id: number;
    readonly name: (match: MatchFixture, line: number) => string;
    readonly odds: (homeOdds: number, line: number) => number;
    /** Above zero wins, zero is void. */
    readonly margin: (score: Score, line: number) => number;
  }[];
}

function away(homeOdds: number): number {
  return Math.round(1_000_000 / Math.max(60, 1_060 - 1_000_000 / homeOdds));
}

const sides = (ids: readonly [number, number]): Template["outcomes"] => [
  { id: ids[0], name: ({ home }) => home, odds: (odds) => odds, margin: (score) => score.home - score.away },
  { id: ids[1], name: (match) => match.away, odds: away, margin: (score) => score.away - score.home },
];

const overUnder = (of: (score: Score) => number): Template["outcomes"] => [
  { id: 12, name: (_, line) => `Over ${line}`, odds: (_, line) => 1850 + Math.round(line * 10), margin: (score, line) => of(score) - line },
  {
    id: 13,
    name: (_, line) => `Under ${line}`,
    odds: (_, line) => 1950 - Math.round((line % 40) * 10),
    margin: (score, line) => line - of(score),
  },
];

const handicap: Template["outcomes"] = [
  {
    id: 1714,
    name: ({ home }, line) => `${home} (${line})`,
    odds: (odds) => odds + 450,
    margin: (score, line) => score.home + line - score.away,
  },
  {
    id: 1715,
    name: (match, line) => `${match.away} (${-line})`,
    odds: (odds) => away(odds + 450),
    margin: (score, line) => score.away - line - score.home,
  },
];

const goals = ({ home, away: guests }: Score): number => home + guests;

const soccer: readonly Template[] = [
  {
    id: 1,
    name: "1x2",
    specifiers: [""],
    groups: ["all", "top"],
    outcomes: [
      { id: 1, name: ({ home }) => home, odds: (odds) => odds, margin: (score) => (score.home > score.away ? 1 : -1) },
      { id: 2, name: () => "Draw", odds: () => 3900, margin: (score) => (score.home === score.away ? 1 : -1) },
      { id: 3, name: (match) => match.away, odds: (odds) => away(odds) + 900, margin: (score) => (score.away > score.home ? 1 : -1) },
    ],
  },
  {
    id: 18,
    name: "Total",
    specifiers: ["total=1.5", "total=2.5", "total=3.5"],
    groups: ["all", "top", "goals"],
    outcomes: overUnder(goals),
  },
  { id: 16, name: "Handicap", specifiers: ["hcp=-1", "hcp=-0.5"], groups: ["all"], outcomes: handicap },
  { id: 11, name: "Draw no bet", specifiers: [""], groups: ["all"], outcomes: sides([4, 5]) },
];

const tennis: readonly Template[] = [
  { id: 186, name: "Winner", specifiers: [""], groups: ["all", "top"], outcomes: sides([4, 5]) },
  { id: 189, name: "Total games", specifiers: ["total=22.5", "total=24.5"], groups: ["all"], outcomes: overUnder(({ units }) => units) },
];

const basketball: readonly Template[] = [
  { id: 219, name: "Winner (incl. overtime)", specifiers: [""], groups: ["all", "top"], outcomes: sides([4, 5]) },
  { id: 225, name: "Total (incl. overtime)", specifiers: ["total=220.5"], groups: ["all", "points"], outcomes: overUnder(goals) },
  { id: 223, name: "Handicap (incl. overtime)", specifiers: ["hcp=-4.5"], groups: ["all"], outcomes: handicap },
];

const counterStrike: readonly Template[] = [
  { id: 186, name: "Winner", specifiers: [""], groups: ["all", "top"], outcomes: sides([4, 5]) },
  { id: 328, name: "Total maps", specifiers: ["total=2.5"], groups: ["all", "maps"], outcomes: overUnder(goals) },
];

const templatesBySport: Readonly<Record<string, readonly Template[]>> = { soccer, tennis, basketball, cs: counterStrike };

/** One outcome of a line at its current price. */
export interface PricedOutcome {
  readonly id: number;
  readonly name: string;
  readonly odds: number;
}

/** One line of a market: its id and specifier identify it within the match. */
export interface Line {
  readonly id: number;
  readonly name: string;
  readonly specifier: string;
  readonly groups: readonly string[];
  readonly outcomes: readonly PricedOutcome[];
}

function lineOf(specifier: string): number {
  return Number(specifier.split("=")[1] ?? "0");
}

/** All lines of a match; `shift` moves every price by this number of thousandths. */
export function linesOf(sportKey: string, match: MatchFixture, shift: number): readonly Line[] {
  return (templatesBySport[sportKey] ?? []).flatMap(({ id, name, specifiers, groups, outcomes }) =>
    specifiers.map((specifier) => ({
      id,
      name,
      specifier,
      groups,
      outcomes: outcomes.map((outcome) => ({
        id: outcome.id,
        name: outcome.name(match, lineOf(specifier)),
        odds: Math.max(1010, outcome.odds(match.homeOdds, lineOf(specifier)) + shift),
      })),
    })),
  );
}

/** The result of an outcome at a score; null for an outcome that the match does not have. */
export function resultOf(
  sportKey: string,
  line: { readonly id: number; readonly specifier: string },
  outcomeId: number,
  score: Score,
): LegResult | null {
  const template = templatesBySport[sportKey]?.find(({ id }) => id === line.id);
  const outcome = template?.outcomes.find(({ id }) => id === outcomeId);
  if (outcome === undefined) return null;
  const margin = outcome.margin(score, lineOf(line.specifier));
  return margin > 0 ? "win_entire" : margin < 0 ? "lose_entire" : "refund_entire";
}
