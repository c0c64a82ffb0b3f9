import type { Scoreboard, ScriptEvent } from "../../core/sport-module.ts";
import type { AmericanFootballFacts, Pair } from "../../core/source-match.ts";
import type { Fixture } from "../../core/fixture.ts";
import { clockAt, type GameClock } from "../shared/game-clock.ts";

export const quarterSeconds = 900;
export const overtimeSeconds = 600;

/** What American football markets settle on. */
export interface AmericanFootballDetail {
  /** Points of the four quarters. */
  readonly quarters: readonly [Pair, Pair, Pair, Pair];
  /** Points of overtime; null when there was none. */
  readonly overtime: Pair | null;
  readonly score: Pair;
}

/** The facts of a fixture; a fixture without them is a broken plan. */
export function americanFootballFacts(fixture: Fixture): AmericanFootballFacts {
  const facts = fixture.source?.facts;
  if (facts?.sport !== "american-football") throw new Error(`fixture ${fixture.id} has no American football facts`);
  return facts;
}

export function addPairs(pairs: readonly Pair[]): Pair {
  let [home, away] = [0, 0];
  for (const pair of pairs) {
    home += pair[0];
    away += pair[1];
  }
  return [home, away];
}

/** A detail from its quarters and overtime. */
export function detailFrom(quarters: AmericanFootballDetail["quarters"], overtime: Pair | null): AmericanFootballDetail {
  const regular = addPairs(quarters);
  return { quarters, overtime, score: overtime === null ? regular : addPairs([regular, overtime]) };
}

/** All that a spectator knows at one moment. */
export interface AmericanFootballState {
  readonly clock: GameClock;
  /** Points of the periods begun so far, overtime fifth. */
  readonly periods: readonly Pair[];
  readonly score: Pair;
  readonly isOver: boolean;
}

const scoringKinds = new Set(["touchdown", "field_goal", "safety"]);

/** Reads the events up to a moment (null: before the start) into what is known then. */
export function stateAt(events: readonly ScriptEvent[], elapsedMs: number | null): AmericanFootballState {
  const until = elapsedMs ?? -1;
  const periods: [number, number][] = [];
  let before: Pair = [0, 0];
  let isOver = false;
  for (const event of events) {
    if (event.atMs > until) break;
    if (event.kind === "period_start") periods.push([0, 0]);
    if (event.kind === "match_end") isOver = true;
    const period = periods.at(-1);
    if (!scoringKinds.has(event.kind) || !period) continue;
    const [home = 0, away = 0] = (event.score ?? "0:0").split(":").map(Number);
    period[0] += home - before[0];
    period[1] += away - before[1];
    before = [home, away];
  }
  return { clock: clockAt(events, until), periods, score: addPairs(periods), isOver };
}

const none: Pair = [0, 0];

/** The detail if nothing more happened. */
export function detailOfState({ periods }: AmericanFootballState): AmericanFootballDetail {
  const [first = none, second = none, third = none, fourth = none] = periods;
  return detailFrom([first, second, third, fourth], periods[4] ?? null);
}

const ordinals = ["1st", "2nd", "3rd", "4th"];

function phaseOf({ clock, isOver }: AmericanFootballState): Scoreboard["phase"] {
  const { period, isBreak } = clock;
  if (isOver) return period > 4 ? { code: 111, key: "aot" } : { code: 100, key: "ended" };
  if (period === 0) return { code: 0, key: "not_started" };
  if (!isBreak)
    return period > 4 ? { code: 40, key: "overtime" } : { code: 12 + period, key: `${ordinals[period - 1]}_quarter`, number: period };
  if (period === 2) return { code: 31, key: "halftime" };
  return period >= 4
    ? { code: 32, key: "awaiting_extra_time" }
    : { code: 300 + period, key: `${ordinals[period - 1]}_break`, number: period };
}

function playedSeconds({ clock }: AmericanFootballState): number {
  if (clock.period === 0) return 0;
  const length = clock.period > 4 ? overtimeSeconds : quarterSeconds;
  return (clock.period - 1) * quarterSeconds + Math.max(length - Math.ceil(clock.remainingSeconds), 0);
}

/** The scoreboard of a state, with the clock running down. */
export function americanFootballScoreboard(state: AmericanFootballState): Scoreboard {
  const played = playedSeconds(state);
  return {
    phase: phaseOf(state),
    clock: {
      playedSeconds: played,
      stoppageSeconds: null,
      remainingSeconds: Math.ceil(state.clock.remainingSeconds),
      stopped: !state.clock.isRunning,
    },
    progress: state.isOver ? 1 : Math.min(played / (4 * quarterSeconds), 0.99),
    breaks: [0.25, 0.5, 0.75],
    total: state.score,
    game: null,
    periods: state.periods.map((score, index) => ({
      key: index < 4 ? `${ordinals[index]}_quarter` : "overtime",
      type: index < 4 ? "quarter" : "overtime",
      number: index < 4 ? index + 1 : 1,
      score,
    })),
    server: null,
    maxPeriods: 4,
    details: [],
  };
}
