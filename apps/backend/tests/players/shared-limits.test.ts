import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createRateLimits } from "../../src/players/rate-limiter.ts";
import type { Client } from "../support/client.ts";
import { hasRedis, startTestRedis, type TestRedis } from "../support/test-redis.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** A process's connection for rate limits. */
async function connect(redis: TestRedis): Promise<Redis> {
  const connection = (await redis.link()).open("limits", { commandTimeout: 250 });
  await vi.waitFor(() => expect(connection.status).toBe("ready"));
  return connection;
}

describe.skipIf(!hasRedis)("a rate limit on Redis", () => {
  let redis: TestRedis;
  const servers: TestServer[] = [];
  beforeAll(async () => void (redis = await startTestRedis()));
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });
  afterAll(() => redis.close());

  it("refuses the 16th sign-in on one process after 15 on another", async () => {
    const connection = await connect(redis);
    for (const own of [connection, await connect(redis)]) servers.push(await startTestServer({ redis: own }));
    const [one, other] = servers.map((server) => server.client()) as [Client, Client];
    const attempt = { email: "nobody@touchline.test", password: "wrong-pass-1" };
    const signIn = (client: Client) => client.post("/platform/api/player/sign-in", attempt, { "x-forwarded-for": "192.0.2.7" });
    const tries = Array.from({ length: 15 }, () => signIn(one));
    // Checking a wrong password takes long; the bucket is empty well before that and gains one token every ten seconds.
    const [key = ""] = await vi.waitFor(async () => {
      const keys = await connection.keys("touchline:limit:sign-in:*");
      expect(keys).toHaveLength(1);
      return keys;
    });
    await vi.waitFor(async () => expect(await connection.pttl(key)).toBeGreaterThan(145_000), { timeout: 5_000 });
    const refused = await signIn(other);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(10);
    expect((await Promise.all(tries)).map(({ status }) => status)).not.toContain(429);
  });

  it("refills over time, and a refused call uses up nothing", async () => {
    const limits = createRateLimits(await connect(redis));
    const limiter = limits.byKey("refill", { burst: 2, perMinute: 120 });
    expect([await limiter.take("a"), await limiter.take("a"), await limiter.take("a"), await limiter.take("a")]).toEqual([
      null,
      null,
      1,
      1,
    ]);
    await sleep(600);
    expect(await limiter.take("a")).toBeNull();
    expect(await limiter.take("a")).toBe(1);
  });

  it("counts each key and each limit on its own, by cost", async () => {
    const limits = createRateLimits(await connect(redis));
    const legs = limits.byKey("legs", { burst: 100, perMinute: 60 });
    const bets = limits.byKey("bets", { burst: 1, perMinute: 60 });
    expect([await legs.take("a", 90), await legs.take("a", 20), await legs.take("a", 10), await legs.take("b", 100)]).toEqual([
      null,
      10,
      null,
      null,
    ]);
    expect([await bets.take("a"), await bets.take("b")]).toEqual([null, null]);
  });

  it("stores no key in plain text", async () => {
    const connection = await connect(redis);
    await createRateLimits(connection).byKey("secret", { burst: 1, perMinute: 1 }).take("someone@example.com");
    const keys = await connection.keys("touchline:limit:secret*");
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toContain("someone");
  });

  it("continues in each process while Redis is down, frozen or back again (F45)", async () => {
    const limits = createRateLimits(await connect(redis));
    const limiter = limits.byKey("outage", { burst: 3, perMinute: 1 });
    const takeFour = async (key: string) => [
      await limiter.take(key),
      await limiter.take(key),
      await limiter.take(key),
      await limiter.take(key),
    ];
    const limited = [null, null, null, expect.any(Number)];
    redis.freeze();
    const startedAt = performance.now();
    expect(await takeFour("frozen")).toEqual(limited);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    redis.thaw();
    await redis.stop();
    expect(await takeFour("gone")).toEqual(limited);
    await redis.start();
    const other = createRateLimits(await connect(redis)).byKey("outage", { burst: 3, perMinute: 1 });
    await vi.waitFor(async () => {
      const key = crypto.randomUUID();
      await takeFour(key);
      expect(await other.take(key)).not.toBeNull();
    });
  });
});
