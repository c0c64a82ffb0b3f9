import { beforeAll, describe, expect, it } from "vitest";
import { createPlan } from "../src/calendar/create-plan.ts";
import { measureYear, type YearMeasures } from "./measure-year.ts";
import { dayMs, hourMs, weekMs } from "../src/core/time.ts";
import type { Fixture } from "../src/core/fixture.ts";
import { dataset } from "./dataset.ts";

const start = Date.UTC(2026, 10, 21);
let fixtures: readonly Fixture[];
let measures: YearMeasures;

beforeAll(() => {
  const plan = createPlan({
    dataset,
    seed: "touchline",
  });
  fixtures = plan.fixturesBetween(start - 14 * dayMs, start + 53 * weekMs);
  measures = measureYear(fixtures, start);
});

describe("the plan at any quarter hour of 52 weeks", () => {
  it("has at least 15 live matches in at least 4 sports, 2 of them neither football nor simulated", () => {
    expect(measures.live.minimum).toBeGreaterThanOrEqual(15);
    expect(measures.liveSports.minimum).toBeGreaterThanOrEqual(4);
    expect(measures.liveOtherRealSports.minimum).toBeGreaterThanOrEqual(2);
  });

  it("has at least 250 events before the start without Classics and 400 with them, in at least 7 sports besides e-sports", () => {
    expect(measures.prematchWithoutClassics.minimum).toBeGreaterThanOrEqual(250);
    expect(measures.prematch.minimum).toBeGreaterThanOrEqual(400);
    expect(measures.prematchRealSports.minimum).toBeGreaterThanOrEqual(7);
  });

  it("never has a team play twice within 20 hours", () => {
    const lastStart = new Map<string, number>();
    const tooEarly: string[] = [];
    for (const { home, away, startsAt, kind, id } of fixtures) {
      if (kind === "simulated") continue;
      for (const team of [home, away]) {
        if (startsAt - (lastStart.get(team.id) ?? 0) < 20 * hourMs) tooEarly.push(`${team.name} ${id}`);
        lastStart.set(team.id, startsAt);
      }
    }
    expect(tooEarly).toEqual([]);
  });

  it("has results for the fourteen days before the start", () => {
    for (let day = 1; day <= 14; day += 1)
      expect(
        fixtures.filter(({ startsAt }) => startsAt >= start - day * dayMs && startsAt < start - (day - 1) * dayMs).length,
      ).toBeGreaterThan(150);
  });
});
