import type { Match, MatchIncident } from "@touchline/store";
import type { ReactNode } from "react";
import type { MatchProgress, Momentum } from "@touchline/store/match-progress";
import { useCourse } from "../../../elements/matches/use-timeline.ts";
import { isOver } from "../../../elements/matches/match.ts";
import { useNow } from "../../../elements/time.ts";
import { type AxisSegment, type CourseAxis, layCourse } from "./timeline-axis.ts";
import { useText } from "../../../messages/use-text.ts";

interface CourseStripProps {
  readonly match: Match;
  readonly course: MatchProgress;
  readonly size?: "narrow" | "wide";
}

/** The course of a match as it stands now; nothing before its first period. */
export function CourseStrip({ match, course, size = "narrow" }: CourseStripProps): ReactNode {
  const nowSeconds = (useNow() - match.startsAtMs) / 1000;
  const over = isOver(match);
  if (course.periods.length === 0) return null;
  const regular = match.scoreboard?.maxPeriods ?? 0;
  const axis = layCourse({ periods: course.periods, regular, nowSeconds, isOver: over });
  return <TimeStrip axis={axis} course={course} nowSeconds={over ? null : nowSeconds} size={size} />;
}

/** How an event stands on the time line: a ring for what counts most, a card, a tick for the rest. */
type IncidentLook = "ring" | "yellow" | "red" | "tick";

const looks: Readonly<Record<string, IncidentLook>> = {
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

/** The look of a kind of event; null for what is no deed of a side. */
export function incidentLook({ kind, side }: { readonly kind: string; readonly side: "home" | "away" | null }): IncidentLook | null {
  return side === null ? null : (looks[kind] ?? null);
}

/** Whether an event changed the score in a way that the story of a match tells. */
export function isScore(incident: {
  readonly kind: string;
  readonly side: "home" | "away" | null;
  readonly score: string | null;
}): boolean {
  return incident.score !== null && incidentLook(incident) === "ring";
}

/** Units of the drawing across: a narrow one beside the markets, a wide one below the scoreboard. */
const widths = { narrow: 300, wide: 1200 } as const;
const middle = 32;
const tallest = 20;
/** Names of at most so many periods have room. */
const mostNames = 3;

type ToX = (place: number) => number;

function acrossOf(width: number): ToX {
  return (place) => Math.round((place / 1000) * width * 10) / 10;
}

interface Laid {
  readonly axis: CourseAxis;
  readonly toX: ToX;
}

function Bars({ momentum, axis, toX }: Laid & { readonly momentum: Momentum }): ReactNode {
  return momentum.values.map((value, index) => {
    const [from, to] = [index * momentum.everySeconds, (index + 1) * momentum.everySeconds];
    const x = toX(axis.placeOf(from));
    const height = Math.round((Math.abs(value) / 1000) * tallest * 10) / 10;
    if (height === 0 || !axis.isPlayed((from + to) / 2)) return null;
    return (
      <rect
        key={from}
        x={x}
        y={value > 0 ? middle - height : middle}
        width={Math.max(0.8, toX(axis.placeOf(to)) - x - 0.5)}
        height={height}
        fill={value > 0 ? "var(--home)" : "var(--away)"}
      />
    );
  });
}

function Mark({ look, x, isHome }: { readonly look: IncidentLook; readonly x: number; readonly isHome: boolean }): ReactNode {
  const y = isHome ? 7 : 57;
  const color = isHome ? "var(--home)" : "var(--away)";
  if (look === "tick") return <rect x={x - 0.7} y={isHome ? 9 : 49} width="1.4" height="6" fill={color} />;
  if (look === "ring") return <circle cx={x} cy={y} r="4" fill="var(--bug)" stroke={color} strokeWidth="2" />;
  return <rect className={`mark-${look}`} x={x - 2.5} y={y - 4} width="5" height="8" rx="0.8" />;
}

function Marks({ incidents, axis, toX }: Laid & { readonly incidents: readonly MatchIncident[] }): ReactNode {
  return incidents.map((incident) => {
    const look = incidentLook(incident);
    if (look === null || incident.at_seconds === undefined) return null;
    return <Mark key={incident.id} look={look} x={toX(axis.placeOf(incident.at_seconds))} isHome={incident.side === "home"} />;
  });
}

function Period({ segment, toX }: { readonly segment: AxisSegment; readonly toX: ToX }): ReactNode {
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

interface TimeStripProps {
  readonly axis: CourseAxis;
  readonly course: MatchProgress;
  /** Null once the match is over. */
  readonly nowSeconds: number | null;
  readonly size?: keyof typeof widths;
}

/** The course of a match in one line: who pressed, what happened, home above and away below, period by period. */
export function TimeStrip({ axis, course, nowSeconds, size = "narrow" }: TimeStripProps): ReactNode {
  const t = useText();
  const { incidents, momentum } = course;
  const width = widths[size];
  const toX = acrossOf(width);
  const now = nowSeconds === null ? null : toX(axis.placeOf(nowSeconds));
  const count = incidents.filter((incident) => incidentLook(incident) !== null).length;
  return (
    <div className={size === "narrow" ? "tracker-strip" : ""} dir="ltr">
      {size === "wide" ? null : (
        <p className="text-12 text-mid" dir="auto">
          {t(momentum === null ? "tracker.course" : "tracker.momentum")}
        </p>
      )}
      <svg viewBox={`0 0 ${width} 64`} role="img" aria-label={t("tracker.strip", { count })} className="block w-full overflow-visible">
        {axis.segments.map((segment) => (
          <Period key={segment.number} segment={segment} toX={toX} />
        ))}
        {momentum === null ? null : <Bars momentum={momentum} axis={axis} toX={toX} />}
        <Marks incidents={incidents} axis={axis} toX={toX} />
        {now === null ? null : <rect x={Math.min(width - 1.5, now)} width="1.5" height="64" fill="var(--live)" />}
      </svg>
      <ol className="relative h-5 text-12 text-mid" aria-hidden="true">
        {axis.segments.map(({ number, name, from, to, isEnded }) => (
          <li
            key={number}
            className={`absolute truncate text-center ${isEnded ? "" : "text-low"}`}
            style={{ left: `${from / 10}%`, width: `${(to - from) / 10}%` }}
          >
            {axis.segments.length <= mostNames ? <bdi>{name}</bdi> : number}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A live match's course across the page; nothing until it was read. */
export function WideCourse({ match }: { readonly match: Match }): ReactNode {
  const course = useCourse(match.id);
  return course === undefined ? null : <CourseStrip match={match} course={course} size="wide" />;
}
