import { frameAt, type RecordedFrame, type RecordedLine } from "./recording.ts";
import type { MarketTemplate } from "../core/sport-module.ts";
import { scriptOf, type EngineContext } from "./engine-context.ts";
import { createLine, type LineState, noOdds } from "./line-state.ts";
import { lineKeyOf } from "../core/specifier.ts";
import { type MatchChange, recordChanges, refreshStatuses } from "./match-change.ts";
import { addLines, type Breadth, type MatchState } from "./match-state.ts";
import { driftBucketAt } from "./price-drift.ts";
import { finalResults } from "./settlement.ts";

function isAsRecorded(line: LineState, recorded: RecordedLine): boolean {
  return (
    line.mostBalanced === recorded.mostBalanced &&
    line.odds.length === recorded.odds.length &&
    recorded.odds.every((odds, outcome) => odds === line.odds[outcome])
  );
}

/** Applies a recorded line and returns whether it changed; `settle` returns the results of a settled one. */
function applyLine(
  line: LineState,
  { recorded, at }: { readonly recorded: RecordedLine; readonly at: number },
  settle: () => Pick<LineState, "results" | "settledAt">,
): boolean {
  if (line.results !== null) return false;
  const isMoved = !isAsRecorded(line, recorded);
  line.isOffered = true;
  line.mostBalanced = recorded.mostBalanced;
  line.odds = recorded.odds;
  line.pricedAt = at;
  line.isUndecidable = recorded.state === "undecidable";
  if (recorded.state !== "settled") return isMoved;
  Object.assign(line, settle());
  line.status = -3;
  line.odds = noOdds(line.odds.length);
  return true;
}

/** Applies recorded prices instead of those of a model. */
export function applyRecorded(context: EngineContext, match: MatchState, frame: RecordedFrame): MatchChange | null {
  const now = context.clock.now();
  const script = scriptOf(context, match);
  const changes = recordChanges(match);
  if (frame.isLive && match.phase === "handover") match.phase = "live";
  if (!frame.isLive) match.driftBucket = driftBucketAt(match.fixture, frame.at);
  const keyOf = (line: RecordedLine | null): string | null => (line === null ? null : lineKeyOf(line.typeId, line.specifier));
  const named = new Set<string>();
  const added: (readonly [string, LineState])[] = [];
  for (const recorded of frame.lines) {
    const { typeId, specifier } = recorded;
    const key = lineKeyOf(typeId, specifier);
    const known = match.lines.get(key);
    const template: MarketTemplate<unknown> | null =
      known?.template ?? match.sport.module.template(match.fixture, script, typeId, specifier);
    const line = known ?? (template === null ? null : createLine(match.sport.definitions, script, template));
    if (line === null || template === null) continue;
    named.add(key);
    if (known === undefined) added.push([key, line]);
    line.closesAt = template.closesAtMs === undefined ? null : match.fixture.startsAt + template.closesAtMs;
    if (applyLine(line, { recorded, at: frame.at }, () => ({ results: finalResults(script, template), settledAt: now })))
      changes.line(line);
  }
  addLines(match, added);
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
  match.custom = null;
  refreshStatuses(context, match, { now, changes });
  match.pricedAt = frame.at;
  match.pricedEventCount = match.eventCount;
  match.breadth = "main";
  match.availableMarkets = frame.availableMarkets;
  return changes.finish();
}

/** The current recorded prices of a match; null if its model is needed for requested or tracked lines that were not recorded. */
export function recordedFrame(context: EngineContext, match: MatchState, breadth: Breadth): RecordedFrame | null {
  const { recording, clock } = context;
  if (recording === undefined || breadth === "full" || clock.now() > recording.endAt) return null;
  const frame = frameAt(recording, match.fixture.id, clock.now());
  if (frame === null) return null;
  if (match.tracked.size === 0) return frame;
  const keys = new Set(frame.lines.map(({ typeId, specifier }) => lineKeyOf(typeId, specifier)));
  return [...match.tracked].every((key) => keys.has(key) || match.lines.get(key)?.results != null) ? frame : null;
}

/** Whether a frame fits the phase of the match and is newer than its prices. */
export function isNewFrame(match: MatchState, frame: RecordedFrame): boolean {
  if (match.phase === "ended" || match.phase === "void" || frame.isLive === (match.phase === "prematch")) return false;
  return match.pricedAt === null || frame.at > match.pricedAt;
}
