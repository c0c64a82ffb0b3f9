import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit, TakeFromMemory } from "./token-buckets.ts";

/** Takes tokens from a key's shared bucket; null on success, else the milliseconds to wait. */
type TakeFromRedis = (key: string, cost: number) => Promise<number | null>;

interface SharedLimits {
  create(name: string, limit: RateLimit, takeFromMemory: TakeFromMemory): TakeFromRedis;
}

/** How long Redis is not called after it has failed to answer. */
const pauseMs = 1_000;

/**
 * A token bucket in Redis: the key lives for as long as its bucket takes to fill up, so its remaining life shows how many tokens are
 * missing, and no clocks are compared. The library itself counts in windows, in which a caller waits for the end of the whole window.
 * Arguments: cost, life of a window in seconds (unused), burst, seconds in which the bucket fills up.
 */
const takeScript = `
local full = tonumber(ARGV[4]) * 1000
local each = full / tonumber(ARGV[3])
local missing = math.max(0, redis.call('pttl', KEYS[1])) + tonumber(ARGV[1]) * each
if missing > full then return { tonumber(ARGV[3]) + 1, math.ceil(missing - full) } end
redis.call('set', KEYS[1], '', 'PX', math.max(1, math.floor(missing + 0.5)))
return { math.floor(missing / each), math.ceil(missing) }
`;

/** Keys contain player ids, e-mail and network addresses, so only their digests are sent to Redis. */
function digest(key: string): string {
  return createHash("sha256").update(key).digest("base64url").slice(0, 24);
}

/** Rate limits on Redis. While it does not answer, each process limits on its own. */
export function createSharedLimits(redis: Redis): SharedLimits {
  let pausedUntil = Number.NEGATIVE_INFINITY;
  return {
    create(name, { burst, perMinute }, takeFromMemory) {
      const limiter = new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `touchline:limit:${name}`,
        points: burst,
        duration: (burst / perMinute) * 60,
        rejectIfRedisNotReady: true,
        customIncrTtlLuaScript: takeScript,
      });
      return async (key, cost) => {
        if (performance.now() < pausedUntil) return takeFromMemory(key, cost);
        try {
          await limiter.consume(digest(key), cost);
          return null;
        } catch (problem) {
          if (problem instanceof RateLimiterRes) return problem.msBeforeNext;
          pausedUntil = performance.now() + pauseMs;
          return takeFromMemory(key, cost);
        }
      };
    },
  };
}
