import { isVoidEnd } from "../core/match-end.ts";
import { lineKeyOf } from "../core/specifier.ts";
import type { OutcomeResult } from "../core/sport-module.ts";
import { minuteMs } from "../core/time.ts";
import { scriptOf, type EngineContext } from "./engine-context.ts";
import { createLine, type LineState, noOdds } from "./line-state.ts";
import { type ChangeRecorder, type MatchChange, recordChanges, refreshStatuses } from "./match-change.ts";
import { createCustomPrices } from "./custom-prices.ts";
import { addLines, keepLines, type MatchState, setFaults } from "./match-state.ts";
import type { PriceSnapshot, SnapshotLine } from "./price-snapshot.ts";
import { areSameResults, finalResults, isCorrectedLine } from "./settlement.ts";

interface Application {
  readonly context: EngineContext;
  readonly match: MatchState;
  readonly snapshot: PriceSnapshot;
  readonly changes: ChangeRecorder;
}

/** Settles a line that all scenarios decide in the same way if the real result agrees; otherwise it stays suspended until the end. */
function settleEarly({ context, match, snapshot }: Application, line: LineState, decided: readonly OutcomeResult[]): boolean {
  if (!snapshot.isLive) return false;
  const script = scriptOf(context, match);
  const isSafe = !isVoidEnd(script.end) && !isCorrectedLine(context, match, line.typeId);
  if (!isSafe || !areSameResults(decided, finalResults(script, line.template))) return false;
  line.results = decided;
  line.settledAt = snapshot.pricedAt;
  line.status = -3;
  line.odds = noOdds(line.odds.length);
  return true;
}

function isSameOdds(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((odds, index) => odds === right[index]);
}

/** A line of the snapshot; its template is built only if the match does not have the line yet. */
function lineOf({ context, match }: Application, { typeId, specifier }: SnapshotLine): LineState | null {
  const known = match.lines.get(lineKeyOf(typeId, specifier));
  if (known !== undefined) return known;
  const script = scriptOf(context, match);
  const template = match.sport.module.template(match.fixture, script, typeId, specifier);
  return template === null ? null : createLine(match.sport.definitions, script, template);
}

/** Returns the line if it has no result yet. */
function applyLine(application: Application, priced: SnapshotLine): LineState | null {
  const { snapshot, changes } = application;
  const line = lineOf(application, priced);
  if (line === null || line.results !== null) return null;
  const { odds, mostBalanced, closesAt, decided } = priced;
  const hasSameOdds = isSameOdds(line.odds, odds);
  const isMoved = !hasSameOdds || line.mostBalanced !== mostBalanced || line.closesAt !== closesAt;
  line.isOffered = true;
  if (!hasSameOdds) line.odds = odds;
  line.pricedAt = snapshot.pricedAt;
  line.mostBalanced = mostBalanced;
  line.closesAt = closesAt;
  line.isUndecidable = decided !== null && !settleEarly(application, line, decided);
  if (isMoved || line.results !== null) changes.line(line);
  return line;
}

function applyLines(application: Application): void {
  const { match, snapshot } = application;
  const added = snapshot.lines.flatMap((priced): readonly (readonly [string, LineState])[] => {
    const key = lineKeyOf(priced.typeId, priced.specifier);
    const isKnown = match.lines.has(key);
    const line = applyLine(application, priced);
    return isKnown || line === null ? [] : [[key, line]];
  });
  addLines(match, added);
}

function hide(line: LineState): void {
  line.isOffered = false;
  line.mostBalanced = false;
}

/** Settles lines that are decided and no longer on offer; hides the others. A full snapshot contains every line on offer. */
function closeLines(application: Application): void {
  const { match, snapshot, changes } = application;
  for (const { typeId, specifier, decided } of snapshot.closed) {
    const line = match.lines.get(lineKeyOf(typeId, specifier));
    if (line === undefined || line.results !== null) continue;
    if (decided !== null && settleEarly(application, line, decided)) changes.line(line);
    hide(line);
  }
  if (snapshot.breadth !== "full") return;
  const offered = new Set(snapshot.lines.map(({ typeId, specifier }) => lineKeyOf(typeId, specifier)));
  for (const [key, line] of match.lines) {
    if (line.isOffered && line.results === null && !offered.has(key)) hide(line);
  }
}

/** How long lines on offer stay in memory after the last request to price them (feed time). */
const forgottenAfterMs = 30 * minuteMs;

/** Drops the lines of an upcoming match that were priced for a client that has left; they are rebuilt for the next one. */
function forgetOldLines({ match, snapshot }: Application): void {
  if (snapshot.breadth === "full" || match.phase !== "prematch") return;
  keepLines(match, (key, line) => {
    const isOld = line.pricedAt === null || snapshot.pricedAt - line.pricedAt > forgottenAfterMs;
    return !isOld || line.results !== null || match.tracked.has(key);
  });
}

function faultsOf({ lines }: PriceSnapshot): readonly (readonly [string, string])[] {
  return lines.flatMap(({ typeId, specifier, fault }) => (fault === null ? [] : [[lineKeyOf(typeId, specifier), fault] as const]));
}

/** Commits the prices of a match. Prices from before the start are too old once it is live. */
export function applySnapshot(context: EngineContext, match: MatchState, snapshot: PriceSnapshot): MatchChange | null {
  const changes = recordChanges(match);
  const application = { context, match, snapshot, changes };
  if (snapshot.isLive && match.phase === "handover") match.phase = "live";
  if (!snapshot.isLive) match.driftBucket = snapshot.driftBucket;
  applyLines(application);
  closeLines(application);
  [match.mainKey, match.secondaryKey, match.tertiaryKey] = snapshot.columns;
  setFaults(match, faultsOf(snapshot));
  match.failure = null;
  match.custom = snapshot.hasScenarios ? createCustomPrices() : null;
  refreshStatuses(context, match, { now: Math.max(snapshot.pricedAt, context.clock.now()), changes });
  match.version = snapshot.version;
  match.pricedAt = snapshot.pricedAt;
  match.pricedEventCount = snapshot.eventCount;
  match.breadth = snapshot.breadth;
  match.availableMarkets = snapshot.availableMarkets;
  forgetOldLines(application);
  return changes.finish();
}

/** The current prices of a match, for a process that has none yet; null without prices. */
export function snapshotOf(match: MatchState): PriceSnapshot | null {
  const { version, pricedAt, breadth } = match;
  if (version === null || pricedAt === null || breadth === "none") return null;
  const lines = [...match.lines.values()].filter((line) => line.isOffered && line.results === null && line.pricedAt === pricedAt);
  const settled = [...match.lines.values()].filter((line) => line.results !== null);
  return {
    matchId: match.fixture.id,
    version,
    pricedAt,
    breadth,
    isLive: match.phase === "live",
    eventCount: match.pricedEventCount,
    driftBucket: match.driftBucket,
    availableMarkets: match.availableMarkets,
    columns: [match.mainKey, match.secondaryKey, match.tertiaryKey],
    lines: lines.map((line) => ({
      typeId: line.typeId,
      specifier: line.specifier,
      odds: [...line.odds],
      mostBalanced: line.mostBalanced,
      closesAt: line.closesAt,
      // Empty: all scenarios agree, but the line cannot be settled before the end.
      decided: line.isUndecidable ? [] : null,
      fault: match.faults.get(lineKeyOf(line.typeId, line.specifier)) ?? null,
    })),
    closed: settled.map(({ typeId, specifier, results }) => ({ typeId, specifier, decided: results })),
    hasScenarios: match.custom !== null,
    betsCount: match.betsCount,
    failure: null,
  };
}
