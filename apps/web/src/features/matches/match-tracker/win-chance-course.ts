import type { WinChance } from "@touchline/store/win-chances";
import type { TimelineAxis } from "./timeline-axis.ts";

/** A point of the drawing, which is 1000 wide and 1000 high: home hangs from the top, away stands on the bottom. */
interface Spot {
  readonly x: number;
  readonly home: number;
  readonly away: number;
}

/** The shapes of the drawing as path data, by name. */
export type CoursePaths = Readonly<Record<"home" | "draw" | "away" | "top" | "bottom" | "now" | "fanHome" | "fanDraw" | "fanAway", string>>;

const whole = 1000;

/** The chances behind prices: the margin is taken out as it was put on, by the same factor on every odds ratio. Null without all prices. */
export function chancesOf(odds: readonly (number | null)[]): readonly number[] | null {
  const offered = odds.map((price) => (price === null ? 0 : whole / price));
  if (odds.length < 2 || offered.includes(0)) return null;
  const sharesAt = (factor: number): readonly number[] => offered.map((share) => share / (share + factor * (1 - share)));
  const sumOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);
  let [low, high] = [0.2, 5];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (sumOf(sharesAt(middle)) > 1) low = middle;
    else high = middle;
  }
  const shares = sharesAt(high);
  const sum = sumOf(shares);
  return shares.map((share) => Math.round((share / sum) * whole));
}

/** The point of the prices of a moment; null unless every outcome has one. */
export function pointOf(odds: readonly (number | null)[], atSeconds: number, score: string | null): WinChance | null {
  const [first, second, third] = chancesOf(odds) ?? [];
  if (first === undefined || second === undefined) return null;
  const away = third ?? whole - first;
  return { atSeconds, home: first, draw: whole - first - away, away, odds, score, time: null };
}

/** The index of the point that is nearest to a position on the axis. */
export function nearestPoint(points: readonly WinChance[], axis: TimelineAxis, position: number): number {
  let best = 0;
  for (const [index, { atSeconds }] of points.entries()) {
    const distance = Math.abs(axis.positionOf(atSeconds) - position);
    if (distance <= Math.abs(axis.positionOf(points[best]?.atSeconds ?? 0) - position)) best = index;
  }
  return best;
}

interface Edges {
  readonly top: string;
  readonly bottom: string;
  /** The lower edge from right to left. */
  readonly back: string;
  readonly end: Spot;
}

/** Writes both edges in one pass, because it runs with new prices every second. */
function writeEdges(points: readonly WinChance[], axis: TimelineAxis, nowSeconds: number): Edges {
  let end: Spot = { x: 0, home: points[0]?.home ?? whole / 2, away: whole - (points[0]?.away ?? whole / 2) };
  let top = `0 ${end.home}`;
  let bottom = `0 ${end.away}`;
  let back = bottom;
  const add = (spot: Spot): void => {
    top += `L${spot.x} ${spot.home}`;
    bottom += `L${spot.x} ${spot.away}`;
    back = `${spot.x} ${spot.away}L${back}`;
    end = spot;
  };
  for (const { atSeconds, home, away } of points) add({ x: axis.positionOf(atSeconds), home, away: whole - away });
  add({ ...end, x: Math.max(end.x, axis.positionOf(nowSeconds)) });
  return { top, bottom, back, end };
}

/** Draws the course up to now; what follows fans out into `outcomeCount` prices of the same height. */
export function drawCourse(
  points: readonly WinChance[],
  axis: TimelineAxis,
  { nowSeconds, outcomeCount }: { nowSeconds: number; outcomeCount: 2 | 3 },
): CoursePaths {
  const { top, bottom, back: lower, end } = writeEdges(points, axis, nowSeconds);
  const { x, home, away } = end;
  const half = Math.round((x + whole) / 2);
  const [first, last] = outcomeCount === 3 ? [333, 667] : [500, 500];
  const flow = (from: number, to: number): string => `C${half} ${from} ${half} ${to} ${whole} ${to}`;
  const back = (from: number, to: number): string => `C${half} ${from} ${half} ${to} ${x} ${to}`;
  return {
    home: `M0 0L${top}L${x} 0Z`,
    draw: `M${top}L${lower}Z`,
    away: `M0 ${whole}L${bottom}L${x} ${whole}Z`,
    top: `M${top}`,
    bottom: `M${bottom}`,
    now: `M${x} -30V${whole + 30}`,
    fanHome: `M${x} 0H${whole}V${first}${back(first, home)}Z`,
    fanDraw: `M${x} ${home}${flow(home, first)}V${last}${back(last, away)}Z`,
    fanAway: `M${x} ${whole}H${whole}V${last}${back(last, away)}Z`,
  };
}
