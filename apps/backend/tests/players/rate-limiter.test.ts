import { afterEach, describe, expect, it, vi } from "vitest";
import { createCallerLimiter, createRateLimiter } from "../../src/players/rate-limiter.ts";

describe("a rate limit", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("refills over time even when the system clock is set back", () => {
    const wall = vi.spyOn(Date, "now").mockReturnValue(2_000_000_000_000);
    const monotonic = vi.spyOn(performance, "now").mockReturnValue(5_000);
    const limiter = createRateLimiter({ burst: 2, perMinute: 60 });
    expect([limiter.take("a"), limiter.take("a")]).toEqual([null, null]);
    expect(limiter.take("a")).toBe(1);
    wall.mockReturnValue(2_000_000_000_000 - 3_600_000);
    monotonic.mockReturnValue(7_000);
    expect(limiter.take("a")).toBeNull();
    expect(limiter.take("a")).toBeNull();
    expect(limiter.take("a")).toBe(1);
  });

  it("does not refill faster when the system clock is set forward", () => {
    const wall = vi.spyOn(Date, "now").mockReturnValue(2_000_000_000_000);
    vi.spyOn(performance, "now").mockReturnValue(5_000);
    const limiter = createRateLimiter({ burst: 1, perMinute: 1 });
    expect(limiter.take("a")).toBeNull();
    wall.mockReturnValue(2_000_000_000_000 + 3_600_000);
    expect(limiter.take("a")).toBe(60);
  });
});

describe("a caller limit", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1:50000"],
    ["192.0.2.1:50001", "192.0.2.1:50000"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2::7", "2001:db8:1:2:9:9:9:9"],
    ["2001:db8:1:2::7", "[2001:db8:1:2::8]:50000"],
  ])("counts %s and %s as one caller", (one, other) => {
    const limiter = createCallerLimiter({ burst: 1, perMinute: 1 });
    expect(limiter.take(one)).toBeNull();
    expect(limiter.take(other)).not.toBeNull();
    expect(limiter.take("2001:db8:1:3::7")).toBeNull();
  });
});
