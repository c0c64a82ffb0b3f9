import type { Fixture } from "../core/fixture.ts";
import { isVoidEnd } from "../core/match-end.ts";
import type { MatchScript, Scoreboard, SportFeed } from "../core/sport-module.ts";
import { minuteMs } from "../core/time.ts";
import { priceMarkets } from "./price-markets.ts";

/** How likely each side is to win at a moment, according to the fair prices of the winner market: thousandths that add up to 1000. */
export interface WinChance {
  /** Since the start; before it, negative. */
  readonly atMs: number;
  readonly home: number;
  /** Null in sports without a draw. */
  readonly draw: number | null;
  readonly away: number;
  /** The prices that the winner market has at that moment, in its order; 0 where an outcome has none. */
  readonly odds: readonly number[];
  /** Score at that moment, `2:1`; null before the start. */
  readonly score: string | null;
  /** Match time as displayed: `45+2`, `Q3 04:12`. */
  readonly label: string | null;
}

/** `line`: a few points for a small chart; `whole`: about one a minute. */
export type WinChanceDetail = "line" | "whole";

/** The time between two points grows with the match, so that there are never many more than this. */
const maxSteps = 100;
const stepsOfLine = 5;

/** Events at which chances jump. */
const turnKinds: ReadonlySet<string> = new Set(["goal", "set_won", "map_won", "touchdown", "field_goal", "safety", "run", "wicket"]);
/** How long before such an event the previous point is. */
const beforeTurnMs = 1_000;

/**
 * The moments of a match with a point, coarse ones first, then those between. They depend on nothing after `untilMs`: the length of a match would
 * reveal how it went.
 */
export function winChanceTimes(script: MatchScript<unknown>, untilMs: number, detail: WinChanceDetail): readonly number[] {
  const end = Math.min(untilMs, script.durationMs);
  if (end < 0) return [];
  const step = minuteMs * Math.max(1, Math.ceil(end / (maxSteps * minuteMs)));
  const times = new Set<number>([0, Math.floor(end / step) * step]);
  for (let at = 0; at <= end; at += step * stepsOfLine) times.add(at);
  for (const { atMs, kind } of script.events) {
    if (atMs > end) break;
    if (!turnKinds.has(kind)) continue;
    times.add(Math.max(0, atMs - beforeTurnMs));
    times.add(atMs);
  }
  if (detail === "whole") for (let at = 0; at <= end; at += step) times.add(at);
  // A match without a valid result ends without chances.
  if (end === script.durationMs) {
    if (isVoidEnd(script.end)) times.delete(end);
    else times.add(end);
  }
  return [...times];
}

/** Thousandths that add up to 1000: what rounding leaves goes to the largest remainders. */
export function toThousandths(shares: readonly number[]): readonly number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  const exact = shares.map((share) => (share / sum) * 1000);
  const whole = exact.map(Math.floor);
  let left = 1000 - whole.reduce((total, value) => total + value, 0);
  const byRemainder = exact.map((value, index) => ({ index, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    left -= 1;
  }
  return whole;
}

/** Minutes of football by the clock; in other sports the label of the latest event. */
function labelAt(sport: SportFeed["module"]["sport"], script: MatchScript<unknown>, board: Scoreboard, atMs: number): string | null {
  if (sport === "soccer" && board.clock !== null) {
    const { playedSeconds, stoppageSeconds } = board.clock;
    const minute = Math.floor((playedSeconds - (stoppageSeconds ?? 0)) / 60);
    return stoppageSeconds === null ? String(minute) : `${minute}+${Math.floor(stoppageSeconds / 60) + 1}`;
  }
  return script.events.findLast((event) => event.atMs <= atMs && event.label !== undefined)?.label ?? null;
}

/** The chances at a moment; null if the winner market has no fair price then. */
export function winChanceAt(
  { fixture, sport, script }: { readonly fixture: Fixture; readonly sport: SportFeed; readonly script: MatchScript<unknown> },
  atMs: number,
  drift: number,
): WinChance | null {
  const { module, mainTypeId, definitions } = sport;
  const template = module.template(fixture, script, mainTypeId, "");
  if (template === null) return null;
  const elapsedMs = atMs < 0 ? null : atMs;
  const scenarios = module.outlook(fixture, script, elapsedMs, drift);
  const [line] = priceMarkets([template], scenarios, { definitions, stage: elapsedMs === null ? "upcoming" : "live" }).lines;
  if (line === undefined) return null;
  const { fair, odds } = line;
  if (!(fair.reduce((sum, share) => sum + share, 0) > 0)) return null;
  const [first = 0, second = 0, third] = toThousandths([...fair]);
  const board = elapsedMs === null ? null : module.scoreboardAt(fixture, script, elapsedMs);
  return {
    atMs,
    home: first,
    draw: third === undefined ? null : second,
    away: third ?? second,
    odds: [...odds],
    score: board === null ? null : board.total.join(":"),
    label: board === null ? null : labelAt(module.sport, script, board, atMs),
  };
}
