import type { Market } from "@touchline/domain";
import type { Match } from "@touchline/store";
import type { MatchProgress } from "@touchline/store/match-progress";
import type { WinChance, WinChances } from "@touchline/store/win-chances";
import { moveFocusByKey } from "@touchline/ui";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { OddsButton } from "../../../elements/markets/odds-button.tsx";
import { isOver } from "../../../elements/matches/match.ts";
import { formatIncidentTime, useMatchProgress } from "../../../elements/matches/use-match-progress.ts";
import { useHeadChances } from "../../../elements/matches/use-head-chances.ts";
import { useMarket, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { layOutTimeline, type TimelineAxis } from "./timeline-axis.ts";
import { chancesIfScoreStays, nearestPoint } from "./win-chance-course.ts";
import { Bands, Cursor, Frame, Now, Pins } from "./win-chance-drawing.tsx";
import { leadOf, useLiveCourse } from "./win-chance-live.ts";
import { Readout, Table, useShares } from "./win-chance-readout.tsx";
import "../../../styles/match.css";
import "../../../styles/match-head.css";

interface ChartProps {
  readonly match: Match;
  readonly chances: WinChances;
  readonly progress: MatchProgress | undefined;
  /** Whether the chart ends at the odds of the main market. */
  readonly hasOdds: boolean;
}

const askAgainAfterMs = 1_500;

/** Refetches while points are missing, and when a period begins or ends. */
function useAskAgain({ id, scoreboard }: Match, isComplete: boolean): void {
  const { queries, ports } = useStore();
  const phase = scoreboard?.phaseKey;
  const [known, setKnown] = useState([phase]);
  useEffect(() => {
    if (isComplete && known[0] === phase) return undefined;
    return ports.time.after(askAgainAfterMs, () => {
      setKnown([phase]);
      void queries.client.invalidateQueries({ queryKey: ["winChances", id] });
      void queries.client.invalidateQueries({ queryKey: ["timeline", id] });
    });
    // Other renders must not delay the request.
  }, [queries, ports, id, phase, isComplete, known]);
}

/** The chances at a future position if the score stays the same. */
function pointAhead(
  { axis, match }: Parameters<typeof leadOf>[0] & { readonly axis: TimelineAxis },
  latest: WinChance,
  { position, progress }: { readonly position: number; readonly progress: MatchProgress | undefined },
): WinChance {
  const now = axis.positionOf(latest.atSeconds);
  const left = Math.max(0.002, 1 - (position - now) / Math.max(1, 1000 - now));
  const { home, away } = chancesIfScoreStays(latest, { lead: leadOf({ match, isTimed: true }) ?? 0, left });
  const minutesOfHalf = (progress?.periods[0]?.plannedSeconds ?? 0) / 60;
  return { ...latest, home, away, draw: 1000 - home - away, odds: [], time: minuteAt(position, axis, minutesOfHalf) };
}

const noPeriods: MatchProgress["periods"] = [];
const wholeMatch = { number: 1, name: "", type: "", fromSeconds: 0, plannedSeconds: 7_200 } as const;

/** The axis of the match; without periods, its length is the time played so far or two hours. */
function useAxis({ match, chances, progress }: Omit<ChartProps, "hasOdds">): TimelineAxis {
  const over = isOver(match);
  const regularPeriods = match.scoreboard?.maxPeriods ?? 0;
  const lastSeconds = Math.max(0, chances.points.at(-1)?.atSeconds ?? 0);
  const known = progress?.periods ?? noPeriods;
  return useMemo(
    () =>
      known.length > 0
        ? layOutTimeline({ periods: known, regularPeriods, nowSeconds: lastSeconds, isOver: over })
        : layOutTimeline({
            periods: [{ ...wholeMatch, toSeconds: over ? lastSeconds : null }],
            regularPeriods: 0,
            nowSeconds: lastSeconds,
            isOver: over,
          }),
    [regularPeriods, known, lastSeconds, over],
  );
}

/** The main market of a match in play: the chart ends at its prices. */
function Prices({ market }: { readonly market: Market }): ReactNode {
  return (
    <div className="plate wc-prices" role="group" aria-label={market.name} onKeyDown={moveFocusByKey}>
      {market.outcomes.map((outcome, index) => (
        <OddsButton key={outcome.id} market={market} outcome={outcome} label={outcome.name} isExact isTabStop={index === 0} />
      ))}
    </div>
  );
}

/** The number of points by which a key moves; `last` is the number of the last one. */
function stepOf(key: string, last: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -10,
    PageUp: 10,
    Home: -last,
    End: last,
  };
  return steps[key];
}

/** The minute of a half at a position of the axis. */
function minuteAt(position: number, { segments }: TimelineAxis, minutesOfHalf: number): string {
  const { number = 1, from = 0, to = 1000 } = segments.findLast((segment) => segment.from <= position) ?? {};
  return String(Math.round((number - 1 + (position - from) / Math.max(1, to - from)) * minutesOfHalf));
}

const noPoint: WinChance = { atSeconds: 0, home: 500, draw: 0, away: 500, odds: [], score: null, time: null };

function Chart({ match, chances, progress, hasOdds }: ChartProps): ReactNode {
  const t = useText();
  const axis = useAxis({ match, chances, progress });
  const market = useMarket(match.mainMarketKey);
  const drawing = useRef<SVGSVGElement>(null);
  const isLive = match.status === "live" || match.status === "stopped";
  const { hasDraw } = chances;
  const outcomeCount = hasDraw ? 3 : 2;
  const isTimed = hasDraw && /^(?:half|period)$/u.test(progress?.periods[0]?.type ?? "");
  const course = { match, points: chances.points, isLive, axis, outcomeCount, isTimed } as const;
  const { points, paths, follow } = useLiveCourse(course, drawing);
  const [chosen, setChosen] = useState<number | null>(null);
  const [later, setLater] = useState<number | null>(null);
  const last = points.length - 1;
  const index = Math.min(chosen ?? last, last);
  const ahead = later === null ? null : pointAhead(course, points[last] ?? noPoint, { position: later, progress });
  const point = ahead ?? points[index] ?? noPoint;
  const shares = useShares(match, hasDraw)(point, chosen !== null);
  const scrub = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const position = Math.min(1000, ((event.clientX - left) / width) * 1000);
    setChosen(nearestPoint(points, axis, position));
    // Only phones draw the course for an unchanged score.
    const isDrawn = drawing.current?.querySelector(".wc-still path")?.checkVisibility() === true;
    setLater(isDrawn && leadOf(course) !== null && position > axis.positionOf(points[last]?.atSeconds ?? 0) ? position : null);
  };
  const release = (): void => {
    setChosen(null);
    setLater(null);
  };
  const step = (event: KeyboardEvent): void => {
    const move = stepOf(event.key, last);
    if (move === undefined) return;
    event.preventDefault();
    setLater(null);
    setChosen(Math.max(0, Math.min(last, index + move)));
  };
  const spoken = [
    formatIncidentTime(point.time),
    point.score?.replace(":", "–") ?? "",
    ...shares.map(({ name, value }) => `${name} ${value}`),
  ];
  const svg = (
    <svg ref={drawing} width="100%" height="100%" overflow="visible" aria-hidden="true">
      <Bands paths={paths} outcomeCount={outcomeCount} match={match} isPriced={hasOdds} />
      <Frame axis={axis} progress={progress} />
      {isLive ? <Now paths={paths} /> : null}
      <Pins axis={axis} progress={progress} points={chances.points} match={match} />
      {chosen === null ? null : <Cursor x={later ?? axis.positionOf(point.atSeconds)} point={point} />}
    </svg>
  );
  return (
    <section className="wc" aria-label={t("match.winChance")} data-outcomes={outcomeCount} data-priced={hasOdds ? "" : undefined}>
      <Readout
        match={match}
        hasDraw={hasDraw}
        chosen={chosen === null ? null : point}
        isAhead={ahead !== null}
        latest={point}
        follow={follow}
      />
      <div className="wc-row">
        {last === 0 ? (
          <div className="wc-chart">{svg}</div>
        ) : (
          <div
            className="wc-chart"
            role="slider"
            tabIndex={0}
            aria-label={t("match.winChance")}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={index}
            aria-valuetext={spoken.filter(Boolean).join(", ")}
            onPointerMove={scrub}
            onPointerDown={scrub}
            onPointerLeave={release}
            onKeyDown={step}
            onBlur={release}
          >
            {svg}
          </div>
        )}
        {hasOdds && market !== undefined ? <Prices market={market} /> : null}
      </div>
      <Table match={match} chances={chances} />
    </section>
  );
}

/** The chances of each side over time, according to the prices of the winner market. Hidden for a backend without them. */
export function WinChanceChart({ match }: { readonly match: Match }): ReactNode {
  const { chances, hasChart, hasOdds } = useHeadChances(match);
  const progress = useMatchProgress(match.id);
  useAskAgain(match, chances?.isComplete !== false);
  if (!hasChart) return null;
  if (chances !== undefined && chances.points.length > 0) return <Chart {...{ match, chances, progress, hasOdds }} />;
  return <Placeholder match={match} hasOdds={hasOdds} />;
}

/** Placeholder of a chart that is still loading or being computed, with the odds at its end. */
function Placeholder({ match, hasOdds }: Pick<ChartProps, "match" | "hasOdds">): ReactNode {
  const market = useMarket(match.mainMarketKey);
  return (
    <div className="wc" data-outcomes={market?.outcomes.length ?? 3} data-priced={hasOdds ? "" : undefined}>
      <p className="wc-read" />
      <div className="wc-row">
        <div className="wc-chart" />
        {hasOdds && market !== undefined ? <Prices market={market} /> : null}
      </div>
    </div>
  );
}
