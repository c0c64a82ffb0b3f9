import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createPlan } from "../../src/calendar/create-plan.ts";
import { checkCoherence, sampleFixtures } from "../../src/check-coherence.ts";
import { createSportFeeds } from "../../src/sports/sport-modules.ts";
import { loadDataset } from "../../src/dataset/load-dataset.ts";
import { sportImplementations } from "../../src/sports/sport-modules.ts";

describe("the whole feed over real data", () => {
  it("offers no bet above its fair price, keeps main margins in bounds and ends as matches really ended", () => {
    const dataset = loadDataset(join(import.meta.dirname, "../../../../apps/backend/data"));
    const plan = createPlan({ dataset, seed: "coherence" });
    const from = Date.parse("2026-11-16T00:00:00Z");
    const fixtures = sampleFixtures(plan.fixturesBetween(from, from + 14 * 86_400_000), 3);
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
