import type { Fixture } from "../core/fixture.ts";
import type { MarketDefinitions, MarketTemplate, MatchScript, Scenario, SportFeed } from "../core/sport-module.ts";
import { lineKeyOf, parseLineKey } from "../core/specifier.ts";
import { isAsGoodAsDecided } from "../pricing/apply-margin.ts";
import { fairLine, type PricedLine } from "../pricing/price-line.ts";
import { priceMarkets } from "../pricing/price-markets.ts";
import { ladderProblems, linePriceProblem, outlookProblem } from "../pricing/price-problems.ts";
import { isSimulated } from "./line-state.ts";
import { driftAt, driftBucketAt } from "./price-drift.ts";
import type { ClosedLine, PriceSnapshot, SnapshotLine } from "./price-snapshot.ts";
import type { PriceRequest } from "./pricer.ts";

/** The models behind the prices. */
export interface PricingModels {
  readonly seed: string;
  readonly sports: ReadonlyMap<string, SportFeed>;
  readonly scripts: { scriptOf(fixture: Fixture, sport: SportFeed): MatchScript<unknown> };
  /** Hides markets that settle on simulated detail. */
  readonly hideSimulatedDetail: boolean;
}

/** The scenarios behind the prices of a match, with everything that a combination of its outcomes needs. */
export interface PricedScenarios {
  readonly fixture: Fixture;
  readonly sport: SportFeed;
  readonly script: MatchScript<unknown>;
  readonly scenarios: readonly Scenario<unknown>[];
}

/** A pricing; the scenarios are null if the model failed. */
export interface ComputedPrices {
  readonly snapshot: PriceSnapshot;
  readonly scenarios: PricedScenarios | null;
}

function isWanted(sport: SportFeed, template: MarketTemplate<unknown>, tracked: ReadonlySet<string>): boolean {
  const { mainTypeId, secondaryTypeId, tertiaryTypeId } = sport;
  const { typeId, specifier } = template;
  return typeId === mainTypeId || typeId === secondaryTypeId || typeId === tertiaryTypeId || tracked.has(lineKeyOf(typeId, specifier));
}

/** Lines whose prices are implausible, with the reason. */
function faultsOf(lines: readonly PricedLine<unknown>[], definitions: MarketDefinitions): ReadonlyMap<PricedLine<unknown>, string> {
  const faults = new Map<PricedLine<unknown>, string>();
  for (const line of lines) {
    const problem = linePriceProblem(line, definitions.byTypeId.get(line.template.typeId)?.overround ?? 1);
    if (problem !== null) faults.set(line, problem);
  }
  for (const [line, problem] of ladderProblems(lines, definitions)) faults.set(line, problem);
  return faults;
}

interface OfferedLines {
  readonly lines: readonly SnapshotLine[];
  /** Keys of lines that are left out: they repeat another line, or are as good as decided when first offered. */
  readonly leftOut: ReadonlySet<string>;
  /** The scenarios behind their prices. */
  readonly scenarios: readonly Scenario<unknown>[];
}

function keyOf({ template }: PricedLine<unknown>): string {
  return lineKeyOf(template.typeId, template.specifier);
}

/** Whether a line closes because one outcome is as good as sure and has no price. */
function isClosed({ decided, fair, odds }: PricedLine<unknown>): boolean {
  return decided === null && isAsGoodAsDecided(fair) && fair.some((chance, index) => chance > 0 && odds[index] === 0);
}

function priceLines(
  { fixture, sport, scenarios }: PricedScenarios,
  templates: readonly MarketTemplate<unknown>[],
  { isLive, known }: { readonly isLive: boolean; readonly known: ReadonlySet<string> },
): OfferedLines {
  const {
    lines,
    mostBalanced,
    twins,
    scenarios: booked,
  } = priceMarkets(templates, scenarios, {
    definitions: sport.definitions,
    stage: isLive ? "live" : "upcoming",
  });
  const faults = faultsOf(lines, sport.definitions);
  const isSure = (line: PricedLine<unknown>) => isLive && isClosed(line);
  const isNeverPriced = (line: PricedLine<unknown>) => isSure(line) || (line.decided === null && line.odds.every((odds) => odds === 0));
  const leftOut = new Set([...twins, ...lines.filter((line) => isNeverPriced(line) && !known.has(keyOf(line)))].map(keyOf));
  const offered = lines.filter((line) => !leftOut.has(keyOf(line)));
  const priced = offered.map((line): SnapshotLine => {
    const { typeId, specifier, closesAtMs } = line.template;
    const fault = faults.get(line) ?? null;
    return {
      typeId,
      specifier,
      odds: fault === null && !isSure(line) ? [...line.odds] : [...line.odds].map(() => 0),
      mostBalanced: mostBalanced.has(line),
      closesAt: closesAtMs === undefined ? null : fixture.startsAt + closesAtMs,
      decided: line.decided,
      fault,
    };
  });
  return { lines: priced, leftOut, scenarios: booked };
}

/** The line of a list column: the most balanced one of its type. */
function columnOf(lines: readonly SnapshotLine[], typeId: number | null): string | null {
  const ofType = lines.filter((line) => line.typeId === typeId);
  const line = ofType.find(({ mostBalanced }) => mostBalanced) ?? ofType[0];
  return line === undefined ? null : lineKeyOf(line.typeId, line.specifier);
}

/** Known lines that are not on offer; in play, with their results once these are certain. */
function closedLines(
  { fixture, sport, script, scenarios }: PricedScenarios,
  request: PriceRequest,
  offered: ReadonlySet<string>,
): readonly ClosedLine[] {
  return request.known
    .filter((key) => !offered.has(key))
    .map((key) => {
      const { typeId, specifier } = parseLineKey(key);
      const template = request.isLive ? sport.module.template(fixture, script, typeId, specifier) : null;
      return { typeId, specifier, decided: template === null ? null : fairLine(template, scenarios).decided };
    });
}

function compute(models: PricingModels, sport: SportFeed, request: PriceRequest): ComputedPrices {
  const { fixture, now, isLive } = request;
  const { module, definitions } = sport;
  const script = models.scripts.scriptOf(fixture, sport);
  const elapsedMs = isLive ? now - fixture.startsAt : null;
  const bucket = driftBucketAt(fixture, Math.min(now, fixture.startsAt - 1));
  const templates = module
    .markets(fixture, script, elapsedMs)
    .filter((template) => definitions.byTypeId.has(template.typeId) && !(models.hideSimulatedDetail && isSimulated(script, template)));
  const scenarios = module.outlook(fixture, script, elapsedMs, driftAt(models.seed, fixture.id, bucket));
  const problem = outlookProblem(scenarios);
  if (problem !== null) throw new Error(problem);
  const tracked = new Set(request.tracked);
  const wanted = request.breadth === "full" ? templates : templates.filter((template) => isWanted(sport, template, tracked));
  const priced: PricedScenarios = { fixture, sport, script, scenarios };
  const { lines, leftOut, scenarios: booked } = priceLines(priced, wanted, { isLive, known: new Set(request.known) });
  const offered = new Set(templates.map(({ typeId, specifier }) => lineKeyOf(typeId, specifier)).filter((key) => !leftOut.has(key)));
  const snapshot: PriceSnapshot = {
    ...emptySnapshot(request),
    driftBucket: isLive ? null : bucket,
    availableMarkets: offered.size,
    columns: [columnOf(lines, sport.mainTypeId), columnOf(lines, sport.secondaryTypeId), columnOf(lines, sport.tertiaryTypeId)],
    lines,
    closed: closedLines(priced, request, offered),
    hasScenarios: request.keepsScenarios,
  };
  return { snapshot, scenarios: { ...priced, scenarios: booked } };
}

function emptySnapshot(request: PriceRequest): PriceSnapshot {
  const { fixture, version, now, breadth, isLive, eventCount, betsCount } = request;
  return {
    matchId: fixture.id,
    version,
    pricedAt: now,
    breadth,
    isLive,
    eventCount,
    driftBucket: null,
    availableMarkets: 0,
    columns: [null, null, null],
    lines: [],
    closed: [],
    hasScenarios: false,
    betsCount,
    failure: null,
  };
}

/** The snapshot of a match that could not be priced. */
export function failedSnapshot(request: PriceRequest, error: unknown): PriceSnapshot {
  return { ...emptySnapshot(request), failure: error instanceof Error ? error.message : String(error) };
}

/** Prices a match from its request alone; changes nothing. */
export function computePrices(models: PricingModels, request: PriceRequest): ComputedPrices {
  const sport = models.sports.get(request.fixture.sport);
  try {
    if (sport === undefined) throw new Error(`There is no model for ${request.fixture.sport}.`);
    return compute(models, sport, request);
  } catch (error) {
    return { snapshot: failedSnapshot(request, error), scenarios: null };
  }
}
