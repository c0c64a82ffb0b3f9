import { describe, expect, it } from "vitest";
import { createBasketballModule } from "../../src/sports/basketball/basketball-module.ts";
import { basketballMarketDefinitions } from "../../src/sports/basketball/basketball-markets.data.ts";
import { dataset, fixtureOf, isFull, sampleOf } from "../dataset.ts";
import * as check from "./sport-properties.ts";

const basketball = createBasketballModule(dataset);
const matches = check.matchesOf("basketball");
const sample = sampleOf(matches, 10);
const playByPlay = "euroleague.2018-19.258";
const overtimeGame = "nba.2022-23.0042200105";

describe("basketball settlement", () => {
  it("settles CSKA - Real Madrid 18:22 25:23 22:28 30:17", () => {
    check.expectSettlements(basketball, check.matchById("basketball", playByPlay), [
      [219, "", "4"],
      [223, "hcp=-4.5", "1714"],
      [223, "hcp=-5", "void"],
      [223, "hcp=-5.5", "1715"],
      [225, "total=184.5", "12"],
      [225, "total=185.5", "13"],
      [227, "total=94.5", "12"],
      [228, "total=90.5", "13"],
      [229, "", "70"],
      [1, "", "1"],
      [220, "", "76"],
      [60, "", "3"],
      [66, "hcp=2.5", "1714"],
      [66, "hcp=1.5", "1715"],
      [68, "total=87.5", "12"],
      [231, "hcp=-6.5", "1714"],
      [232, "total=97.5", "13"],
      [235, "quarternr=3", "3"],
      [235, "quarternr=4", "1"],
      [236, "quarternr=1|total=39.5", "12"],
      [303, "hcp=-12.5|quarternr=4", "1714"],
      [303, "hcp=-13.5|quarternr=4", "1715"],
      [234, "", "922"],
      [52, "", "438"],
      [290, "variant=sr:winning_margin:11+", "sr:winning_margin:11+:1"],
      [292, "total=184.5", "973"],
      [292, "total=190.5", "975"],
      [230, "pointnr=20", "5"],
      [230, "pointnr=60", "5"],
      [230, "pointnr=80", "5"],
      [230, "pointnr=100", "void"],
    ]);
  });

  it("settles Milwaukee - Miami 126:128 after overtime", () => {
    check.expectSettlements(basketball, check.matchById("basketball", overtimeGame), [
      [219, "", "5"],
      [1, "", "2"],
      [220, "", "74"],
      [223, "hcp=2.5", "1714"],
      [223, "hcp=1.5", "1715"],
      [225, "total=253.5", "12"],
      [229, "", "72"],
      [290, "variant=sr:winning_margin:11+", "sr:winning_margin:11+:4"],
      [292, "total=260.5", "976"],
    ]);
  });

  it("offers no lines on regular time if overtime is unknown", () => {
    const source = matches.find(({ facts }) => facts.sport === "basketball" && facts.overtime === null && facts.quarters === null);
    if (!source) throw new Error("no such match");
    const fixture = fixtureOf(source);
    const script = basketball.createScript(fixture, check.randomOf(source));
    expect(basketball.template(fixture, script, 1, "")).toBeNull();
    expect(basketball.template(fixture, script, 220, "")).toBeNull();
    expect(basketball.markets(fixture, script, null).some(({ typeId }) => typeId === 1 || typeId === 220)).toBe(false);
  });

  it("returns null for lines that do not exist", () => {
    const source = check.matchById("basketball", playByPlay);
    const script = basketball.createScript(fixtureOf(source), check.randomOf(source));
    for (const [typeId, specifier] of [
      [235, "quarternr=5"],
      [230, "pointnr=33"],
      [290, "variant=x"],
      [225, "hcp=2.5"],
      [292, "total=180"],
    ] as const) {
      expect(basketball.template(fixtureOf(source), script, typeId, specifier)).toBeNull();
    }
  });
});

describe("basketball script", () => {
  it("reproduces the real final of every match", () => {
    for (const source of matches) {
      const script = basketball.createScript(fixtureOf(source), check.randomOf(source));
      const facts = source.facts.sport === "basketball" ? source.facts : null;
      expect(script.final.score).toEqual(facts?.score);
      if (facts?.quarters) expect(script.final.quarters).toEqual(facts.quarters);
      if (facts?.overtime) expect(script.final.quarters).toHaveLength(5);
      expect(basketball.scoreboardAt(fixtureOf(source), script, script.durationMs).total).toEqual(facts?.score);
    }
  });

  it("marks simulated quarters and keeps real play-by-play data", () => {
    const real = check.matchById("basketball", playByPlay);
    const script = basketball.createScript(fixtureOf(real), check.randomOf(real));
    expect([...script.simulatedParts]).toEqual([]);
    expect(script.events.find(({ kind }) => kind === "point")).toMatchObject({ simulated: false, isIncident: true });
    const drawn = check.matchById("basketball", overtimeGame);
    expect(basketball.createScript(fixtureOf(drawn), check.randomOf(drawn)).simulatedParts.has("periods")).toBe(true);
  });

  it("is well-formed, runs the clock down and stops it", () => {
    for (const source of sample) check.expectSoundScript(basketball, source);
    const [source] = sample;
    if (!source) throw new Error("no match");
    const fixture = fixtureOf(source);
    const script = basketball.createScript(fixture, check.randomOf(source));
    const stop = script.events.find(({ kind }) => kind === "clock_stopped");
    const boards = [-1, 0, 5000, (stop?.atMs ?? 0) + 500].map((elapsedMs) => basketball.scoreboardAt(fixture, script, elapsedMs));
    expect(boards.map(({ phase }) => phase.code)).toEqual([0, 13, 13, 13]);
    expect(boards[1]?.clock?.remainingSeconds).toBe(600);
    expect(boards[2]?.clock).toMatchObject({ remainingSeconds: 595, playedSeconds: 5, stopped: false });
    expect(boards[3]?.clock?.stopped).toBe(true);
  });
});

describe("basketball outlook", () => {
  it("offers sound lines at every moment", () => {
    let typeCount = 0;
    for (const source of [...sample.slice(0, isFull ? 4 : 1), check.matchById("basketball", overtimeGame)]) {
      for (const moment of check.momentsOf(basketball, source)) {
        typeCount = Math.max(typeCount, check.expectSoundOffer(basketball, basketballMarketDefinitions, moment));
      }
    }
    expect(typeCount).toBeGreaterThanOrEqual(15);
  });

  it("does not depend on future events", () => {
    const other = { quarters: [], score: [0, 0] as const, races: [] };
    for (const source of sample.slice(0, isFull ? 3 : 1)) {
      for (const moment of check.momentsOf(basketball, source)) check.expectBlindToFuture(basketball, moment, other);
    }
  });

  it("does not depend on later matches", () => {
    const source = check.matchById("basketball", overtimeGame);
    const blind = createBasketballModule({
      ...dataset,
      matchesBefore: () => matches.filter((match) => match.competition === "nba" && match.playedAt < source.playedAt),
    });
    const [before] = check.momentsOf(basketball, source);
    if (!before) throw new Error("no moment");
    const seen = JSON.stringify(basketball.outlook(before.fixture, before.script, null, 0));
    expect(JSON.stringify(blind.outlook(before.fixture, before.script, null, 0)) === seen).toBe(true);
  });

  it("has a winner of overtime in every scenario", () => {
    const source = check.matchById("basketball", overtimeGame);
    const fixture = fixtureOf(source);
    const script = basketball.createScript(fixture, check.randomOf(source));
    const fourth = script.events.filter(({ kind }) => kind === "period_end")[3];
    const scenarios = basketball.outlook(fixture, script, (fourth?.atMs ?? 0) + 1000, 0);
    expect(scenarios.length).toBeGreaterThan(1000);
    expect(scenarios.every(({ detail }) => detail.quarters.length === 5 && detail.score[0] !== detail.score[1])).toBe(true);
    expect(basketball.scoreboardAt(fixture, script, (fourth?.atMs ?? 0) + 1000).phase.code).toBe(32);
  });

  it("changes with the drift", () => {
    const source = check.matchById("basketball", overtimeGame);
    const fixture = fixtureOf(source);
    const script = basketball.createScript(fixture, check.randomOf(source));
    const winner = basketball.template(fixture, script, 219, "");
    if (!winner) throw new Error("no winner market");
    const chance = (drift: number) => check.fairChances(winner, basketball.outlook(fixture, script, null, drift))[0] ?? 0;
    expect(chance(1)).toBeGreaterThan(chance(-1));
  });
});
