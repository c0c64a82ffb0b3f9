import type { Query } from "@tanstack/query-core";
import type { LiveSource } from "../core/query-store.ts";
import type { Store } from "./create-store.ts";

/** Interval of the check for due reads; a page that becomes visible again is up to date after this time. */
export const pollTickMs = 1_000;
const everyMs = 15_000;
/** Interval for matches in play on a backend without realtime. */
const liveEveryMs = 5_000;

/** Refetches what a page shows from a source, and for the player also the balance, which a settled bet changes but no list contains. */
export async function readAgain({ queries, session }: Store, source: LiveSource, matchId: string | null): Promise<void> {
  await Promise.all([queries.readAgain(source, matchId), source === "private" ? session.refreshBalances() : null]);
}

/** Creates the poll of the data on the page and the slip, used while realtime is not connected. */
export function createPoll(store: Store): () => void {
  const { realtime, queries, entities, session, ports } = store;
  const lastAtMs = new Map<LiveSource, number>();
  const running = new Set<LiveSource>();
  const startedAtMs = ports.time.now();

  function poll(source: LiveSource, afterMs: number): void {
    const nowMs = ports.time.now();
    // Nothing is requested again before a slow backend has answered.
    if (running.has(source) || nowMs - (lastAtMs.get(source) ?? startedAtMs) < afterMs) return;
    lastAtMs.set(source, nowMs);
    running.add(source);
    readAgain(store, source, null)
      .catch(() => undefined)
      .finally(() => running.delete(source));
  }

  function isOfLiveMatch({ meta, queryKey }: Query): boolean {
    return meta?.["live"] === "match" && entities.match(String(queryKey[1]))?.status === "live";
  }

  return () => {
    const { connection } = realtime.getState();
    if (connection === "connected" || !ports.online.isOnline() || ports.isHidden?.() === true) return;
    const hasLive = connection === "none" && queries.client.getQueryCache().findAll({ type: "active" }).some(isOfLiveMatch);
    poll("public", everyMs);
    poll("match", hasLive ? liveEveryMs : everyMs);
    if (session.getState().status === "signedIn") poll("private", everyMs);
  };
}
