import { scriptOf } from "../../feed/engine/engine-context.ts";
import type { MatchState } from "../../feed/engine/match-state.ts";
import { driftAt, driftBucketAt } from "../../feed/engine/price-drift.ts";
import type { MarketTemplate, Scenario } from "../../feed/sport-module.ts";
import type { BookContext } from "../book-context.ts";
import { customParts, customPartsBySport } from "./custom-parts.data.ts";

/** What may still happen in a match, as its prices of now were made from it. */
type CustomScenarios = readonly Scenario<unknown>[];

interface Kept {
  readonly pricedAt: number;
  readonly scenarios: CustomScenarios;
}

const keptByMatch = new WeakMap<MatchState, Kept>();

/** The scenarios behind the prices that stand now: of the same moment and the same drift, so that both agree. Null before the first prices. */
export function customScenarios({ engine }: BookContext, match: MatchState): CustomScenarios | null {
  const { pricedAt, fixture } = match;
  if (pricedAt === null) return null;
  const kept = keptByMatch.get(match);
  if (kept?.pricedAt === pricedAt) return kept.scenarios;
  const elapsedMs = match.phase === "live" ? pricedAt - fixture.startsAt : null;
  const drift = driftAt(engine.context.seed, fixture.id, driftBucketAt(fixture, Math.min(pricedAt, fixture.startsAt - 1)));
  const scenarios = match.sport.module.outlook(fixture, scriptOf(engine.context, match), elapsedMs, drift);
  keptByMatch.set(match, { pricedAt, scenarios });
  return scenarios;
}

/** The independent part of the model that a line settles on; null when it may not be in a custom bet. */
export function customBlockOf(match: MatchState, template: MarketTemplate<unknown>): number | null {
  const blocks = customPartsBySport[match.fixture.sport] ?? customParts;
  const index = blocks.findIndex((parts) => template.needs.every((need) => parts.includes(need)));
  return index < 0 ? null : index;
}
