import { isVoidEnd } from "../../src/core/match-end.ts";
import { describe, expect, it } from "vitest";
import { createTennisModule } from "../../src/sports/tennis/tennis-module.ts";
import { tennisMarketDefinitions } from "../../src/sports/tennis/tennis-markets.data.ts";
import type { ScriptEvent } from "../../src/core/sport-module.ts";
import { dataset, fixtureOf, isFull, sampleOf, sampleUnlessFull } from "../dataset.ts";
import * as check from "./sport-properties.ts";

const tennis = createTennisModule(dataset);
const matches = check.matchesOf("tennis");
const sample = sampleOf(matches, 14);
const grandSlamFinal = "atp.2017-540-f324-c977";
const longDecider = "atp.2017-540-ba98-g940";
const retirement = "atp.2017-404-k926-tc61";
const walkover = "atp.2017-338-t840-k435";

describe("tennis settlement", () => {
  it("settles Federer - Cilic 6:3 6:1 6:4", () => {
    check.expectSettlements(tennis, check.matchById("tennis", grandSlamFinal), [
      [186, "", "4"],
      [187, "hcp=-9.5", "1714"],
      [187, "hcp=-10", "void"],
      [187, "hcp=-10.5", "1715"],
      [188, "hcp=-2.5", "1714"],
      [189, "total=25.5", "12"],
      [189, "total=26.5", "13"],
      [190, "total=17.5", "12"],
      [191, "total=8.5", "13"],
      [192, "", "74"],
      [193, "", "76"],
      [196, "variant=sr:exact_sets:bestof:5", "sr:exact_sets:bestof:5:6"],
      [198, "", "72"],
      [199, "variant=sr:correct_score:bestof:5", "sr:correct_score:bestof:5:12"],
      [201, "", "861"],
      [202, "setnr=2", "4"],
      [202, "setnr=4", "void"],
      [203, "hcp=-4.5|setnr=2", "1714"],
      [203, "hcp=-5.5|setnr=2", "1715"],
      [204, "setnr=2|total=7.5", "13"],
      [206, "setnr=1", "76"],
      [207, "setnr=3", "869"],
      [314, "total=3.5", "13"],
    ]);
  });

  it("settles Bolelli - Groth 7:6 2:6 11:9", () => {
    check.expectSettlements(tennis, check.matchById("tennis", longDecider), [
      [186, "", "4"],
      [187, "hcp=-0.5", "1715"],
      [187, "hcp=1.5", "1714"],
      [189, "total=40.5", "12"],
      [193, "", "74"],
      [196, "variant=sr:exact_sets:bestof:3", "sr:exact_sets:bestof:3:5"],
      [198, "", "70"],
      [199, "variant=sr:correct_score:bestof:3", "sr:correct_score:bestof:3:8"],
      [201, "", "861"],
      [202, "setnr=3", "4"],
      [206, "setnr=1", "74"],
      [207, "setnr=1", "871"],
      [210, "gamenr=13|setnr=1", "4"],
      [212, "gamenr=13|setnr=1", "void"],
      [214, "gamenr=13|setnr=1", "void"],
      [314, "total=2.5", "12"],
    ]);
  });

  it("settles only what was certain when Thompson retired at 6:1 1:6 0:3", () => {
    check.expectSettlements(tennis, check.matchById("tennis", retirement), [
      [186, "", "void"],
      [187, "hcp=-0.5", "void"],
      [189, "total=16.5", "12"],
      [189, "total=17.5", "void"],
      [190, "total=9.5", "12"],
      [191, "total=7.5", "void"],
      [192, "", "74"],
      [193, "", "74"],
      [196, "variant=sr:exact_sets:bestof:3", "void"],
      [199, "variant=sr:correct_score:bestof:3", "void"],
      [201, "", "void"],
      [202, "setnr=1", "5"],
      [202, "setnr=3", "void"],
      [204, "setnr=3|total=2.5", "12"],
      [204, "setnr=3|total=9.5", "void"],
      [314, "total=2.5", "12"],
    ]);
  });

  it("voids a walk-over", () => {
    const source = check.matchById("tennis", walkover);
    const script = tennis.createScript(fixtureOf(source), check.randomOf(source));
    expect(script.end.kind).toBe("walkover");
    expect(script.final.sets).toEqual([]);
  });

  it("returns null for lines that do not exist", () => {
    const source = check.matchById("tennis", longDecider);
    const script = tennis.createScript(fixtureOf(source), check.randomOf(source));
    const lines: [number, string][] = [
      [186, "total=2.5"],
      [189, ""],
      [189, "total=two"],
      [189, "total=1e3"],
      [202, "setnr=4"],
      [202, "setnr=0"],
      [207, "setnr=3"],
      [203, "setnr=1|hcp=1.5"],
      [199, "variant=sr:correct_score:bestof:5"],
      [9999, ""],
    ];
    for (const [typeId, specifier] of lines) {
      expect(tennis.template(fixtureOf(source), script, typeId, specifier), `${typeId} ${specifier}`).toBeNull();
    }
  });
});

function gamePoints(events: readonly ScriptEvent[], label: string): readonly [number, number] {
  const points = events.filter((event) => event.kind === "point" && event.label === label);
  const home = points.filter(({ side }) => side === "home").length;
  return [home, points.length - home];
}

describe("tennis script", () => {
  it("reproduces the real scores", () => {
    const wrong = sampleUnlessFull(matches, 150).filter((source) => {
      const script = tennis.createScript(fixtureOf(source), check.randomOf(source));
      const facts = source.facts.sport === "tennis" ? source.facts : null;
      const real = facts?.sets.map(({ games }) => games.join(":")).join(" ");
      return !isVoidEnd(script.end) && script.final.sets.map(({ games }) => games.join(":")).join(" ") !== real;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("ends each game and tie-break by the rules", () => {
    for (const source of [...sample, check.matchById("tennis", longDecider)]) {
      const { events } = tennis.createScript(fixtureOf(source), check.randomOf(source));
      for (const won of events.filter(({ kind }) => kind === "game_won")) {
        const [home, away] = gamePoints(events, won.label ?? "");
        expect(Math.max(home, away)).toBeGreaterThanOrEqual(4);
        expect(Math.abs(home - away)).toBeGreaterThanOrEqual(2);
        expect(home > away).toBe(won.side === "home");
      }
    }
  });

  it("keeps the real tie-break score", () => {
    const source = check.matchById("tennis", longDecider);
    const { events } = tennis.createScript(fixtureOf(source), check.randomOf(source));
    expect(gamePoints(events, "S1 G13")).toEqual([7, 3]);
  });

  it("is well-formed and takes the real minutes", () => {
    const source = check.matchById("tennis", grandSlamFinal);
    expect(tennis.createScript(fixtureOf(source), check.randomOf(source)).durationMs).toBe(101 * 60_000);
    for (const match of sample) check.expectSoundScript(tennis, match);
  });

  it("shows sets, games, points and the server on the scoreboard", () => {
    const source = check.matchById("tennis", grandSlamFinal);
    const fixture = fixtureOf(source);
    const script = tennis.createScript(fixture, check.randomOf(source));
    const firstSet = script.events.find(({ kind }) => kind === "set_won");
    const between = tennis.scoreboardAt(fixture, script, (firstSet?.atMs ?? 0) + 10);
    expect(between).toMatchObject({
      phase: { code: 301 },
      total: [1, 0],
      periods: [{ score: [6, 3] }],
      game: null,
      maxPeriods: 5,
    });
    const point = script.events.find(({ kind }) => kind === "point");
    const after = tennis.scoreboardAt(fixture, script, point?.atMs ?? 0);
    expect(after).toMatchObject({
      phase: { code: 8, key: "1st_set" },
      game: point?.side === "home" ? ["15", "0"] : ["0", "15"],
    });
    expect(after.server).not.toBeNull();
    expect(tennis.scoreboardAt(fixture, script, script.durationMs)).toMatchObject({
      phase: { code: 100 },
      total: [3, 0],
    });
  });
});

describe("tennis outlook", () => {
  it("offers sound lines at every moment", () => {
    let typeCount = 0;
    for (const source of sample.slice(0, isFull ? 6 : 2)) {
      for (const moment of check.momentsOf(tennis, source)) {
        typeCount = Math.max(typeCount, check.expectSoundOffer(tennis, tennisMarketDefinitions, moment));
      }
    }
    expect(typeCount).toBeGreaterThanOrEqual(18);
  });

  it("does not depend on future events", () => {
    const other = { sets: [], setsWon: [0, 0] as const, games: [0, 0] as const, isComplete: false };
    for (const source of sample.slice(0, isFull ? 3 : 1)) {
      for (const moment of check.momentsOf(tennis, source)) check.expectBlindToFuture(tennis, moment, other);
    }
  });

  it("does not depend on later matches", () => {
    const source = check.matchById("tennis", grandSlamFinal);
    const earlier = { ...dataset, matchesBefore: () => matches.filter(({ playedAt }) => playedAt < source.playedAt) };
    const blind = createTennisModule(earlier);
    const [before] = check.momentsOf(tennis, source);
    if (!before) throw new Error("no moment");
    const seen = tennis.outlook(before.fixture, before.script, null, 0);
    expect(JSON.stringify(blind.outlook(before.fixture, before.script, null, 0)) === JSON.stringify(seen)).toBe(true);
  });

  it("changes with the drift and a break of serve", () => {
    const [before] = check.momentsOf(tennis, check.matchById("tennis", grandSlamFinal));
    if (!before) throw new Error("no moment");
    const { fixture, script } = before;
    const winner = tennis.template(fixture, script, 186, "");
    if (!winner) throw new Error("no winner market");
    const chance = (elapsedMs: number | null, drift: number) =>
      check.fairChances(winner, tennis.outlook(fixture, script, elapsedMs, drift))[0] ?? 0;
    expect(chance(null, 1)).toBeGreaterThan(chance(null, -1));
    const firstSet = script.events.find(({ kind }) => kind === "set_won");
    expect(chance(firstSet?.atMs ?? 0, 0)).toBeGreaterThan(chance(0, 0));
  });

  it("has one scenario and no open lines at the end", () => {
    const { fixture, script } = check.momentsOf(tennis, check.matchById("tennis", grandSlamFinal))[0] ?? {};
    if (!fixture || !script) throw new Error("no moment");
    expect(tennis.outlook(fixture, script, script.durationMs, 0)).toEqual([{ weight: 1, detail: script.final }]);
    expect(tennis.markets(fixture, script, script.durationMs)).toEqual([]);
  });
});
