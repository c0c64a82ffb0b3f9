import { lineKeyOf } from "../core/specifier.ts";
import type { MarketTemplate, Scenario } from "../core/sport-module.ts";
import { jointChances, type JointLeg, priceCombination } from "../pricing/price-combination.ts";
import { createExclusiveTypes, isWhole, sampleOf } from "./combinable-lines.ts";
import type { PricedScenarios } from "./compute-prices.ts";
import type { PriceSnapshot } from "./price-snapshot.ts";
import type { CombinableAnswer, CombinableQuestion, CombinationAnswer, CombinationQuestion } from "./pricer.ts";

/** Stores the scenarios of matches with combinations, in the pricer. */
export interface ScenarioStore {
  /** Replaces the scenarios of a match by those of its new prices; drops them if they are not requested. */
  keep(snapshot: PriceSnapshot, scenarios: PricedScenarios | null): void;
  combine(question: CombinationQuestion): CombinationAnswer;
  combinable(question: CombinableQuestion): CombinableAnswer;
}

interface Kept extends PricedScenarios {
  readonly snapshot: PriceSnapshot;
  readonly oddsByKey: ReadonlyMap<string, readonly number[]>;
}

/** Maximum number of matches with stored scenarios: a few megabytes each. */
const maxMatches = 30;

function templateOf({ sport, fixture, script }: Kept, line: { readonly typeId: number; readonly specifier: string }) {
  return sport.module.template(fixture, script, line.typeId, line.specifier);
}

interface PricedLeg {
  readonly leg: JointLeg<unknown>;
  readonly odds: number;
}

function findLeg(kept: Kept, leg: CombinationQuestion["legs"][number]): PricedLeg | null {
  const template = templateOf(kept, leg);
  const index = template?.outcomes.findIndex(({ id }) => id === leg.outcomeId) ?? -1;
  const odds = kept.oddsByKey.get(lineKeyOf(leg.typeId, leg.specifier))?.[index] ?? 0;
  return template === null || odds === 0 ? null : { leg: { template, outcomeId: leg.outcomeId, block: leg.block }, odds };
}

function priceLegs(kept: Kept, legs: CombinationQuestion["legs"]): CombinationAnswer {
  const { version } = kept.snapshot;
  const found = legs.map((leg) => findLeg(kept, leg)).filter((leg) => leg !== null);
  if (found.length < legs.length || legs.length === 0) return { type: "unavailable", version };
  const chances = jointChances(
    found.map(({ leg }) => leg),
    kept.scenarios,
  );
  if (chances === null) return { type: "unavailable", version };
  const scenarios = kept.sport.module.isOutlookExact === true ? "exact" : "drawn";
  return { ...priceCombination({ chances, singles: found.map(({ odds }) => odds), scenarios }), version };
}

export function createScenarioStore(): ScenarioStore {
  const keptByMatch = new Map<number, Kept>();
  const exclusive = createExclusiveTypes();

  /** Returns the scenarios of a match and marks them as most recently used. */
  function take(matchId: number): Kept | null {
    const kept = keptByMatch.get(matchId);
    if (kept === undefined) return null;
    keptByMatch.delete(matchId);
    keptByMatch.set(matchId, kept);
    return kept;
  }

  return {
    keep(snapshot, scenarios) {
      keptByMatch.delete(snapshot.matchId);
      if (!snapshot.hasScenarios || scenarios === null) return;
      const oddsByKey = new Map(snapshot.lines.map((line) => [lineKeyOf(line.typeId, line.specifier), line.odds]));
      keptByMatch.set(snapshot.matchId, { ...scenarios, snapshot, oddsByKey });
      const [oldest] = keptByMatch.keys();
      if (keptByMatch.size > maxMatches && oldest !== undefined) keptByMatch.delete(oldest);
    },
    combine({ matchId, legs }) {
      const kept = take(matchId);
      return kept === null ? { type: "unavailable", version: null } : priceLegs(kept, legs);
    },
    combinable({ matchId, lines }) {
      const kept = take(matchId);
      if (kept === null) return { version: null, keys: [], groups: [] };
      const sample: readonly Scenario<unknown>[] = sampleOf(kept.scenarios);
      const whole = lines.flatMap((line) => {
        const template: MarketTemplate<unknown> | null = templateOf(kept, line);
        return template !== null && isWhole(template, sample) ? [{ ...line, template }] : [];
      });
      const { version, isLive } = kept.snapshot;
      const groups = exclusive.groupsOf({ ...kept, isLive }, whole);
      return {
        version,
        keys: whole.map(({ typeId, specifier }) => lineKeyOf(typeId, specifier)),
        groups: [...groups].map(([typeId, names]) => ({ typeId, names })),
      };
    },
  };
}
