import { beforeAll, describe, expect, it } from "vitest";
import { createPlan } from "../src/calendar/create-plan.ts";
import { nominalDurationMs } from "../src/calendar/standings.ts";
import type { Plan, PlanTournament } from "../src/calendar/plan.ts";
import { dayMs, hourMs, weekMs, weekStart, weekOf } from "../src/core/time.ts";
import { loadDataset } from "../src/dataset/load-dataset.ts";
import { zoneOf } from "../src/dataset/zone.ts";
import type { Fixture } from "../src/core/fixture.ts";
import { dataDir, dataset } from "./dataset.ts";

const start = Date.UTC(2026, 10, 21, 7);
let plan: Plan;

beforeAll(() => {
  plan = createPlan({ dataset, seed: "touchline" });
});

function tournament(key: string): PlanTournament {
  const found = plan.tournaments().find((candidate) => candidate.key === key);
  if (!found) throw new Error(`no tournament ${key}`);
  return found;
}

const fingerprint = (fixtures: readonly Fixture[]): string =>
  fixtures.map(({ id, startsAt, home, away, source }) => `${id}@${startsAt} ${home.id} ${away.id} ${source?.id ?? ""}`).join("\n");

describe("createPlan", () => {
  it("depends only on data and seed, not on the order of calls", () => {
    const other = createPlan({ dataset: loadDataset(dataDir), seed: "touchline" });
    other.fixturesBetween(start + 60 * dayMs, start + 61 * dayMs);
    other.fixturesBetween(start - 90 * dayMs, start - 89 * dayMs);
    expect(fingerprint(other.fixturesBetween(start - 3 * dayMs, start + 7 * dayMs))).toBe(
      fingerprint(plan.fixturesBetween(start - 3 * dayMs, start + 7 * dayMs)),
    );
  });

  it("draws other Classics for another seed, but the same seasons", () => {
    const other = createPlan({ dataset, seed: "another" }).fixturesBetween(start, start + dayMs);
    const ours = plan.fixturesBetween(start, start + dayMs);
    const of = (fixtures: readonly Fixture[], kind: Fixture["kind"]): string =>
      fingerprint(fixtures.filter((fixture) => fixture.kind === kind));
    expect(of(other, "season")).toBe(of(ours, "season"));
    expect(of(other, "classic")).not.toBe(of(ours, "classic"));
    expect(of(other, "simulated")).not.toBe(of(ours, "simulated"));
  });

  it("finds every fixture by its id, also in a fresh plan", () => {
    const fresh = createPlan({ dataset, seed: "touchline" });
    for (const fixture of plan.fixturesBetween(start - 400 * dayMs, start - 398 * dayMs))
      expect(fresh.fixture(fixture.id)).toEqual(fixture);
    for (const fixture of plan.fixturesBetween(start, start + dayMs)) expect(fresh.fixture(fixture.id)).toEqual(fixture);
    for (const id of [0, 1, 9_999_999, 18_039_999, 199_999_999, 211_870_007, 2_000_000_000]) expect(plan.fixture(id)).toBe(null);
  });

  it("returns the fixtures of any span in order, without gaps at its ends", () => {
    const whole = plan.fixturesBetween(start, start + 9 * dayMs);
    const parts = Array.from({ length: 9 }, (_, day) => plan.fixturesBetween(start + day * dayMs, start + (day + 1) * dayMs)).flat();
    expect(parts).toEqual(whole);
    for (const [index, fixture] of whole.entries()) expect(fixture.startsAt).toBeGreaterThanOrEqual(whole[index - 1]?.startsAt ?? start);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
    expect(plan.fixturesBetween(start, start)).toEqual([]);
  });

  it("moves seasons by whole weeks and keeps the local hour over clock changes", () => {
    const tzByCompetition = new Map(dataset.seasons.map(({ key, tz }) => [key, tz]));
    const leagues = plan
      .fixturesBetween(start, start + 20 * weekMs)
      .filter(({ source }) => source?.competition === "eng.1" || source?.competition === "nhl");
    let unmoved = 0;
    for (const { source, startsAt, kind } of leagues) {
      if (!source || kind !== "season") continue;
      const zone = zoneOf(tzByCompetition.get(source.competition) ?? "UTC");
      const localShift = startsAt + zone.offsetAt(startsAt) - source.playedAt - zone.offsetAt(source.playedAt);
      if (localShift % (52 * weekMs) === 0) unmoved += 1;
    }
    expect(unmoved).toBeGreaterThan(leagues.filter(({ kind }) => kind === "season").length * 0.9);
  });

  it("includes the seasons of 2026-27 and the looped competitions", () => {
    const week = plan.fixturesBetween(start, start + weekMs).filter(({ kind }) => kind === "season");
    const playing = new Set(week.map(({ source }) => source?.competition));
    for (const key of [
      "eng.1",
      "esp.1",
      "ita.1",
      "ger.1",
      "fra.1",
      "ucl",
      "nba",
      "nfl",
      "nhl",
      "mlb",
      "ipl",
      "euroleague",
      "worldcup",
      "atp.wimbledon",
    ])
      expect(playing, key).toContain(key);
  });

  it("replays an earlier season in the year before and the latest one afterwards", () => {
    const seasonOn = (at: number): Set<string | undefined> =>
      new Set(
        plan
          .fixturesBetween(at, at + 4 * weekMs)
          .filter(({ source, kind }) => kind === "season" && source?.competition === "eng.1")
          .map(({ source }) => source?.season),
      );
    expect(seasonOn(Date.UTC(2025, 10, 1))).toEqual(new Set(["2024-25"]));
    expect(seasonOn(start)).toEqual(new Set(["2025-26"]));
    expect(seasonOn(Date.UTC(2027, 10, 1))).toEqual(new Set(["2025-26"]));
  });

  it("never replays a match as a Classic within two weeks of its season date", () => {
    const month = plan.fixturesBetween(start, start + 4 * weekMs);
    const seasonAt = new Map(month.filter(({ kind }) => kind === "season").map(({ source, startsAt }) => [source?.id, startsAt]));
    for (const { source, startsAt } of month.filter(({ kind }) => kind === "classic")) {
      const shown = seasonAt.get(source?.id);
      if (shown !== undefined) expect(Math.abs(shown - startsAt)).toBeGreaterThan(6 * dayMs);
    }
  });

  it("places Classics on half hours in their own tournaments", () => {
    const classics = plan
      .fixturesBetween(weekStart(weekOf(start)), weekStart(weekOf(start)) + weekMs)
      .filter(({ kind }) => kind === "classic");
    expect(classics.length).toBeGreaterThan(800);
    for (const { startsAt } of classics) expect(startsAt % (hourMs / 2)).toBe(0);
    const byId = new Map(plan.tournaments().map((entry) => [entry.id, entry]));
    expect(
      classics.every(({ tournamentId, sport }) => byId.get(tournamentId)?.kind === "classic" && byId.get(tournamentId)?.sport === sport),
    ).toBe(true);
    expect(tournament("classics/worldcup.2022").name).toBe("FIFA World Cup 2022");
    expect(tournament("classics/ucl.2024-25").name).toBe("UEFA Champions League 2024-25");
  });

  it("has unique ids, a category for each tournament and Classics in every real sport", () => {
    const categories = new Map(plan.categories().map((category) => [category.id, category]));
    expect(categories.size).toBe(plan.categories().length);
    expect(new Set(plan.tournaments().map(({ id }) => id)).size).toBe(plan.tournaments().length);
    for (const { categoryId, sport } of plan.tournaments()) expect(categories.get(categoryId)?.sport).toBe(sport);
    const withClassics = new Set(
      plan
        .categories()
        .filter(({ key }) => key === "classics")
        .map(({ sport }) => sport),
    );
    expect([...withClassics].sort()).toEqual(["american-football", "baseball", "basketball", "cricket", "ice-hockey", "soccer", "tennis"]);
    expect(tournament("eng.1")).toMatchObject({ priority: 1, name: "Premier League", kind: "season" });
  });

  it("computes league tables from the matches finished by then", () => {
    const spain = tournament("esp.1").id;
    const early = plan.standings(spain, start);
    expect(early).toHaveLength(20);
    expect(early[0]?.rank).toBe(1);
    for (const row of early) expect(row.points).toBe(row.won * 3 + row.drawn);
    expect(early.reduce((sum, { scored, conceded }) => sum + scored - conceded, 0)).toBe(0);
    const late = plan.standings(spain, Date.UTC(2027, 5, 20));
    expect(late.map(({ played }) => played)).toEqual(Array.from({ length: 20 }, () => 38));
    expect(late[0]).toMatchObject({ rank: 1, team: { name: "FC Barcelona" } });
    for (const { form, played } of early) expect(form).toHaveLength(Math.min(played, 5));
  });

  it.each(["eng.facup", "ucl", "worldcup", "atp.wimbledon"])("returns no standings for %s", (key) => {
    const found = plan.tournaments().find((candidate) => candidate.key === key);
    expect(found === undefined ? [] : plan.standings(found.id, start)).toEqual([]);
  });

  it("returns no standings if the data has only the play-offs of a league", () => {
    expect(plan.standings(tournament("nba").id, start)).toEqual([]);
    expect(plan.standings(tournament("nfl").id, start)).toHaveLength(32);
  });
});

describe("nominalDurationMs", () => {
  it("depends on the real minutes, extra time and the number of maps", () => {
    const week = plan.fixturesBetween(start, start + weekMs);
    for (const fixture of week) {
      const minutes = nominalDurationMs(fixture) / 60_000;
      expect(minutes).toBeGreaterThanOrEqual(30);
      expect(minutes).toBeLessThan(420);
      if (fixture.sport === "soccer")
        expect(fixture.source?.facts.sport === "soccer" && fixture.source.facts.et ? 150 : 110).toBeLessThanOrEqual(minutes);
    }
  });
});
