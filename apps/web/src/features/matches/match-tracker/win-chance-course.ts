import { fairChances } from "@touchline/domain";
import type { WinChance } from "@touchline/store/win-chances";
import type { TimelineAxis } from "./timeline-axis.ts";

/** A point of the drawing, which is 1000 units wide and high. The area of the home side begins at the top, that of the away side at the bottom. */
interface Spot {
  readonly x: number;
  readonly home: number;
  readonly away: number;
}

type Shape = "home" | "draw" | "away" | "top" | "bottom" | "now";
type LaterShape = "fanHome" | "fanDraw" | "fanAway" | "fanTop" | "fanBottom" | "stillHome" | "stillAway" | "stillTop" | "stillBottom";

/** The shapes of the drawing as path data, by name. */
export type CoursePaths = Readonly<Record<Shape | LaterShape, string>>;

const whole = 1000;
/** Where the prices at the end of the chart begin, slightly beyond the end of the axis. */
const priceEdge = 1031;

/** The point for the prices at a moment; null unless every outcome has a price. */
export function pointOf(odds: readonly (number | null)[], atSeconds: number, score: string | null): WinChance | null {
  const [first, second, third] = fairChances(odds) ?? [];
  if (first === undefined || second === undefined) return null;
  const away = third ?? whole - first;
  return { atSeconds, home: first, draw: whole - first - away, away, odds, score, time: null };
}

/** Rounds shares to whole percentages that add up to 100. A share above zero gets at least 1. */
export function wholePercents(shares: readonly number[]): readonly number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  const exact = shares.map((share) => (share * 100) / Math.max(1, sum));
  const percents = exact.map((share) => (share === 0 ? 0 : Math.max(1, Math.floor(share))));
  const by = (rank: (index: number) => number): number => exact.reduce((best, _, index) => (rank(index) > rank(best) ? index : best), 0);
  let left = sum === 0 ? 0 : 100 - percents.reduce((total, percent) => total + percent, 0);
  for (; left !== 0; left -= Math.sign(left)) {
    const changed = by(left > 0 ? (index) => (exact[index] ?? 0) - (percents[index] ?? 0) : (index) => percents[index] ?? 0);
    percents[changed] = (percents[changed] ?? 0) + Math.sign(left);
  }
  return percents;
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

/** Both edges of a course as path data. */
export interface Edges {
  readonly top: string;
  readonly bottom: string;
  /** The lower edge from right to left. */
  readonly back: string;
  readonly end: Spot;
}

function startOf({ home, away }: Pick<WinChance, "home" | "away">): Edges {
  const end = { x: 0, home, away: whole - away };
  const bottom = `0 ${end.away}`;
  return { top: `0 ${home}`, bottom, back: bottom, end };
}

/** Appends further points to the edges written before: new prices arrive every second, and writing the whole course takes too long. */
export function writeEdges(points: readonly WinChance[], axis: TimelineAxis, written: Edges | null = null): Edges {
  let { top, bottom, back, end } = written ?? startOf(points[0] ?? { home: whole / 2, away: whole / 2 });
  for (const { atSeconds, home, away: share } of points) {
    const [x, away] = [axis.positionOf(atSeconds), whole - share];
    top += `L${x} ${home}`;
    bottom += `L${x} ${away}`;
    back = `${x} ${away}L${back}`;
    end = { x, home, away };
  }
  return { top, bottom, back, end };
}

/** Extends the last chances to a position on the axis. */
function leadTo({ top, bottom, back, end }: Edges, position: number): Edges {
  const { home, away } = end;
  const x = Math.max(end.x, position);
  return { top: `${top}L${x} ${home}`, bottom: `${bottom}L${x} ${away}`, back: `${x} ${away}L${back}`, end: { x, home, away } };
}

const oddsOf = (share: number): number => {
  const within = Math.min(whole - 1, Math.max(1, share));
  return Math.log(within / (whole - within));
};
const shareOf = (odds: number): number => Math.round(whole / (1 + Math.exp(-odds)));

/**
 * The chances after a part of the remaining time has passed without a change of score. The current chances give the expected difference
 * at the end and its uncertainty. Both shrink with the remaining time; the lead stays.
 */
export function chancesIfScoreStays(
  now: { readonly home: number; readonly away: number },
  { lead, left }: { readonly lead: number; readonly left: number },
): { readonly home: number; readonly away: number } {
  const [home, away] = [oddsOf(now.home), oddsOf(now.away)];
  const sureness = Math.max(0.05, -home - away);
  const distance = lead + ((home - away) / (2 * sureness) - lead) * left;
  const later = sureness / Math.sqrt(left);
  return { home: shareOf((distance - 0.5) * later), away: shareOf((-distance - 0.5) * later) };
}

const stillSteps = 12;

/** Draws the course that follows if the score does not change until the end. */
function drawStill(
  { x, home, away }: Spot,
  lead: number | null,
): Readonly<Record<"stillHome" | "stillAway" | "stillTop" | "stillBottom", string>> {
  if (lead === null || x >= whole) return { stillHome: "", stillAway: "", stillTop: "", stillBottom: "" };
  let [top, bottom] = [`M${x} ${home}`, `M${x} ${away}`];
  for (let step = 1; step <= stillSteps; step += 1) {
    const left = Math.max(0.002, 1 - step / stillSteps);
    const then = chancesIfScoreStays({ home, away: whole - away }, { lead, left });
    const at = Math.round(x + (whole - x) * (step / stillSteps));
    top += `L${at} ${then.home}`;
    bottom += `L${at} ${whole - then.away}`;
  }
  return { stillHome: `${top}V0H${x}Z`, stillAway: `${bottom}V${whole}H${x}Z`, stillTop: top, stillBottom: bottom };
}

/** How a course is drawn. */
interface CourseOptions {
  /** The current moment on the axis. */
  readonly position: number;
  readonly outcomeCount: 2 | 3;
  /** Lead of the home side; null in sports without a time limit. */
  readonly lead: number | null;
}

/** Draws the course up to now; after it, the areas widen or narrow to those of the prices at the edge. */
export function drawCourse(edges: Edges, { position, outcomeCount, lead }: CourseOptions): CoursePaths {
  const { top, bottom, back: lower, end } = leadTo(edges, position);
  const { x, home, away } = end;
  const half = Math.round((x + priceEdge) / 2);
  const [first, last] = outcomeCount === 3 ? [333, 667] : [500, 500];
  const flow = (from: number, to: number): string => `C${half} ${from} ${half} ${to} ${priceEdge} ${to}`;
  const back = (from: number, to: number): string => `C${half} ${from} ${half} ${to} ${x} ${to}`;
  return {
    home: `M0 0L${top}L${x} 0Z`,
    draw: `M${top}L${lower}Z`,
    away: `M0 ${whole}L${bottom}L${x} ${whole}Z`,
    top: `M${top}`,
    bottom: `M${bottom}`,
    now: `M${x} -30V${whole + 30}`,
    fanHome: `M${x} 0H${priceEdge}V${first}${back(first, home)}Z`,
    fanDraw: `M${x} ${home}${flow(home, first)}V${last}${back(last, away)}Z`,
    fanAway: `M${x} ${whole}H${priceEdge}V${last}${back(last, away)}Z`,
    fanTop: `M${x} ${home}${flow(home, first)}`,
    fanBottom: `M${x} ${away}${flow(away, last)}`,
    ...drawStill(end, lead),
  };
}
