import { createPlan } from "../src/calendar/create-plan.ts";
import { sampleFixtures } from "../src/check-coherence.ts";
import type { Fixture } from "../src/core/fixture.ts";
import { createRandom } from "../src/core/random.ts";
import { specifierValue } from "../src/core/specifier.ts";
import type { MarketDefinition, MarketTemplate, MatchScript } from "../src/core/sport-module.ts";
import { dayMs } from "../src/core/time.ts";
import { computePrices, type PricingModels } from "../src/engine/compute-prices.ts";
import type { SnapshotLine } from "../src/engine/price-snapshot.ts";
import { ladderKey } from "../src/pricing/price-markets.ts";
import { createSportFeeds } from "../src/sports/sport-modules.ts";
import { dataset, isFull } from "./dataset.ts";

/** A line on offer with its market definition and template. */
export interface OfferedLine extends SnapshotLine {
  readonly definition: MarketDefinition;
  readonly template: MarketTemplate<unknown>;
  /** Value of the ladder; null for a market without one. */
  readonly value: number | null;
}

/** The complete offer of a match at one moment. */
export interface PricedMoment {
  readonly name: string;
  readonly sport: string;
  readonly isLive: boolean;
  readonly lines: readonly OfferedLine[];
}

const seed = "lines";
const shares = isFull ? [null, 0.02, 0.15, 0.3, 0.45, 0.6, 0.75, 0.85, 0.93, 0.98] : [null, 0.02, 0.45, 0.85, 0.96];
const from = Date.parse("2026-11-16T00:00:00Z");

function createModels(): PricingModels {
  const scripts = new Map<number, MatchScript<unknown>>();
  return {
    seed,
    sports: createSportFeeds(dataset),
    hideSimulatedDetail: false,
    scripts: {
      scriptOf(fixture, sport) {
        const known = scripts.get(fixture.id) ?? sport.module.createScript(fixture, createRandom(`${seed}/${fixture.id}`));
        scripts.set(fixture.id, known);
        return known;
      },
    },
  };
}

function priceAt(models: PricingModels, fixture: Fixture, share: number | null): PricedMoment {
  const sport = models.sports.get(fixture.sport);
  if (!sport) throw new Error(`no sport ${fixture.sport}`);
  const script = models.scripts.scriptOf(fixture, sport);
  const now = share === null ? fixture.startsAt - 1 : fixture.startsAt + Math.round(share * script.durationMs);
  const { snapshot } = computePrices(models, {
    fixture,
    now,
    isLive: share !== null,
    breadth: "full",
    tracked: [],
    known: [],
    keepsScenarios: false,
    betsCount: 0,
    eventCount: 0,
    version: { epoch: 0, sequence: 0 },
  });
  if (snapshot.failure !== null) throw new Error(snapshot.failure);
  const lines = snapshot.lines.flatMap((line): OfferedLine[] => {
    const definition = sport.definitions.byTypeId.get(line.typeId);
    const template = sport.module.template(fixture, script, line.typeId, line.specifier);
    if (!definition || !template) return [];
    const value = definition.lineKey === undefined ? null : specifierValue(line.specifier, definition.lineKey);
    return [{ ...line, definition, template, value: value === null ? null : Number(value) }];
  });
  const name = `${fixture.sport} ${fixture.home.name} - ${fixture.away.name} (${fixture.source?.id ?? fixture.id}) at ${share ?? "the start"}`;
  return { name, sport: fixture.sport, isLive: share !== null, lines };
}

/** Matches of every sport, or of some, spread over a fortnight of the plan, before the start and at several moments of play. */
export function pricedMoments(perSport: number, sports?: ReadonlySet<string>): readonly PricedMoment[] {
  const models = createModels();
  const plan = createPlan({ dataset, seed });
  const planned = plan.fixturesBetween(from, from + 14 * dayMs).filter(({ sport }) => sports?.has(sport) ?? true);
  const fixtures = sampleFixtures(planned, perSport);
  return fixtures.flatMap((fixture) => shares.map((share) => priceAt(models, fixture, share)));
}

/** The lines of each ladder, in the order of the offer; markets without a ladder are left out. */
export function laddersOf({ lines }: PricedMoment): ReadonlyMap<string, readonly OfferedLine[]> {
  const open = lines.filter(({ value, decided }) => value !== null && decided === null);
  return Map.groupBy(open, ({ typeId, specifier, definition }) => ladderKey(typeId, specifier, definition.lineKey));
}
