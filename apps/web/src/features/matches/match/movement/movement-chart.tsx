import { formatOdds, toOdds, type Outcome } from "@touchline/domain";
import type { ReactNode } from "react";
import { useDayFormat } from "../../../../elements/time/use-day-format.ts";
import { usePreferences } from "../../../../elements/store.ts";
import type { MovementPlot } from "./movement-plot.ts";
import { seriesLook } from "./series-look.ts";

interface MovementChartProps {
  readonly plot: MovementPlot;
  readonly outcomes: readonly Outcome[];
  readonly label: string;
}

/** The drawing's own units; it scales to the sheet's width. */
export const plotSize = { width: 560, height: 200 } as const;

const dayMs = 86_400_000;
const edge = { top: 10, end: 64, bottom: 26, start: 6 } as const;

/** Prices over time as stepped lines, the present at the right. The prices are told as a table beside it. */
export function MovementChart({ plot, outcomes, label }: MovementChartProps): ReactNode {
  const { oddsFormat } = usePreferences();
  const { time, moment } = useDayFormat();
  const { width, height } = plotSize;
  const text = plot.toMs - plot.fromMs > dayMs ? moment : time;
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
            {formatOdds(toOdds(odds), oddsFormat)}
          </text>
        </g>
      ))}
      <text x={0} y={height + 22} className="n" fontSize={14} fill="var(--mid)">
        {text(plot.fromMs)}
      </text>
      <text x={width} y={height + 22} className="n" fontSize={14} fill="var(--mid)" textAnchor="end">
        {text(plot.toMs)}
      </text>
      {plot.lines.map(({ outcomeId, path, end }) => {
        const { stroke, dash } = seriesLook(
          outcomes.findIndex(({ id }) => id === outcomeId),
          outcomes.length,
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
