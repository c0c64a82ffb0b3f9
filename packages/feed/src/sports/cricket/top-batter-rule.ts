import type { Side } from "../../dataset/source-match.ts";
import type { MarketTemplate } from "../../sport-module.ts";
import type { Batter } from "./batter-chances.ts";
import type { CricketDetail } from "./cricket-detail.ts";
import { maxOvers } from "./cricket-rules.ts";

const topBatterTypes: Readonly<Record<Side, number>> = { home: 674, away: 675 };
const specifier = `inningnr=1|maxovers=${maxOvers}|type=prematch`;

/** Most runs of a side; batters level at the top share the win. */
export function topBatterTemplate(side: Side, batters: readonly Batter[]): MarketTemplate<CricketDetail> {
  return {
    typeId: topBatterTypes[side],
    specifier,
    outcomes: batters.map(({ id, name }) => ({ id, name })),
    needs: ["innings"],
    resultOf(detail, outcomeId) {
      const winners = detail[side]?.topBatters ?? [];
      if (winners.length === 0) return "void";
      if (!winners.includes(outcomeId)) return "lose";
      return winners.length === 1 ? "win" : { deadHeatShare: 1 / winners.length };
    },
  };
}

/** The side that a top batter line is about, or null when it is no such line. */
export function topBatterSide(typeId: number, candidate: string): Side | null {
  if (candidate !== specifier) return null;
  return typeId === topBatterTypes.home ? "home" : typeId === topBatterTypes.away ? "away" : null;
}
