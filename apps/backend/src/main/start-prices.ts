import { setTimeout as sleep } from "node:timers/promises";
import type { SharedStats } from "../http/redis-metrics.ts";
import type { Core } from "./open-core.ts";

/** The running feed of a process. */
export interface RunningPrices {
  /** Stops following the leader and starts pricing for all processes; `onFirst` is called when it has priced a match. */
  lead(epoch: bigint, onFirst: () => void): void;
  /** Resolves once a follower has the prices of the leader, or has waited long enough for them. */
  followed(): Promise<void>;
  /** Whether winner markets have no prices yet; after a while the process serves without them. */
  areOutrightsLoading(): boolean;
  stop(): void;
}

/** How long a process waits for prices before it answers players. */
const loadWithinMs = 10_000;
const checkEveryMs = 50;

/** Starts the feed: with its own prices if the process is alone, else with those of the leader. */
export function startPrices({ feed, bus, onError }: Core): RunningPrices {
  if (bus !== null) bus.follow(feed);
  feed.start();
  const until = performance.now() + loadWithinMs;
  let isLoading = true;
  void feed
    .outrightsPriced()
    .catch(onError)
    .finally(() => (isLoading = false));
  return {
    async followed() {
      while (bus !== null && !bus.stats().isLoaded && performance.now() < until) await sleep(checkEveryMs);
    },
    areOutrightsLoading: () => isLoading && performance.now() < until,
    lead(epoch, onFirst) {
      if (bus === null) return;
      feed.lead(Number(epoch));
      bus.lead(feed, Number(epoch));
      let isFirst = true;
      feed.engine.events.onSnapshot(() => {
        if (isFirst) onFirst();
        isFirst = false;
      });
    },
    stop() {
      feed.stop();
      bus?.stop();
    },
  };
}

/** Statistics of what this process shares with others; null without Redis. */
export function sharedStats({ redis, bus }: Core): SharedStats | null {
  return redis === null ? null : { redis: redis.stats, prices: bus?.stats ?? null };
}
