import { lineKeyOf, type LineState, type MarketTemplate, type MatchState, type Scenario, scriptOf } from "@touchline/feed";
import type { BookContext } from "../book-context.ts";
import { customBlockOf } from "./custom-scenarios.ts";

const sameChance = 1e-6;
/** Scenarios that pairs are compared on. */
const triedScenarios = 600;

/** For each outcome of a line, one byte a scenario: whether it wins there. */
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

/** Whether no outcome of one line can be joined with any of the other: each pair is impossible, or one is sure given the other. */
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

/** Answers, per sport, which market types have nothing to say to each other in a custom bet; learnt once before the start, for it is in the nature of the types. */
export interface ExclusiveTypes {
  /** For each type its group names; types that share one exclude each other. */
  groupsOf(match: MatchState, lines: readonly LineState[]): ReadonlyMap<number, readonly string[]>;
}

export function createExclusiveTypes(context: BookContext): ExclusiveTypes {
  const bySport = new Map<string, Map<string, boolean>>();

  function learn(match: MatchState, lines: readonly LineState[], known: Map<string, boolean>): void {
    const keyOf = (a: LineState, b: LineState) => `${a.typeId}-${b.typeId}`;
    const isMissing = lines.some((a, index) => lines.slice(index + 1).some((b) => !known.has(keyOf(a, b))));
    if (!isMissing) return;
    const outlook =
      (match.phase === "prematch" ? match.scenarios : null) ??
      match.sport.module.outlook(match.fixture, scriptOf(context.engine.context, match), null, 0);
    const step = Math.max(1, Math.floor(outlook.length / triedScenarios));
    const all = outlook.filter((_scenario, index) => index % step === 0);
    const weights = Float64Array.from(all, ({ weight }) => weight);
    const wins = new Map(lines.map((line) => [line, winsOf(line.template, all)]));
    for (const [index, a] of lines.entries()) {
      for (const b of lines.slice(index + 1)) {
        if (known.has(keyOf(a, b))) continue;
        const isOneBlock = customBlockOf(match, a.template) === customBlockOf(match, b.template);
        known.set(keyOf(a, b), isOneBlock && isExclusive(wins.get(a) ?? [], wins.get(b) ?? [], weights));
      }
    }
  }

  return {
    groupsOf(match, lines) {
      const types = new Map<number, LineState>();
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
