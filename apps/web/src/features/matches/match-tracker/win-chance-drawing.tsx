import type { Match, MatchIncident } from "@touchline/store";
import type { MatchProgress } from "@touchline/store/match-progress";
import type { WinChance } from "@touchline/store/win-chances";
import { memo, type ReactNode } from "react";
import { matchColours, toCssColour } from "../../../elements/matches/match-colours.ts";
import { incidentMarker } from "../../../elements/matches/incident-marks.ts";
import type { TimelineAxis } from "./timeline-axis.ts";
import type { CoursePaths } from "./win-chance-course.ts";

/** Paths are 1000 wide and 1000 high, regardless of their size on the page. The page's policy does not allow style attributes. */
const stretched = { viewBox: "0 0 1000 1000", preserveAspectRatio: "none", width: "100%", height: "100%", overflow: "visible" } as const;
/** Lines inside a band, which follow its edge. */
const currents = [0.34, 0.68] as const;
/** Gap between the two edges of a match without a draw, which are the same line. */
const gapPx = 1.5;

interface BandsProps {
  readonly paths: CoursePaths;
  readonly outcomeCount: 2 | 3;
  readonly match: Match;
  /** Whether the course ends at prices next to it. */
  readonly isPriced: boolean;
}

function Band({
  paths,
  side,
  color,
  isApart,
}: {
  readonly paths: CoursePaths;
  readonly side: "home" | "away";
  readonly color: string;
  readonly isApart: boolean;
}): ReactNode {
  const edge = side === "home" ? "top" : "bottom";
  const from = side === "home" ? 0 : 1000;
  return (
    <svg {...stretched} y={isApart ? 0 : side === "home" ? -gapPx : gapPx} fill="none" stroke="currentColor" color={color}>
      <path data-d={side} className="wc-band" d={paths[side]} fill="currentColor" stroke="none" />
      {currents.map((share) => (
        <path
          key={share}
          data-d={edge}
          d={paths[edge]}
          transform={`translate(0 ${from * (1 - share)}) scale(1 ${share})`}
          strokeOpacity="0.42"
        />
      ))}
      <path data-d={edge} className="wc-edge" d={paths[edge]} />
    </svg>
  );
}

/** The part after now: a fan into the prices, and the chances for an unchanged score. The style sheet shows one of them. */
function Later({
  paths,
  homeColor,
  awayColor,
}: {
  readonly paths: CoursePaths;
  readonly homeColor: string;
  readonly awayColor: string;
}): ReactNode {
  const shapes = [
    ["Home", "Top", homeColor],
    ["Away", "Bottom", awayColor],
  ] as const;
  return (["fan", "still"] as const).map((name) => (
    <g key={name} className={`wc-${name}`}>
      {name === "fan" ? <path data-d="fanDraw" d={paths.fanDraw} fill="var(--line)" /> : null}
      {shapes.map(([area, edge, color]) => (
        <g key={area}>
          <path data-d={`${name}${area}`} d={paths[`${name}${area}`]} fill={color} />
          <path data-d={`${name}${edge}`} d={paths[`${name}${edge}`]} fill="none" stroke={color} />
        </g>
      ))}
    </g>
  ));
}

/** The bands of both sides, their edges, and the part after now. */
export function Bands({ paths, outcomeCount, match, isPriced }: BandsProps): ReactNode {
  const { home, away } = matchColours(match);
  const [homeColor, awayColor] = [toCssColour(home), toCssColour(away)];
  return (
    <>
      <svg {...stretched}>
        {isPriced ? <Later paths={paths} homeColor={homeColor} awayColor={awayColor} /> : null}
        {outcomeCount === 3 ? <path data-d="draw" d={paths.draw} fill="var(--line)" /> : null}
      </svg>
      <Band paths={paths} side="home" color={homeColor} isApart={outcomeCount === 3} />
      <Band paths={paths} side="away" color={awayColor} isApart={outcomeCount === 3} />
    </>
  );
}

/** The moment up to which the course is drawn. */
export function Now({ paths }: { readonly paths: CoursePaths }): ReactNode {
  return (
    <svg {...stretched}>
      <path data-d="now" className="wc-now" d={paths.now} />
    </svg>
  );
}

const at = (position: number): string => `${position / 10}%`;

interface PinData {
  readonly id: string;
  readonly x: number;
  readonly isHome: boolean;
  readonly kind: string;
  /** The new score; null for a card, a wicket, or where pins would cover each other. */
  readonly text: string | null;
  /** Whether the score would cover the next one on a phone. */
  readonly isTight: boolean;
}

/** Minimum distance between pins of one side for each character of a score; closer pins show only their line. */
const characterWidth = 15;
const characterWidthOnPhones = 28;

/** The events to pin: scores with the resulting score, wickets and cards. */
export function pinsOf(incidents: readonly MatchIncident[], points: readonly WinChance[], axis: TimelineAxis): readonly PinData[] {
  const pins = incidents.flatMap((incident): PinData[] => {
    const { id, kind, side, at_seconds: seconds } = incident;
    const marker = incidentMarker(incident);
    if (marker === null || marker === "tick" || seconds === undefined) return [];
    const next = points.find(({ atSeconds }) => atSeconds >= seconds);
    // While points are still being computed, the next point may be after later scores.
    const isLate = incidents.some((other) => {
      const { at_seconds: at = 0 } = other;
      return next !== undefined && at > seconds && at <= next.atSeconds && incidentMarker(other) === "ring";
    });
    const score = marker === "ring" && kind !== "wicket" && !isLate ? (next ?? incident).score : null;
    const text = score?.replace(":", "–") ?? null;
    return [{ id, kind, x: axis.positionOf(seconds), isHome: side === "home", text, isTight: false }];
  });
  return pins.map((pin, index) => {
    const next = pins.slice(index + 1).find(({ text, isHome }) => text !== null && isHome === pin.isHome);
    const room = next === undefined ? Infinity : (next.x - pin.x) / (next.text ?? "").length;
    return { ...pin, text: room < characterWidth ? null : pin.text, isTight: room < characterWidthOnPhones };
  });
}

function Pin({ pin, color }: { readonly pin: PinData; readonly color: string }): ReactNode {
  const { x, isHome, text, kind, isTight } = pin;
  const y = isHome ? "0" : "100%";
  if (kind.endsWith("_card")) {
    const name = kind === "yellow_card" ? "yellow" : "red";
    return (
      <rect className={`mark-${name}`} x={at(x)} y={y} transform={`translate(-4 ${isHome ? 2 : -13})`} width="8" height="11" rx="1.5" />
    );
  }
  const width = (text?.length ?? 0) * 7 + 10;
  return (
    <>
      <line x1={at(x)} x2={at(x)} y2="100%" stroke="var(--hi)" strokeOpacity={kind === "wicket" ? 0.25 : 0.55} />
      {text === null ? null : (
        <svg x={at(x)} y={y} overflow="visible" className={isTight ? "wc-tight" : undefined}>
          <g className="wc-pin">
            <g transform={`translate(${x < 30 ? 0 : x > 970 ? -width : -width / 2} ${isHome ? -4 : -14})`}>
              <rect width={width} height="18" rx="3" fill="var(--bug)" />
              <rect width={width} height="3" y={isHome ? 0 : 15} rx="1" fill={color} />
              <text x={width / 2} y={isHome ? 14.5 : 12.5} textAnchor="middle" fill="var(--on-bug)" className="wc-score">
                {text}
              </text>
            </g>
          </g>
        </svg>
      )}
    </>
  );
}

interface Tick {
  readonly x: number;
  readonly text: string;
  /** Whether the text does not fit on phones. */
  readonly isTight: boolean;
}

/** The width of a text on the narrowest phones, where the first text is indented. */
function widthOf(text: string): number {
  return text.length * 21 + 24;
}
const indent = 37;

/** Ticks at quarter hours of football, else at the start of periods: the first by name if it fits, the others by number. */
export function ticksOf({ segments }: TimelineAxis, periods: MatchProgress["periods"]): readonly Tick[] {
  const [first] = periods;
  if (first?.type === "half" && segments.length === 2) {
    const minutes = Math.max(1, Math.round(first.plannedSeconds / 60));
    return withRoom(
      segments.flatMap(({ from, to }, half) =>
        [0, 15, 30].map((minute) => ({ x: Math.round(from + ((to - from) * minute) / minutes), text: `${half * 45 + minute}′` })),
      ),
    );
  }
  const second = segments[1]?.from ?? Infinity;
  return withRoom(
    segments.map(({ number, from, name }) => ({
      x: from,
      text: number === 1 && name !== null && indent + widthOf(name) + widthOf("2") / 2 < second ? name : String(number),
    })),
  );
}

/** Marks the texts that would touch the previous one on a phone. */
function withRoom(ticks: readonly Omit<Tick, "isTight">[]): readonly Tick[] {
  let end = 0;
  return ticks.map((tick) => {
    const width = widthOf(tick.text);
    const start = tick.x === 0 ? indent : tick.x - (isAtEnd(tick) ? width : width / 2);
    const isTight = start < end;
    if (!isTight) end = start + width;
    return { ...tick, isTight };
  });
}

/** Whether the text is placed before its tick, because the chart ends there. */
function isAtEnd({ x }: Pick<Tick, "x">): boolean {
  return x > 960;
}

interface FrameProps {
  readonly axis: TimelineAxis;
  readonly progress: MatchProgress | undefined;
}

/** Breaks and times; rerenders only when one of them changes. */
export const Frame = memo(function Frame({ axis, progress }: FrameProps): ReactNode {
  const periods = progress?.periods ?? [];
  return (
    <>
      {axis.segments.slice(1).map(({ number, from }) => (
        <line key={number} x1={at(from)} x2={at(from)} y2="100%" stroke="var(--pane)" strokeWidth="3" />
      ))}
      {periods.length === 0
        ? null
        : ticksOf(axis, periods).map((tick) => (
            <text
              key={tick.x}
              x={at(tick.x)}
              y="100%"
              dy="18"
              textAnchor={tick.x === 0 ? "start" : isAtEnd(tick) ? "end" : "middle"}
              className={tick.isTight ? "wc-tick wc-tight" : "wc-tick"}
            >
              {tick.text}
            </text>
          ))}
    </>
  );
});

interface PinsProps extends FrameProps {
  readonly points: readonly WinChance[];
  readonly match: Match;
}

/** Pinned events, above the line of the current time; rerenders only when one of them changes. */
export const Pins = memo(function Pins({ axis, progress, points, match }: PinsProps): ReactNode {
  const colours = matchColours(match);
  return pinsOf(progress?.incidents ?? [], points, axis).map((pin) => (
    <Pin key={pin.id} pin={pin} color={toCssColour(colours[pin.isHome ? "home" : "away"])} />
  ));
});

/** The chosen moment, with a dot on each edge. */
export function Cursor({ x, point }: { readonly x: number; readonly point: WinChance }): ReactNode {
  return (
    <svg x={at(x)} overflow="visible" height="100%" fill="var(--pane)" stroke="var(--hi)" strokeWidth="2">
      <line y1="-4" y2="102%" />
      <circle cy={at(point.home)} r="4" />
      <circle cy={at(1000 - point.away)} r="4" />
    </svg>
  );
}
