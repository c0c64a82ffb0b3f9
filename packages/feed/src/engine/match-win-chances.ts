import { type WinChance, type WinChanceDetail, winChanceTimes } from "../pricing/win-chances.ts";
import { type EngineContext, scriptOf } from "./engine-context.ts";
import type { MatchState } from "./match-state.ts";
import { driftBucketAt } from "./price-drift.ts";
import type { PriceSupply } from "./price-supply.ts";
import type { Pricer } from "./pricer.ts";

/** Requests how the chances of winning matches have moved. */
export interface WinChanceQuestion {
  readonly matchIds: readonly number[];
  readonly detail: WinChanceDetail;
}

/** The chances so far in order of time; incomplete while the pricer still works on some. */
export interface WinChanceSeries {
  readonly matchId: number;
  readonly points: readonly WinChance[];
  readonly isComplete: boolean;
}

/** The chances to win over time, computed on demand and cached. */
export interface MatchWinChances {
  winChances(question: WinChanceQuestion, withinMs: number): Promise<readonly WinChanceSeries[]>;
}

/** Maximum number of matches with cached points; the least recently requested are dropped. */
const maxMatches = 150;
const minRestMs = 4;
/** Rest after a piece of work, as a multiple of it, so that prices never wait long. */
const restFactors: Readonly<Record<WinChanceDetail, number>> = { whole: 1, line: 3 };
/** Maximum number of matches in the queue; for others, callers receive the points so far. */
const maxQueued = 100;

interface ChanceRecord {
  readonly match: MatchState;
  /** By time since the start; null where there is no fair price. */
  readonly points: Map<number, WinChance | null>;
  detail: WinChanceDetail;
  waiting: (() => void)[];
}

/** Before the start: one point, at the time from which the prices apply. */
function timesOf(context: EngineContext, match: MatchState, detail: WinChanceDetail): readonly number[] {
  const now = context.clock.now();
  if (now >= match.fixture.startsAt) return winChanceTimes(scriptOf(context, match), now - match.fixture.startsAt, detail);
  return [Math.min(-1, driftBucketAt(match.fixture, now) - match.fixture.startsAt)];
}

export function createMatchWinChances(parts: {
  readonly context: EngineContext;
  readonly supply: PriceSupply;
  readonly find: (id: number) => MatchState | null;
  readonly onError: (error: unknown) => void;
}): MatchWinChances {
  const { context, supply, find, onError } = parts;
  const records = new Map<number, ChanceRecord>();
  /** Matches with missing points; those of a match page come before those of lists. */
  const queue = new Set<ChanceRecord>();
  let isWorking = false;

  function recordOf(match: MatchState): ChanceRecord {
    const known = records.get(match.fixture.id);
    const record = known?.match === match ? known : { match, points: new Map(), detail: "line" as const, waiting: [] };
    records.delete(match.fixture.id);
    records.set(match.fixture.id, record);
    const [oldest] = records.keys();
    if (records.size > maxMatches && oldest !== undefined) records.delete(oldest);
    return record;
  }

  const missingOf = ({ match, points, detail }: ChanceRecord): readonly number[] =>
    timesOf(context, match, detail).filter((at) => !points.has(at));

  function finish(record: ChanceRecord): void {
    queue.delete(record);
    for (const resolve of record.waiting) resolve();
    record.waiting = [];
  }

  /** Adds some of the missing points; returns the milliseconds that the models took. */
  async function workOn(record: ChanceRecord, pricer: Pricer): Promise<number> {
    const times = missingOf(record);
    if (times.length === 0) {
      finish(record);
      return 0;
    }
    const { points, workMs } = await pricer.winChances({ fixture: record.match.fixture, times });
    for (const [index, point] of points.entries()) record.points.set(times[index] ?? 0, point);
    if (points.length === times.length) finish(record);
    return workMs;
  }

  async function work(pricer: Pricer): Promise<void> {
    for (;;) {
      const record = [...queue].find(({ detail }) => detail === "whole") ?? queue.values().next().value;
      if (record === undefined) {
        isWorking = false;
        return;
      }
      let workMs = 0;
      try {
        workMs = await workOn(record, pricer);
      } catch (error) {
        finish(record);
        // A pricer that is down is reported elsewhere.
        if (pricer.downMs() === 0) onError(error);
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(minRestMs, workMs * restFactors[record.detail])));
    }
  }

  function start(pricer: Pricer): void {
    if (isWorking) return;
    isWorking = true;
    void work(pricer);
  }

  /** Resolves when all points are computed. */
  function fill(record: ChanceRecord, pricer: Pricer): Promise<void> {
    queue.add(record);
    start(pricer);
    return new Promise((resolve) => void record.waiting.push(resolve));
  }

  function seriesOf(record: ChanceRecord, detail: WinChanceDetail): WinChanceSeries {
    const times = timesOf(context, record.match, detail).toSorted((one, other) => one - other);
    const found = times.map((at) => record.points.get(at));
    return {
      matchId: record.match.fixture.id,
      points: found.filter((point) => point != null),
      isComplete: found.every((point) => point !== undefined),
    };
  }

  return {
    async winChances(question, withinMs) {
      const origin = supply.origin();
      if (origin.mode === "follow") return origin.source.winChances(question);
      const matches = question.matchIds.flatMap((id) => find(id) ?? []);
      const found = matches.filter(({ failure }) => failure?.isStuck !== true).map(recordOf);
      for (const record of found) if (question.detail === "whole") record.detail = "whole";
      const fills = found
        .filter((record) => missingOf(record).length > 0 && (queue.has(record) || queue.size < maxQueued))
        .map((record) => fill(record, origin.pricer));
      let timer: NodeJS.Timeout | undefined;
      if (fills.length > 0)
        await Promise.race([Promise.all(fills), new Promise<void>((resolve) => void (timer = setTimeout(resolve, withinMs)))]);
      clearTimeout(timer);
      return found.map((record) => seriesOf(record, question.detail));
    },
  };
}
