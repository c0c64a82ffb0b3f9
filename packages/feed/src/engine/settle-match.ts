import type { EngineContext } from "./engine-context.ts";
import type { LineState } from "./line-state.ts";
import type { ChangeRecorder } from "./match-change.ts";
import type { MatchState } from "./match-state.ts";
import { areSameResults, resultAfterEnd, settlementStepAt, type LineResult } from "./settlement.ts";

/** Word on a line that somebody asked about: how it ended, or that its settlement was taken back (`result` null). */
export interface SettlementNews {
  readonly match: MatchState;
  readonly line: LineState;
  readonly result: LineResult | null;
}

function takeResult(match: MatchState, line: LineState, result: LineResult | null): void {
  line.results = result?.results ?? null;
  line.settledAt = result?.settledAt ?? null;
  line.isOffered = result === null;
  line.odds = new Int32Array(line.odds.length);
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
): SettlementNews | null {
  const { line, now, changes, isFinalStep } = step;
  const result = resultAfterEnd(context, match, { template: line.template, now });
  const isSame = result === null ? line.results === null : line.results !== null && areSameResults(result.results, line.results);
  if (isSame && !isFinalStep) return null;
  if (!isSame) {
    takeResult(match, line, result);
    changes.line(line);
  }
  return { match, line, result };
}

/** Brings every line of an ended match to the settlement in force now; news only of lines somebody asked about. */
export function settleMatch(context: EngineContext, match: MatchState, now: number, changes: ChangeRecorder): readonly SettlementNews[] {
  const step = settlementStepAt(context, match, now);
  if (step === match.settlementStep) return [];
  match.settlementStep = step;
  const news: SettlementNews[] = [];
  for (const [key, line] of match.lines) {
    const item = settleLine(context, match, { line, now, changes, isFinalStep: step === "confirmed" });
    if (item !== null && match.tracked.has(key)) news.push(item);
  }
  return news;
}

/** Forgets the lines of a match that is over and confirmed; they can be settled again from the seed at any time. */
export function releaseMatch(match: MatchState): void {
  match.lines.clear();
  match.tracked.clear();
  match.mainKey = null;
  match.secondaryKey = null;
  match.tertiaryKey = null;
  match.script = null;
  match.availableMarkets = 0;
  match.breadth = "none";
  match.pricedAt = null;
  match.scenarios = null;
  match.revision += 1;
}
