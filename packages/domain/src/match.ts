/** All match statuses, in the order of their wire numbers. */
export const matchStatuses = ["prematch", "live", "stopped", "closed", "finished", "notCovered"] as const;
/** Status of a match; only prematch and live matches take bets (spec.md 4). */
export type MatchStatus = (typeof matchStatuses)[number];

/** Parses the wire number 0 to 5; anything else is `notCovered`. */
export function parseMatchStatus(value: unknown): MatchStatus {
  return (typeof value === "number" ? matchStatuses[value] : undefined) ?? "notCovered";
}

/** Converts a status into its wire number. */
export function matchStatusToWire(status: MatchStatus): 0 | 1 | 2 | 3 | 4 | 5 {
  return matchStatuses.indexOf(status) as 0 | 1 | 2 | 3 | 4 | 5;
}

/** Whether bets on the match are accepted: before its start and in play. */
export function isMatchBettable(status: MatchStatus): boolean {
  return status === "prematch" || status === "live";
}

/** One segment of the progress bar between two breaks, in thousandths of the match. */
export interface ProgressSegment {
  readonly from: number;
  readonly to: number;
  /** Filled length, from 0 to `to - from`. */
  readonly filled: number;
}

const whole = 1000;

/** Splits the progress bar of a match at its breaks. All values are thousandths; out-of-range values are clamped. */
export function progressSegments(progress: number, breaks: readonly number[]): readonly ProgressSegment[] {
  const elapsed = Math.min(whole, Math.max(0, progress));
  const cuts = [...new Set(breaks.filter((cut) => cut > 0 && cut < whole))].sort((left, right) => left - right);
  const edges = [0, ...cuts, whole];
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0;
    return { from, to, filled: Math.min(to, Math.max(from, elapsed)) - from };
  });
}

/** The match clock at server time `atMs`, in seconds; null for parts that the sport does not show. */
export interface MatchClock {
  readonly playedSeconds: number | null;
  readonly stoppageSeconds: number | null;
  readonly remainingSeconds: number | null;
  readonly isStopped: boolean;
  readonly atMs: number;
  /** Match seconds per real second. */
  readonly speed: number;
}

/** The match clock in the API; times are `mm:ss`. */
export interface WireMatchClock {
  readonly match_time: string | null;
  readonly stoppage_time: string | null;
  readonly remaining_time: string | null;
  readonly stopped: boolean;
  readonly at: string;
  readonly speed: number;
}

/** The displayed clock, in whole seconds. */
export type ClockReading = Pick<MatchClock, "playedSeconds" | "stoppageSeconds" | "remainingSeconds">;

/** Parses `mm:ss` into seconds; null for other text. Minutes may exceed 99. */
export function parseClockTime(text: string | null | undefined): number | null {
  const [, minutes, seconds] = /^(\d{1,4}):([0-5]\d)$/u.exec(text ?? "") ?? [];
  return minutes === undefined || seconds === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** Formats seconds as `67:12`, with at least two digits each. */
export function formatClockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

/** Converts a wire clock; `atMs` is the caller's parse of `wire.at`. */
export function wireToMatchClock(wire: WireMatchClock, atMs: number): MatchClock {
  return {
    playedSeconds: parseClockTime(wire.match_time),
    stoppageSeconds: parseClockTime(wire.stoppage_time),
    remainingSeconds: parseClockTime(wire.remaining_time),
    isStopped: wire.stopped,
    atMs,
    speed: Number.isFinite(wire.speed) && wire.speed > 0 ? wire.speed : 1,
  };
}

/**
 * The clock at server time `nowMs`, advanced from the last message. During stoppage only the stoppage time grows;
 * a remaining time stops at zero; a stopped clock does not change (decisions AE).
 */
export function tickClock(clock: MatchClock, nowMs: number): ClockReading {
  const elapsed = clock.isStopped ? 0 : Math.max(0, Math.floor(((nowMs - clock.atMs) / 1000) * clock.speed));
  const { playedSeconds, stoppageSeconds, remainingSeconds } = clock;
  const run = remainingSeconds === null ? elapsed : Math.min(elapsed, remainingSeconds);
  return {
    playedSeconds: playedSeconds === null || stoppageSeconds !== null ? playedSeconds : playedSeconds + run,
    stoppageSeconds: stoppageSeconds === null ? null : stoppageSeconds + elapsed,
    remainingSeconds: remainingSeconds === null ? null : remainingSeconds - run,
  };
}

/** Milliseconds until the displayed clock next changes; null for a stopped clock. */
export function nextTickInMs(clock: MatchClock, nowMs: number): number | null {
  if (clock.isStopped) return null;
  const msPerTick = 1000 / clock.speed;
  const since = Math.max(0, nowMs - clock.atMs);
  return Math.max(1, Math.ceil((Math.floor(since / msPerTick) + 1) * msPerTick - since));
}
