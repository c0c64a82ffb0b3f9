import type { EngineContext } from "./engine-context.ts";
import { type MatchChange, recordChanges, refreshStatuses } from "./match-change.ts";
import type { MatchState } from "./match-state.ts";

const firstRetryMs = 1_000;
const maxRetryMs = 60_000;

/** Real time before the next retry: a second at first, doubled each time, up to a minute. */
export function retryAfterMs(tries: number): number {
  return Math.min(firstRetryMs * 2 ** (tries - 1), maxRetryMs);
}

/** Suspends every open line of a match whose model fails, until it is priced again. */
export function suspendMatch(context: EngineContext, match: MatchState, isStuck: boolean): MatchChange | null {
  const { clock } = context;
  const now = clock.now();
  const tries = (match.failure?.tries ?? 0) + 1;
  match.failure = { tries, retryAt: now + retryAfterMs(tries) * clock.speed, isStuck };
  const changes = recordChanges(match);
  refreshStatuses(context, match, { now, changes });
  return changes.finish();
}

/** Whether it is too early to retry a failing match. */
export function isWaitingForRetry(match: MatchState, now: number): boolean {
  return match.failure !== null && now < match.failure.retryAt;
}
