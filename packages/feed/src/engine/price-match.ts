import { fairLine, type PricedLine } from "../pricing/price-line.ts";
import { ladderProblems, linePriceProblem, outlookProblem } from "../pricing/price-problems.ts";
import { priceMarketsInSteps, type PricedMarkets } from "../pricing/price-markets.ts";
import type { MarketTemplate, MatchScript, OutcomeResult, Scenario } from "../core/sport-module.ts";
import { canGoLive } from "./advance-match.ts";
import { scriptOf, type EngineContext } from "./engine-context.ts";
import { createLine, isSimulated, type LineState } from "./line-state.ts";
import { lineKeyOf } from "../core/specifier.ts";
import { type ChangeRecorder, type MatchChange, recordChanges, refreshStatuses } from "./match-change.ts";
import type { Breadth, MatchState } from "./match-state.ts";
import { driftAt, driftBucketAt } from "./price-drift.ts";
import { areSameResults, finalResults, isCorrectedLine } from "./settlement.ts";

/** Input for pricing a match: its lines on offer and its possible finals. */
interface PricingInput {
  readonly match: MatchState;
  readonly script: MatchScript<unknown>;
  readonly now: number;
  readonly isLive: boolean;
  readonly breadth: Breadth;
  readonly templates: readonly MarketTemplate<unknown>[];
  readonly scenarios: readonly Scenario<unknown>[];
}

/** Yields between large pieces of work so that other jobs can run. */
type Pause = Generator<undefined, PricingInput, undefined>;

function* preparePricing(context: EngineContext, match: MatchState, breadth: Breadth): Pause {
  const now = context.clock.now();
  const script = scriptOf(context, match);
  const { module, definitions } = match.sport;
  const isLive = match.phase === "live" || canGoLive(context, match, now);
  const elapsedMs = isLive ? now - match.fixture.startsAt : null;
  const bucket = driftBucketAt(match.fixture, Math.min(now, match.fixture.startsAt - 1));
  if (!isLive) match.driftBucket = bucket;
  const templates = module
    .markets(match.fixture, script, elapsedMs)
    .filter((template) => definitions.byTypeId.has(template.typeId) && !(context.hideSimulatedDetail && isSimulated(script, template)));
  yield;
  const drift = driftAt(context.seed, match.fixture.id, bucket);
  const scenarios = module.outlook(match.fixture, script, elapsedMs, drift);
  const problem = outlookProblem(scenarios);
  if (problem !== null) throw new Error(problem);
  return {
    match,
    script,
    now,
    isLive,
    breadth,
    templates,
    scenarios,
  };
}

function isWanted({ match, breadth }: PricingInput, template: MarketTemplate<unknown>): boolean {
  if (breadth === "full") return true;
  const { mainTypeId, secondaryTypeId, tertiaryTypeId } = match.sport;
  return (
    template.typeId === mainTypeId ||
    template.typeId === secondaryTypeId ||
    template.typeId === tertiaryTypeId ||
    match.tracked.has(lineKeyOf(template.typeId, template.specifier))
  );
}

/** Settles a line that all scenarios decide alike if the real result agrees; otherwise it stays suspended until the end. */
function settleEarly(context: EngineContext, input: PricingInput, line: LineState, decided: readonly OutcomeResult[]): boolean {
  const { match, script, now } = input;
  const isSafe = script.voidReason === null && !isCorrectedLine(context, match, line.typeId);
  if (!input.isLive || !isSafe || !areSameResults(decided, finalResults(script, line.template))) return false;
  line.results = decided;
  line.settledAt = now;
  line.status = -3;
  line.odds = new Int32Array(line.odds.length);
  return true;
}

function isSameOdds(left: Int32Array, right: Int32Array): boolean {
  return left.length === right.length && left.every((odds, index) => odds === right[index]);
}

function applyPrices(
  context: EngineContext,
  input: PricingInput,
  priced: {
    readonly line: PricedLine<unknown>;
    readonly mostBalanced: boolean;
    readonly isFaulty: boolean;
    readonly changes: ChangeRecorder;
  },
): void {
  const { match } = input;
  const { template, decided } = priced.line;
  const odds = priced.isFaulty ? new Int32Array(priced.line.odds.length) : priced.line.odds;
  const key = lineKeyOf(template.typeId, template.specifier);
  const line = match.lines.get(key) ?? createLine(match.sport.definitions, input.script, template);
  if (line === null || line.results !== null) return;
  match.lines.set(key, line);
  const closesAt = template.closesAtMs === undefined ? null : match.fixture.startsAt + template.closesAtMs;
  const isMoved = !isSameOdds(line.odds, odds) || line.mostBalanced !== priced.mostBalanced || line.closesAt !== closesAt;
  line.isOffered = true;
  line.odds = odds;
  line.pricedAt = input.now;
  line.mostBalanced = priced.mostBalanced;
  line.closesAt = closesAt;
  line.isUndecidable = decided !== null && !settleEarly(context, input, line, decided);
  if (isMoved || line.results !== null) priced.changes.line(line);
}

/** Settles lines that are decided and no longer on offer; hides the others. */
function dropMissing(context: EngineContext, input: PricingInput, changes: ChangeRecorder): void {
  const { match, templates, scenarios } = input;
  const offered = new Set(templates.map(({ typeId, specifier }) => lineKeyOf(typeId, specifier)));
  for (const [key, line] of match.lines) {
    if (offered.has(key) || line.results !== null || !(line.isOffered || match.tracked.has(key))) continue;
    const decided = input.isLive ? fairLine(line.template, scenarios).decided : null;
    const isSettled = decided !== null && settleEarly(context, input, line, decided);
    if (isSettled) changes.line(line);
    line.isOffered = false;
    line.mostBalanced = false;
  }
}

function chooseColumns({ match, templates }: PricingInput): void {
  const keyOf = (typeId: number | null): string | null => {
    const keys = templates
      .filter((template) => template.typeId === typeId)
      .map((template) => lineKeyOf(template.typeId, template.specifier));
    return keys.find((key) => match.lines.get(key)?.mostBalanced === true) ?? keys.find((key) => match.lines.has(key)) ?? null;
  };
  match.mainKey = keyOf(match.sport.mainTypeId);
  match.secondaryKey = keyOf(match.sport.secondaryTypeId);
  match.tertiaryKey = keyOf(match.sport.tertiaryTypeId);
}

/** Lines whose prices are implausible, by key, with the reason. */
function faultsOf({ match }: PricingInput, lines: readonly PricedLine<unknown>[]): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  const addFault = ({ template }: PricedLine<unknown>, problem: string | null): void => {
    if (problem !== null) faults.set(lineKeyOf(template.typeId, template.specifier), problem);
  };
  for (const line of lines)
    addFault(line, linePriceProblem(line, match.sport.definitions.byTypeId.get(line.template.typeId)?.overround ?? 1));
  for (const [line, problem] of ladderProblems(lines, match.sport.definitions)) addFault(line, problem);
  return faults;
}

function commit(context: EngineContext, input: PricingInput, priced: PricedMarkets<unknown>): MatchChange | null {
  const { match } = input;
  const changes = recordChanges(match);
  if (input.isLive && match.phase === "handover") match.phase = "live";
  const faults = faultsOf(input, priced.lines);
  for (const line of priced.lines) {
    const isFaulty = faults.has(lineKeyOf(line.template.typeId, line.template.specifier));
    applyPrices(context, input, { line, mostBalanced: priced.mostBalanced.has(line), isFaulty, changes });
  }
  dropMissing(context, input, changes);
  chooseColumns(input);
  match.faults = faults;
  match.failure = null;
  match.scenarios = match.scenariosUntilMs > performance.now() ? input.scenarios : null;
  refreshStatuses(match, input.now, changes);
  match.pricedAt = input.now;
  match.breadth = input.breadth;
  match.availableMarkets = input.templates.length;
  return changes.finish();
}

/** Prices a match in small steps and commits all changes at the end. */
export function* priceMatchInSteps(
  context: EngineContext,
  match: MatchState,
  breadth: Breadth,
): Generator<undefined, MatchChange | null, undefined> {
  const knownEvents = match.eventCount;
  const input = yield* preparePricing(context, match, breadth);
  yield;
  const wanted = input.templates.filter((template) => isWanted(input, template));
  const priced = yield* priceMarketsInSteps(wanted, input.scenarios, match.sport.definitions);
  const change = commit(context, input, priced);
  match.pricedEventCount = knownEvents;
  return change;
}
