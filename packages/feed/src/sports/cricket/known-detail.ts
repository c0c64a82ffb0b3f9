import type { Side } from "../../dataset/source-match.ts";
import type { CricketDetail, InningsDetail } from "./cricket-detail.ts";
import { isTied, type CricketState, type InningsState } from "./cricket-state.ts";

/** The part of an innings that markets settle on. */
export function inningsDetail({ runs, wickets, fours, sixes, overs, isFull, topBatters }: InningsState): InningsDetail {
  return { runs, wickets, fours, sixes, overs, isFull, topBatters };
}

/** A finished match, or one that was broken off, as a detail. */
export function detailOfState(state: CricketState): CricketDetail {
  const inningsOf = (side: Side) => {
    const innings = state.innings.find((candidate) => candidate.side === side);
    return innings ? inningsDetail(innings) : null;
  };
  return { toss: state.toss, home: inningsOf("home"), away: inningsOf("away"), winner: state.winner, isTied: isTied(state) };
}
