import { type MatchChange, recordChanges, refreshStatuses } from "./match-change.ts";
import type { MatchState } from "./match-state.ts";

const firstRetryMs = 1_000;
const maxRetryMs = 60_000;

/** Real time before the next retry: a second at first, doubled each time, up to a minute. */
export function retryAfterMs(tries: number): number {
  return Math.min(firstRetryMs * 2 ** (tries - 1), maxRetryMs);
}

/** Suspends every open line of a match whose model fails, until it is priced again. */
export function suspendMatch(
  match: MatchState,
  failed: { readonly now: number; readonly speed: number; readonly isStuck: boolean },
): MatchChange | null {
  const tries = (match.failure?.tries ?? 0) + 1;
  match.failure = { tries, retryAt: failed.now + retryAfterMs(tries) * failed.speed, isStuck: failed.isStuck };
  const changes = recordChanges(match);
  refreshStatuses(match, failed.now, changes);
  return changes.finish();
}

/** Whether it is too early to retry a failing match. */
export function isWaitingForRetry(match: MatchState, now: number): boolean {
  return match.failure !== null && now < match.failure.retryAt;
}
