import { describe, expect, it } from "vitest";
import { createPlan } from "../../src/calendar/create-plan.ts";
import { checkCoherence, sampleFixtures } from "../../src/check-coherence.ts";
import { createSportFeeds, sportImplementations } from "../../src/sports/sport-modules.ts";
import { dayMs } from "../../src/core/time.ts";
import { dataset, isFull } from "../dataset.ts";

describe("checkCoherence", () => {
  it("finds no price above the fair one, no main margin out of bounds and no wrong result in real matches", () => {
    const plan = createPlan({ dataset, seed: "coherence" });
    const from = Date.parse("2026-11-16T00:00:00Z");
    const fixtures = sampleFixtures(plan.fixturesBetween(from, from + (isFull ? 14 : 4) * dayMs), isFull ? 3 : 1);
    const report = checkCoherence(fixtures, createSportFeeds(dataset), "coherence");
    expect(report.problems).toEqual([]);
    expect(report.marketTypesBySport.size).toBe(sportImplementations.length);
    for (const overround of report.mainOverrounds) {
      expect(overround).toBeGreaterThanOrEqual(1);
      expect(overround).toBeLessThanOrEqual(1.12);
    }
  }, 240_000);
});
