import { describe, expect, it } from "vitest";
import type { SourceMatch } from "../src/core/source-match.ts";
import { dayMs } from "../src/core/time.ts";
import { readClubs } from "../src/dataset/read-clubs.ts";
import { type RatedMatch, rateClubs } from "../src/derive/club-scale.ts";
import { createSoccerRatings } from "../src/sports/soccer/model/soccer-ratings.ts";
import { dataset, fixtureOf } from "./dataset.ts";
import { calibrateSoccer } from "./sports/measure-soccer.ts";
import { matchesOf } from "./sports/sport-properties.ts";

const at = (date: string): number => Date.parse(`${date}T15:00:00Z`);

describe("readClubs", () => {
  const clubsAt = readClubs({
    days: {
      "2025-01-10": { goals: {}, starts: {}, clubs: { "real-betis": [20, -10] } },
      "2024-07-15": { goals: { "eng.1": [160, 140] }, starts: { "eng.1": [30, -30] }, clubs: { "arsenal-fc": [90, -80] } },
    },
  });

  it("uses the latest strengths known at the time", () => {
    expect(clubsAt(at("2024-07-14"))).toBe(null);
    expect(clubsAt(at("2024-12-31"))?.from).toBe(Date.parse("2024-07-15"));
    expect(clubsAt(at("2026-12-31"))?.from).toBe(Date.parse("2025-01-10"));
  });

  it("finds a club by its id, and nothing for a club or competition without a record", () => {
    expect(clubsAt(at("2024-12-31"))?.levelOf("soccer:arsenal-fc")).toEqual({ attack: Math.exp(0.9), defence: Math.exp(-0.8) });
    expect(clubsAt(at("2024-12-31"))?.levelOf("soccer:atlantis-fc")).toBe(null);
    expect(clubsAt(at("2024-12-31"))?.goalsOf("eng.1")).toEqual([1.6, 1.4]);
    expect(clubsAt(at("2024-12-31"))?.startOf("atl.1")).toBe(null);
  });

  it("finds a club by the id of its alias", () => {
    expect(clubsAt(at("2025-02-01"))?.levelOf("soccer:real-betis-balompie")?.attack).toBeCloseTo(Math.exp(0.2));
  });
});

describe("rateClubs", () => {
  const before = at("2024-07-15") / dayMs;
  const league = (competition: string, clubs: readonly string[]): readonly RatedMatch[] =>
    clubs.flatMap((home, place) =>
      clubs.flatMap((away, other) =>
        home === away
          ? []
          : [{ day: before - 100 + place, home, away, goals: place < other ? [2, 0] : [0, 1], competition, isLeague: true }],
      ),
    );
  const matches = [...league("one", ["a", "b", "c", "d"]), ...league("two", ["e", "f", "g", "h"])];
  const meeting = (goals: readonly [number, number], home = "a"): readonly RatedMatch[] =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((day) => ({ day: before - day, home, away: "e", goals, competition: "cup", isLeague: false }));
  const strengthIn = (all: readonly RatedMatch[], club: string): number => {
    const level = rateClubs(all, before, () => 0).clubs.get(club);
    return (level?.attack ?? 0) - (level?.defence ?? 0);
  };

  it("orders the clubs of a league by results", () => {
    const [a = 0, b = 0, d = 0] = ["a", "b", "d"].map((club) => strengthIn(matches, club));
    expect(a).toBeGreaterThan(b);
    expect(b).toBeGreaterThan(d);
  });

  it("raises all clubs of a league whose clubs beat those of another", () => {
    const linked = [...matches, ...meeting([4, 0])];
    expect(strengthIn(linked, "d") - strengthIn(matches, "d")).toBeGreaterThan(0.2);
    expect(strengthIn(linked, "h") - strengthIn(matches, "h")).toBeLessThan(-0.2);
  });

  it("uses only matches before the day", () => {
    const later: readonly RatedMatch[] = [{ day: before, home: "d", away: "a", goals: [9, 0], competition: "one", isLeague: true }];
    expect(strengthIn([...matches, ...later], "d")).toBe(strengthIn(matches, "d"));
  });
});

describe("goals of clubs", () => {
  const cups = matchesOf("soccer").filter(({ competition }) =>
    /^(ucl|uel|uecl|libertadores|eng\.facup|eng\.eflcup|ger\.cup)$/.test(competition),
  );
  const firstWeeks = matchesOf("soccer").filter(
    ({ competition, season, playedAt }) =>
      /^(eng|ger|esp|ita|fra)\.1$/.test(competition) && playedAt < at(season === "2024-25" ? "2024-10-01" : "2025-10-01"),
  );

  it("are rated before the first match of every season that is replayed", () => {
    const unrated = dataset.seasons.filter(({ sport, matches }) => {
      const clubs = new Set(matches.filter(({ home }) => home.isNation !== true).map(({ home }) => home.id));
      if (sport !== "soccer" || clubs.size === 0) return false;
      const scale = dataset.record?.clubsAt(Math.min(...matches.map(({ playedAt }) => playedAt)));
      return [...clubs].filter((club) => scale?.levelOf(club)).length < clubs.size / 2;
    });
    expect(unrated.map(({ key, season }) => `${key} ${season}`)).toEqual([]);
  });

  it("are forecast across leagues far better than by their mean", () => {
    const [result] = calibrateSoccer(dataset, cups, "before the start");
    expect(result?.brier).toBeLessThan(0.585);
    expect(result?.brier).toBeLessThan((result?.baseBrier ?? 0) - 0.04);
  });

  it("are forecast in the first weeks of a season, when the data has no earlier one", () => {
    const [result] = calibrateSoccer(dataset, firstWeeks, "before the start");
    expect(result?.matches).toBeGreaterThan(250);
    expect(result?.brier).toBeLessThan((result?.baseBrier ?? 0) - 0.03);
  });

  it("start in the bottom quarter for a club without a record", () => {
    const source = matchesOf("soccer").find(({ competition, season }) => competition === "eng.1" && season === "2024-25");
    if (!source) throw new Error("no Premier League match");
    const ratings = createSoccerRatings(dataset);
    const against = (home: SourceMatch["home"]): number => {
      const [own, other] = ratings.ratesOf({ ...fixtureOf({ ...source, home }), home, neutral: true }).goals;
      return own / other;
    };
    const season = dataset.seasons.find(({ key, season: name }) => key === "eng.1" && name === "2024-25");
    const ordered = (season?.teams ?? []).map(against).sort((one, other) => one - other);
    const unknown = against({ id: "soccer:atlantis-fc", name: "Atlantis", country: null });
    expect(unknown).toBeLessThan(ordered[7] ?? 0);
    expect(unknown).toBeGreaterThan((ordered[0] ?? 0) * 0.7);
  });
});
