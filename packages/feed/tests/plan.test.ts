import { beforeAll, describe, expect, it } from "vitest";
import { createPlan } from "../src/calendar/create-plan.ts";
import { nominalDurationMs } from "../src/calendar/standings.ts";
import type { Plan, PlanTournament } from "../src/calendar/plan.ts";
import { dayMs, hourMs, weekMs } from "../src/core/time.ts";
import { loadDataset } from "../src/dataset/load-dataset.ts";
import { zoneOf } from "../src/dataset/zone.ts";
import type { Fixture } from "../src/core/fixture.ts";
import { dataDir, dataset, touchlinePlan } from "./dataset.ts";

const start = Date.UTC(2026, 10, 21, 7);
let plan: Plan;

beforeAll(() => {
  plan = touchlinePlan();
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

  it.each([
    ["eng.1", "GB-ENG", undefined],
    ["atp.wimbledon", "GB", undefined],
    ["nhl", "US", undefined],
    ["ucl", null, "europe"],
    ["libertadores", null, "south-america"],
    ["worldcup", null, "world"],
    ["euro", null, "europe"],
    ["internationals.african-cup-of-nations", null, "africa"],
    ["internationals.gold-cup", null, "north-america"],
    ["internationals.afc-asian-cup-qualification", null, "asia"],
    ["internationals.oceania-nations-cup", null, "oceania"],
    ["internationals.friendly", null, "world"],
    ["lol/lck", "KR", undefined],
    ["lol/lec", null, "europe"],
    ["cs2/cct-south-america", null, "south-america"],
    ["valorant/vct-pacific", null, "asia"],
    ["dota2/the-international", null, "world"],
  ])("says where %s is played", (key, countryCode, region) => {
    const found = tournament(key);
    expect([found.countryCode, found.region]).toEqual([countryCode, region]);
  });

  it("draws other e-sports for another seed, but replays the same matches", () => {
    const other = createPlan({ dataset, seed: "another" }).fixturesBetween(start, start + dayMs);
    const ours = plan.fixturesBetween(start, start + dayMs);
    const of = (fixtures: readonly Fixture[], isSimulated: boolean): string =>
      fingerprint(fixtures.filter(({ source }) => (source === null) === isSimulated));
    expect(of(other, false)).toBe(of(ours, false));
    expect(of(other, true)).not.toBe(of(ours, true));
  });

  it("finds every fixture by its id, also in a fresh plan", () => {
    const fresh = createPlan({ dataset, seed: "touchline" });
    for (const fixture of plan.fixturesBetween(start - 400 * dayMs, start - 398 * dayMs))
      expect(fresh.fixture(fixture.id)).toEqual(fixture);
    for (const fixture of plan.fixturesBetween(start, start + dayMs)) expect(fresh.fixture(fixture.id)).toEqual(fixture);
    for (const id of [0, 1, 9_999_999, 18_039_999, 50_000_130, 199_999_999, 211_870_007, 228_448_428, 2_000_000_000])
      expect(plan.fixture(id)).toBe(null);
  });

  it("returns the fixtures of any span in order, without gaps at its ends", () => {
    const whole = plan.fixturesBetween(start, start + 9 * dayMs);
    const parts = Array.from({ length: 9 }, (_, day) => plan.fixturesBetween(start + day * dayMs, start + (day + 1) * dayMs)).flat();
    expect(parts).toEqual(whole);
    for (const [index, fixture] of whole.entries()) expect(fixture.startsAt).toBeGreaterThanOrEqual(whole[index - 1]?.startsAt ?? start);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
    expect(plan.fixturesBetween(start, start)).toEqual([]);
  });

  it.each([
    ["eng.1", "Europe/London", 12.5, 20],
    ["jpn.1", "Asia/Tokyo", 12, 19.5],
    ["nhl", "America/New_York", 16.5, 22.5],
  ])("starts the matches of %s at local hours, also across clock changes", (key, zoneName, open, close) => {
    const zone = zoneOf(zoneName);
    const starts = plan.fixturesBetween(start, start + 26 * weekMs).filter(({ source }) => source?.competition === key);
    expect(starts.length).toBeGreaterThan(300);
    for (const { startsAt } of starts) {
      const hour = ((startsAt + zone.offsetAt(startsAt)) % dayMs) / hourMs;
      expect(hour).toBeGreaterThanOrEqual(open);
      expect(hour).toBeLessThanOrEqual(close);
    }
  });

  it("runs every major competition in November 2026", () => {
    const week = plan.fixturesBetween(start, start + weekMs).filter(({ source }) => source !== null);
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
      "internationals.friendly",
    ])
      expect(playing, key).toContain(key);
  });

  it("runs one season of a competition at a time, the latest and the earlier ones in turn", () => {
    const finals = plan.fixturesBetween(start, start + 32 * weekMs).filter(({ source }) => source?.competition === "worldcup");
    const runs = finals.filter((fixture, index) => fixture.source?.season !== finals[index - 1]?.source?.season);
    expect(runs.map(({ source }) => source?.season)).toEqual(["2026", "2022", "2026", "2022"]);
    for (const { source, kind } of finals) expect(kind).toBe(source?.season === "2026" ? "season" : "classic");
  });

  it("replays walk-overs, which take no time", () => {
    const walkover = dataset.matches.find(({ facts }) => facts.sport === "tennis" && facts.sets.length === 0);
    const season = plan.seasonAt(tournament(walkover?.competition ?? "").id, start);
    const fixture = season?.fixtures().find(({ source }) => source === walkover);
    expect(fixture && nominalDurationMs(fixture)).toBe(60_000);
  });

  it("names a league without a season", () => {
    for (const { name } of plan.tournaments()) expect(name).not.toMatch(/(19|20)\d\d/);
    expect(tournament("worldcup").name).toBe("FIFA World Cup");
    expect(tournament("ucl").name).toBe("UEFA Champions League");
  });

  it("names a tournament by its common name, and keeps the official name too", () => {
    const names = plan.tournaments().map(({ categoryId, name }) => `${categoryId} ${name}`);
    expect(names.filter((name) => /[(]|presented|BNP|Rolex|Aegon|Mutua|Rogers|Major League/u.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(plan.tournaments().find(({ name }) => name === "Italian Open")?.officialName).toBe("Internazionali BNL d’Italia");
    expect(tournament("eng.1").officialName).toBeUndefined();
  });

  it("has unique ids, and a category for each tournament", () => {
    const categories = new Map(plan.categories().map((category) => [category.id, category]));
    expect(categories.size).toBe(plan.categories().length);
    expect(new Set(plan.tournaments().map(({ id }) => id)).size).toBe(plan.tournaments().length);
    for (const { categoryId, sport } of plan.tournaments()) expect(categories.get(categoryId)?.sport).toBe(sport);
    expect(tournament("eng.1")).toMatchObject({ priority: 1, name: "Premier League", kind: "season" });
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
