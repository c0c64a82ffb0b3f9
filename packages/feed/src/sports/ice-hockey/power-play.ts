import type { RandomSource } from "../../core/random.ts";
import type { Pair, Side } from "../../core/source-match.ts";
import type { ScriptEvent } from "../../core/sport-module.ts";
import { otherSide, sideIndex } from "../shared/scores.ts";
import { periodSeconds, regulationSeconds } from "./ice-hockey-state.ts";

export const penaltySeconds = 120;
/** Minimum and mean further time between two penalties of a side, played seconds. */
const gapSeconds = { min: 150, mean: 900 } as const;
const fullMen = 5;
const minMen = 3;

/** One side has more skaters on the ice. */
export interface PowerPlay {
  /** The side with more skaters. */
  readonly side: Side;
  /** Played seconds of the match. */
  readonly endsAtSeconds: number;
  /** Skaters of home and away. */
  readonly men: Pair;
}

const goalLabel = /^P(\d) (\d+):(\d+)$/u;

function playedSecondsOf({ label = "" }: ScriptEvent): number | null {
  const [, period, minutes, seconds] = goalLabel.exec(label) ?? [];
  return period === undefined ? null : Number(period) * periodSeconds - Number(minutes) * 60 - Number(seconds);
}

function drawPenalties(random: RandomSource): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < regulationSeconds;) {
    at += Math.round(gapSeconds.min - Math.log(1 - random.next()) * gapSeconds.mean);
    if (at < regulationSeconds) found.push(at);
  }
  return found;
}

/**
 * The power play at a moment of regular time. The data has no penalties, so they are drawn independently of the goals: a picture reveals no more
 * about the future than the prices do. A goal of the side with more skaters ends one.
 */
export function powerPlayAt(events: readonly ScriptEvent[], playedSeconds: number, random: RandomSource): PowerPlay | null {
  const ends = (["home", "away"] as const).map((side) => {
    const goals = events.filter((event) => event.kind === "goal" && event.side === otherSide(side)).map(playedSecondsOf);
    return drawPenalties(random.fork(`penalties/${side}`)).flatMap((at) => {
      const scored = goals.find((second) => second !== null && second >= at && second <= playedSeconds) ?? Infinity;
      const end = Math.min(at + penaltySeconds, scored);
      return at <= playedSeconds && playedSeconds < end ? [end] : [];
    });
  });
  const [home = [], away = []] = ends;
  if (playedSeconds >= regulationSeconds || home.length === away.length) return null;
  const short: Side = home.length > away.length ? "home" : "away";
  const men = (count: number): number => Math.max(minMen, fullMen - count);
  return {
    side: otherSide(short),
    endsAtSeconds: Math.min(...(ends[sideIndex(short)] ?? [])),
    men: [men(home.length), men(away.length)],
  };
}
