import { describe, expect, it } from "vitest";
import { createPlan } from "../../src/calendar/create-plan.ts";
import { checkCoherence, sampleFixtures } from "../../src/check-coherence.ts";
import { createSportFeeds, sportImplementations } from "../../src/sports/sport-modules.ts";
import { dayMs } from "../../src/core/time.ts";
import { dataset } from "../dataset.ts";

describe("the whole feed over real data", () => {
  it("offers no bet above its fair price, keeps main margins in bounds and ends as matches really ended", () => {
    const plan = createPlan({ dataset, seed: "coherence" });
    const from = Date.parse("2026-11-16T00:00:00Z");
    const fixtures = sampleFixtures(plan.fixturesBetween(from, from + 14 * dayMs), 3);
    const report = checkCoherence(fixtures, createSportFeeds(dataset), "coherence");
    expect(report.problems).toEqual([]);
    expect(report.marketTypesBySport.size).toBe(sportImplementations.length);
    for (const overround of report.mainOverrounds) {
      expect(overround).toBeGreaterThanOrEqual(1.02);
      expect(overround).toBeLessThanOrEqual(1.12);
    }
    // Some 76,000 lines are priced: half a minute on an idle machine.
  }, 240_000);
});
