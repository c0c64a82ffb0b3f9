import type { Pair, Side } from "../../core/source-match.ts";
import { isSetOver } from "./tennis-detail.ts";

/** Each player's chance of winning a point on serve, [home, away]. */
export type ServeShares = Pair;

/** Chance that the server wins the game at the current points (raw counts: 3:3 is deuce). */
export function holdChance(share: number, server: number, returner: number): number {
  if (server >= 3 && returner >= 3) {
    const lead = server - returner;
    const deuce = share ** 2 / (share ** 2 + (1 - share) ** 2);
    if (lead === 0) return deuce;
    if (Math.abs(lead) >= 2) return lead > 0 ? 1 : 0;
    return lead > 0 ? share + (1 - share) * deuce : share * deuce;
  }
  if (server >= 4) return 1;
  if (returner >= 4) return 0;
  return share * holdChance(share, server + 1, returner) + (1 - share) * holdChance(share, server, returner + 1);
}

/** Chances of the eight game codes from the server's view: won with the returner on 0 to 3 points, then lost likewise. */
export function gameEndings(share: number, server: number, returner: number): readonly number[] {
  if (server >= 3 && returner >= 3) {
    const hold = holdChance(share, server, returner);
    return [0, 0, 0, hold, 0, 0, 0, 1 - hold];
  }
  if (server === 4) return [0, 1, 2, 3, 4, 5, 6, 7].map((code) => (code === returner ? 1 : 0));
  if (returner === 4) return [0, 1, 2, 3, 4, 5, 6, 7].map((code) => (code === 4 + server ? 1 : 0));
  const won = gameEndings(share, server + 1, returner);
  const lost = gameEndings(share, server, returner + 1);
  return won.map((chance, code) => share * chance + (1 - share) * (lost[code] ?? 0));
}

/** Server of point `index` of a tie-break that `first` starts: one point, then two each. */
export function tiebreakServer(first: Side, index: number): Side {
  const isFirst = Math.floor((index + 1) / 2) % 2 === 0;
  return isFirst === (first === "home") ? "home" : "away";
}

/** Chance that home wins a tie-break at the current points. */
export function tiebreakChance(shares: ServeShares, first: Side, points: Pair): number {
  const memo = new Map<number, number>();
  const homeShare = (index: number) => (tiebreakServer(first, index) === "home" ? shares[0] : 1 - shares[1]);
  const level = (index: number) => {
    const both = homeShare(index) * homeShare(index + 1);
    return both / (both + (1 - homeShare(index)) * (1 - homeShare(index + 1)));
  };
  const chance = (home: number, away: number): number => {
    if (Math.max(home, away) >= 7 && Math.abs(home - away) >= 2) return home > away ? 1 : 0;
    const index = home + away;
    if (home >= 6 && home === away) return level(index);
    const key = home * 64 + away;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const share = homeShare(index);
    const value = share * chance(home + 1, away) + (1 - share) * chance(home, away + 1);
    memo.set(key, value);
    return value;
  };
  return chance(points[0], points[1]);
}

/** Home's chances in the games and tie-breaks of a set. */
export interface SetChances {
  /** In a game that home serves, and in one that away serves. */
  readonly homeGame: Pair;
  readonly tiebreak: number;
}

export function setChances(shares: ServeShares): SetChances {
  return {
    homeGame: [holdChance(shares[0], 0, 0), 1 - holdChance(shares[1], 0, 0)],
    tiebreak: tiebreakChance(shares, "home", [0, 0]),
  };
}

/** A set between two games. */
export interface SetPosition {
  readonly games: Pair;
  readonly server: Side;
  readonly rule: "tiebreak" | "advantage";
}

/** Chance that home wins the set from here. */
export function setChance(chances: SetChances, position: SetPosition): number {
  const memo = new Map<number, number>();
  const { homeGame } = chances;
  const both = homeGame[0] * homeGame[1];
  const extended = both / (both + (1 - homeGame[0]) * (1 - homeGame[1]));
  const chance = (home: number, away: number, isHomeServing: boolean): number => {
    if (isSetOver(home, away, position.rule)) return home > away ? 1 : 0;
    if (home === away && home >= 6) return position.rule === "tiebreak" ? chances.tiebreak : extended;
    const key = home * 64 + away;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const share = isHomeServing ? homeGame[0] : homeGame[1];
    const value = share * chance(home + 1, away, !isHomeServing) + (1 - share) * chance(home, away + 1, !isHomeServing);
    memo.set(key, value);
    return value;
  };
  return chance(position.games[0], position.games[1], position.server === "home");
}

/** The score in sets, with home's chance in each possible set. */
export interface MatchPosition {
  readonly sets: Pair;
  readonly setsToWin: number;
  /** By set number minus one. */
  readonly chanceBySet: readonly number[];
}

/** Chance of each final score in sets, keyed `2:1`. */
export function finalSetScores({ sets, setsToWin, chanceBySet }: MatchPosition): ReadonlyMap<string, number> {
  const chanceByScore = new Map<string, number>();
  const walk = (home: number, away: number, reached: number): void => {
    if (Math.max(home, away) === setsToWin) {
      const key = `${home}:${away}`;
      chanceByScore.set(key, (chanceByScore.get(key) ?? 0) + reached);
      return;
    }
    const chance = chanceBySet[home + away] ?? 0.5;
    walk(home + 1, away, reached * chance);
    walk(home, away + 1, reached * (1 - chance));
  };
  walk(sets[0], sets[1], 1);
  return chanceByScore;
}
