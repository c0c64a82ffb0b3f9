import { describe, expect, it } from "vitest";
import { fairLine } from "../../src/pricing/price-line.ts";
import { createRandom } from "../../src/core/random.ts";
import { detailOfMaps, type EsportsDetail, type MapDetail } from "../../src/sports/esports/esports-state.ts";
import { esportsMarketDefinitions } from "../../src/sports/esports/esports-markets.data.ts";
import { createEsportsModule } from "../../src/sports/esports/esports-module.ts";
import { createEsportsRules } from "../../src/sports/esports/esports-markets.ts";
import { finalRounds, isRoundMapOver } from "../../src/sports/esports/round-model.ts";
import { titles, type RoundTitle, type EsportsKey } from "../../src/sports/esports/titles.data.ts";
import { rebuildTemplate } from "../../src/sports/shared/market-rule.ts";
import { esportsFixture, forecastMaps, summaryOf } from "./measure-esports.ts";
import * as check from "./sport-properties.ts";
import { isFull } from "../dataset.ts";

const keys = ["cs2", "valorant", "lol", "dota2"] as const;
const moments = isFull ? [null, 0, 0.1, 0.3, 0.55, 0.8, 0.97] : [null, 0.3, 0.8];

function playedOf(sport: EsportsKey, number: number, bestOf: 1 | 3 | 5 = 3) {
  const module = createEsportsModule(sport);
  const fixture = esportsFixture(sport, number, bestOf);
  return { module, fixture, script: module.createScript(fixture, createRandom(`test/${number}`)) };
}

function casesOf(sport: EsportsKey, number: number, bestOf: 1 | 3 | 5 = 3) {
  const { module, fixture, script } = playedOf(sport, number, bestOf);
  const cases = moments.map((share) => ({ fixture, script, elapsedMs: share === null ? null : share * script.durationMs }));
  return { module, cases };
}

const map: MapDetail = {
  winner: "home",
  rounds: [16, 14],
  kills: [20, 12],
  killOrder: ["away", "home", "home", "home", "home"],
  towers: [9, 3],
  firstTower: "away",
  dragons: ["home", "away"],
  barons: [],
  seconds: 36 * 60,
};
const detail = detailOfMaps([map, { ...map, winner: "away", rounds: [4, 13] }, map]);

function winnersOf(key: EsportsKey, typeId: number, specifier: string): readonly string[] | "void" | null {
  const line = rebuildTemplate(createEsportsRules(key, 3), typeId, specifier);
  if (!line) return null;
  const results = line.outcomes.map(({ id }) => [id, line.resultOf(detail, id)] as const);
  if (results.every(([, result]) => result === "void")) return "void";
  return results.filter(([, result]) => result === "win").map(([id]) => id);
}

describe("e-sports settlement", () => {
  it.each<[EsportsKey, number, string, string]>([
    ["cs2", 186, "", "4"],
    ["cs2", 327, "hcp=-1.5", "1715"],
    ["cs2", 328, "total=2.5", "12"],
    ["cs2", 329, "variant=sr:correct_score:bestof:3", "sr:correct_score:bestof:3:8"],
    ["cs2", 330, "mapnr=2", "5"],
    ["cs2", 331, "hcp=-2.5|mapnr=1", "1715"],
    ["valorant", 332, "mapnr=1|total=29.5", "12"],
    ["cs2", 333, "mapnr=1|xth=1", "5"],
    ["lol", 333, "mapnr=1|xth=5", "4"],
    ["lol", 397, "mapnr=1|xth=1", "5"],
    ["lol", 555, "hcp=-7.5|mapnr=1", "1714"],
    ["lol", 556, "mapnr=1|xth=2", "5"],
    ["dota2", 725, "mapnr=1|minute=36", "1832"],
    ["dota2", 725, "mapnr=1|minute=40", "1831"],
    ["dota2", 726, "mapnr=1|total=31.5", "12"],
    ["dota2", 728, "mapnr=1|total=12.5", "13"],
  ])("%s %i %s", (key, typeId, specifier, winner) => expect(winnersOf(key, typeId, specifier)).toEqual([winner]));

  it.each<[EsportsKey, number, string]>([
    ["lol", 333, "mapnr=1|xth=10"],
    ["lol", 557, "mapnr=1|xth=1"],
    ["lol", 556, "mapnr=1|xth=3"],
  ])("voids events that did not happen: %s %i %s", (key, typeId, specifier) => expect(winnersOf(key, typeId, specifier)).toBe("void"));

  it.each<[EsportsKey, number, string]>([
    ["cs2", 330, "mapnr=4"],
    ["cs2", 726, "mapnr=1|total=30.5"],
    ["lol", 332, "mapnr=1|total=20.5"],
    ["cs2", 333, "mapnr=1|xth=2"],
    ["cs2", 329, "variant=sr:correct_score:bestof:5"],
    ["dota2", 725, "mapnr=1|minute=x"],
  ])("has no line %s %i %s", (key, typeId, specifier) => expect(winnersOf(key, typeId, specifier)).toBeNull());
});

describe("rounds", () => {
  const [counterStrike, valorant] = [titles.cs2 as RoundTitle, titles.valorant as RoundTitle];
  it.each<[number, number, boolean, boolean]>([
    [13, 11, true, true],
    [12, 12, false, false],
    [13, 12, false, false],
    [14, 12, false, true],
    [16, 12, true, true],
    [16, 14, true, true],
    [16, 15, false, false],
    [19, 17, true, true],
  ])("%i:%i", (home, away, isOverInBlocks, isOverByLead) => {
    expect(isRoundMapOver(counterStrike, [home, away])).toBe(isOverInBlocks);
    expect(isRoundMapOver(valorant, [home, away])).toBe(isOverByLead);
  });

  it("have exact chances that sum to 1 and are symmetric", () => {
    for (const title of [counterStrike, valorant]) {
      const finals = finalRounds(title, 0.4, { score: [5, 7], firstDefender: "home", lastRound: "away" });
      expect(finals.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
      const even = finalRounds(title, 0, { score: [0, 0], firstDefender: null, lastRound: null });
      const home = even.reduce((sum, { score, chance }) => sum + (score[0] > score[1] ? chance : 0), 0);
      expect(home).toBeCloseTo(0.5, 12);
    }
  });
});

describe("leads", () => {
  it.each(["cs2", "valorant"] as const)("of 10:4 rounds do not make winning a map of %s certain", (key) => {
    const finals = finalRounds(titles[key] as RoundTitle, 0, { score: [10, 4], firstDefender: "home", lastRound: "home" });
    const won = finals.reduce((sum, { score, chance }) => sum + (score[0] > score[1] ? chance : 0), 0);
    expect(won).toBeGreaterThan(0.91);
    expect(won).toBeLessThan(0.96);
  });

  it.each(["lol", "dota2"] as const)("after 25 minutes win about four in five maps of %s", (key) => {
    const all = forecastMaps(key, isFull ? 300 : 60, 25).map(({ forecast }) => Math.max(forecast, 1 - forecast));
    const favourite = all.reduce((sum, chance) => sum + chance, 0) / all.length;
    expect(favourite).toBeGreaterThan(0.74);
    expect(favourite).toBeLessThan(0.87);
  });
});

describe.each(keys)("%s", (key) => {
  it("replays valid matches, deterministic in the seed", () => {
    let [sumMs, matches] = [0, 0];
    for (let number = 0; number < (isFull ? 40 : 10); number += 1) {
      const bestOf = number % 5 === 0 ? 5 : 3;
      const { module, fixture, script } = playedOf(key, number, bestOf);
      expect(module.createScript(fixture, createRandom(`test/${number}`))).toEqual(script);
      expect(Math.max(...script.final.score)).toBe((bestOf + 1) / 2);
      expect(module.scoreboardAt(fixture, script, script.durationMs)).toMatchObject({ total: script.final.score, progress: 1 });
      const times = script.events.map(({ atMs }) => atMs);
      expect(times).toEqual([...times].sort((left, right) => left - right));
      expect(script.events.every(({ simulated }) => simulated)).toBe(true);
      expect(script.suspensions.every(({ fromMs, toMs }) => fromMs < toMs)).toBe(true);
      if (bestOf === 3) [sumMs, matches] = [sumMs + script.durationMs, matches + 1];
    }
    expect(sumMs / matches).toBeGreaterThan(80 * 60_000);
  });

  it("offers sound, simulated lines at every moment", () => {
    const types = new Set<number>();
    for (const [number, bestOf] of [
      [1, 3],
      [2, 5],
      [3, 1],
    ] as const) {
      const { module, cases } = casesOf(key, number, bestOf);
      for (const moment of cases) {
        check.expectSoundOffer<EsportsDetail>(module, esportsMarketDefinitions[key], moment);
        for (const { typeId, needs } of module.markets(moment.fixture, moment.script, moment.elapsedMs)) {
          types.add(typeId);
          expect(needs.every((part) => moment.script.simulatedParts.has(part))).toBe(true);
        }
      }
    }
    expect(types.size).toBeGreaterThanOrEqual(8);
  });

  it("does not depend on future events", () => {
    const { module, cases } = casesOf(key, 4);
    for (const moment of cases) check.expectBlindToFuture(module, moment, { maps: [], score: [0, 0] });
  });

  it("never decides a line too early", () => {
    for (const number of isFull ? [5, 6] : [5]) {
      const { module, fixture, script } = playedOf(key, number);
      for (let elapsedMs = 0; elapsedMs < script.durationMs; elapsedMs += (isFull ? 11 : 22) * 60_000) {
        const scenarios = module.outlook(fixture, script, elapsedMs, 0);
        for (const line of module.markets(fixture, script, 0)) {
          const { decided } = fairLine(line, scenarios);
          const final = line.outcomes.map(({ id }) => line.resultOf(script.final, id));
          if (decided) expect(decided, `${line.typeId} ${line.specifier} at ${elapsedMs}`).toEqual(final);
        }
      }
    }
  });

  it("gives leads chances that match how often they win the map", () => {
    const [early, late] = titles[key].kind === "rounds" ? [8, 16] : [12, 25];
    for (const played of isFull ? [early, late] : [late]) {
      const all = forecastMaps(key, isFull ? 300 : 60, played);
      for (const isBig of [false, true]) {
        const { count, forecast, happened } = summaryOf(all.filter(({ lead }) => lead > 3 === isBig));
        const deviation = Math.sqrt((forecast * (1 - forecast)) / count);
        expect(Math.abs(forecast - happened), `${played} ${isBig}`).toBeLessThan(3 * deviation + 0.01);
      }
    }
  });
});
