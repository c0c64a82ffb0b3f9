import type { RecordedFrame, RecordedLine } from "./recording.ts";
import type { MarketTemplate } from "../core/sport-module.ts";
import { scriptOf, type EngineContext } from "./engine-context.ts";
import { createLine } from "./create-line.ts";
import { lineKeyOf } from "../core/specifier.ts";
import type { LineState } from "./line-state.ts";
import { refreshStatuses } from "./line-status.ts";
import { recordChanges, type MatchChange } from "./match-change.ts";
import type { MatchState } from "./match-state.ts";
import { driftBucketAt } from "./price-drift.ts";
import { finalResults } from "./settlement.ts";

function isAsRecorded(line: LineState, recorded: RecordedLine): boolean {
  return (
    line.mostBalanced === recorded.mostBalanced &&
    line.odds.length === recorded.odds.length &&
    recorded.odds.every((odds, outcome) => odds === line.odds[outcome])
  );
}

/** Whether the line moved; `settle` gives the results of a line that was settled. */
function take(
  line: LineState,
  { recorded, at }: { readonly recorded: RecordedLine; readonly at: number },
  settle: () => Pick<LineState, "results" | "settledAt">,
): boolean {
  if (line.results !== null) return false;
  const isMoved = !isAsRecorded(line, recorded);
  line.isOffered = true;
  line.mostBalanced = recorded.mostBalanced;
  line.odds = Int32Array.from(recorded.odds);
  line.pricedAt = at;
  line.isUndecidable = recorded.state === "undecidable";
  if (recorded.state !== "settled") return isMoved;
  Object.assign(line, settle());
  line.status = -3;
  line.odds = new Int32Array(line.odds.length);
  return true;
}

/** Puts recorded prices in place of a model's: nothing is computed but what the match itself says. */
export function takeRecorded(context: EngineContext, match: MatchState, frame: RecordedFrame): MatchChange | null {
  const now = context.clock.now();
  const script = scriptOf(context, match);
  const changes = recordChanges(match);
  if (frame.isLive && match.phase === "handover") match.phase = "live";
  if (!frame.isLive) match.driftBucket = driftBucketAt(match.fixture, frame.at);
  const keyOf = (line: RecordedLine | null): string | null => (line === null ? null : lineKeyOf(line.typeId, line.specifier));
  const named = new Set<string>();
  for (const recorded of frame.lines) {
    const { typeId, specifier } = recorded;
    const key = lineKeyOf(typeId, specifier);
    const known = match.lines.get(key);
    const template: MarketTemplate<unknown> | null =
      known?.template ?? match.sport.module.template(match.fixture, script, typeId, specifier);
    const line = known ?? (template === null ? null : createLine(match, script, template));
    if (line === null || template === null) continue;
    named.add(key);
    match.lines.set(key, line);
    line.closesAt = template.closesAtMs === undefined ? null : match.fixture.startsAt + template.closesAtMs;
    if (take(line, { recorded, at: frame.at }, () => ({ results: finalResults(script, template), settledAt: now }))) changes.line(line);
  }
  for (const [key, line] of match.lines) {
    if (named.has(key) || line.results !== null) continue;
    line.isOffered = false;
    line.mostBalanced = false;
  }
  const [first, second, third] = frame.columns;
  match.mainKey = keyOf(first);
  match.secondaryKey = keyOf(second);
  match.tertiaryKey = keyOf(third);
  match.failure = null;
  match.scenarios = null;
  refreshStatuses(match, now, changes);
  match.pricedAt = frame.at;
  match.pricedEventCount = match.eventCount;
  match.breadth = "main";
  match.availableMarkets = frame.availableMarkets;
  return changes.finish();
}
