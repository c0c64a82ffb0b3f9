import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type NationRatingsFile, readNations } from "../src/dataset/read-nations.ts";
import { TeamRegistry } from "../src/dataset/teams.ts";
import { eloGain, nationGoals, tournamentWeight } from "../src/sports/soccer/model/nation-elo.ts";
import { dataDir, dataset } from "./dataset.ts";
import { calibrateSoccer } from "./sports/measure-soccer.ts";

const national = dataset.matches.filter(({ sport, home, away }) => sport === "soccer" && home.isNation === true && away.isNation === true);
const at = (time: string): number => Date.parse(time);

describe("readNations", () => {
  const record = readNations(
    {
      from: "2026-01-01",
      nations: { Spain: [0, 2000, 9, 2010, 19, 1990], Malta: [0, 1200], Chad: [0, 1100], Nepal: [0, 900], "United States": [0, 1800] },
    },
    {
      from: "2020-01-01",
      nations: {
        Spain: [
          ["Ana", [0, 2100, 2190]],
          ["Bea", [-2191, 2150, 2180, 2192]],
        ],
      },
    },
    new TeamRegistry(),
  );

  it("rates a nation by the matches of earlier days only", () => {
    expect(record.nationRating("soccer:spain", at("2026-01-05T18:00:00Z"))).toBe(2000);
    expect(record.nationRating("soccer:spain", at("2026-01-10T18:00:00Z"))).toBe(2000);
    expect(record.nationRating("soccer:spain", at("2026-01-11T18:00:00Z"))).toBeGreaterThan(2005);
    expect(record.nationRating("soccer:spain", at("2030-02-01T18:00:00Z"))).toBeGreaterThan(1990);
    expect(record.nationRating("soccer:spain", at("2030-02-01T18:00:00Z"))).toBeLessThan(1995);
  });

  it("trusts a jump in a nation's rating more the longer it lasts", () => {
    const days = ["2026-01-22", "2027-01-01", "2029-01-01"].map((day) => record.nationRating("soccer:spain", at(`${day}T18:00:00Z`)));
    expect(days[0]).toBeGreaterThan(days[1] ?? 0);
    expect(days[1]).toBeGreaterThan(days[2] ?? 0);
    expect(days[0]).toBeLessThan(2000);
  });

  it("counts the years before the first match of a series, with less weight the longer ago they are", () => {
    const rated = readNations(
      { from: "2026-01-01", nations: { Spain: [0, 2000, 9, 2000] }, former: { Spain: 1900 } },
      { from: "2020-01-01", nations: {} },
      new TeamRegistry(),
    );
    const [soon = 0, later = 0] = ["2026-02-01", "2034-01-10"].map((day) => rated.nationRating("soccer:spain", at(`${day}T18:00:00Z`)));
    expect(soon).toBeLessThan(1970);
    expect((2000 - later) / (2000 - soon)).toBeCloseTo(0.5, 1);
  });

  it("adds the points of the nation's confederation", () => {
    const rated = readNations(
      { from: "2026-01-01", nations: { Spain: [0, 2000], Chad: [0, 1100] }, confederations: { UEFA: { points: 40, nations: ["Spain"] } } },
      { from: "2020-01-01", nations: {} },
      new TeamRegistry(),
    );
    expect([rated.nationRating("soccer:spain", at("2026-01-05")), rated.nationRating("soccer:chad", at("2026-01-05"))]).toEqual([
      2040, 1100,
    ]);
  });

  it("counts an evening match in America as one of the local day", () => {
    expect(record.nationRating("soccer:spain", at("2026-01-11T02:00:00Z"))).toBe(2000);
  });

  it("finds a nation by the name that the product uses", () => {
    expect(record.nationRating("soccer:usa", at("2026-01-05T18:00:00Z"))).toBe(1800);
  });

  it("rates an unknown nation like the bottom quarter", () => {
    expect(record.nationRating("soccer:atlantis", at("2026-01-05T18:00:00Z"))).toBe(1100);
  });

  it("counts the goals of the last four years before the match, most goals first", () => {
    const scorers = record.nationScorers("soccer:spain", at("2026-01-01T18:00:00Z"));
    expect(scorers).toEqual([
      { player: "Bea", goals: 3, penalties: 1 },
      { player: "Ana", goals: 2, penalties: 0 },
    ]);
    expect(record.nationScorers("soccer:atlantis", at("2026-01-01T18:00:00Z"))).toEqual([]);
  });
});

describe("ratings of nations", () => {
  it("change by result, margin, tournament and how surprising the result was", () => {
    expect(eloGain([1, 1], 0, 60)).toBe(0);
    expect(eloGain([1, 0], 0, 60)).toBe(30);
    expect(eloGain([3, 0], 0, 60)).toBeGreaterThan(eloGain([2, 0], 0, 60));
    expect(eloGain([1, 0], 400, 60)).toBeLessThan(6);
    expect(tournamentWeight("FIFA World Cup")).toBeGreaterThan(tournamentWeight("FIFA World Cup qualification"));
    expect(tournamentWeight("Friendly")).toBeLessThan(tournamentWeight("Baltic Cup"));
  });

  it("imply more goals for the stronger side, and more goals in total the further apart the sides are", () => {
    expect(nationGoals(0)[0]).toBe(nationGoals(0)[1]);
    const sums = [0, 200, 400, 600, 800]
      .map((lead) => nationGoals(lead))
      .map(([strong, weak]) => ({ sum: strong + weak, gap: strong - weak }));
    sums.slice(1).forEach(({ sum, gap }, index) => {
      expect(sum).toBeGreaterThan(sums[index]?.sum ?? 9);
      expect(gap).toBeGreaterThan(sums[index]?.gap ?? 9);
    });
    expect(nationGoals(5000)).toEqual(nationGoals(1200));
  });

  it("include every nation of the data", () => {
    const file = JSON.parse(readFileSync(join(dataDir, "football-ratings/nations.json"), "utf8")) as NationRatingsFile;
    const registry = new TeamRegistry();
    const rated = new Set(Object.keys(file.nations).map((name) => registry.nationId(name)));
    const teams = new Set(national.flatMap(({ home, away }) => [home.id, away.id]));
    expect(teams.size).toBeGreaterThan(200);
    expect([...teams].filter((id) => !rated.has(id))).toEqual([]);
  });

  it("forecast internationals far better than the mean result does", () => {
    const [result, total] = calibrateSoccer(dataset, national, "before the start");
    expect(result?.matches).toBeGreaterThan(1500);
    expect(result?.brier).toBeLessThan(0.51);
    expect(total?.brier).toBeLessThan(total?.baseBrier ?? 0);
  });

  it("come with the scorers of the nations at the World Cup", () => {
    const [best] = dataset.record?.nationScorers("soccer:argentina", at("2026-06-16T00:00:00Z")) ?? [];
    expect(best?.player).toBe("Lionel Messi");
    expect(best?.goals).toBeGreaterThan(10);
  });
});
