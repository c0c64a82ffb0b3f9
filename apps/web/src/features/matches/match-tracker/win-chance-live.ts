import type { Match } from "@touchline/store";
import type { WinChance } from "@touchline/store/win-chances";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "../../../elements/store.ts";
import type { TimelineAxis } from "./timeline-axis.ts";
import { type CoursePaths, drawCourse, pointOf } from "./win-chance-course.ts";

interface Course {
  readonly match: Match;
  /** From the backend. */
  readonly points: readonly WinChance[];
  readonly isLive: boolean;
  readonly axis: TimelineAxis;
  readonly outcomeCount: 2 | 3;
}

interface LiveCourse {
  /** The points of the backend and after them those of prices that arrived since. */
  readonly points: readonly WinChance[];
  readonly nowSeconds: number;
  /** Calls with every point that is added. */
  readonly follow: (listener: (point: WinChance) => void) => () => void;
}

interface Held {
  later: readonly WinChance[];
  readonly listeners: Set<(point: WinChance) => void>;
}

const drawEveryMs = 1_000;
/** Between points that stay; the latest one is always drawn. */
const keepEverySeconds = 20;

/** Adds a point of new prices to those of the backend. Those in between go when a later one comes soon after them. */
export function addPoint(later: readonly WinChance[], point: WinChance): readonly WinChance[] {
  const [before, last] = later.slice(-2);
  const isOneScore = before?.score === point.score && last?.score === point.score;
  const isSoon = before !== undefined && isOneScore && point.atSeconds - before.atSeconds < keepEverySeconds;
  return [...(isSoon ? later.slice(0, -1) : later), point];
}

function joinPoints(points: readonly WinChance[], later: readonly WinChance[]): readonly WinChance[] {
  const last = points.at(-1)?.atSeconds ?? Number.NEGATIVE_INFINITY;
  return [...points, ...later.filter(({ atSeconds }) => atSeconds > last)];
}

/**
 * Extends the course by the prices that the page receives, at most once a second, and writes it into the drawing without a render. The
 * next render finds the same points.
 */
export function useLiveCourse(course: Course, drawing: RefObject<SVGSVGElement | null>): LiveCourse {
  const { entities, ports, clock, renderedAtMs } = useStore();
  const { match, points, isLive } = course;
  const [held] = useState((): Held => ({ later: [], listeners: new Set() }));
  const latest = useRef(course);
  const key = isLive ? match.mainMarketKey : null;
  useEffect(() => {
    latest.current = course;
  });
  useEffect(() => {
    if (key === null) return undefined;
    let cancel: (() => void) | null = null;
    const take = (): void => {
      cancel = null;
      const { match: now, axis, outcomeCount, points: known } = latest.current;
      const nowSeconds = (clock.now() - now.startsAtMs) / 1000;
      const score = now.scoreboard?.score;
      const odds = entities.market(key)?.outcomes.map((outcome) => outcome.odds) ?? [];
      const point = pointOf(odds, nowSeconds, score == null ? null : `${score.home}:${score.away}`);
      if (point === null || odds.length !== outcomeCount) return;
      held.later = addPoint(held.later, point);
      const paths = drawCourse(joinPoints(known, held.later), axis, { nowSeconds, outcomeCount });
      for (const path of drawing.current?.querySelectorAll<SVGPathElement>("[data-d]") ?? []) {
        path.setAttribute("d", paths[path.dataset["d"] as keyof CoursePaths]);
      }
      for (const listener of held.listeners) listener(point);
    };
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
  // Before the start and after the end the course takes the whole width.
  const nowSeconds = isLive ? (renderedAtMs() - match.startsAtMs) / 1000 : Infinity;
  const all = joinPoints(points, held.later);
  return { points: all, nowSeconds: Math.max(nowSeconds, all.at(-1)?.atSeconds ?? 0), follow };
}
