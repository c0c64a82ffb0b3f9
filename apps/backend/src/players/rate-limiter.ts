import { placeOf } from "./access/sign-in-failures.ts";

/** How many tries a key has, and how fast they come back. */
export interface RateLimit {
  readonly burst: number;
  readonly perMinute: number;
}

export interface RateLimiter {
  /** Takes one try, or `cost` of them at once; null when there were enough, else seconds to wait. */
  take(key: string, cost?: number): number | null;
}

interface Bucket {
  tokens: number;
  at: number;
}

const maxKeys = 50_000;

/** Token buckets in memory; the longest unused keys are forgotten beyond 50,000. `now` is a clock in ms that is never set back. */
export function createRateLimiter(limit: RateLimit, now: () => number = () => performance.now()): RateLimiter {
  const buckets = new Map<string, Bucket>();
  return {
    take(key, cost = 1) {
      const at = now();
      const known = buckets.get(key);
      const tokens = known === undefined ? limit.burst : Math.min(limit.burst, known.tokens + ((at - known.at) / 60_000) * limit.perMinute);
      buckets.delete(key);
      buckets.set(key, { tokens: tokens >= cost ? tokens - cost : tokens, at });
      if (buckets.size > maxKeys) buckets.delete(buckets.keys().next().value ?? key);
      return tokens >= cost ? null : Math.ceil(((cost - tokens) / limit.perMinute) * 60);
    },
  };
}

/** A limiter of callers, whose keys are addresses: all that one subscriber has, or that differ by the port alone, are one. */
export function createCallerLimiter(limit: RateLimit): RateLimiter {
  const limiter = createRateLimiter(limit);
  return { take: (ip, cost) => limiter.take(placeOf(ip), cost) };
}
