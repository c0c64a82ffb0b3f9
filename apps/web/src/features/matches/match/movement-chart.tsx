import { formatShownOdds, type Odds, type Outcome, toOdds, dayMs } from "@touchline/domain";
import type { ReactNode } from "react";
import type { PricePoint } from "@touchline/store/price-history";
import { usePreferences } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useDayFormat } from "../../../elements/time.ts";

interface PlotSize {
  readonly width: number;
  readonly height: number;
}

/** An outcome's prices as a stepped line, interrupted while it had no price. */
interface PlotLine {
  readonly outcomeId: string;
  /** An SVG path. */
  readonly path: string;
  /** Current end of the line; null while the outcome has no price. */
  readonly end: { readonly x: number; readonly y: number } | null;
}

interface MovementPlot {
  readonly lines: readonly PlotLine[];
  readonly ticks: readonly { readonly odds: number; readonly y: number }[];
  readonly fromMs: number;
  readonly toMs: number;
}

const tickShares = [0, 0.5, 1] as const;
const minSpan = 20;
const minDurationMs = 60_000;

function steppedPath(points: readonly PricePoint[], toX: (atMs: number) => number, toY: (odds: Odds) => number): string {
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

/** Lays out prices up to now, with higher prices at the top. Null if there are no prices. */
export function plotMovement(points: readonly PricePoint[], nowMs: number, { width, height }: PlotSize): MovementPlot | null {
  const prices = points.flatMap(({ odds }) => odds ?? []);
  if (prices.length === 0) return null;
  const low = Math.min(...prices);
  const span = Math.max(Math.max(...prices) - low, minSpan);
  const toMs = Math.max(nowMs, ...points.map(({ atMs }) => atMs));
  const fromMs = Math.min(toMs - minDurationMs, ...points.map(({ atMs }) => atMs));
  const toX = (atMs: number): number => Math.round(((atMs - fromMs) / (toMs - fromMs)) * width);
  const toY = (odds: number): number => Math.round(height - ((odds - low) / span) * height);
  const byOutcome = Map.groupBy(points, ({ outcomeId }) => outcomeId);
  const lines = [...byOutcome].map(([outcomeId, own]): PlotLine => {
    const last = own.at(-1)?.odds ?? null;
    const path = steppedPath(own, toX, toY);
    return last === null ? { outcomeId, path, end: null } : { outcomeId, path: `${path}H${width}`, end: { x: width, y: toY(last) } };
  });
  const ticks = tickShares
    .map((share) => (share === 0.5 ? Math.round((low + span * share) / 10) * 10 : low + span * share))
    .map((odds) => ({ odds, y: toY(odds) }));
  return { lines, ticks, fromMs, toMs };
}

interface MovementChartProps {
  readonly plot: MovementPlot;
  readonly outcomes: readonly Outcome[];
  readonly label: string;
}

/** Size in SVG units; the chart scales to the sheet's width. */
export const plotSize = { width: 560, height: 200 } as const;

const edge = { top: 10, end: 64, bottom: 26, start: 6 } as const;

/** Prices over time as stepped lines. A table next to it has the same data for screen readers. */
export function MovementChart({ plot, outcomes, label }: MovementChartProps): ReactNode {
  const { oddsFormat } = usePreferences();
  const { time, moment } = useDayFormat();
  const { width, height } = plotSize;
  const formatTime = plot.toMs - plot.fromMs > dayMs ? moment : time;
  return (
    <svg
      role="img"
      aria-label={label}
      direction="ltr"
      viewBox={`${-edge.start} ${-edge.top} ${width + edge.start + edge.end} ${height + edge.top + edge.bottom}`}
      className="w-full overflow-visible"
    >
      {plot.ticks.map(({ odds, y }) => (
        <g key={odds}>
          <line x1={0} x2={width} y1={y} y2={y} stroke="var(--line)" />
          <text x={width + 10} y={y + 5} className="n" fontSize={14} fill="var(--mid)">
            {formatShownOdds(toOdds(odds), oddsFormat)}
          </text>
        </g>
      ))}
      <text x={0} y={height + 22} className="n" fontSize={14} fill="var(--mid)">
        {formatTime(plot.fromMs)}
      </text>
      <text x={width} y={height + 22} className="n" fontSize={14} fill="var(--mid)" textAnchor="end">
        {formatTime(plot.toMs)}
      </text>
      {plot.lines.map(({ outcomeId, path, end }) => {
        const { stroke, dash } = seriesStyle(
          outcomes,
          outcomes.findIndex(({ id }) => id === outcomeId),
        );
        return (
          <g key={outcomeId}>
            <path d={path} fill="none" stroke={stroke} strokeDasharray={dash} strokeWidth={2.5} strokeLinejoin="round" />
            {end === null ? null : <circle cx={end.x} cy={end.y} r={4.5} fill={stroke} />}
          </g>
        );
      })}
    </svg>
  );
}

/** Style of an outcome's line. Dashes as well as colours distinguish the lines. */
interface SeriesStyle {
  readonly stroke: string;
  readonly dash: string | undefined;
}

/** Outcomes that are a side of the match: of winner markets and handicaps. */
const sideStrokes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["1", "4", "1711", "1714"].map((id) => [id, "var(--home)"])),
  ...Object.fromEntries(["3", "5", "1713", "1715"].map((id) => [id, "var(--away)"])),
};
const strokes = ["var(--hi)", "var(--mid)", "var(--low)"] as const;
const dashes = [undefined, "7 4", "2 4"] as const;

/** Style of the outcome at an index: a side has its colour in the match, anything else is neutral. */
export function seriesStyle(outcomes: readonly Pick<Outcome, "externalId">[], index: number): SeriesStyle {
  const place = index % 3;
  const stroke = sideStrokes[outcomes[index]?.externalId ?? ""] ?? strokes[place] ?? strokes[0];
  return { stroke, dash: dashes[(place + Math.floor(index / 3)) % 3] };
}

interface MovementLegendProps {
  readonly outcomes: readonly Outcome[];
  readonly shownIds: ReadonlySet<string>;
  onToggle(outcomeId: string): void;
}

/** Legend with current prices. Toggles the line of each outcome. */
export function MovementLegend({ outcomes, shownIds, onToggle }: MovementLegendProps): ReactNode {
  const t = useText();
  const { oddsFormat } = usePreferences();
  return (
    <div role="group" aria-label={t("movement.outcomes")} className="flex max-h-40 flex-wrap gap-2 overflow-auto">
      {outcomes.map(({ id, name, odds }, index) => {
        const { stroke, dash } = seriesStyle(outcomes, index);
        const isShown = shownIds.has(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isShown}
            onClick={() => onToggle(id)}
            className={`flex min-h-9 items-center gap-2 rounded-2 bg-cell px-3 text-13 ${isShown ? "" : "text-mid line-through"}`}
          >
            <svg viewBox="0 0 22 6" className="h-1.5 w-5.5 shrink-0" aria-hidden="true">
              <path d="M0 3H22" stroke={stroke} strokeWidth="3" strokeDasharray={dash} opacity={isShown ? 1 : 0.35} />
            </svg>
            <bdi className="inline-block first-letter:uppercase">{name}</bdi>
            <bdi className="n font-bold">{formatShownOdds(odds, oddsFormat)}</bdi>
          </button>
        );
      })}
    </div>
  );
}
