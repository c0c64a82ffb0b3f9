import { describe, expect, it } from "vitest";
import type { SourceMatch, Team } from "../src/core/source-match.ts";
import type { Fixture } from "../src/core/fixture.ts";
import { createPastMatches } from "../src/calendar/past-matches.ts";

const dayMs = 86_400_000;
const team = (id: string): Team => ({ id, name: id, country: null }) as Team;

function played(day: number, sides: readonly [string, string], ft: readonly [number, number]): SourceMatch {
  return {
    id: `${day}-${sides.join("-")}`,
    sport: "soccer",
    competition: "x.1",
    season: "2025",
    round: null,
    playedAt: day * dayMs,
    timeKnown: true,
    home: team(sides[0]),
    away: team(sides[1]),
    neutral: false,
    venue: null,
    city: null,
    facts: {
      sport: "soccer",
      ht: null,
      ft,
      et: null,
      penalties: null,
      awarded: false,
      goals: null,
      cards: null,
      stats: null,
      squads: null,
    },
  };
}

const matches = [
  played(1, ["a", "b"], [2, 0]),
  played(2, ["b", "a"], [1, 1]),
  played(3, ["a", "c"], [0, 3]),
  played(10, ["a", "b"], [4, 4]),
  played(20, ["b", "a"], [9, 0]),
];

function fixtureOf(source: SourceMatch | null): Fixture {
  return {
    id: 1,
    sport: "soccer",
    tournamentId: 1,
    startsAt: 110 * dayMs,
    home: team("a"),
    away: team("b"),
    neutral: false,
    round: null,
    kind: "season",
    source,
  };
}

const now = 110 * dayMs;
/** The match of day 3 is still to come in product time. */
const lastShown = ({ playedAt }: SourceMatch): number | null => (playedAt === 3 * dayMs ? null : playedAt + 90 * dayMs);

describe("createPastMatches", () => {
  const past = createPastMatches(matches, lastShown)(fixtureOf(matches[3] ?? null), now);

  it("returns earlier meetings at both venues, newest first, without the match itself or later ones", () => {
    expect(past?.meetings.map(({ score, result }) => [...score, result])).toEqual([
      [1, 1, 0],
      [2, 0, 1],
    ]);
  });

  it("dates them by their last replay", () => {
    expect(past?.meetings.map(({ startsAt }) => startsAt / dayMs)).toEqual([92, 91]);
  });

  it("returns the recent matches of both teams, without those that are still to come in product time", () => {
    expect(past?.home.map(({ source }) => source.id)).toEqual(["2-b-a", "1-a-b"]);
    expect(past?.away.map(({ source }) => source.id)).toEqual(["2-b-a", "1-a-b"]);
  });

  it("returns null for simulated matches", () => {
    expect(createPastMatches(matches, lastShown)(fixtureOf(null), now)).toBeNull();
  });
});
