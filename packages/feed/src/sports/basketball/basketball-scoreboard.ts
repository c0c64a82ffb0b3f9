import type { Scoreboard } from "../../sport-module.ts";
import { overtimeSeconds, type LeagueProfile } from "./basketball-detail.ts";
import type { BasketballState } from "./basketball-state.ts";

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
