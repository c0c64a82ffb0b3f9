/** Capacity and refill rate of a key's bucket. */
export interface RateLimit {
  readonly burst: number;
  readonly perMinute: number;
}

/** Takes tokens from a key's bucket; null on success, else the milliseconds to wait. A refused call takes none. */
export type TakeFromMemory = (key: string, cost: number) => number | null;

interface Bucket {
  tokens: number;
  at: number;
}

const maxKeys = 50_000;

/** Token buckets in memory; beyond 50,000 keys, the least recently used are dropped. They refill by a monotonic clock. */
export function createBuckets({ burst, perMinute }: RateLimit): TakeFromMemory {
  const buckets = new Map<string, Bucket>();
  return (key, cost) => {
    const at = performance.now();
    const known = buckets.get(key);
    const tokens = known === undefined ? burst : Math.min(burst, known.tokens + ((at - known.at) / 60_000) * perMinute);
    buckets.delete(key);
    buckets.set(key, { tokens: tokens >= cost ? tokens - cost : tokens, at });
    if (buckets.size > maxKeys) buckets.delete(buckets.keys().next().value ?? key);
    return tokens >= cost ? null : ((cost - tokens) / perMinute) * 60_000;
  };
}
