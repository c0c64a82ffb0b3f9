import type { Scoreboard, ScriptEvent } from "../../core/sport-module.ts";
import type { BasketballFacts, Pair } from "../../core/source-match.ts";
import type { Fixture } from "../../core/fixture.ts";
import { clockAt, type GameClock } from "../shared/game-clock.ts";

/** Scores that teams race to. */
export const raceMarks = [20, 40, 60, 80, 100] as const;

/** What basketball markets settle on. */
export interface BasketballDetail {
  /** Points of each quarter, then of each overtime. */
  readonly quarters: readonly Pair[];
  readonly score: Pair;
  /** By race mark: 1 home came first, -1 away, 0 neither. */
  readonly races: readonly number[];
}

/** How long a league plays and how its scores vary. */
export interface LeagueProfile {
  readonly quarterSeconds: number;
  readonly quarterWallMs: number;
  /** Points of an average team in a whole match. */
  readonly meanPoints: number;
  /** Points that playing at home is worth. */
  readonly homeLead: number;
  readonly marginDeviation: number;
  readonly totalDeviation: number;
}

export const overtimeSeconds = 300;

const leagueProfiles: Readonly<Record<BasketballFacts["league"], LeagueProfile>> = {
  euroleague: {
    quarterSeconds: 600,
    quarterWallMs: 28.75 * 60_000,
    meanPoints: 80.5,
    homeLead: 3.7,
    marginDeviation: 12.4,
    totalDeviation: 16.2,
  },
  nba: {
    quarterSeconds: 720,
    quarterWallMs: 28.75 * 60_000,
    meanPoints: 107.6,
    homeLead: 4.1,
    marginDeviation: 14,
    totalDeviation: 17.5,
  },
};

export function basketballFacts(fixture: Fixture): BasketballFacts {
  const facts = fixture.source?.facts;
  if (facts?.sport !== "basketball") throw new Error(`fixture ${fixture.id} has no basketball facts`);
  return facts;
}

export function profileOf(fixture: Fixture): LeagueProfile {
  return leagueProfiles[basketballFacts(fixture).league];
}

/** Whether the data tells if the match went to overtime; without it no line may settle on regular time. */
export function isOvertimeKnown(fixture: Fixture): boolean {
  const { overtime, quarters } = basketballFacts(fixture);
  return overtime !== null || quarters !== null;
}

export function sumPairs(pairs: readonly Pair[]): Pair {
  let [home, away] = [0, 0];
  for (const pair of pairs) {
    home += pair[0];
    away += pair[1];
  }
  return [home, away];
}

/** All that a spectator knows at one moment. */
export interface BasketballState {
  readonly clock: GameClock;
  /** Periods begun so far, the last one perhaps in play. */
  readonly quarters: readonly Pair[];
  readonly score: Pair;
  readonly races: readonly number[];
  readonly isOver: boolean;
}

function noteRaces(races: number[], score: Pair): void {
  raceMarks.forEach((mark, index) => {
    if (races[index] !== 0) return;
    if (score[0] >= mark) races[index] = 1;
    else if (score[1] >= mark) races[index] = -1;
  });
}

/** Folds the events up to a moment (null: before the start) into what is known then. */
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
    const [home, away] = (event.score ?? "0:0").split(":").map(Number);
    quarter[0] += (home ?? 0) - score[0];
    quarter[1] += (away ?? 0) - score[1];
    score[0] = home ?? 0;
    score[1] = away ?? 0;
    noteRaces(races, score);
  }
  return { clock: clockAt(events, until), quarters, score, races, isOver };
}

const ordinals = ["1st", "2nd", "3rd", "4th"];

function phaseOf({ clock, isOver, score }: BasketballState): Scoreboard["phase"] {
  const { period, isBreak } = clock;
  if (isOver || (isBreak && period >= 4 && score[0] !== score[1])) {
    return period > 4 ? { code: 111, key: "aot" } : { code: 100, key: "ended" };
  }
  if (period === 0) return { code: 0, key: "not_started" };
  if (!isBreak) {
    return period > 4
      ? { code: 40, key: "overtime", number: period - 4 }
      : { code: 12 + period, key: `${ordinals[period - 1]}_quarter`, number: period };
  }
  if (period === 2) return { code: 31, key: "halftime" };
  return period >= 4
    ? { code: 32, key: "awaiting_extra_time" }
    : { code: 300 + period, key: `${ordinals[period - 1]}_break`, number: period };
}

function playedSeconds({ clock }: BasketballState, { quarterSeconds }: LeagueProfile): number {
  if (clock.period === 0) return 0;
  const full = Math.min(clock.period - 1, 4) * quarterSeconds + Math.max(clock.period - 5, 0) * overtimeSeconds;
  const length = clock.period > 4 ? overtimeSeconds : quarterSeconds;
  return full + length - Math.ceil(clock.remainingSeconds);
}

export function basketballScoreboard(state: BasketballState, profile: LeagueProfile): Scoreboard {
  const played = playedSeconds(state, profile);
  return {
    phase: phaseOf(state),
    clock: {
      playedSeconds: played,
      stoppageSeconds: null,
      remainingSeconds: Math.ceil(state.clock.remainingSeconds),
      stopped: !state.clock.isRunning,
    },
    progress: state.isOver ? 1 : Math.min(played / (4 * profile.quarterSeconds), 0.99),
    breaks: [0.25, 0.5, 0.75],
    total: state.score,
    game: null,
    periods: state.quarters.map((score, index) => ({
      key: index < 4 ? `${ordinals[index]}_quarter` : "overtime",
      type: index < 4 ? "quarter" : "overtime",
      number: index < 4 ? index + 1 : index - 3,
      score,
    })),
    server: null,
    maxPeriods: 4,
    details: [],
  };
}
