import { networkOf } from "./access/sign-in-failures.ts";

/** Capacity and refill rate of a key's bucket. */
export interface RateLimit {
  readonly burst: number;
  readonly perMinute: number;
}

export interface RateLimiter {
  /** Takes `cost` tokens, by default one; null on success, else the seconds to wait. */
  take(key: string, cost?: number): number | null;
}

interface Bucket {
  tokens: number;
  at: number;
}

const maxKeys = 50_000;

/** Token buckets in memory; beyond 50,000 keys, the least recently used are dropped. `now` is a monotonic clock in ms. */
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

/** A limiter by network address; ports and the addresses of one IPv6 /64 prefix count as one. */
export function createCallerLimiter(limit: RateLimit): RateLimiter {
  const limiter = createRateLimiter(limit);
  return { take: (ip, cost) => limiter.take(networkOf(ip), cost) };
}
