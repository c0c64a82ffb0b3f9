import { beforeAll, describe, expect, it } from "vitest";
import { measurePlan, planFaults } from "../src/calendar/measure-plan.ts";
import type { Plan } from "../src/calendar/plan.ts";
import { planProblems, showingMs } from "../src/calendar/plan-problems.ts";
import { knownAfterMs } from "../src/calendar/standings.ts";
import { createRandom } from "../src/core/random.ts";
import { dayMs } from "../src/core/time.ts";
import { type Fixture, isPublic } from "../src/core/fixture.ts";
import { createSportFeeds } from "../src/sports/sport-modules.ts";
import { dataset, fixtureOf, isFull, sampleOf, touchlinePlan } from "./dataset.ts";

const start = Date.UTC(2026, 10, 21);
/** Sixty days, so that each match is compared with its previous replay; a year with `--full`. */
const days = isFull ? 364 : 60;
let plan: Plan;
let fixtures: readonly Fixture[];

beforeAll(() => {
  plan = touchlinePlan();
  fixtures = plan.fixturesBetween(start - showingMs, start + (days + 7) * dayMs);
});

describe("the plan of sixty days", () => {
  it("repeats no match, reverses no order, reveals no result, and lets everybody rest", () => {
    expect(planProblems(fixtures)).toEqual([]);
  });

  it("leaves out no match of a football league of clubs", { timeout: 300_000 }, () => {
    const seasons = plan
      .seasonsBetween(start, start + days * dayMs)
      .filter(({ season }) => season.sport === "soccer" && season.kind === "league" && !season.matches.some(({ home }) => home.isNation));
    const leftOut = seasons.flatMap((planned) => {
      const places = planned.fixtures().length;
      return places < planned.season.matches.length
        ? [`${planned.season.key} ${planned.season.season}: ${planned.season.matches.length - places}`]
        : [];
    });
    expect(seasons.length).toBeGreaterThan(30);
    expect(leftOut).toEqual([]);
  });

  it("has live matches in several sports at every quarter hour", () => {
    const { goalShares, shortHours, upcoming } = measurePlan(fixtures, start, days);
    expect(shortHours).toEqual([]);
    // A year has quieter hours than the sixty days for which the targets are set.
    for (const share of Object.values(goalShares)) expect(share).toBeGreaterThan(isFull ? 0.99 : 0.995);
    expect(upcoming.minimum).toBeGreaterThanOrEqual(800);
  });

  it("has results for the fourteen days before the start", () => {
    for (let day = 1; day <= 14; day += 1)
      expect(
        fixtures.filter(({ startsAt }) => startsAt >= start - day * dayMs && startsAt < start - (day - 1) * dayMs).length,
      ).toBeGreaterThan(250);
  });

  it("announces every match before it starts", () => {
    for (const fixture of fixtures) expect(isPublic(fixture, fixture.startsAt)).toBe(true);
  });

  it("reveals a result only after the replay has ended", () => {
    const sports = createSportFeeds(dataset);
    const longest = { 1: 0, 3: 4.5 * 3_600_000, 5: 7 * 3_600_000 };
    // Overtime of a play-off and many games of unknown length take longest.
    const long = dataset.seasons
      .flatMap(({ matches }) => matches)
      .filter(({ facts }) => (facts.sport === "ice-hockey" && facts.playoff) || (facts.sport === "tennis" && facts.minutes === null));
    expect(long.length).toBeGreaterThan(50);
    for (const fixture of [
      ...sampleOf(fixtures, isFull ? 3000 : 200),
      ...long.map((source, index) => ({ ...fixtureOf(source), id: index })),
    ]) {
      const script = sports.get(fixture.sport)?.module.createScript(fixture, createRandom(`touchline/${fixture.id}`));
      const limit = fixture.source ? knownAfterMs(fixture) : longest[fixture.bestOf ?? 3];
      expect(script?.durationMs, `${fixture.id}`).toBeLessThanOrEqual(limit);
    }
  });
});

describe("planProblems", () => {
  const find = (isWanted: (fixture: Fixture) => boolean): Fixture => {
    const found = fixtures.find(isWanted);
    if (!found) throw new Error("the plan has no such match");
    return found;
  };
  const moved = (fixture: Fixture, byMs: number): Fixture => ({ ...fixture, startsAt: fixture.startsAt + byMs });

  it("finds a match that is shown twice within 60 days", () => {
    const match = find(({ source }) => source?.competition === "eng.1");
    const again = { ...match, id: match.id + 40_000 };
    expect(planProblems([match, moved(again, 59 * dayMs)])).toHaveLength(1);
    expect(planProblems([match, moved(again, 61 * dayMs)])).toEqual([]);
  });

  it("finds a team whose matches are replayed in another order than they were played", () => {
    const later = find(({ source }) => source?.competition === "eng.1");
    const team = later.home.id;
    const next = find(({ home, startsAt, source }) => source?.competition === "eng.1" && home.id === team && startsAt > later.startsAt);
    expect(planProblems([moved(next, -60 * dayMs), later]).some((problem) => problem.includes("comes after"))).toBe(true);
  });

  it("finds an open season whose promoted teams another season names", () => {
    const second = find(({ source }) => source?.competition === "eng.2" && source.season === "2024-25");
    const promoted = dataset.seasons.find(({ key, season }) => key === "eng.1" && season === "2025-26")?.matches[0];
    if (!promoted) throw new Error("the data has no season of promoted teams");
    const first = { ...second, id: second.id + 1, tournamentId: 1, home: promoted.home, away: promoted.away, source: promoted };
    expect(planProblems([second, moved(first, 5 * dayMs)])).toEqual([expect.stringContaining("whose teams it decides")]);
    expect(planProblems([moved(first, -10 * dayMs), second])).toHaveLength(1);
    expect(planProblems([second, moved(first, 10 * dayMs)])).toEqual([]);
  });

  it("finds an open qualification while its finals are listed", () => {
    const finals = find(({ source }) => source?.competition === "worldcup" && source.season === "2026");
    const qualifier = dataset.seasons.find(({ key }) => key === "internationals.fifa-world-cup-qualification")?.matches[0];
    if (!qualifier) throw new Error("the data has no qualification");
    const open = { ...finals, id: finals.id + 1, tournamentId: 1, home: qualifier.home, away: qualifier.away, source: qualifier };
    expect(planProblems([moved(open, -2 * dayMs), finals])).toEqual([expect.stringContaining("whose teams it decides")]);
    expect(planProblems([moved(open, -20 * dayMs), finals])).toEqual([]);
  });

  it("finds a final that is announced before its semi-final is over", () => {
    const final = find(({ source, round }) => source?.competition === "eng.facup" && round === "Final");
    const semiFinal = find(
      ({ tournamentId, round, home, startsAt }) =>
        tournamentId === final.tournamentId &&
        round === "Semifinals" &&
        startsAt < final.startsAt &&
        [final.home.id, final.away.id].includes(home.id),
    );
    expect(planProblems([semiFinal, final])).toEqual([]);
    expect(planProblems([semiFinal, { ...final, publicAt: semiFinal.startsAt }])).toHaveLength(1);
  });
});

describe("planFaults", () => {
  const faultsWithout = (isLeftOut: (sport: string) => boolean): readonly string[] => {
    const seasons = dataset.seasons.filter(({ sport }) => !isLeftOut(sport));
    return planFaults({ dataset: { ...dataset, seasons }, seed: "touchline", fromMs: start, days: 1 });
  };

  it("names the kind of matches that is live too seldom", () => {
    expect(faultsWithout((sport) => sport === "soccer")).toContain("At only 0 of 100 quarter hours are 6 football matches live");
  });

  it("names an hour with too few live matches", () => {
    const faults = faultsWithout((sport) => sport !== "tennis");
    expect(faults).toContainEqual(
      expect.stringMatching(/^In the hour from 2026-11-21T..:00Z only \d+ matches are live; at least 20 are needed$/),
    );
  });
});
