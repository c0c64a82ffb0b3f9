import type { CricketFacts, Side } from "../../dataset/source-match.ts";
import type { Fixture } from "../../fixture.ts";

/** One team's innings; a T20 match has one of each. */
export interface InningsDetail {
  readonly runs: number;
  readonly wickets: number;
  readonly fours: number;
  readonly sixes: number;
  /** Runs of each over begun. */
  readonly overs: readonly number[];
  /** Ended by the last over, the last wicket or the target, not by rain. */
  readonly isFull: boolean;
  /** Outcome ids of the batters with most runs. */
  readonly topBatters: readonly string[];
}

/** What cricket markets settle on; an innings that was not played is null. */
export interface CricketDetail {
  readonly toss: Side | null;
  readonly home: InningsDetail | null;
  readonly away: InningsDetail | null;
  /** After a super over, if there was one. */
  readonly winner: Side | null;
  /** Level after both innings. */
  readonly isTied: boolean;
}

export const fullOvers = 20;
export const ballsPerOver = 6;
export const mostWickets = 10;

export function otherSide(side: Side): Side {
  return side === "home" ? "away" : "home";
}

export function cricketFacts(fixture: Fixture): CricketFacts {
  const facts = fixture.source?.facts;
  if (facts?.sport !== "cricket") throw new Error(`fixture ${fixture.id} has no cricket facts`);
  return facts;
}
