import type { Scoreboard } from "../../sport-module.ts";
import { overtimeSeconds, quarterSeconds } from "./american-football-detail.ts";
import type { AmericanFootballState } from "./american-football-state.ts";

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
