import type { Redis } from "ioredis";
import { networkOf } from "./access/sign-in-failures.ts";
import { createSharedLimits } from "./shared-limits.ts";
import { createBuckets, type RateLimit } from "./token-buckets.ts";

export interface RateLimiter {
  /** Takes `cost` tokens, by default one; null on success, else the seconds to wait. A refused call takes none. */
  take(key: string, cost?: number): Promise<number | null>;
}

/** Creates rate limits. A name belongs to one limit, which all processes with the same Redis share. */
export interface RateLimits {
  byKey(name: string, limit: RateLimit): RateLimiter;
  /** A limit by network address; ports and the addresses of one IPv6 /64 prefix count as one. */
  byCaller(name: string, limit: RateLimit): RateLimiter;
}

/** Rate limits on Redis; without one, in the memory of this process. */
export function createRateLimits(redis: Redis | null): RateLimits {
  const shared = redis === null ? null : createSharedLimits(redis);
  const byKey = (name: string, limit: RateLimit): RateLimiter => {
    const takeFromMemory = createBuckets(limit);
    const take = shared?.create(name, limit, takeFromMemory) ?? takeFromMemory;
    return {
      async take(key, cost = 1) {
        const waitMs = await take(key, cost);
        return waitMs === null ? null : Math.ceil(waitMs / 1_000);
      },
    };
  };
  return {
    byKey,
    byCaller(name, limit) {
      const limiter = byKey(name, limit);
      return { take: (ip, cost) => limiter.take(networkOf(ip), cost) };
    },
  };
}
