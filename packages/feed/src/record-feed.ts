import { createPlan } from "./calendar/create-plan.ts";
import { createSportFeeds } from "./sports/sport-modules.ts";
import { loadDataset } from "./dataset/load-dataset.ts";
import { advanceMatch } from "./engine/advance-match.ts";
import { createScriptStore, type EngineContext } from "./engine/engine-context.ts";
import type { LineState } from "./engine/line-state.ts";
import type { MatchState } from "./engine/match-state.ts";
import { createMatchWindow, type WindowSources } from "./engine/match-window.ts";
import { applySnapshot } from "./engine/apply-snapshot.ts";
import { computePrices } from "./engine/compute-prices.ts";
import { priceRequest } from "./engine/match-pricing.ts";
import { hasStalePrices, repriceEveryMs } from "./engine/price-drift.ts";
import type { FeedRecording, RecordedFrame, RecordedLine, RecordedState } from "./engine/recording.ts";
import { hourMs } from "./core/time.ts";

/** The time span to record. */
export interface RecordingSpan {
  readonly seed: string;
  /** Feed time, epoch ms. */
  readonly startAt: number;
  readonly minutes: number;
  /** Matches that start later than this after `startAt` are not recorded. */
  readonly aheadHours: number;
}

const stepMs = 1_000;

function stateOf(line: LineState): RecordedState {
  if (line.results !== null) return "settled";
  if (!line.isOffered) return "closed";
  return line.isUndecidable ? "undecidable" : "open";
}

function toLine(line: LineState): RecordedLine {
  const { typeId, specifier, mostBalanced, odds } = line;
  return { typeId, specifier, state: stateOf(line), mostBalanced, odds: [...odds] };
}

function toFrame(match: MatchState, at: number): RecordedFrame {
  const byKey = new Map([...match.lines].map(([key, line]) => [key, toLine(line)]));
  const column = (key: string | null): RecordedLine | null => (key === null ? null : (byKey.get(key) ?? null));
  return {
    at,
    isLive: match.phase === "live",
    availableMarkets: match.availableMarkets,
    lines: [...byKey.values()].filter((line) => line.state !== "closed"),
    columns: [column(match.mainKey), column(match.secondaryKey), column(match.tertiaryKey)],
  };
}

function isSame(left: RecordedFrame | undefined, right: RecordedFrame): boolean {
  return left !== undefined && JSON.stringify({ ...left, at: 0 }) === JSON.stringify({ ...right, at: 0 });
}

/** Runs a feed second by second, as fast as possible, and records the prices of the list columns. */
function recordPrices(
  sources: WindowSources,
  span: RecordingSpan,
  report: { onError(error: unknown): void; onMinute?(minute: number): void },
): FeedRecording {
  const { seed, startAt } = span;
  const endAt = startAt + span.minutes * 60_000;
  let now = startAt;
  const context: EngineContext = {
    seed,
    clock: { now: () => now, speed: 1 },
    scripts: createScriptStore(seed),
    hideSimulatedDetail: false,
  };
  const window = createMatchWindow(context, sources, report.onError);
  const matches = new Map<number, RecordedFrame[]>();

  function record(match: MatchState): void {
    try {
      if (now >= match.fixture.startsAt) advanceMatch(context, match, now);
      if (!hasStalePrices(context, match, { now, afterMs: repriceEveryMs })) return;
      const request = priceRequest(context, match, { breadth: "main", version: { epoch: 0, sequence: now } });
      const { snapshot } = computePrices({ ...context, sports: sources.sports }, request);
      if (snapshot.failure !== null) throw new Error(snapshot.failure);
      applySnapshot(context, match, snapshot);
    } catch (error) {
      report.onError(error);
      match.pricedAt = now;
      return;
    }
    const frames = matches.get(match.fixture.id) ?? [];
    const frame = toFrame(match, now);
    if (!isSame(frames.at(-1), frame)) frames.push(frame);
    matches.set(match.fixture.id, frames);
  }

  for (; now <= endAt; now += stepMs) {
    window.moveTo(now);
    for (const match of window.matches) {
      if (match.phase === "ended" || match.phase === "void") continue;
      if (match.fixture.startsAt < startAt + span.aheadHours * hourMs) record(match);
    }
    if ((now - startAt) % 60_000 === 0) report.onMinute?.((now - startAt) / 60_000);
  }
  return { seed, startAt, endAt, matches };
}

/** Records the feed of the data files. */
export function recordFeed(
  dataDir: string,
  span: RecordingSpan,
  report: { onError(error: unknown): void; onMinute?(minute: number): void },
): FeedRecording {
  const dataset = loadDataset(dataDir);
  return recordPrices({ fixtures: createPlan({ dataset, seed: span.seed }), sports: createSportFeeds(dataset) }, span, report);
}
