import type { Pair, Side, TennisFacts } from "../../core/source-match.ts";
import type { Fixture } from "../../core/fixture.ts";

/**
 * The end of a game: 0 to 3 if home won and the loser had 0, 15, 30 or 40, 4 to 7 likewise for away,
 * 8 and 9 for a tie-break won by home or away.
 */
export type GameCode = number;

export interface TennisSet {
  readonly games: Pair;
  readonly isComplete: boolean;
  /** Games in the order of play. */
  readonly order: readonly GameCode[];
}

/** What tennis markets settle on. */
export interface TennisDetail {
  readonly sets: readonly TennisSet[];
  /** Complete sets won. */
  readonly setsWon: Pair;
  /** Games of all sets. */
  readonly games: Pair;
  /** False after a retirement. */
  readonly isComplete: boolean;
}

export interface TennisFormat {
  readonly bestOf: 3 | 5;
  /** What happens at 6:6 in the deciding set. */
  readonly decider: "tiebreak" | "advantage";
}

export const deuceCodes: ReadonlySet<GameCode> = new Set([3, 7]);
export const tiebreakCode = { home: 8, away: 9 } as const;

export function gameCode(winner: Side, loserPoints: number): GameCode {
  return (winner === "home" ? 0 : 4) + Math.min(loserPoints, 3);
}

export function codeWinner(code: GameCode): Side {
  return code < 4 || code === tiebreakCode.home ? "home" : "away";
}

/** Slams whose deciding set had no tie-break in the seasons of the data. */
const advantageSlams = /australian-open|roland-garros|wimbledon/;

/** Some qualifying finals were played over five sets although the data does not say so. */
function hasThreeSetsToWin({ sets }: TennisFacts): boolean {
  const home = sets.filter(({ games }) => games[0] > games[1]).length;
  return sets.length > 3 || Math.max(home, sets.length - home) > 2;
}

export function formatOf(fixture: Fixture): TennisFormat {
  const facts = fixture.source?.facts;
  const isFive = facts?.sport === "tennis" && (facts.bestOf === 5 || hasThreeSetsToWin(facts));
  const bestOf = isFive ? 5 : 3;
  return { bestOf, decider: advantageSlams.test(fixture.source?.competition ?? "") ? "advantage" : "tiebreak" };
}

export function setsToWin(format: TennisFormat): number {
  return (format.bestOf + 1) / 2;
}

export function isAdvantageSet(format: TennisFormat, setNumber: number): boolean {
  return format.decider === "advantage" && setNumber === format.bestOf;
}

export function isSetOver(home: number, away: number, rule: "tiebreak" | "advantage"): boolean {
  const higher = Math.max(home, away);
  const lead = Math.abs(home - away);
  return (higher >= 6 && lead >= 2) || (rule === "tiebreak" && higher === 7);
}

export function detailOf(sets: readonly TennisSet[], format: TennisFormat): TennisDetail {
  let home = 0;
  let away = 0;
  let homeGames = 0;
  let awayGames = 0;
  for (const { games, isComplete } of sets) {
    homeGames += games[0];
    awayGames += games[1];
    if (isComplete && games[0] > games[1]) home += 1;
    if (isComplete && games[1] > games[0]) away += 1;
  }
  const isComplete = Math.max(home, away) === setsToWin(format);
  return { sets, setsWon: [home, away], games: [homeGames, awayGames], isComplete };
}
