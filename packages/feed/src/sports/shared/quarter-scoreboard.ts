import type { Pair } from "../../core/source-match.ts";
import type { Scoreboard } from "../../core/sport-module.ts";
import { countdownClock, type GameClock } from "./game-clock.ts";

const ordinals = ["1st", "2nd", "3rd", "4th"];

/** What the scoreboard of a sport played in four quarters shows. */
interface QuarterGame {
  readonly clock: GameClock;
  /** Points by period begun: the quarters, then the overtimes. */
  readonly periods: readonly Pair[];
  readonly score: Pair;
  readonly isOver: boolean;
  /** Whether the result is known, perhaps shortly before the match counts as over. */
  readonly isDecided: boolean;
  readonly quarterSeconds: number;
  readonly overtimeSeconds: number;
  readonly overtimes: "single" | "numbered";
}

function phaseOf({ clock, isDecided, overtimes }: QuarterGame): Scoreboard["phase"] {
  const { period, isBreak } = clock;
  if (isDecided) return period > 4 ? { code: 111, key: "aot" } : { code: 100, key: "ended" };
  if (period === 0) return { code: 0, key: "not_started" };
  if (!isBreak && period > 4) {
    const overtime = { code: 40, key: "overtime" };
    return overtimes === "single" ? overtime : { ...overtime, number: period - 4 };
  }
  if (!isBreak) return { code: 12 + period, key: `${ordinals[period - 1]}_quarter`, number: period };
  if (period === 2) return { code: 31, key: "halftime" };
  return period >= 4
    ? { code: 32, key: "awaiting_extra_time" }
    : { code: 300 + period, key: `${ordinals[period - 1]}_break`, number: period };
}

function playedSecondsOf({ clock, quarterSeconds, overtimeSeconds }: QuarterGame): number {
  const { period, remainingSeconds } = clock;
  if (period === 0) return 0;
  const full = Math.min(period - 1, 4) * quarterSeconds + Math.max(period - 5, 0) * overtimeSeconds;
  const length = period > 4 ? overtimeSeconds : quarterSeconds;
  return full + length - Math.ceil(remainingSeconds);
}

/** The scoreboard of a sport played in four quarters on a clock that runs down. */
export function quarterScoreboard(game: QuarterGame): Scoreboard {
  const { clock, periods, score, isOver, quarterSeconds } = game;
  const playedSeconds = playedSecondsOf(game);
  return {
    phase: phaseOf(game),
    clock: countdownClock(clock, playedSeconds),
    progress: isOver ? 1 : Math.min(playedSeconds / (4 * quarterSeconds), 0.99),
    breaks: [0.25, 0.5, 0.75],
    total: score,
    game: null,
    periods: periods.map((period, index) => ({
      key: index < 4 ? `${ordinals[index]}_quarter` : "overtime",
      type: index < 4 ? "quarter" : "overtime",
      number: index < 4 ? index + 1 : index - 3,
      score: period,
    })),
    server: null,
    maxPeriods: 4,
    details: [],
  };
}
