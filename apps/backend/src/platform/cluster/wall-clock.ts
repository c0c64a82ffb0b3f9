import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";

/** Wall clocks of processes that share a database may differ from its clock by this much: prices, delays and expiry are compared across processes. */
const maxClockOffsetMs = 250;
const samples = 5;

/** How far the wall clock of this process is ahead of the database's, ms; from the fastest of a few round trips. */
export async function clockOffset(database: Database, now: () => number = Date.now): Promise<number> {
  let best = { tripMs: Number.POSITIVE_INFINITY, offsetMs: 0 };
  for (let sample = 0; sample < samples; sample += 1) {
    const sentAt = performance.now();
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database);
    const tripMs = performance.now() - sentAt;
    const databaseNow = (rows[0]?.at.getTime() ?? 0) + tripMs / 2;
    if (tripMs < best.tripMs) best = { tripMs, offsetMs: Math.round(now() - databaseNow) };
  }
  return best.offsetMs;
}

/** What is wrong with the wall clock, in one sentence; null if nothing is. */
export function clockProblem(offsetMs: number): string | null {
  if (Math.abs(offsetMs) <= maxClockOffsetMs) return null;
  const direction = offsetMs > 0 ? "ahead of" : "behind";
  return `The clock of this machine is ${Math.abs(offsetMs)} ms ${direction} the database's, and at most ${maxClockOffsetMs} ms are allowed: synchronise it (NTP).`;
}

/** Watches the wall clock of this process. */
export interface ClockWatch {
  /** The last known problem; null if there is none. */
  problem(): string | null;
  /** Resolves with the sentence of the first problem after the start. */
  readonly failed: Promise<string>;
  stop(): void;
}

/** The watch of a process that has no other clock to compare with. */
export const rightClock: ClockWatch = { problem: () => null, failed: new Promise(() => undefined), stop: () => undefined };

export interface ClockWatchOptions {
  readonly database: Database;
  /** Called with the sentence when a problem begins. */
  readonly onProblem: (sentence: string) => void;
  readonly everyMs?: number;
  readonly now?: () => number;
}

/** Compares the clocks now and every minute. If the database does not answer, the result stays as it is; readiness reports that. */
export async function watchClock({ database, onProblem, everyMs = 60_000, now }: ClockWatchOptions): Promise<ClockWatch> {
  let problem: string | null = null;
  const { promise: failed, resolve: fail } = Promise.withResolvers<string>();
  const check = async (): Promise<void> => {
    const found = clockProblem(await clockOffset(database, now));
    const hasBegun = problem === null && found !== null;
    problem = found;
    if (!hasBegun || found === null) return;
    onProblem(found);
    fail(found);
  };
  await check();
  const timer = setInterval(() => void check().catch(() => undefined), everyMs);
  timer.unref();
  return { problem: () => problem, failed, stop: () => clearInterval(timer) };
}
