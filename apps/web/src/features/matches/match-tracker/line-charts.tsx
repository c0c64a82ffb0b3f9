import type { PictureLead, PictureWorm } from "@touchline/store/match-picture";
import type { ReactNode } from "react";
import { at, type ChartProps, Drawing } from "./chart-drawing.tsx";
import { drawLead, drawWorm } from "./chart-geometry.ts";
import type { TimelineAxis } from "./timeline-axis.ts";

const stretched = { viewBox: "0 0 1000 1000", preserveAspectRatio: "none", width: "100%", height: "100%" } as const;
/** Height of the lines in pixels; the labels of the axis are below. */
const height = 168;
const sides = ["home", "away"] as const;

/** The anchor of a text, chosen so that it stays within the drawing. */
function anchorAt(percent: number): "start" | "middle" | "end" {
  return percent < 8 ? "start" : percent > 92 ? "end" : "middle";
}

interface LeadProps extends ChartProps<PictureLead> {
  readonly axis: TimelineAxis;
  readonly nowSeconds: number;
  readonly isOver: boolean;
}

/** Who led, and by how much: home above the middle, away below. Marks the largest lead, the current run of points and the current lead. */
export function Lead({ chart, part: lead, match, axis, nowSeconds, isOver }: LeadProps): ReactNode {
  const { home, away, max, heightOf } = drawLead(lead, axis, nowSeconds);
  const { points, run, marks } = lead;
  const place = (seconds: number): number => axis.positionOf(seconds) / 10;
  const position = (seconds: number): string => at(place(seconds));
  const yOf = (value: number): number => height / 2 - (heightOf(value) * height) / 2;
  const spoken = sides.map((side) => `${match[side]?.commonName ?? ""} +${max[side]}`);
  const largest = max.home >= max.away ? max.home : -max.away;
  const peak = largest === 0 ? undefined : points.find((point) => point.lead === largest);
  return (
    <Drawing text={[chart.title, ...spoken, ...marks.map(({ name, side }) => `${name} ${match[side]?.commonName ?? ""}`)].join("; ")}>
      <svg {...stretched} height={height}>
        <path d={home} fill="var(--home)" fillOpacity="0.8" />
        <path d={away} fill="var(--away)" fillOpacity="0.8" />
      </svg>
      {axis.segments.map(({ number, from, name }) => (
        <g key={number}>
          {from === 0 ? null : <line x1={at(from / 10)} x2={at(from / 10)} y2={height} stroke="var(--line-2)" strokeDasharray="2 4" />}
          <text x={at(from / 10)} y="188" className="tick">
            {axis.segments.length > 4 || number > 1 ? number : (name ?? number)}
          </text>
        </g>
      ))}
      <line x2="100%" y1={height / 2} y2={height / 2} stroke="var(--line-2)" />
      {peak === undefined || run !== null ? null : (
        <text x={position(peak.at_seconds)} y={yOf(largest) + (largest > 0 ? -5 : 14)} textAnchor={anchorAt(place(peak.at_seconds))}>
          +{Math.abs(largest)}
        </text>
      )}
      {marks.map(({ at_seconds: seconds, side, name }, index) => (
        <g key={index}>
          <circle
            cx={position(seconds)}
            cy={side === "home" ? 10 : 158}
            r="9"
            fill="var(--pane)"
            stroke={`var(--${side})`}
            strokeWidth="2"
          />
          <text x={position(seconds)} y={side === "home" ? 14.5 : 162.5} textAnchor="middle">
            {name[0]}
          </text>
        </g>
      ))}
      {run === null ? null : (
        <g stroke="var(--hi)">
          <line x1={position(run.from_seconds)} x2={position(run.to_seconds)} y1="18" y2="18" />
          <line x1={position(run.from_seconds)} x2={position(run.from_seconds)} y1="18" y2="24" />
          <line x1={position(run.to_seconds)} x2={position(run.to_seconds)} y1="18" y2="24" />
          <text
            x={at((place(run.from_seconds) + place(run.to_seconds)) / 2)}
            y="13"
            stroke="none"
            textAnchor={anchorAt(place(run.to_seconds))}
          >
            {run.text}
          </text>
        </g>
      )}
      {isOver ? null : <circle cx={position(nowSeconds)} cy={yOf(points.at(-1)?.lead ?? 0)} r="4" fill="var(--live)" />}
    </Drawing>
  );
}

/** Height of the bar of an over with `fullOver` runs or more. */
const barHeight = 44;
const fullOver = 16;

/** Runs of both innings over by over, with wickets as rings; for the last innings also each over, the score, and the way to the target. */
export function Worm({ chart, part: worm, match }: ChartProps<PictureWorm>): ReactNode {
  const { overs, target, innings } = worm;
  const max = Math.max(60, target ?? 0, ...innings.map(({ runs }) => runs.at(-1) ?? 0));
  const xOf = (over: number): number => (over / overs) * 100;
  const yOf = (runs: number): number => height - (runs / max) * height;
  const nameOf = (side: "home" | "away"): string => match[side]?.commonName ?? "";
  const last = innings.at(-1);
  const total = last?.runs.at(-1) ?? 0;
  const played = last?.runs.length ?? 0;
  const lost = last?.wickets.reduce((sum, fallen) => sum + fallen, 0) ?? 0;
  return (
    <Drawing text={[chart.title, ...innings.map(({ side, runs }) => `${nameOf(side)} ${runs.at(-1) ?? 0}`)].join("; ")}>
      {last?.runs.map((sum, over) => {
        const bar = Math.min(1, (sum - (last.runs[over - 1] ?? 0)) / fullOver) * barHeight;
        return (
          <rect
            key={over}
            x={at(xOf(over + 0.2))}
            width={at(xOf(0.6))}
            y={height - bar}
            height={bar}
            fill={`var(--${last.side})`}
            opacity="0.3"
          />
        );
      })}
      {target === null ? null : (
        <>
          <line x2="100%" y1={yOf(target)} y2={yOf(target)} stroke="var(--hi)" strokeOpacity="0.5" strokeDasharray="3 4" />
          <text y={yOf(target) + 14}>{target}</text>
        </>
      )}
      <svg {...stretched} height={height} overflow="visible" fill="none" strokeWidth="3">
        {innings.map(({ side, runs }) => (
          <path key={side} d={drawWorm(runs, { overs, max })} stroke={`var(--${side})`} vectorEffect="non-scaling-stroke" />
        ))}
        {target === null || last === undefined || total >= target || played >= overs ? null : (
          <path
            d={`M${xOf(played) * 10} ${1000 - (total / max) * 1000}L1000 ${1000 - (target / max) * 1000}`}
            stroke={`var(--${last.side})`}
            strokeDasharray="1 6"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      {innings.map(({ side, runs, wickets }) =>
        wickets.map((fallen, over) =>
          fallen === 0 ? null : (
            <circle
              key={`${side}${over}`}
              cx={at(xOf(over + 1))}
              cy={yOf(runs[over] ?? 0)}
              r="4"
              fill="var(--pane)"
              stroke={`var(--${side})`}
              strokeWidth="2"
            />
          ),
        ),
      )}
      {last === undefined || played === 0 ? null : (
        <>
          <circle cx={at(xOf(played))} cy={yOf(total)} r="4" fill={`var(--${last.side})`} />
          <text x={at(xOf(played))} y={Math.max(12, yOf(total) - 10)} textAnchor={anchorAt(xOf(played))}>
            {total}/{lost}
          </text>
        </>
      )}
      {[0, 5, 10, 15, 20]
        .filter((over) => over <= overs)
        .map((over) => (
          <text key={over} x={at(xOf(over))} y="188" textAnchor={over === 0 ? "start" : over === overs ? "end" : "middle"} className="tick">
            {over}
          </text>
        ))}
    </Drawing>
  );
}
