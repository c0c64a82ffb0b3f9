import { describe, expect, it } from "vitest";
import { createBaseballModule } from "../../src/sports/baseball/baseball-module.ts";
import { baseballMarketDefinitions } from "../../src/sports/baseball/baseball-markets.data.ts";
import type { SourceMatch } from "../../src/core/source-match.ts";
import { dataset, fixtureOf, isFull, sampleOf, sampleUnlessFull } from "../dataset.ts";
import * as check from "./sport-properties.ts";

const baseball = createBaseballModule(dataset);
const matches = check.matchesOf("baseball");
const sample = sampleOf(matches, 10);
const extraInnings = "mlb.2024.20240328MIA0";
const homeDidNotBat = "mlb.2024.20240328ARI0";
const shortened = "mlb.2024.20240425KCA0";

function scriptOf(source: SourceMatch) {
  return baseball.createScript(fixtureOf(source), check.randomOf(source));
}

describe("baseball settlement", () => {
  it("settles Miami - Pittsburgh 5:6 in twelve innings", () => {
    check.expectSettlements(baseball, check.matchById("baseball", extraInnings), [
      [251, "", "5"],
      [256, "hcp=1.5", "1714"],
      [256, "hcp=1", "void"],
      [256, "hcp=0.5", "1715"],
      [258, "total=10.5", "12"],
      [258, "total=11.5", "13"],
      [260, "total=4.5", "12"],
      [261, "total=6.5", "13"],
      [264, "", "70"],
      [268, "", "74"],
      [274, "", "1"],
      [275, "hcp=-2.5", "1714"],
      [275, "hcp=-3.5", "1715"],
      [276, "total=6.5", "12"],
      [287, "inningnr=3", "2"],
      [287, "inningnr=7", "3"],
      [288, "inningnr=3|total=3.5", "12"],
    ]);
  });

  it("voids the inning in which Arizona, 16:1 ahead, did not bat", () => {
    check.expectSettlements(baseball, check.matchById("baseball", homeDidNotBat), [
      [251, "", "4"],
      [256, "hcp=-14.5", "1714"],
      [258, "total=16.5", "12"],
      [268, "", "76"],
      [287, "inningnr=9", "void"],
      [288, "inningnr=9|total=0.5", "void"],
      [287, "inningnr=3", "1"],
      [288, "inningnr=3|total=13.5", "12"],
    ]);
  });

  it("keeps the winner and the overs reached when Kansas City - Toronto stopped after five innings", () => {
    check.expectSettlements(baseball, check.matchById("baseball", shortened), [
      [251, "", "4"],
      [256, "hcp=-0.5", "void"],
      [258, "total=2.5", "12"],
      [258, "total=8.5", "void"],
      [260, "total=1.5", "12"],
      [264, "", "void"],
      [268, "", "void"],
      [274, "", "1"],
      [276, "total=2.5", "12"],
      [287, "inningnr=7", "void"],
    ]);
  });

  it("returns null for lines that do not exist", () => {
    const source = check.matchById("baseball", extraInnings);
    for (const [typeId, specifier] of [
      [287, "inningnr=10"],
      [287, ""],
      [258, ""],
      [219, ""],
    ] as const) {
      expect(baseball.template(fixtureOf(source), scriptOf(source), typeId, specifier)).toBeNull();
    }
  });
});

describe("baseball script", () => {
  it("reproduces the real innings", () => {
    for (const source of sampleUnlessFull(matches, 300)) {
      const script = scriptOf(source);
      const facts = source.facts.sport === "baseball" ? source.facts : null;
      expect(script.final.score).toEqual(facts?.score);
      const board = baseball.scoreboardAt(fixtureOf(source), script, script.durationMs);
      expect(board.total).toEqual(facts?.score);
      expect(board.periods.map(({ score }) => score)).toEqual(
        facts?.line.away.map((runs, index) => [facts.line.home[index] ?? 0, runs ?? 0]),
      );
    }
  });

  it("ends a half inning with the third out or the winning run", () => {
    for (const source of sample) {
      const { events } = scriptOf(source);
      const ends = events.flatMap((event, index) => (event.kind === "period_end" ? [index] : []));
      for (const [place, index] of ends.entries()) {
        const before = events[index - 1];
        const isLast = place === ends.length - 1;
        expect(before?.kind === "out" || (isLast && before?.kind === "run" && before.side === "home")).toBe(true);
      }
    }
  });

  it("is well-formed and takes the real minutes", () => {
    const source = check.matchById("baseball", extraInnings);
    expect(scriptOf(source).durationMs).toBe(204 * 60_000);
    for (const match of sample) check.expectSoundScript(baseball, match);
  });

  it("shows the half inning and the outs on the scoreboard", () => {
    const source = check.matchById("baseball", extraInnings);
    const fixture = fixtureOf(source);
    const script = scriptOf(source);
    const out = script.events.find(({ kind }) => kind === "out");
    expect(baseball.scoreboardAt(fixture, script, out?.atMs ?? 0)).toMatchObject({
      phase: { code: 401, key: "1st_inning_top" },
      server: "away",
      details: [{ key: "outs", values: ["", "1"] }],
    });
    const bottom = script.events.find(({ kind, side }) => kind === "period_start" && side === "home");
    expect(baseball.scoreboardAt(fixture, script, bottom?.atMs ?? 0).phase.code).toBe(402);
    const tenth = script.events.find(({ kind, label }) => kind === "period_start" && label === "T10");
    expect(baseball.scoreboardAt(fixture, script, tenth?.atMs ?? 0).phase).toEqual({
      code: 419,
      key: "extra_inning",
      number: 10,
    });
  });
});

describe("baseball outlook", () => {
  it("offers sound lines at every moment", () => {
    let typeCount = 0;
    for (const source of [...sample.slice(0, isFull ? 4 : 1), check.matchById("baseball", extraInnings)]) {
      for (const moment of check.momentsOf(baseball, source)) {
        typeCount = Math.max(typeCount, check.expectSoundOffer(baseball, baseballMarketDefinitions, moment));
      }
    }
    expect(typeCount).toBeGreaterThanOrEqual(10);
  });

  it("does not depend on future events", () => {
    const other = { home: [], away: [], score: [0, 0] as const };
    for (const source of sample.slice(0, isFull ? 3 : 1)) {
      for (const moment of check.momentsOf(baseball, source)) check.expectBlindToFuture(baseball, moment, other);
    }
  });

  it("does not depend on later matches", () => {
    const source = check.matchById("baseball", "mlb.2024.20240704MIN0");
    const blind = createBaseballModule({
      ...dataset,
      matchesBefore: () => matches.filter(({ playedAt }) => playedAt < source.playedAt),
    });
    const fixture = fixtureOf(source);
    const seen = JSON.stringify(baseball.outlook(fixture, scriptOf(source), null, 0));
    expect(JSON.stringify(blind.outlook(fixture, scriptOf(source), null, 0)) === seen).toBe(true);
  });

  it("follows the rules of the last inning in every scenario", () => {
    const [source] = sample;
    if (!source) throw new Error("no match");
    for (const { fixture, script, elapsedMs } of check.momentsOf(baseball, source)) {
      for (const { detail } of baseball.outlook(fixture, script, elapsedMs, 0)) {
        expect(detail.score[0]).not.toBe(detail.score[1]);
        const last = detail.home.at(-1);
        if (last === null) expect(detail.score[0]).toBeGreaterThan(detail.score[1]);
        expect(detail.away.length).toBeGreaterThanOrEqual(9);
        expect(detail.home.length).toBe(detail.away.length);
      }
    }
  });
});
