import { describe, expect, it } from "vitest";
import { driftAt, driftBucketAt } from "../../src/engine/price-drift.ts";
import { minuteMs, noon } from "./coin-sport.ts";

describe("drift", () => {
  it("is deterministic, stays within bounds and changes between buckets", () => {
    const fixture = { id: 77, startsAt: noon + 6 * 60 * minuteMs };
    const values = new Set<number>();
    for (let now = noon; now < fixture.startsAt; now += minuteMs) {
      const drift = driftAt("s", 77, driftBucketAt(fixture, now));
      expect(Math.abs(drift)).toBeLessThanOrEqual(1);
      values.add(drift);
    }
    expect(values.size).toBeGreaterThan(20);
    expect(driftAt("s", 77, 123)).toBe(driftAt("s", 77, 123));
  });
});
