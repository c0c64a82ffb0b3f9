import { describe, expect, it } from "vitest";
import { americanFootballMarketDefinitions } from "../../src/sports/american-football/american-football-markets.data.ts";
import { createAmericanFootballModule } from "../../src/sports/american-football/american-football-module.ts";
import { dataset, fixtureOf, isFull, sampleOf, sampleUnlessFull } from "../dataset.ts";
import * as check from "./sport-properties.ts";

const football = createAmericanFootballModule(dataset);
const matches = check.matchesOf("american-football");
const overtimeGame = check.matchById("american-football", "nfl.2024_01_LA_DET");
const regularGame = check.matchById("american-football", "nfl.2024_01_ARI_BUF");
const tie = matches.find(({ facts }) => facts.sport === "american-football" && facts.score[0] === facts.score[1]);
const sample = [...sampleOf(matches, isFull ? 4 : 1), overtimeGame];

describe("American football settlement", () => {
  it("settles Buffalo - Arizona 34:28", () => {
    check.expectSettlements(football, regularGame, [
      [219, "", "4"],
      [610, "", "1"],
      [1, "", "1"],
      [220, "", "76"],
      [223, "hcp=-5.5", "1714"],
      [223, "hcp=-6", "void"],
      [223, "hcp=-6.5", "1715"],
      [225, "total=61.5", "12"],
      [225, "total=62.5", "13"],
      [227, "total=33.5", "12"],
      [228, "total=28.5", "13"],
      [229, "", "72"],
      [290, "variant=sr:winning_margin:14+", "sr:winning_margin:14+:1"],
      [292, "total=61.5", "973"],
      [292, "total=62.5", "975"],
    ]);
  });

  it("settles Detroit - LA Rams 26:20 after overtime", () => {
    check.expectSettlements(football, overtimeGame, [
      [219, "", "4"],
      [610, "", "1"],
      [1, "", "2"],
      [220, "", "74"],
      [223, "hcp=-5.5", "1714"],
      [225, "total=45.5", "12"],
      [229, "", "72"],
    ]);
  });

  it("returns stakes on the winner of a tie", () => {
    if (!tie) throw new Error("no tie");
    check.expectSettlements(football, tie, [
      [219, "", "void"],
      [610, "", "2"],
      [220, "", "74"],
      [290, "variant=sr:winning_margin:14+", "void"],
    ]);
  });

  it("settles halves and quarters of a given detail", () => {
    const fixture = fixtureOf(regularGame);
    const script = football.createScript(fixture, check.randomOf(regularGame));
    const final = {
      ...script.final,
      quarters: [
        [7, 3],
        [0, 14],
        [17, 0],
        [10, 11],
      ] as const,
    };
    const winners = ([typeId, specifier]: readonly [number, string]) => {
      const template = football.template(fixture, script, typeId, specifier);
      return template?.outcomes.map(({ id }) => id).filter((id) => template.resultOf(final, id) === "win");
    };
    const rows: readonly (readonly [number, string, string])[] = [
      [60, "", "3"],
      [66, "hcp=9.5", "1715"],
      [66, "hcp=10.5", "1714"],
      [68, "total=23.5", "12"],
      [231, "hcp=-15.5", "1714"],
      [232, "total=38.5", "13"],
      [235, "quarternr=1", "1"],
      [235, "quarternr=2", "3"],
      [236, "quarternr=3|total=17.5", "13"],
      [303, "hcp=1.5|quarternr=4", "1714"],
      [47, "", "430"],
      [52, "", "438"],
      [234, "", "923"],
    ];
    for (const [typeId, specifier, winner] of rows) expect(winners([typeId, specifier]), `${typeId} ${specifier}`).toEqual([winner]);
  });
});

describe("American football script", () => {
  it("reproduces the real finals", () => {
    for (const source of sampleUnlessFull(matches, 100)) {
      const facts = source.facts.sport === "american-football" ? source.facts : null;
      const script = football.createScript(fixtureOf(source), check.randomOf(source));
      expect(script.final.score).toEqual(facts?.score);
      expect(script.final.overtime !== null).toBe(facts?.overtime);
      expect(football.scoreboardAt(fixtureOf(source), script, script.durationMs).total).toEqual(facts?.score);
      expect(script.durationMs / 60_000).toBeGreaterThan(180);
      expect(script.durationMs / 60_000).toBeLessThan(225);
    }
  });

  it("is well-formed and has a clock that runs down", () => {
    for (const source of sample) check.expectSoundScript(football, source);
    const fixture = fixtureOf(regularGame);
    const script = football.createScript(fixture, check.randomOf(regularGame));
    expect(football.scoreboardAt(fixture, script, 0).clock?.remainingSeconds).toBe(900);
    expect(football.scoreboardAt(fixture, script, 5000).clock?.remainingSeconds).toBe(895);
    expect([...script.simulatedParts].sort()).toEqual(["halves", "periods", "points"]);
  });
});

describe("American football outlook", () => {
  it("offers sound lines at every moment", () => {
    let typeCount = 0;
    for (const source of sample) {
      for (const moment of check.momentsOf(football, source)) {
        typeCount = Math.max(typeCount, check.expectSoundOffer(football, americanFootballMarketDefinitions, moment));
      }
    }
    expect(typeCount).toBeGreaterThanOrEqual(20);
  });

  it("does not depend on future events", () => {
    for (const source of sample) {
      for (const moment of check.momentsOf(football, source)) {
        check.expectBlindToFuture(football, moment, { ...moment.script.final, score: [70, 0] });
      }
    }
  });

  it("never decides a line too early", () => {
    for (const source of isFull ? [regularGame, overtimeGame] : [overtimeGame]) {
      expect(check.wrongDecisions(football, source, (isFull ? 8 : 16) * 60_000)).toEqual([]);
    }
  });

  it("starts near the closing lines", () => {
    for (const source of sampleOf(matches, isFull ? 25 : 8)) {
      const closing = source.facts.sport === "american-football" ? source.facts.closing : null;
      if (!closing?.moneyline) continue;
      const fixture = fixtureOf(source);
      const script = football.createScript(fixture, check.randomOf(source));
      const scenarios = football.outlook(fixture, script, null, 0);
      const chance = (typeId: number, specifier: string) => {
        const template = football.template(fixture, script, typeId, specifier);
        return template ? (check.fairChances(template, scenarios)[0] ?? 0) : 0;
      };
      const [home, away] = closing.moneyline;
      expect(Math.abs(chance(219, "") - 1 / home / (1 / home + 1 / away))).toBeLessThan(0.045);
      expect(Math.abs(chance(223, `hcp=${closing.spread}`) - 0.5)).toBeLessThan(0.085);
      expect(Math.abs(chance(225, `total=${closing.total}`) - 0.5)).toBeLessThan(0.06);
    }
  });
});
