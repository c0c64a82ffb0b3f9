/** Where a match stands; everything but prematch and live is unavailable for betting (spec.md 4). */
export const matchStatuses = ["prematch", "live", "stopped", "closed", "finished", "notCovered"] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** Reads the wire number 0 to 5; anything else is not covered. */
export function parseMatchStatus(value: unknown): MatchStatus {
  return (typeof value === "number" ? matchStatuses[value] : undefined) ?? "notCovered";
}

/** Writes the wire number. */
export function matchStatusToWire(status: MatchStatus): 0 | 1 | 2 | 3 | 4 | 5 {
  return matchStatuses.indexOf(status) as 0 | 1 | 2 | 3 | 4 | 5;
}

export function isMatchBettable(status: MatchStatus): boolean {
  return status === "prematch" || status === "live";
}

/** One piece of the clock line between two breaks; all in thousandths of the match. */
export interface ProgressSegment {
  readonly from: number;
  readonly to: number;
  /** How far it is filled, from 0 to `to - from`. */
  readonly filled: number;
}

const whole = 1000;

/** Cuts the elapsed share of a match at its breaks, for the clock line (thousandths; out of range values are held). */
export function progressSegments(progress: number, breaks: readonly number[]): readonly ProgressSegment[] {
  const elapsed = Math.min(whole, Math.max(0, progress));
  const cuts = [...new Set(breaks.filter((cut) => cut > 0 && cut < whole))].sort((left, right) => left - right);
  const edges = [0, ...cuts, whole];
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0;
    return { from, to, filled: Math.min(to, Math.max(from, elapsed)) - from };
  });
}

/** A reading of the match clock at `atMs` server time. Seconds; null where the sport does not show that part. */
export interface MatchClock {
  readonly playedSeconds: number | null;
  readonly stoppageSeconds: number | null;
  readonly remainingSeconds: number | null;
  readonly isStopped: boolean;
  readonly atMs: number;
  /** Match seconds a real second. */
  readonly speed: number;
}

/** The clock as the API writes it: times are `mm:ss`. */
export interface WireMatchClock {
  readonly match_time: string | null;
  readonly stoppage_time: string | null;
  readonly remaining_time: string | null;
  readonly stopped: boolean;
  readonly at: string;
  readonly speed: number;
}

/** What the clock shows at a moment, whole seconds. */
export type ClockReading = Pick<MatchClock, "playedSeconds" | "stoppageSeconds" | "remainingSeconds">;

/** Reads `mm:ss` (minutes may pass 99) into seconds, or null. */
export function parseClockTime(text: string | null | undefined): number | null {
  const [, minutes, seconds] = /^(\d{1,4}):([0-5]\d)$/u.exec(text ?? "") ?? [];
  return minutes === undefined || seconds === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** Writes seconds as `67:12`, two digits each. */
export function formatClockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

/** Reads a clock off the wire; `atMs` is the parsed `at`, since the domain has no dates. */
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
 * The reading at `nowMs` server time, ticked on from the last message: in stoppage only the stoppage grows,
 * a remaining time runs down to zero and holds, a stopped clock stands (decisions AE).
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

/** Milliseconds until the reading next changes, null for a stopped clock: lets a page sleep between ticks. */
export function nextTickInMs(clock: MatchClock, nowMs: number): number | null {
  if (clock.isStopped) return null;
  const msPerTick = 1000 / clock.speed;
  const since = Math.max(0, nowMs - clock.atMs);
  return Math.max(1, Math.ceil((Math.floor(since / msPerTick) + 1) * msPerTick - since));
}
