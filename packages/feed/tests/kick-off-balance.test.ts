import { describe, expect, it } from "vitest";
import { createKickOffBalance, maxShiftMs } from "../src/calendar/kick-off-balance.ts";
import { teamRestMs } from "../src/calendar/place-season.ts";
import type { Fixture } from "../src/core/fixture.ts";
import { dayMs, hourMs } from "../src/core/time.ts";
import { zoneOf } from "../src/dataset/zone.ts";
import { dataset } from "./dataset.ts";

const day = 20_000;
const hours = { zone: zoneOf("UTC"), openMs: 8 * hourMs, closeMs: 20 * hourMs, name: "" };
const source = dataset.matches.find(({ sport }) => sport === "soccer") ?? null;

function match(id: number, startsAt: number, teams: readonly [string, string] = [`home ${id}`, `away ${id}`]): Fixture {
  const [home, away] = teams.map((name) => ({ id: name, name, country: null }));
  if (!home || !away) throw new Error("a match needs two teams");
  return { id, sport: "soccer", tournamentId: 1, startsAt, home, away, neutral: false, round: null, kind: "season", source };
}

function balance(fixtures: readonly Fixture[]): readonly Fixture[] {
  const footballOn = (on: number): readonly Fixture[] => fixtures.filter(({ startsAt }) => Math.floor(startsAt / dayMs) === on);
  const { balanced } = createKickOffBalance({ footballOn, hoursOf: () => hours });
  return fixtures.map(balanced);
}

describe.each([day, day + 1])("createKickOffBalance on day %s", (own) => {
  const noon = own * dayMs + 12 * hourMs;

  it("spreads matches of one hour over the local kick-off hours", () => {
    const starts = balance(Array.from({ length: 30 }, (_, index) => match(index, noon))).map(({ startsAt }) => startsAt);
    expect(new Set(starts).size).toBeGreaterThanOrEqual(5);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(own * dayMs + hours.openMs);
    expect(Math.max(...starts)).toBeLessThanOrEqual(Math.min(noon + maxShiftMs, own * dayMs + hours.closeMs));
  });

  it("preserves the rest time between a team's matches", () => {
    const crowd = Array.from({ length: 20 }, (_, index) => match(index, noon));
    const [first, second] = balance([match(100, noon, ["one", "two"]), match(101, noon + 21 * hourMs, ["two", "three"]), ...crowd]);
    expect((second?.startsAt ?? 0) - (first?.startsAt ?? 0)).toBeGreaterThanOrEqual(teamRestMs);
  });

  it("announces a match after the latest possible end of the matches that decide its teams, and before its start", () => {
    const publicAt = noon - 12 * hourMs;
    const found = balance([{ ...match(1, noon), publicAt }, ...Array.from({ length: 20 }, (_, index) => match(100 + index, noon))])[0];
    expect(found?.publicAt).toBe(publicAt + maxShiftMs);
    expect(found?.startsAt).toBeGreaterThan(publicAt + maxShiftMs);
  });

  it("moves no match of another sport", () => {
    const tennis: Fixture = { ...match(1, noon), sport: "tennis" };
    expect(balance([tennis, ...Array.from({ length: 20 }, (_, index) => match(100 + index, noon))])[0]).toBe(tennis);
  });
});
