import type { Scoreboard } from "../../sport-module.ts";
import { regularInnings, sumRuns } from "./baseball-detail.ts";
import type { BaseballState } from "./baseball-state.ts";

const ordinals = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th"];

function phaseOf({ batting, isBreak, isOver, away }: BaseballState): Scoreboard["phase"] {
  if (isOver) return { code: 100, key: "ended" };
  if (!batting) return { code: 0, key: "not_started" };
  const inning = away.length;
  const half = batting === "away" ? "top" : "bottom";
  if (isBreak) {
    const code = inning > regularInnings ? 438 : Math.min(419 + 2 * inning + (batting === "home" ? 1 : 0), 438);
    return { code, key: "break", number: inning };
  }
  const place = batting === "home" ? 1 : 0;
  if (inning > regularInnings) return { code: 419 + place, key: "extra_inning", number: inning };
  return { code: 399 + 2 * inning + place, key: `${ordinals[inning - 1]}_inning_${half}`, number: inning };
}

function progressOf({ away, home, isOver, outs, isBreak }: BaseballState): number {
  if (isOver) return 1;
  const begun = away.length + home.length;
  const part = isBreak || begun === 0 ? 0 : outs / 3 - 1;
  return Math.min((begun + part) / (2 * regularInnings), 0.99);
}

/** Outs stand on the side that bats. */
export function baseballScoreboard(state: BaseballState): Scoreboard {
  const { away, home, batting, outs } = state;
  return {
    phase: phaseOf(state),
    clock: null,
    progress: progressOf(state),
    breaks: Array.from({ length: regularInnings - 1 }, (_, index) => (index + 1) / regularInnings),
    total: [sumRuns(home), sumRuns(away)],
    game: null,
    periods: away.map((runs, index) => ({
      key: ordinals[index] ? `${ordinals[index]}_inning` : "extra_inning",
      type: "inning",
      number: index + 1,
      score: [home[index] ?? 0, runs] as const,
    })),
    server: state.isOver ? null : batting,
    maxPeriods: regularInnings,
    details: batting ? [{ key: "outs", values: batting === "home" ? [String(outs), ""] : ["", String(outs)] }] : [],
  };
}
