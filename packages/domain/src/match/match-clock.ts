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
