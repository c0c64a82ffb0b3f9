import type { Match, MatchIncident } from "@touchline/store";
import type { ReactNode } from "react";
import type { MatchProgress, Momentum } from "@touchline/store/match-progress";
import { isOver } from "../../../elements/matches/match.ts";
import { useNow } from "../../../elements/time.ts";
import { type AxisSegment, type TimelineAxis, layOutTimeline } from "./timeline-axis.ts";
import { useText } from "../../../messages/use-text.ts";

interface TimelineStripProps {
  readonly match: Match;
  readonly progress: MatchProgress;
}

/** The timeline of a match up to now. Empty before the first period. */
export function TimelineStrip({ match, progress }: TimelineStripProps): ReactNode {
  const nowSeconds = (useNow() - match.startsAtMs) / 1000;
  const over = isOver(match);
  if (progress.periods.length === 0) return null;
  const regularPeriods = match.scoreboard?.maxPeriods ?? 0;
  const axis = layOutTimeline({ periods: progress.periods, regularPeriods, nowSeconds, isOver: over });
  return <TimelineChart axis={axis} progress={progress} nowSeconds={over ? null : nowSeconds} />;
}

/** Marker of an event on the timeline: a ring for scores, a card, or a tick for other events. */
type IncidentMarker = "ring" | "yellow" | "red" | "tick";

const markers: Readonly<Record<string, IncidentMarker>> = {
  goal: "ring",
  penalty_scored: "ring",
  touchdown: "ring",
  field_goal: "ring",
  safety: "ring",
  run: "ring",
  set_won: "ring",
  map_won: "ring",
  wicket: "ring",
  yellow_card: "yellow",
  red_card: "red",
  corner: "tick",
  game_won: "tick",
  round_won: "tick",
  four: "tick",
  six: "tick",
  point: "tick",
};

/** The marker of an event; null if the event belongs to no side or is not shown. */
export function incidentMarker({ kind, side }: { readonly kind: string; readonly side: "home" | "away" | null }): IncidentMarker | null {
  return side === null ? null : (markers[kind] ?? null);
}

/** Whether an event is a score to list in the summary of a match. */
export function isScore(incident: {
  readonly kind: string;
  readonly side: "home" | "away" | null;
  readonly score: string | null;
}): boolean {
  return incident.score !== null && incidentMarker(incident) === "ring";
}

const width = 300;
const middle = 32;
const maxBarHeight = 20;
/** With more periods than this, their numbers replace their names. */
const maxNames = 3;

const toX = (position: number): number => Math.round((position / 1000) * width * 10) / 10;

interface Scale {
  readonly axis: TimelineAxis;
}

function Bars({ momentum, axis }: Scale & { readonly momentum: Momentum }): ReactNode {
  return momentum.values.map((value, index) => {
    const [from, to] = [index * momentum.everySeconds, (index + 1) * momentum.everySeconds];
    const x = toX(axis.positionOf(from));
    const height = Math.round((Math.abs(value) / 1000) * maxBarHeight * 10) / 10;
    if (height === 0 || !axis.isPlayed((from + to) / 2)) return null;
    return (
      <rect
        key={from}
        x={x}
        y={value > 0 ? middle - height : middle}
        width={Math.max(0.8, toX(axis.positionOf(to)) - x - 0.5)}
        height={height}
        fill={value > 0 ? "var(--home)" : "var(--away)"}
      />
    );
  });
}

function Mark({ marker, x, isHome }: { readonly marker: IncidentMarker; readonly x: number; readonly isHome: boolean }): ReactNode {
  const y = isHome ? 7 : 57;
  const color = isHome ? "var(--home)" : "var(--away)";
  if (marker === "tick") return <rect x={x - 0.7} y={isHome ? 9 : 49} width="1.4" height="6" fill={color} />;
  if (marker === "ring") return <circle cx={x} cy={y} r="4" fill="var(--bug)" stroke={color} strokeWidth="2" />;
  return <rect className={`mark-${marker}`} x={x - 2.5} y={y - 4} width="5" height="8" rx="0.8" />;
}

function Marks({ incidents, axis }: Scale & { readonly incidents: readonly MatchIncident[] }): ReactNode {
  return incidents.map((incident) => {
    const marker = incidentMarker(incident);
    if (marker === null || incident.at_seconds === undefined) return null;
    return <Mark key={incident.id} marker={marker} x={toX(axis.positionOf(incident.at_seconds))} isHome={incident.side === "home"} />;
  });
}

function Period({ segment }: { readonly segment: AxisSegment }): ReactNode {
  return (
    <>
      <rect
        x={toX(segment.from)}
        y={middle - 0.5}
        width={Math.max(0, toX(segment.to) - toX(segment.from) - 1.5)}
        height="1"
        fill="var(--line-2)"
      />
      {segment.reached > segment.from ? (
        <rect
          x={toX(segment.from)}
          y={middle - 0.5}
          width={Math.max(0, toX(segment.reached) - toX(segment.from) - 1.5)}
          height="1"
          fill="var(--mid)"
        />
      ) : null}
    </>
  );
}

interface TimelineChartProps {
  readonly axis: TimelineAxis;
  readonly progress: MatchProgress;
  /** Null once the match is over. */
  readonly nowSeconds: number | null;
}

/** Momentum and events of a match by period, with home above and away below the line. */
function TimelineChart({ axis, progress, nowSeconds }: TimelineChartProps): ReactNode {
  const t = useText();
  const { incidents, momentum } = progress;
  const now = nowSeconds === null ? null : toX(axis.positionOf(nowSeconds));
  const count = incidents.filter((incident) => incidentMarker(incident) !== null).length;
  return (
    <div className="tracker-strip" dir="ltr">
      <p className="text-12 text-mid" dir="auto">
        {t(momentum === null ? "tracker.course" : "tracker.momentum")}
      </p>
      <svg viewBox={`0 0 ${width} 64`} role="img" aria-label={t("tracker.strip", { count })} className="block w-full overflow-visible">
        {axis.segments.map((segment) => (
          <Period key={segment.number} segment={segment} />
        ))}
        {momentum === null ? null : <Bars momentum={momentum} axis={axis} />}
        <Marks incidents={incidents} axis={axis} />
        {now === null ? null : <rect x={Math.min(width - 1.5, now)} width="1.5" height="64" fill="var(--live)" />}
      </svg>
      <ol className="relative h-5 text-12 text-mid" aria-hidden="true">
        {axis.segments.map(({ number, name, from, to, isEnded }) => (
          <li
            key={number}
            className={`absolute truncate text-center ${isEnded ? "" : "text-low"}`}
            style={{ left: `${from / 10}%`, width: `${(to - from) / 10}%` }}
          >
            {axis.segments.length <= maxNames ? <bdi>{name}</bdi> : number}
          </li>
        ))}
      </ol>
    </div>
  );
}
