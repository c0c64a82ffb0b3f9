import { afterEach, describe, expect, it, vi } from "vitest";
import { createRateLimits } from "../../src/players/rate-limiter.ts";

describe("a rate limit in memory", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("refills over time even when the system clock is set back", async () => {
    const wall = vi.spyOn(Date, "now").mockReturnValue(2_000_000_000_000);
    const monotonic = vi.spyOn(performance, "now").mockReturnValue(5_000);
    const limiter = createRateLimits(null).byKey("test", { burst: 2, perMinute: 60 });
    expect([await limiter.take("a"), await limiter.take("a")]).toEqual([null, null]);
    expect(await limiter.take("a")).toBe(1);
    wall.mockReturnValue(2_000_000_000_000 - 3_600_000);
    monotonic.mockReturnValue(7_000);
    expect(await limiter.take("a")).toBeNull();
    expect(await limiter.take("a")).toBeNull();
    expect(await limiter.take("a")).toBe(1);
  });

  it("does not refill faster when the system clock is set forward", async () => {
    const wall = vi.spyOn(Date, "now").mockReturnValue(2_000_000_000_000);
    vi.spyOn(performance, "now").mockReturnValue(5_000);
    const limiter = createRateLimits(null).byKey("test", { burst: 1, perMinute: 1 });
    expect(await limiter.take("a")).toBeNull();
    wall.mockReturnValue(2_000_000_000_000 + 3_600_000);
    expect(await limiter.take("a")).toBe(60);
  });
});

describe("a caller limit", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1:50000"],
    ["192.0.2.1:50001", "192.0.2.1:50000"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2::7", "2001:db8:1:2:9:9:9:9"],
    ["2001:db8:1:2::7", "[2001:db8:1:2::8]:50000"],
  ])("counts %s and %s as one caller", async (one, other) => {
    const limiter = createRateLimits(null).byCaller("test", { burst: 1, perMinute: 1 });
    expect(await limiter.take(one)).toBeNull();
    expect(await limiter.take(other)).not.toBeNull();
    expect(await limiter.take("2001:db8:1:3::7")).toBeNull();
  });
});
