import { lineKeyOf } from "../core/specifier.ts";
import type { MarketTemplate, Scenario } from "../core/sport-module.ts";
import type { PricedScenarios } from "./compute-prices.ts";
import type { CombinableLine } from "./pricer.ts";

const sameChance = 1e-6;
/** Number of scenarios on which pairs are compared. */
const comparedScenarios = 600;

/** A line with its template. */
interface Line extends CombinableLine {
  readonly template: MarketTemplate<unknown>;
}

/** For each outcome of a line, one byte per scenario: whether it wins. */
type Wins = readonly Uint8Array[];

function winsOf(template: MarketTemplate<unknown>, scenarios: readonly Scenario<unknown>[]): Wins {
  return template.outcomes.map(({ id }) => Uint8Array.from(scenarios, ({ detail }) => (template.resultOf(detail, id) === "win" ? 1 : 0)));
}

function chanceOf(left: Uint8Array, right: Uint8Array, weights: Float64Array): number {
  let chance = 0;
  for (let index = 0; index < weights.length; index += 1) {
    if (left[index] === 1 && right[index] === 1) chance += weights[index] ?? 0;
  }
  return chance;
}

/** Whether no outcomes of two lines can be combined: each pair is impossible, or one outcome implies the other. */
function isExclusive(left: Wins, right: Wins, weights: Float64Array): boolean {
  return left.every((a) => {
    const chanceA = chanceOf(a, a, weights);
    return right.every((b) => {
      const together = chanceOf(a, b, weights);
      if (together < sameChance) return true;
      return together >= Math.min(chanceA, chanceOf(b, b, weights)) * (1 - sameChance);
    });
  });
}

/** Market types of each sport that exclude each other in custom bets. Computed once per pair of types from the scenarios before a match. */
interface ExclusiveTypes {
  /** Group names by type; types that share a group exclude each other. */
  groupsOf(match: PricedScenarios & { readonly isLive: boolean }, lines: readonly Line[]): ReadonlyMap<number, readonly string[]>;
}

export function createExclusiveTypes(): ExclusiveTypes {
  const bySport = new Map<string, Map<string, boolean>>();

  function learn(match: PricedScenarios & { readonly isLive: boolean }, lines: readonly Line[], known: Map<string, boolean>): void {
    const keyOf = (a: Line, b: Line) => `${a.typeId}-${b.typeId}`;
    const isMissing = lines.some((a, index) => lines.slice(index + 1).some((b) => !known.has(keyOf(a, b))));
    if (!isMissing) return;
    const { sport, fixture, script } = match;
    const outlook = match.isLive ? sport.module.outlook(fixture, script, null, 0) : match.scenarios;
    const step = Math.max(1, Math.floor(outlook.length / comparedScenarios));
    const all = outlook.filter((_scenario, index) => index % step === 0);
    const weights = Float64Array.from(all, ({ weight }) => weight);
    const wins = new Map(lines.map((line) => [line, winsOf(line.template, all)]));
    for (const [index, a] of lines.entries()) {
      for (const b of lines.slice(index + 1)) {
        if (known.has(keyOf(a, b))) continue;
        known.set(keyOf(a, b), a.block === b.block && isExclusive(wins.get(a) ?? [], wins.get(b) ?? [], weights));
      }
    }
  }

  return {
    groupsOf(match, lines) {
      const types = new Map<number, Line>();
      for (const line of lines) if (line.mostBalanced || !types.has(line.typeId)) types.set(line.typeId, line);
      const sorted = [...types.values()].sort(
        (a, b) => a.typeId - b.typeId || (lineKeyOf(a.typeId, a.specifier) < lineKeyOf(b.typeId, b.specifier) ? -1 : 1),
      );
      const known = bySport.get(match.fixture.sport) ?? new Map<string, boolean>();
      bySport.set(match.fixture.sport, known);
      learn(match, sorted, known);
      const groups = new Map(sorted.map(({ typeId }) => [typeId, [String(typeId)]]));
      for (const [index, a] of sorted.entries()) {
        for (const b of sorted.slice(index + 1)) {
          const name = `${a.typeId}-${b.typeId}`;
          if (known.get(name) !== true) continue;
          groups.get(a.typeId)?.push(name);
          groups.get(b.typeId)?.push(name);
        }
      }
      return groups;
    },
  };
}

/** Enough scenarios to recognise a quarter line; prices use all of them. */
const sampledScenarios = 48;
/** Top batter: dead heats are possible, but too rare to appear in a few scenarios. */
const splitTypes: ReadonlySet<number> = new Set([674]);

export function sampleOf(scenarios: readonly Scenario<unknown>[]): readonly Scenario<unknown>[] {
  const step = Math.max(1, Math.floor(scenarios.length / sampledScenarios));
  return scenarios.filter((_scenario, index) => index % step === 0);
}

/** Whether every outcome is won, lost or void, never split, so that a custom bet can settle. */
export function isWhole(template: MarketTemplate<unknown>, scenarios: readonly Scenario<unknown>[]): boolean {
  if (splitTypes.has(template.typeId)) return false;
  const results = scenarios.flatMap(({ detail }) => template.outcomes.map(({ id }) => template.resultOf(detail, id)));
  return results.every((result) => result === "win" || result === "lose" || result === "void");
}
