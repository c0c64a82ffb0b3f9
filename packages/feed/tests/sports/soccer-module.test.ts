import { describe, expect, it } from "vitest";
import type { SourceMatch } from "../../src/core/source-match.ts";
import { priceMarkets } from "../../src/pricing/price-markets.ts";
import type { MarketTemplate, OutcomeResult, Scenario } from "../../src/core/sport-module.ts";
import { soccerMarketDefinitions } from "../../src/sports/soccer/soccer-markets.data.ts";
import { createSoccerModule } from "../../src/sports/soccer/soccer-module.ts";
import type { SoccerDetail } from "../../src/sports/soccer/soccer-detail.ts";
import { dataset, fixtureOf, isFull, sampleOf, sampleUnlessFull } from "../dataset.ts";
import * as check from "./sport-properties.ts";

const soccer = createSoccerModule(dataset);
const matches = check.matchesOf("soccer");
const topLeague = check.matchById("soccer", "eng.1.2025-26.300");
const worldCup = check.matchById("soccer", "worldcup.2026.101");
const shootout = check.matchById("soccer", "worldcup.2022.064");
const sample = [
  topLeague,
  worldCup,
  shootout,
  check.matchById("soccer", "aut.1.2025-26.100"),
  check.matchById("soccer", "ucl.2025-26.188"),
];

/** Types in which several outcomes can win or share the win. */
const overlapping = new Set([10, 63, 546, 547, 548, 38, 40]);

function shareWon(result: OutcomeResult): number {
  if (typeof result === "object") return result.deadHeatShare;
  return result === "win" ? 1 : result === "half_win" ? 0.5 : 0;
}

function shareReturned(result: OutcomeResult): number {
  return result === "void" ? 1 : result === "half_win" || result === "half_lose" ? 0.5 : 0;
}

function chances(template: MarketTemplate<SoccerDetail>, scenarios: readonly Scenario<SoccerDetail>[]) {
  return template.outcomes.map(({ id }) => {
    const results = scenarios.map(({ detail, weight }) => ({ weight, result: template.resultOf(detail, id) }));
    const won = results.reduce((sum, { weight, result }) => sum + weight * shareWon(result), 0);
    const returned = results.reduce((sum, { weight, result }) => sum + weight * shareReturned(result), 0);
    return won / (1 - returned);
  });
}

function offerAt(source: SourceMatch, elapsedMs: number | null, drift = 0) {
  const fixture = fixtureOf(source);
  const script = soccer.createScript(fixture, check.randomOf(source));
  const scenarios = soccer.outlook(fixture, script, elapsedMs, drift);
  const find = (typeId: number, specifier = "") => {
    const template = soccer.template(fixture, script, typeId, specifier);
    if (!template) throw new Error(`no line ${typeId} ${specifier}`);
    return chances(template, scenarios);
  };
  return { fixture, script, scenarios, find, templates: soccer.markets(fixture, script, elapsedMs) };
}

describe("soccer script", () => {
  it("reproduces the real scores", () => {
    for (const source of sampleUnlessFull(matches, 1500)) {
      const facts = source.facts.sport === "soccer" ? source.facts : null;
      if (!facts || facts.awarded) continue;
      const { final, simulatedParts } = soccer.createScript(fixtureOf(source), check.randomOf(source));
      expect([final.home1 + final.home2, final.away1 + final.away2]).toEqual(facts.ft);
      if (facts.ht) expect([final.home1, final.away1]).toEqual(facts.ht);
      expect(simulatedParts.has("halves")).toBe(facts.ht === null && simulatedParts.has("goal_minutes"));
      if (facts.stats) expect([final.corners?.home, final.corners?.away]).toEqual(facts.stats.corners);
      if (facts.stats && !facts.cards) expect(final.cards).toEqual({ yellow: facts.stats.yellow, red: facts.stats.red });
      if (facts.et) expect(final.overtime).toEqual([facts.et[0] - facts.ft[0], facts.et[1] - facts.ft[1]]);
      if (facts.penalties) expect(final.shootout).toBe(facts.penalties[0] > facts.penalties[1] ? "home" : "away");
    }
  });

  it("is well-formed and has a realistic duration", () => {
    for (const source of [...sample, ...sampleOf(matches, 40)]) {
      if (source.facts.sport === "soccer" && source.facts.awarded) continue;
      check.expectSoundScript(soccer, source);
      const minutes = soccer.createScript(fixtureOf(source), check.randomOf(source)).durationMs / 60_000;
      expect(minutes).toBeGreaterThan(107);
      expect(minutes).toBeLessThan(190);
    }
  });

  it("keeps real minutes and scorers, and marks simulated ones", () => {
    const real = soccer.createScript(fixtureOf(worldCup), check.randomOf(worldCup));
    const goals = real.events.filter(({ kind }) => kind === "goal");
    expect(goals.map(({ label, player, score, simulated }) => [label, player, score, simulated])).toEqual([
      ["22", "Mikel Oyarzabal", "0:1", false],
      ["58", "Pedro Porro", "0:2", false],
    ]);
    const drawn = soccer.createScript(fixtureOf(topLeague), check.randomOf(topLeague));
    expect([...drawn.simulatedParts].sort()).toEqual(["goal_minutes", "goal_order", "periods", "scorers"]);
    expect(drawn.events.filter(({ kind }) => kind === "goal").every(({ simulated }) => simulated)).toBe(true);
  });

  it("stops bets around every goal", () => {
    const { events, suspensions } = soccer.createScript(fixtureOf(worldCup), check.randomOf(worldCup));
    for (const { atMs } of events.filter(({ kind }) => kind === "goal")) {
      expect(suspensions.some(({ fromMs, toMs, group }) => group === "all" && fromMs <= atMs - 20_000 && toMs >= atMs + 50_000)).toBe(true);
    }
  });

  it("shows the phases of extra time and penalties", () => {
    const fixture = fixtureOf(shootout);
    const script = soccer.createScript(fixture, check.randomOf(shootout));
    const codes = new Set<number>();
    for (let atMs = 0; atMs <= script.durationMs; atMs += 15_000) codes.add(soccer.scoreboardAt(fixture, script, atMs).phase.code);
    codes.add(soccer.scoreboardAt(fixture, script, script.durationMs).phase.code);
    expect([...codes]).toEqual([6, 31, 7, 32, 41, 33, 42, 34, 50, 120]);
    const board = soccer.scoreboardAt(fixture, script, script.durationMs);
    expect(board.total).toEqual([3, 3]);
    expect(board.periods.at(-1)).toMatchObject({ key: "penalties", score: [4, 2] });
  });
});

describe("soccer offer", () => {
  it("has at least 45 market types before the start and 30 late in play", () => {
    const types = (elapsedMs: number | null) => new Set(offerAt(topLeague, elapsedMs).templates.map(({ typeId }) => typeId)).size;
    expect(types(null)).toBeGreaterThanOrEqual(45);
    expect(types(30 * 60_000)).toBeGreaterThanOrEqual(40);
    expect(types(75 * 60_000)).toBeGreaterThanOrEqual(30);
    expect(soccerMarketDefinitions.byTypeId.size).toBeGreaterThanOrEqual(55);
  });

  it("has names, can be rebuilt, and its chances sum to 1 at every moment", () => {
    for (const source of isFull ? sample : sample.slice(1, 3)) {
      for (const { fixture, script, elapsedMs } of check.momentsOf(soccer, source)) {
        const scenarios = soccer.outlook(fixture, script, elapsedMs, 0);
        expect(scenarios.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
        const templates = soccer.markets(fixture, script, elapsedMs);
        expect(new Set(templates.map(({ typeId, specifier }) => `${typeId}/${specifier}`)).size).toBe(templates.length);
        for (const template of templates) {
          const name = `${source.id} ${elapsedMs} ${template.typeId} ${template.specifier}`;
          const sum = chances(template, scenarios).reduce((total, chance) => total + chance, 0);
          if (!overlapping.has(template.typeId)) expect(sum, name).toBeCloseTo(1, 6);
          if (template.typeId === 10 || template.typeId === 63) expect(sum, name).toBeCloseTo(2, 6);
          expect(soccer.template(fixture, script, template.typeId, template.specifier)?.outcomes, name).toEqual(template.outcomes);
          const definition = soccerMarketDefinitions.byTypeId.get(template.typeId);
          expect(
            template.outcomes.every(({ id, name: own }) => own !== undefined || definition?.outcomes[id] !== undefined),
            name,
          ).toBe(true);
        }
      }
    }
  });

  it("is consistent across markets", () => {
    for (const elapsedMs of [null, 20 * 60_000, 80 * 60_000]) {
      const { find, scenarios } = offerAt(topLeague, elapsedMs);
      const [home = 0, draw = 0, away = 0] = find(1);
      expect(find(10)[0]).toBeCloseTo(home + draw, 9);
      expect(find(11)[0]).toBeCloseTo(home / (home + away), 9);
      expect(find(16, "hcp=-0.5")[0]).toBeCloseTo(home, 9);
      expect(find(14, "hcp=0:1")[2]).toBeCloseTo(1 - (find(16, "hcp=-0.5")[0] ?? 0), 9);
      expect(find(33)[0]).toBeCloseTo(find(35)[1] ?? 0, 9);
      const fromHalves = find(47);
      expect((fromHalves[0] ?? 0) + (fromHalves[3] ?? 0) + (fromHalves[6] ?? 0)).toBeCloseTo(home, 9);
      const goals = scenarios.reduce(
        (sum, { weight, detail }) => sum + weight * Math.min(detail.home1 + detail.home2 + detail.away1 + detail.away2, 1),
        0,
      );
      expect(find(18, "total=0.5")[0]).toBeCloseTo(goals, 9);
      const next = soccer.markets(fixtureOf(topLeague), offerAt(topLeague, elapsedMs).script, elapsedMs).find(({ typeId }) => typeId === 8);
      expect(next).toBeDefined();
    }
  });

  it("has correct score chances consistent with 1x2", () => {
    const { find } = offerAt(topLeague, null);
    const scores = find(45);
    const [home = 0] = find(1);
    const listed = scores.reduce((sum, chance, index) => (index < 25 && index % 5 > Math.floor(index / 5) ? sum + chance : sum), 0);
    expect(listed).toBeLessThanOrEqual(home);
    expect(listed + (scores[25] ?? 0)).toBeGreaterThanOrEqual(home);
  });

  it("allows no arbitrage", () => {
    const { templates, scenarios } = offerAt(topLeague, null);
    const { lines } = priceMarkets(templates, scenarios, { definitions: soccerMarketDefinitions, stage: "upcoming" });
    for (const { template, odds } of lines) {
      const implied = odds.reduce((sum, price) => sum + (price > 0 ? 1000 / price : 1), 0);
      const copies = template.typeId === 10 || template.typeId === 63 ? 2 : 1;
      if (!overlapping.has(template.typeId) || copies === 2)
        expect(implied, `${template.typeId} ${template.specifier}`).toBeGreaterThan(copies);
    }
    const price = (typeId: number, specifier: string, index: number) =>
      (lines.find(({ template }) => template.typeId === typeId && template.specifier === specifier)?.odds[index] ?? 0) / 1000;
    expect(1 / price(1, "", 0) + 1 / price(10, "", 2)).toBeGreaterThan(1);
    expect(1 / price(1, "", 2) + 1 / price(10, "", 0)).toBeGreaterThan(1);
    for (const total of ["1.5", "2.5"]) expect(1 / price(18, "total=1.5", 0) + 1 / price(18, `total=${total}`, 1)).toBeGreaterThan(1);
  });
});

describe("soccer outlook", () => {
  it("does not depend on future events", () => {
    for (const source of sample) {
      for (const moment of check.momentsOf(soccer, source)) {
        check.expectBlindToFuture(soccer, moment, { ...moment.script.final, home2: 9, away1: 7 });
      }
    }
  });

  it("does not depend on later matches", () => {
    const early = {
      record: dataset.record,
      matchesBefore: (sport: "soccer", competition: string, before: number) =>
        dataset.matchesBefore(sport, competition, Math.min(before, topLeague.playedAt)),
    };
    const blind = createSoccerModule(early as typeof dataset);
    const fixture = fixtureOf(topLeague);
    const script = soccer.createScript(fixture, check.randomOf(topLeague));
    expect(JSON.stringify(blind.outlook(fixture, script, null, 0)) === JSON.stringify(soccer.outlook(fixture, script, null, 0))).toBe(true);
  });

  it("changes with the drift and a red card", () => {
    expect(offerAt(topLeague, null, 1).find(1)[0]).toBeGreaterThan(offerAt(topLeague, null, -1).find(1)[0] ?? 1);
    const austria = check.matchById("soccer", "aut.1.2025-26.192");
    const { script } = offerAt(austria, null);
    const red = script.events.find(({ kind }) => kind === "red_card");
    const before = offerAt(austria, (red?.atMs ?? 0) - 1000).find(1)[0] ?? 1;
    expect(offerAt(austria, red?.atMs ?? 0).find(1)[0]).toBeGreaterThan(before + 0.05);
  });

  it("never decides a line too early", () => {
    const sources = isFull ? [topLeague, worldCup, check.matchById("soccer", "worldcup.2026.103")] : [worldCup];
    for (const source of sources) {
      expect(check.wrongDecisions(soccer, source, (isFull ? 4 : 9) * 60_000)).toEqual([]);
    }
  });

  it("does not change at kick-off", () => {
    const { fixture, script, scenarios } = offerAt(topLeague, null);
    const kickOff = soccer.outlook(fixture, { ...script, events: script.events.slice(0, 1) }, 0, 0);
    const homeOf = (list: readonly Scenario<SoccerDetail>[]) =>
      list.reduce((sum, { weight, detail }) => sum + (detail.home1 + detail.home2 > detail.away1 + detail.away2 ? weight : 0), 0);
    expect(homeOf(kickOff)).toBeCloseTo(homeOf(scenarios), 3);
  });
});
