import type { RandomSource } from "../../core/random.ts";
import type { ScriptEvent } from "../../core/sport-module.ts";
import { scoreAfter } from "../shared/script-events.ts";

/** The count of the batter and the runners. */
export interface AtBat {
  readonly balls: number;
  readonly strikes: number;
  /** Whether a runner is on first, second and third base. */
  readonly bases: readonly [boolean, boolean, boolean];
}

interface Tally {
  balls: number;
  strikes: number;
  bases: [boolean, boolean, boolean];
}

const pitchEveryMs = 23_000;
/** Shares of balls and strikes among pitches; of the others, some are hits and the rest fouls. */
const pitchShares = { ball: 0.37, strike: 0.44, hit: 0.05 } as const;

function newBatter(tally: Tally): void {
  tally.balls = 0;
  tally.strikes = 0;
}

/** Puts a runner on first base and advances the runners who are forced. */
function force(tally: Tally): void {
  const [first, second, third] = tally.bases;
  tally.bases = [true, second || first, third || (first && second)];
  newBatter(tally);
}

/** Only outs and runs are known, so a simulated pitch never results in a third strike or a run. */
function pitch(tally: Tally, draw: number): void {
  const [first, second, third] = tally.bases;
  const isLoaded = first && second && third;
  if (draw < pitchShares.ball) {
    if (tally.balls < 3) tally.balls += 1;
    else if (!isLoaded) force(tally);
  } else if (draw < pitchShares.ball + pitchShares.strike) tally.strikes = Math.min(2, tally.strikes + 1);
  else if (draw < pitchShares.ball + pitchShares.strike + pitchShares.hit && !third) {
    tally.bases = [true, first, second];
    newBatter(tally);
  }
}

/** The leading runners score; the batter follows them, or takes the first free base. */
function score(tally: Tally, runs: number): void {
  let left = runs;
  const [first, second, third] = tally.bases;
  const staying = [third, second, first].map((isTaken) => {
    if (isTaken && left > 0) left -= 1;
    else return isTaken;
    return false;
  });
  const [atThird = false, atSecond = false, atFirst = false] = staying;
  tally.bases = [atFirst, atSecond, atThird];
  if (left === 0) force(tally);
  else newBatter(tally);
}

/**
 * The batter's count and the runners after these events; null between half innings. The data has only runs and outs, so pitches are drawn from what
 * happened before them: a picture reveals no more about the future than the prices do.
 */
export function atBatAt(events: readonly ScriptEvent[], elapsedMs: number, random: RandomSource): AtBat | null {
  const start = events.findLastIndex(({ kind }) => kind === "period_start");
  const half = events.slice(Math.max(0, start));
  if (start < 0 || half.some(({ kind }) => kind === "period_end" || kind === "match_end")) return null;
  const tally: Tally = { balls: 0, strikes: 0, bases: [false, false, false] };
  const totalOf = (event: ScriptEvent): number => scoreAfter(event).reduce((sum, runs) => sum + runs, 0);
  const lastScored = events.slice(0, start).findLast((event) => event.score !== undefined);
  let total = lastScored === undefined ? 0 : totalOf(lastScored);
  for (const [index, event] of half.entries()) {
    if (event.kind === "out") newBatter(tally);
    if (event.kind === "run") {
      score(tally, totalOf(event) - total);
      total = totalOf(event);
    }
    const draws = random.fork(`pitches/${event.label ?? ""}/${index}`);
    const untilMs = half[index + 1]?.atMs ?? elapsedMs;
    for (let atMs = event.atMs + pitchEveryMs; atMs <= untilMs; atMs += pitchEveryMs) pitch(tally, draws.next());
  }
  return tally;
}
