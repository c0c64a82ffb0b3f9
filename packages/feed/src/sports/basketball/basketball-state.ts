import type { Scoreboard, ScriptEvent } from "../../core/sport-module.ts";
import type { BasketballFacts, Pair } from "../../core/source-match.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import { minuteMs } from "../../core/time.ts";
import { clockAt, type GameClock } from "../shared/game-clock.ts";
import { quarterScoreboard } from "../shared/quarter-scoreboard.ts";
import { scoreAfter } from "../shared/script-events.ts";

/** Points of the race markets. */
export const raceMarks = [20, 40, 60, 80, 100] as const;

/** What basketball markets settle on. */
export interface BasketballDetail {
  /** Points of each quarter, then of each overtime. */
  readonly quarters: readonly Pair[];
  readonly score: Pair;
  /** By race mark: 1 if home was first, -1 if away, 0 for neither. */
  readonly races: readonly number[];
}

/** Playing times and score distribution of a league. */
export interface LeagueProfile {
  readonly quarterSeconds: number;
  readonly quarterWallMs: number;
  /** Points of an average team in a match. */
  readonly meanPoints: number;
  /** Home advantage in points. */
  readonly homeLead: number;
  readonly marginDeviation: number;
  readonly totalDeviation: number;
}

export const overtimeSeconds = 300;

const leagueProfiles: Readonly<Record<BasketballFacts["league"], LeagueProfile>> = {
  euroleague: {
    quarterSeconds: 600,
    quarterWallMs: 28.75 * minuteMs,
    meanPoints: 80.5,
    homeLead: 3.7,
    marginDeviation: 12.4,
    totalDeviation: 16.2,
  },
  nba: {
    quarterSeconds: 720,
    quarterWallMs: 28.75 * minuteMs,
    meanPoints: 107.6,
    homeLead: 4.1,
    marginDeviation: 14,
    totalDeviation: 17.5,
  },
};

export function profileOf(fixture: Fixture): LeagueProfile {
  return leagueProfiles[factsOf(fixture, "basketball").league];
}

/** The profile of a competition. */
export function profileOfCompetition(competition: string): LeagueProfile {
  return leagueProfiles[competition === "euroleague" ? "euroleague" : "nba"];
}

/** Whether the data shows if the match went to overtime; if not, no line may settle on regular time. */
export function isOvertimeKnown(fixture: Fixture): boolean {
  const { overtime, quarters } = factsOf(fixture, "basketball");
  return overtime !== null || quarters !== null;
}

/** What is known at one moment of the match. */
export interface BasketballState {
  readonly clock: GameClock;
  /** Points of the periods begun so far. */
  readonly quarters: readonly Pair[];
  readonly score: Pair;
  readonly races: readonly number[];
  readonly isOver: boolean;
}

/** Records which side reached each mark first: 1 home, -1 away. */
export function recordRaces(races: number[], score: Pair): void {
  raceMarks.forEach((mark, index) => {
    if (races[index] !== 0) return;
    if (score[0] >= mark) races[index] = 1;
    else if (score[1] >= mark) races[index] = -1;
  });
}

/** State after the events up to a moment; null is before the start. */
export function basketballStateAt(events: readonly ScriptEvent[], elapsedMs: number | null): BasketballState {
  const quarters: [number, number][] = [];
  const score: [number, number] = [0, 0];
  const races: number[] = raceMarks.map(() => 0);
  const until = elapsedMs ?? -1;
  let isOver = false;
  for (const event of events) {
    if (event.atMs > until) break;
    if (event.kind === "period_start") quarters.push([0, 0]);
    if (event.kind === "match_end") isOver = true;
    const quarter = quarters.at(-1);
    if (event.kind !== "point" || !quarter) continue;
    const [home, away] = scoreAfter(event);
    quarter[0] += home - score[0];
    quarter[1] += away - score[1];
    score[0] = home;
    score[1] = away;
    recordRaces(races, score);
  }
  return { clock: clockAt(events, until), quarters, score, races, isOver };
}

export function basketballScoreboard(state: BasketballState, { quarterSeconds }: LeagueProfile): Scoreboard {
  const { clock, quarters, score, isOver } = state;
  const isDecided = isOver || (clock.isBreak && clock.period >= 4 && score[0] !== score[1]);
  return quarterScoreboard({ clock, periods: quarters, score, isOver, isDecided, quarterSeconds, overtimeSeconds, overtimes: "numbered" });
}
