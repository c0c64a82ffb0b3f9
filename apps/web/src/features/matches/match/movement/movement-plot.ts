import type { Odds } from "@touchline/domain";
import type { PricePoint } from "@touchline/store/price-history";

/** Where a price stood, in the drawing's units. */
export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

/** One outcome's prices as a stepped line; its parts are broken where it had no price. */
export interface PlotLine {
  readonly outcomeId: string;
  /** An SVG path. */
  readonly path: string;
  /** Where the line ends now; null while the outcome has no price. */
  readonly end: { readonly x: number; readonly y: number } | null;
}

/** A drawing of prices over time. */
export interface MovementPlot {
  readonly lines: readonly PlotLine[];
  readonly ticks: readonly { readonly odds: number; readonly y: number }[];
  readonly fromMs: number;
  readonly toMs: number;
}

const shares = [0, 0.5, 1] as const;
const leastSpan = 20;
const shortestMs = 60_000;

function stepsOf(points: readonly PricePoint[], toX: (atMs: number) => number, toY: (odds: Odds) => number): string {
  let isDown = false;
  return points
    .map(({ atMs, odds }) => {
      const x = toX(atMs);
      if (odds === null) {
        const last = isDown ? `H${x}` : "";
        isDown = false;
        return last;
      }
      const step = isDown ? `H${x}V${toY(odds)}` : `M${x} ${toY(odds)}`;
      isDown = true;
      return step;
    })
    .join("");
}

/** Draws prices up to now, a higher price higher up; null where there is no price to draw. */
export function plotMovement(points: readonly PricePoint[], nowMs: number, { width, height }: PlotSize): MovementPlot | null {
  const prices = points.flatMap(({ odds }) => odds ?? []);
  if (prices.length === 0) return null;
  const low = Math.min(...prices);
  const span = Math.max(Math.max(...prices) - low, leastSpan);
  const toMs = Math.max(nowMs, ...points.map(({ atMs }) => atMs));
  const fromMs = Math.min(toMs - shortestMs, ...points.map(({ atMs }) => atMs));
  const toX = (atMs: number): number => Math.round(((atMs - fromMs) / (toMs - fromMs)) * width);
  const toY = (odds: number): number => Math.round(height - ((odds - low) / span) * height);
  const byOutcome = Map.groupBy(points, ({ outcomeId }) => outcomeId);
  const lines = [...byOutcome].map(([outcomeId, own]): PlotLine => {
    const last = own.at(-1)?.odds ?? null;
    const path = stepsOf(own, toX, toY);
    return last === null ? { outcomeId, path, end: null } : { outcomeId, path: `${path}H${width}`, end: { x: width, y: toY(last) } };
  });
  const ticks = shares
    .map((share) => (share === 0.5 ? Math.round((low + span * share) / 10) * 10 : low + span * share))
    .map((odds) => ({ odds, y: toY(odds) }));
  return { lines, ticks, fromMs, toMs };
}
