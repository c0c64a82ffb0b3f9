import { expect } from "vitest";
import type { SourceMatch, SportKey } from "../../src/core/source-match.ts";
import type { Fixture } from "../../src/core/fixture.ts";
import type { MarketDefinitions, MarketTemplate, MatchScript, Scenario, SportModule } from "../../src/core/sport-module.ts";
import { createRandom } from "../../src/core/random.ts";
import { fairLine } from "../../src/pricing/price-line.ts";
import { dataset, fixtureOf, isFull } from "../dataset.ts";

export function matchesOf(sport: SportKey): readonly SourceMatch[] {
  return dataset.matchesBefore(sport, "*", Infinity);
}

export function matchById(sport: SportKey, id: string): SourceMatch {
  const match = matchesOf(sport).find((candidate) => candidate.id === id);
  if (!match) throw new Error(`no match ${id}`);
  return match;
}

export function randomOf(source: SourceMatch) {
  return createRandom(`test/${source.id}`);
}

export interface Case<Detail> {
  readonly fixture: Fixture;
  readonly script: MatchScript<Detail>;
  readonly elapsedMs: number | null;
}

/** A match before its start and at several moments of play. */
export function momentsOf<Detail>(module: SportModule<Detail>, source: SourceMatch): readonly Case<Detail>[] {
  const fixture = fixtureOf(source);
  const script = module.createScript(fixture, randomOf(source));
  const moments = isFull ? [null, 0, 0.15, 0.4, 0.62, 0.85, 0.97] : [null, 0, 0.4, 0.85];
  return moments.map((share) => ({ fixture, script, elapsedMs: share === null ? null : share * script.durationMs }));
}

/** Fair chance of each outcome, without returned stakes. */
export function fairChances<Detail>(template: MarketTemplate<Detail>, scenarios: readonly Scenario<Detail>[]): readonly number[] {
  return template.outcomes.map(({ id }) => {
    let [won, returned] = [0, 0];
    for (const { detail, weight } of scenarios) {
      const result = template.resultOf(detail, id);
      if (result === "win") won += weight;
      if (result === "void") returned += weight;
    }
    return won / (1 - returned);
  });
}

function expectOneWinner<Detail>(template: MarketTemplate<Detail>, detail: Detail): void {
  const results = template.outcomes.map(({ id }) => template.resultOf(detail, id));
  const winners = results.filter((result) => result === "win").length;
  const isVoid = results.every((result) => result === "void");
  if (winners !== 1 && !isVoid) {
    expect.fail(`${template.typeId} ${template.specifier}: ${JSON.stringify(results)} on ${JSON.stringify(detail)}`);
  }
}

/** Checks that every line on offer has one winner, chances that sum to 1, a name, and can be rebuilt from its ids. Returns the number of market types. */
export function expectSoundOffer<Detail>(
  module: SportModule<Detail>,
  definitions: MarketDefinitions,
  { fixture, script, elapsedMs }: Case<Detail>,
): number {
  const scenarios = module.outlook(fixture, script, elapsedMs, 0);
  expect(scenarios.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
  const templates = module.markets(fixture, script, elapsedMs);
  const keys = new Set(templates.map(({ typeId, specifier }) => `${typeId}/${specifier}`));
  expect(keys.size).toBe(templates.length);
  for (const template of templates) {
    const sum = fairChances(template, scenarios).reduce((total, chance) => total + chance, 0);
    expect(sum, `${template.typeId} ${template.specifier}`).toBeCloseTo(1, 6);
    for (let index = 0; index < scenarios.length; index += 97) {
      const detail = scenarios[index]?.detail;
      if (detail !== undefined) expectOneWinner(template, detail);
    }
    expectOneWinner(template, script.final);
    const rebuilt = module.template(fixture, script, template.typeId, template.specifier);
    expect(rebuilt?.outcomes).toEqual(template.outcomes);
    expect(rebuilt?.needs).toEqual(template.needs);
    const definition = definitions.byTypeId.get(template.typeId);
    expect(definition, `definition of ${template.typeId}`).toBeDefined();
    expect(template.outcomes.every(({ id, name }) => name !== undefined || definition?.outcomes[id] !== undefined)).toBe(true);
  }
  return new Set(templates.map(({ typeId }) => typeId)).size;
}

/** Checks that the outlook and the scoreboard stay the same when the later part of the script is removed. */
export function expectBlindToFuture<Detail>(
  module: SportModule<Detail>,
  { fixture, script, elapsedMs }: Case<Detail>,
  otherFinal: Detail,
): void {
  const past = script.events.filter(({ atMs }) => elapsedMs !== null && atMs <= elapsedMs);
  const blind: MatchScript<Detail> = {
    ...script,
    events: past,
    final: otherFinal,
    durationMs: script.durationMs * 2,
    suspensions: [],
  };
  const seen = JSON.stringify(module.outlook(fixture, script, elapsedMs, 0.3));
  expect(JSON.stringify(module.outlook(fixture, blind, elapsedMs, 0.3)) === seen).toBe(true);
  expect(module.scoreboardAt(fixture, blind, elapsedMs ?? -1)).toEqual(module.scoreboardAt(fixture, script, elapsedMs ?? -1));
}

/** Checks that events are in order, suspensions well-formed, and the script is deterministic. */
export function expectSoundScript<Detail>(module: SportModule<Detail>, source: SourceMatch): void {
  const script = module.createScript(fixtureOf(source), randomOf(source));
  expect(module.createScript(fixtureOf(source), randomOf(source))).toEqual(script);
  const times = script.events.map(({ atMs }) => atMs);
  expect(times).toEqual([...times].sort((left, right) => left - right));
  expect(times.at(-1)).toBeLessThanOrEqual(script.durationMs);
  expect(script.suspensions.every(({ fromMs, toMs }) => fromMs >= 0 && fromMs < toMs)).toBe(true);
  expect(module.scoreboardAt(fixtureOf(source), script, script.durationMs).progress).toBe(1);
}

/** Lines that look decided at some moment of the match but end differently. */
export function wrongDecisions<Detail>(module: SportModule<Detail>, source: SourceMatch, stepMs: number): string[] {
  const fixture = fixtureOf(source);
  const script = module.createScript(fixture, randomOf(source));
  const offered = new Map<string, MarketTemplate<Detail>>();
  const wrong = new Set<string>();
  for (let atMs = -stepMs; atMs < script.durationMs; atMs += stepMs) {
    const elapsedMs = atMs < 0 ? null : atMs;
    for (const line of module.markets(fixture, script, elapsedMs)) {
      offered.set(`${line.typeId} ${line.specifier}`, line);
    }
    const scenarios = module.outlook(fixture, script, elapsedMs, 0);
    for (const [name, line] of offered) {
      const { decided } = fairLine(line, scenarios);
      const final = line.outcomes.map(({ id }) => line.resultOf(script.final, id));
      if (decided && JSON.stringify(decided) !== JSON.stringify(final)) wrong.add(`${name} at ${atMs}`);
    }
  }
  return [...wrong];
}

export type SettlementRow = readonly [typeId: number, specifier: string, ...winners: readonly string[]];

/** Checks the winning outcomes of lines; `void` means that all outcomes are void. */
export function expectSettlements<Detail>(module: SportModule<Detail>, source: SourceMatch, rows: readonly SettlementRow[]): void {
  const fixture = fixtureOf(source);
  const script = module.createScript(fixture, randomOf(source));
  for (const [typeId, specifier, ...winners] of rows) {
    const template = module.template(fixture, script, typeId, specifier);
    expect(template, `${typeId} ${specifier}`).not.toBeNull();
    const results = template?.outcomes.map(({ id }) => [id, template.resultOf(script.final, id)]) ?? [];
    const expected = template?.outcomes.map(({ id }) => [id, winners[0] === "void" ? "void" : winners.includes(id) ? "win" : "lose"]);
    expect(results, `${typeId} ${specifier}`).toEqual(expected);
  }
}
