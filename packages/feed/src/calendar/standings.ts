import type { Fixture } from "../core/fixture.ts";
import type { SourceMatch, SportKey } from "../core/source-match.ts";
import { minuteMs } from "../core/time.ts";
import { maxIceHockeyMs } from "../sports/ice-hockey/ice-hockey-script.ts";
import { tennisReplayMs } from "../sports/tennis/tennis-script.ts";

const minutesBySport: Readonly<Record<SportKey, number>> = {
  soccer: 110,
  tennis: 100,
  basketball: 135,
  "ice-hockey": 150,
  baseball: 160,
  "american-football": 190,
  cricket: 210,
  cs2: 120,
  lol: 110,
  dota2: 125,
  valorant: 120,
};
const minutesOfBestOf = { 1: 45, 3: 120, 5: 180 } as const;
/** Real matches may last longer than their nominal duration, and results are confirmed after the end. */
const afterEndMs = 45 * minuteMs;
/** A walk-over is announced when the match should begin. */
const walkoverMs = minuteMs;

/** Approximate duration in feed time, breaks included, ms; the script of the sport decides. */
export function nominalDurationMs(fixture: Pick<Fixture, "sport" | "source" | "bestOf">): number {
  const facts = fixture.source?.facts;
  if (facts?.sport === "tennis" && facts.sets.length === 0) return walkoverMs;
  if (facts && "minutes" in facts && facts.minutes !== null) return Math.max(facts.minutes, 30) * minuteMs;
  if (facts?.sport === "soccer" && facts.et) return (facts.penalties ? 165 : 150) * minuteMs;
  return (fixture.bestOf ? minutesOfBestOf[fixture.bestOf] : minutesBySport[fixture.sport]) * minuteMs;
}

/** Time from the start until the replay of a real match is over for certain and its result counts as known, in feed time, ms. */
export function knownAfterMs(fixture: Pick<Fixture, "sport" | "source" | "bestOf">): number {
  const facts = fixture.source?.facts;
  const replayMs = facts?.sport === "tennis" ? tennisReplayMs(facts) : facts?.sport === "ice-hockey" ? maxIceHockeyMs(facts) : 0;
  return Math.max(nominalDurationMs(fixture) + afterEndMs, replayMs);
}

const knockOutRound =
  /final|round of|play-?offs?|playoff|wild ?card|divisional|championship,|relegation|europe,|qualifier|eliminator|super bowl|knock|qualifying|wildcard|conference championship/i;

/** Whether a match counts for the table: not a knock-out, a play-off or a split group. */
export function isLeaguePhase({ round, facts }: SourceMatch): boolean {
  if (facts.sport === "ice-hockey") return !facts.playoff;
  if (facts.sport === "tennis") return false;
  return !knockOutRound.test(round ?? "") && !/^Round [1-9]$/.test(facts.sport === "soccer" ? (round ?? "") : "");
}

/** The score of a match that decides its points; null if the match does not count. For tennis only the winner. */
export function scoreOf({ facts }: SourceMatch): readonly [number, number] | null {
  switch (facts.sport) {
    case "soccer":
      return facts.ft;
    case "cricket": {
      if (facts.noResult) return null;
      const runs = (side: "home" | "away"): number =>
        facts.innings.filter((innings) => innings.side === side && !innings.superOver).reduce((sum, innings) => sum + innings.runs, 0);
      return [runs("home"), runs("away")];
    }
    case "tennis":
      return facts.winner === "home" ? [1, 0] : [0, 1];
    case "basketball":
    case "ice-hockey":
    case "baseball":
    case "american-football":
      return facts.score;
  }
}

/** 1 for a home win, -1 for an away win, 0 for a draw; cricket uses the winner, because rain can revise targets. */
export function resultOf(match: SourceMatch): 1 | 0 | -1 | null {
  if (match.facts.sport === "cricket") return match.facts.winner === null ? null : match.facts.winner === "home" ? 1 : -1;
  const score = scoreOf(match);
  return score === null ? null : score[0] > score[1] ? 1 : score[0] < score[1] ? -1 : 0;
}

/** Table points for a win. */
export function pointsForWin({ sport }: Pick<SourceMatch, "sport">): number {
  return sport === "soccer" ? 3 : sport === "cricket" ? 2 : 1;
}
