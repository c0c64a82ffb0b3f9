import type { Facts, Pair, Side } from "./dataset/source-match.ts";
import type { Fixture } from "./fixture.ts";

/** The end of a real match as its facts state it. */
export interface RealScore {
  /** What the scoreboard must show at the end; null where the facts have no two such numbers. */
  readonly shown: Pair | null;
  /** Which outcome of the winner market wins: `1`, `2`, `3` or `4`, `5`; null where the facts do not say. */
  readonly winnerOutcomes: { readonly threeWay: string | null; readonly twoWay: string | null };
}

function outcomesOf([home, away]: Pair): RealScore["winnerOutcomes"] {
  return {
    threeWay: home > away ? "1" : home === away ? "2" : "3",
    twoWay: home > away ? "4" : home === away ? null : "5",
  };
}

function outcomesOfSide(side: Side | null): RealScore["winnerOutcomes"] {
  return { threeWay: null, twoWay: side === null ? null : side === "home" ? "4" : "5" };
}

function scoreOf(facts: Facts): RealScore | null {
  switch (facts.sport) {
    case "soccer":
      return { shown: facts.et ?? facts.ft, winnerOutcomes: outcomesOf(facts.ft) };
    case "tennis": {
      const sets = facts.end === null ? facts.sets : null;
      if (sets === null) return null;
      const won = (side: 0 | 1) => sets.filter(({ games }) => games[side] > games[side === 0 ? 1 : 0]).length;
      return { shown: [won(0), won(1)], winnerOutcomes: outcomesOfSide(facts.winner) };
    }
    case "cricket":
      return facts.noResult ? null : { shown: null, winnerOutcomes: outcomesOfSide(facts.winner) };
    case "basketball":
    case "ice-hockey":
    case "baseball":
    case "american-football":
      return { shown: facts.score, winnerOutcomes: outcomesOf(facts.score) };
  }
}

/** The real end of a fixture; null for simulated and unfinished matches. */
export function realScore({ source }: Fixture): RealScore | null {
  return source === null ? null : scoreOf(source.facts);
}
