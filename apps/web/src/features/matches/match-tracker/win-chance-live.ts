import type { Match } from "@touchline/store";
import type { WinChance } from "@touchline/store/win-chances";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "../../../elements/store.ts";
import type { TimelineAxis } from "./timeline-axis.ts";
import { type CoursePaths, drawCourse, type Edges, pointOf, writeEdges } from "./win-chance-course.ts";

interface Course {
  readonly match: Match;
  /** The points from the backend. */
  readonly points: readonly WinChance[];
  readonly isLive: boolean;
  readonly axis: TimelineAxis;
  readonly outcomeCount: 2 | 3;
  /** Whether the sport has a time limit. */
  readonly isTimed: boolean;
}

/** The lead of the home side in sports with a time limit; null in other sports. */
export function leadOf({ isTimed, match: { scoreboard } }: Pick<Course, "isTimed" | "match">): number | null {
  const score = isTimed ? scoreboard?.score : null;
  return score == null ? null : score.home - score.away;
}

interface LiveCourse {
  /** The points from the backend, followed by those for newer prices. */
  readonly points: readonly WinChance[];
  readonly paths: CoursePaths;
  /** Calls `listener` with each added point. */
  readonly follow: (listener: (point: WinChance) => void) => () => void;
}

interface Held {
  later: readonly WinChance[];
  readonly listeners: Set<(point: WinChance) => void>;
}

const drawEveryMs = 1_000;
/** Minimum interval between stored points; the latest one is always drawn. */
const keepEverySeconds = 20;

/** Adds a point for new prices. It replaces the last point if it is too close to the one before that, at the same score. */
export function addPoint(later: readonly WinChance[], point: WinChance): readonly WinChance[] {
  const [before, last] = later.slice(-2);
  const isOneScore = before?.score === point.score && last?.score === point.score;
  const isSoon = before !== undefined && isOneScore && point.atSeconds - before.atSeconds < keepEverySeconds;
  return [...(isSoon ? later.slice(0, -1) : later), point];
}

function pointsAfter(points: readonly WinChance[], later: readonly WinChance[]): readonly WinChance[] {
  const last = points.at(-1)?.atSeconds ?? Number.NEGATIVE_INFINITY;
  return later.filter(({ atSeconds }) => atSeconds > last);
}

type DrawnCourse = Pick<Course, "axis" | "outcomeCount" | "points"> & { readonly lead: number | null };

/** Draws the course up to a moment; the edges of the backend's points have already been written. */
function draw(
  { axis, outcomeCount, points, lead }: DrawnCourse,
  known: Edges,
  later: readonly WinChance[],
  nowSeconds: number,
): CoursePaths {
  const edges = writeEdges(pointsAfter(points, later), axis, points.length === 0 ? null : known);
  return drawCourse(edges, { position: axis.positionOf(nowSeconds), outcomeCount, lead });
}

/**
 * Extends the course with the prices that the page receives, at most once a second, and writes it into the drawing without a render.
 * The next render uses the same points.
 */
export function useLiveCourse(course: Course, drawing: RefObject<SVGSVGElement | null>): LiveCourse {
  const { entities, ports, clock, renderedAtMs } = useStore();
  const { match, points, isLive, axis } = course;
  const known = useMemo(() => writeEdges(points, axis), [points, axis]);
  const [held] = useState((): Held => ({ later: [], listeners: new Set() }));
  const latest = useRef({ course, known });
  const key = isLive ? match.mainMarketKey : null;
  useEffect(() => {
    latest.current = { course, known };
  });
  useEffect(() => {
    if (key === null) return undefined;
    let cancel: (() => void) | null = null;
    const take = (): void => {
      cancel = null;
      const { course: now, known: edges } = latest.current;
      const nowSeconds = (clock.now() - now.match.startsAtMs) / 1000;
      const score = now.match.scoreboard?.score;
      const odds = entities.market(key)?.outcomes.map((outcome) => outcome.odds) ?? [];
      const point = pointOf(odds, nowSeconds, score == null ? null : `${score.home}:${score.away}`);
      if (point === null || odds.length !== now.outcomeCount) return;
      held.later = addPoint(held.later, point);
      const paths = draw({ ...now, lead: leadOf(now) }, edges, held.later, nowSeconds);
      for (const path of drawing.current?.querySelectorAll<SVGPathElement>("[data-d]") ?? []) {
        path.setAttribute("d", paths[path.dataset["d"] as keyof CoursePaths]);
      }
      for (const listener of held.listeners) listener(point);
    };
    // Runs once at the start, because prices have moved since the backend computed its points.
    cancel = ports.time.after(drawEveryMs, take);
    const stop = entities.subscribeMarket(key, () => {
      cancel ??= ports.time.after(drawEveryMs, take);
    });
    return () => {
      stop();
      cancel?.();
    };
  }, [key, entities, ports, clock, drawing, held]);
  const follow = useCallback(
    (listener: (point: WinChance) => void) => {
      held.listeners.add(listener);
      return () => void held.listeners.delete(listener);
    },
    [held],
  );
  const { later: added } = held;
  const later = pointsAfter(points, added);
  const lastSeconds = later.at(-1)?.atSeconds ?? points.at(-1)?.atSeconds ?? 0;
  // Before the start and after the end the course fills the entire width.
  const nowSeconds = isLive ? Math.max((renderedAtMs() - match.startsAtMs) / 1000, lastSeconds) : Infinity;
  const lead = leadOf(course);
  const { outcomeCount } = course;
  // Memoized, because a match changes every second but its course only with its prices.
  const paths = useMemo(
    () => draw({ axis, outcomeCount, points, lead }, known, added, nowSeconds),
    [axis, outcomeCount, points, lead, known, added, nowSeconds],
  );
  return { points: [...points, ...later], paths, follow };
}
