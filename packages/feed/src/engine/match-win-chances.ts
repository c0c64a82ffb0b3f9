import { type WinChance, type WinChanceDetail, winChanceTimes } from "../pricing/win-chances.ts";
import { type EngineContext, scriptOf } from "./engine-context.ts";
import type { MatchState } from "./match-state.ts";
import { driftBucketAt } from "./price-drift.ts";
import type { PriceSupply } from "./price-supply.ts";
import type { Pricer } from "./pricer.ts";

/** Reads how the chances to win matches have moved. */
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

/** Matches whose points are kept; the least recently asked are forgotten. */
const maxMatches = 150;
const minRestMs = 4;
/** Rest after a piece of work, as a multiple of it, so that prices never wait long. */
const restFactors: Readonly<Record<WinChanceDetail, number>> = { whole: 1, line: 3 };
/** Matches that are worked on; of more, callers get the points so far. */
const maxQueued = 100;

interface Course {
  readonly match: MatchState;
  /** By time since the start; null where there is no fair price. */
  readonly points: Map<number, WinChance | null>;
  detail: WinChanceDetail;
  waiting: (() => void)[];
}

/** Before the start: one point, at the time since when the prices apply. */
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
  const courses = new Map<number, Course>();
  /** Matches with missing points; those of a match page come before those of lists. */
  const queue = new Set<Course>();
  let isWorking = false;

  function courseOf(match: MatchState): Course {
    const known = courses.get(match.fixture.id);
    const course = known?.match === match ? known : { match, points: new Map(), detail: "line" as const, waiting: [] };
    courses.delete(match.fixture.id);
    courses.set(match.fixture.id, course);
    const [oldest] = courses.keys();
    if (courses.size > maxMatches && oldest !== undefined) courses.delete(oldest);
    return course;
  }

  const missingOf = ({ match, points, detail }: Course): readonly number[] =>
    timesOf(context, match, detail).filter((at) => !points.has(at));

  function finish(course: Course): void {
    queue.delete(course);
    for (const resolve of course.waiting) resolve();
    course.waiting = [];
  }

  /** Adds some of the missing points; returns the milliseconds that the models took. */
  async function workOn(course: Course, pricer: Pricer): Promise<number> {
    const times = missingOf(course);
    if (times.length === 0) {
      finish(course);
      return 0;
    }
    const { points, workMs } = await pricer.winChances({ fixture: course.match.fixture, times });
    for (const [index, point] of points.entries()) course.points.set(times[index] ?? 0, point);
    if (points.length === times.length) finish(course);
    return workMs;
  }

  async function work(pricer: Pricer): Promise<void> {
    for (;;) {
      const course = [...queue].find(({ detail }) => detail === "whole") ?? queue.values().next().value;
      if (course === undefined) {
        isWorking = false;
        return;
      }
      let workMs = 0;
      try {
        workMs = await workOn(course, pricer);
      } catch (error) {
        finish(course);
        // A pricer that is down is reported elsewhere.
        if (pricer.downMs() === 0) onError(error);
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(minRestMs, workMs * restFactors[course.detail])));
    }
  }

  function start(pricer: Pricer): void {
    if (isWorking) return;
    isWorking = true;
    void work(pricer);
  }

  /** Resolves when all points are computed. */
  function fill(course: Course, pricer: Pricer): Promise<void> {
    queue.add(course);
    start(pricer);
    return new Promise((resolve) => void course.waiting.push(resolve));
  }

  function seriesOf(course: Course, detail: WinChanceDetail): WinChanceSeries {
    const times = timesOf(context, course.match, detail).toSorted((one, other) => one - other);
    const found = times.map((at) => course.points.get(at));
    return {
      matchId: course.match.fixture.id,
      points: found.filter((point) => point != null),
      isComplete: found.every((point) => point !== undefined),
    };
  }

  return {
    async winChances(question, withinMs) {
      const origin = supply.origin();
      if (origin.mode === "follow") return origin.source.winChances(question);
      const matches = question.matchIds.flatMap((id) => find(id) ?? []);
      const found = matches.filter(({ failure }) => failure?.isStuck !== true).map(courseOf);
      for (const course of found) if (question.detail === "whole") course.detail = "whole";
      const fills = found
        .filter((course) => missingOf(course).length > 0 && (queue.has(course) || queue.size < maxQueued))
        .map((course) => fill(course, origin.pricer));
      let timer: NodeJS.Timeout | undefined;
      if (fills.length > 0)
        await Promise.race([Promise.all(fills), new Promise<void>((resolve) => void (timer = setTimeout(resolve, withinMs)))]);
      clearTimeout(timer);
      return found.map((course) => seriesOf(course, question.detail));
    },
  };
}
