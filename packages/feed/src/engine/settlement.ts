import { isVoidEnd } from "../core/match-end.ts";
import type { MarketTemplate, MatchScript, OutcomeResult } from "../core/sport-module.ts";
import { endsAtOf, type EngineContext, hasCorrection, scriptOf } from "./engine-context.ts";
import { forgetLines, type MatchState } from "./match-state.ts";
import { type LineState, noOdds } from "./line-state.ts";
import type { ChangeRecorder } from "./match-change.ts";
import { minuteMs } from "../core/time.ts";
import { isSameResult } from "../pricing/price-line.ts";

/** Feed time after the end of a match: rollback of a wrong first result, correction, confirmation. */
const settlementTimes = {
  rolledBackAfterMs: 3 * minuteMs,
  resettledAfterMs: 4 * minuteMs,
  confirmedAfterMs: 5 * minuteMs,
} as const;

/** The result of a line; `certainty` 1 can still be corrected, 2 is confirmed. */
export interface LineResult {
  readonly results: readonly OutcomeResult[];
  readonly certainty: 1 | 2;
  readonly settledAt: number;
}

type SettlementStep = MatchState["settlementStep"];

/** The real results of a line. */
export function finalResults(script: MatchScript<unknown>, template: MarketTemplate<unknown>): readonly OutcomeResult[] {
  if (isVoidEnd(script.end)) return template.outcomes.map(() => "void");
  return template.outcomes.map(({ id }) => template.resultOf(script.final, id));
}

/** Whether this line is first settled wrongly. */
export function isCorrectedLine(context: EngineContext, match: MatchState, typeId: number): boolean {
  return typeId === match.sport.mainTypeId && !isVoidEnd(scriptOf(context, match).end) && hasCorrection(context.seed, match.fixture.id);
}

function wrongResults(results: readonly OutcomeResult[]): readonly OutcomeResult[] {
  return [...results.slice(1), ...results.slice(0, 1)];
}

/** The step of the settlement that a match has reached. */
export function settlementStepAt(context: EngineContext, match: MatchState, now: number): SettlementStep {
  const sinceEnd = now - endsAtOf(context, match);
  if (sinceEnd < 0) return "open";
  if (sinceEnd >= settlementTimes.confirmedAfterMs) return "confirmed";
  if (sinceEnd >= settlementTimes.resettledAfterMs) return "resettled";
  return sinceEnd >= settlementTimes.rolledBackAfterMs ? "rolled_back" : "settled";
}

/** The current settlement after the end of a match, from data and seed alone; null while the line is open. */
export function resultAfterEnd(
  context: EngineContext,
  match: MatchState,
  line: { readonly template: MarketTemplate<unknown>; readonly now: number },
): LineResult | null {
  const step = settlementStepAt(context, match, line.now);
  if (step === "open") return null;
  const script = scriptOf(context, match);
  const endsAt = endsAtOf(context, match);
  const results = finalResults(script, line.template);
  const certainty = step === "confirmed" || isVoidEnd(script.end) ? 2 : 1;
  if (!isCorrectedLine(context, match, line.template.typeId)) return { results, certainty, settledAt: endsAt };
  if (step === "rolled_back") return null;
  if (step === "settled") return { results: wrongResults(results), certainty: 1, settledAt: endsAt };
  return { results, certainty: 2, settledAt: endsAt + settlementTimes.resettledAfterMs };
}

/** Whether two sets of results agree, outcome by outcome. */
export function areSameResults(left: readonly OutcomeResult[], right: readonly OutcomeResult[]): boolean {
  return left.length === right.length && left.every((result, index) => isSameResult(result, right[index]));
}

/** The result of a tracked line, or the rollback of its settlement (`result` null). */
export interface SettlementEvent {
  readonly match: MatchState;
  readonly line: LineState;
  readonly result: LineResult | null;
}

function applyResult(match: MatchState, line: LineState, result: LineResult | null): void {
  line.results = result?.results ?? null;
  line.settledAt = result?.settledAt ?? null;
  line.isOffered = result === null;
  line.odds = noOdds(line.odds.length);
  line.mostBalanced = false;
  line.status = result === null ? -1 : match.phase === "void" ? -4 : -3;
}

function settleLine(
  context: EngineContext,
  match: MatchState,
  step: {
    readonly line: LineState;
    readonly now: number;
    readonly changes: ChangeRecorder;
    readonly isFinalStep: boolean;
  },
): SettlementEvent | null {
  const { line, now, changes, isFinalStep } = step;
  const result = resultAfterEnd(context, match, { template: line.template, now });
  const isSame = result === null ? line.results === null : line.results !== null && areSameResults(result.results, line.results);
  if (isSame && !isFinalStep) return null;
  if (!isSame) {
    applyResult(match, line, result);
    changes.line(line);
  }
  return { match, line, result };
}

/** Applies the settlement currently in force to every line of an ended match; returns the events of tracked lines. */
export function settleMatch(context: EngineContext, match: MatchState, now: number, changes: ChangeRecorder): readonly SettlementEvent[] {
  const step = settlementStepAt(context, match, now);
  if (step === match.settlementStep) return [];
  match.settlementStep = step;
  const events: SettlementEvent[] = [];
  for (const [key, line] of match.lines) {
    const event = settleLine(context, match, { line, now, changes, isFinalStep: step === "confirmed" });
    if (event !== null && match.tracked.has(key)) events.push(event);
  }
  return events;
}

/** Releases the lines of a confirmed match; they can be settled again from the seed at any time. */
export function releaseMatch(match: MatchState): void {
  forgetLines(match);
  match.mainKey = null;
  match.secondaryKey = null;
  match.tertiaryKey = null;
  match.script = null;
  match.availableMarkets = 0;
  match.breadth = "none";
  match.pricedAt = null;
  match.custom = null;
  match.revision += 1;
}
