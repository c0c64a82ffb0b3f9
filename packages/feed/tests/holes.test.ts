import { describe, expect, it } from "vitest";
import type { SoccerFacts, SourceMatch, Team } from "../src/core/source-match.ts";
import { createSoccerModule } from "../src/sports/soccer/soccer-module.ts";
import { createTennisModule } from "../src/sports/tennis/tennis-module.ts";
import { dataset, fixtureOf } from "./dataset.ts";
import { fairChances, matchById, randomOf } from "./sports/sport-properties.ts";

const soccer = createSoccerModule(dataset);
const worldCup = matchById("soccer", "worldcup.2026.101");
const league = matchById("soccer", "ita.1.2025-26.380");
const resultType = 1;
const scorerTypes = [38, 40];
const cornerAndCardTypes = [166, 162, 165, 177, 139, 136, 146];

function withoutFacts(source: SourceMatch, missing: Partial<SoccerFacts>): SourceMatch {
  if (source.facts.sport !== "soccer") throw new Error("not football");
  return { ...source, facts: { ...source.facts, ...missing } };
}

/** The types of market that a match has before its start and in play. */
function offeredTypes(source: SourceMatch): ReadonlySet<number> {
  const fixture = fixtureOf(source);
  const script = soccer.createScript(fixture, randomOf(source));
  return new Set([null, 30 * 60_000].flatMap((elapsedMs) => soccer.markets(fixture, script, elapsedMs).map(({ typeId }) => typeId)));
}

/** Chances of home, draw and away. */
function resultChances(source: SourceMatch): readonly number[] {
  const fixture = fixtureOf(source);
  const script = soccer.createScript(fixture, randomOf(source));
  const line = soccer.template(fixture, script, resultType, "");
  if (!line) throw new Error("no line on the result");
  return fairChances(line, soccer.outlook(fixture, script, null, 0));
}

describe("a match with missing data", () => {
  it("without squads has all markets except those on scorers", () => {
    const { lineUps: _, ...facts } = worldCup.facts as SoccerFacts;
    const whole = offeredTypes(worldCup);
    const holed = offeredTypes({ ...worldCup, facts: { ...facts, squads: null } });
    expect(scorerTypes.filter((type) => whole.has(type))).toEqual(scorerTypes);
    expect(new Set([...whole].filter((type) => !holed.has(type)))).toEqual(new Set(scorerTypes));
  });

  it("without statistics has no market on corners or cards", () => {
    const holed = offeredTypes(withoutFacts(league, { stats: null, cards: null }));
    expect(cornerAndCardTypes.filter((type) => offeredTypes(league).has(type)).length).toBeGreaterThan(3);
    expect(cornerAndCardTypes.filter((type) => holed.has(type))).toEqual([]);
    expect(holed).toContain(resultType);
  });

  it("without goal minutes has the real score, with minutes marked as simulated", () => {
    const holed = withoutFacts(worldCup, { goals: null });
    const script = soccer.createScript(fixtureOf(holed), randomOf(holed));
    const whole = soccer.createScript(fixtureOf(worldCup), randomOf(worldCup));
    expect([whole.simulatedParts.has("goal_minutes"), script.simulatedParts.has("goal_minutes")]).toEqual([false, true]);
    const scoreOf = ({ final }: typeof script) => [final.home1 + final.home2, final.away1 + final.away2];
    expect(scoreOf(script)).toEqual(scoreOf(whole));
  });

  it("without a duration lasts as long as matches of its sport usually do", () => {
    const source = matchById("tennis", "atp.2017-540-f324-c977");
    const fixture = fixtureOf({ ...source, facts: { ...source.facts, minutes: null } as SourceMatch["facts"] });
    const { durationMs } = createTennisModule(dataset).createScript(fixture, randomOf(source));
    expect(durationMs / 60_000).toBeGreaterThan(40);
    expect(durationMs / 60_000).toBeLessThan(330);
  });

  it("with a nation without a record is priced like a match against one of the weakest", () => {
    const atlantis: Team = { id: "soccer:atlantis", name: "Atlantis", country: null, isNation: true };
    const chances = resultChances({ ...worldCup, home: atlantis, neutral: true });
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
    expect(chances[0]).toBeGreaterThan(0);
    expect(chances[0]).toBeLessThan(0.15);
  });
});
