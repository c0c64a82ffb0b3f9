import { describe, expect, it } from "vitest";
import { createIceHockeyModule } from "../../src/sports/ice-hockey/ice-hockey-module.ts";
import { iceHockeyMarketDefinitions } from "../../src/sports/ice-hockey/ice-hockey-markets.data.ts";
import { detailOfGoals } from "../../src/sports/ice-hockey/ice-hockey-state.ts";
import type { SourceMatch } from "../../src/core/source-match.ts";
import { dataset, fixtureOf, isFull, sampleOf, sampleUnlessFull } from "../dataset.ts";
import * as check from "./sport-properties.ts";

const iceHockey = createIceHockeyModule(dataset);
const matches = check.matchesOf("ice-hockey");
const sample = sampleOf(matches, 10);
const close = "nhl.2025-26.2025020001";
const wide = "nhl.2025-26.2025030216";

function scriptOf(source: SourceMatch) {
  return iceHockey.createScript(fixtureOf(source), check.randomOf(source));
}

describe("ice hockey settlement", () => {
  it("settles Florida - Chicago 3:2", () => {
    check.expectSettlements(iceHockey, check.matchById("ice-hockey", close), [
      [406, "", "4"],
      [410, "hcp=-0.5", "1714"],
      [410, "hcp=-1", "void"],
      [410, "hcp=-1.5", "1715"],
      [412, "total=4.5", "12"],
      [412, "total=5", "void"],
      [412, "total=5.5", "13"],
      [414, "total=2.5", "12"],
      [415, "total=2.5", "13"],
      [407, "goalnr=6", "7"],
    ]);
  });

  it("settles Montreal - Buffalo 3:8", () => {
    check.expectSettlements(iceHockey, check.matchById("ice-hockey", wide), [
      [406, "", "5"],
      [410, "hcp=5.5", "1714"],
      [410, "hcp=4.5", "1715"],
      [412, "total=10.5", "12"],
      [415, "total=8.5", "13"],
      [26, "", "70"],
      [29, "", "74"],
    ]);
  });

  it("settles goals and periods of a given order of goals", () => {
    const source = check.matchById("ice-hockey", close);
    const detail = detailOfGoals([1, -1, -2, 3, 4]);
    expect(detail).toMatchObject({
      score: [3, 2],
      periods: [
        [1, 1],
        [0, 1],
        [1, 0],
      ],
    });
    const winners: [number, string, string][] = [
      [407, "goalnr=3", "8"],
      [407, "goalnr=5", "6"],
      [443, "periodnr=1", "2"],
      [443, "periodnr=2", "3"],
      [444, "goalnr=2|periodnr=1", "8"],
      [444, "goalnr=2|periodnr=3", "7"],
      [446, "periodnr=1|total=1.5", "12"],
      [460, "hcp=-0.5|periodnr=3", "1714"],
      [26, "", "72"],
      [29, "", "74"],
    ];
    for (const [typeId, specifier, winner] of winners) {
      const template = iceHockey.template(fixtureOf(source), scriptOf(source), typeId, specifier);
      const won = template?.outcomes.filter(({ id }) => template.resultOf(detail, id) === "win").map(({ id }) => id);
      expect(won, `${typeId} ${specifier}`).toEqual([winner]);
    }
  });

  it("has no lines on the score after sixty minutes, which the data does not contain", () => {
    const source = check.matchById("ice-hockey", close);
    for (const typeId of [1, 10, 16, 18]) {
      expect(iceHockey.template(fixtureOf(source), scriptOf(source), typeId, "")).toBeNull();
    }
    expect(iceHockey.template(fixtureOf(source), scriptOf(source), 443, "periodnr=4")).toBeNull();
  });
});

describe("ice hockey script", () => {
  it("reproduces the real finals", () => {
    for (const source of sampleUnlessFull(matches, 200)) {
      const script = scriptOf(source);
      const score = source.facts.sport === "ice-hockey" ? source.facts.score : null;
      expect(script.final.score).toEqual(score);
      expect(iceHockey.scoreboardAt(fixtureOf(source), script, script.durationMs).total).toEqual(score);
    }
  });

  it("has overtime in about half of the one-goal games, and in no others", () => {
    const scripts = sampleUnlessFull(matches, 500).map(scriptOf);
    const close = scripts.filter(({ final }) => Math.abs(final.score[0] - final.score[1]) === 1);
    const late = scripts.filter(({ final }) => final.goals.some((goal) => Math.abs(goal) > 3));
    expect(late.every(({ final }) => Math.abs(final.score[0] - final.score[1]) === 1)).toBe(true);
    expect(late.length / close.length).toBeGreaterThan(0.4);
    expect(late.length / close.length).toBeLessThan(0.65);
  });

  it("is well-formed and stops betting around goals", () => {
    for (const source of sample) {
      check.expectSoundScript(iceHockey, source);
      const script = scriptOf(source);
      for (const goal of script.events.filter(({ kind }) => kind === "goal")) {
        expect(script.suspensions.some(({ group, fromMs, toMs }) => group === "all" && fromMs <= goal.atMs && goal.atMs < toMs)).toBe(true);
      }
    }
  });

  it("shows the shots of the data", () => {
    const source = check.matchById("ice-hockey", wide);
    const script = scriptOf(source);
    const board = iceHockey.scoreboardAt(fixtureOf(source), script, script.durationMs);
    expect(board.details).toEqual([{ key: "shots", values: ["22", "36"] }]);
    expect(board.periods.reduce((sum, { score }) => sum + score[0] + score[1], 0)).toBe(11);
  });
});

describe("ice hockey outlook", () => {
  it("offers sound lines at every moment", () => {
    let typeCount = 0;
    for (const source of sample.slice(0, isFull ? 5 : 2)) {
      for (const moment of check.momentsOf(iceHockey, source)) {
        typeCount = Math.max(typeCount, check.expectSoundOffer(iceHockey, iceHockeyMarketDefinitions, moment));
      }
    }
    expect(typeCount).toBeGreaterThanOrEqual(10);
  });

  it("does not depend on future events", () => {
    for (const source of sample.slice(0, isFull ? 3 : 1)) {
      for (const moment of check.momentsOf(iceHockey, source)) check.expectBlindToFuture(iceHockey, moment, detailOfGoals([]));
    }
  });

  it("does not depend on later matches", () => {
    const source = sample[5];
    if (!source) throw new Error("no match");
    const blind = createIceHockeyModule({
      ...dataset,
      matchesBefore: () => matches.filter(({ playedAt }) => playedAt < source.playedAt),
    });
    const fixture = fixtureOf(source);
    const seen = JSON.stringify(iceHockey.outlook(fixture, scriptOf(source), null, 0));
    expect(JSON.stringify(blind.outlook(fixture, scriptOf(source), null, 0)) === seen).toBe(true);
  });

  it("always has a winner and a total that agrees with its goals", () => {
    const [source] = sample;
    if (!source) throw new Error("no match");
    for (const { fixture, script, elapsedMs } of check.momentsOf(iceHockey, source)) {
      const scenarios = iceHockey.outlook(fixture, script, elapsedMs, 0);
      expect(scenarios.every(({ detail }) => detail.score[0] !== detail.score[1])).toBe(true);
      expect(scenarios.every(({ detail }) => detail.goals.length === detail.score[0] + detail.score[1])).toBe(true);
    }
  });
});
