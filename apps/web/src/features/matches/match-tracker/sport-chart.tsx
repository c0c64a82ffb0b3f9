import type { Match } from "@touchline/store";
import type { PictureChart, PictureColumn, PictureDrive, PictureMap } from "@touchline/store/match-picture";
import type { MatchProgress } from "@touchline/store/match-progress";
import type { ReactNode } from "react";
import { isOver } from "../../../elements/matches/match.ts";
import { useMatchPicture } from "../../../elements/matches/use-match-picture.ts";
import { useNow } from "../../../elements/time.ts";
import { at, type ChartProps, Drawing } from "./chart-drawing.tsx";
import { groupNames, layOutColumns } from "./chart-geometry.ts";
import { Lead, Worm } from "./line-charts.tsx";
import { layOutTimeline } from "./timeline-axis.ts";
import "../../../styles/match.css";

const sides = ["home", "away"] as const;
const middle = 96;
const tallest = 66;

function Columns({ chart, part: columns, match }: ChartProps<readonly PictureColumn[]>): ReactNode {
  const places = layOutColumns(columns);
  const isNamed = columns.every(({ name }) => name !== null);
  const names = isNamed ? columns.map(({ name }) => name) : groupNames(columns, places);
  const strong = chart.strong_name;
  const count = (side: "home" | "away"): number => columns.filter((column) => column.is_strong && (column[side] ?? 0) > 0).length;
  const spoken = isNamed
    ? columns.map(({ name, home, away }) => (home === null && away === null ? "" : `${name ?? ""}: ${home ?? "–"}–${away ?? "–"}`))
    : strong === undefined
      ? []
      : [`${strong}: ${match.home?.commonName ?? ""} ${count("home")}, ${match.away?.commonName ?? ""} ${count("away")}`];
  return (
    <Drawing
      text={[chart.title, ...spoken.filter((part) => part !== "")].join("; ")}
      isBare={strong === undefined && names.every((name) => name === null)}
    >
      {columns.map((column, index) => {
        const place = places[index];
        if (place === undefined) return null;
        const center = place.x + place.width / 2;
        return (
          <g key={index}>
            {sides.map((side) => {
              const value = column[side];
              if (value === null || value === 0) return null;
              const isHome = side === "home";
              const height = place[side] * (column.is_strong || isNamed ? tallest : tallest * 0.6);
              const y = isHome ? middle - 1 - height : middle + 1;
              const label = isNamed ? value : column.is_strong && strong !== undefined ? strong[0] : null;
              return (
                <g key={side}>
                  <rect
                    x={at(place.x)}
                    width={at(place.width)}
                    y={y}
                    height={height}
                    rx="1.5"
                    fill={`var(--${side})`}
                    opacity={column.is_strong || isNamed ? 1 : 0.5}
                  />
                  {label === null ? null : (
                    <text x={at(center)} y={isHome ? y - 6 : y + height + 14} textAnchor="middle">
                      {label}
                    </text>
                  )}
                </g>
              );
            })}
            {names[index] == null ? null : (
              <text x={at(isNamed ? center : place.x)} y="188" textAnchor={isNamed ? "middle" : "start"} className="tick">
                {names[index]}
              </text>
            )}
          </g>
        );
      })}
      <line x2="100%" y1={middle} y2={middle} stroke="var(--line-2)" />
    </Drawing>
  );
}

function Maps({ maps }: { readonly maps: readonly PictureMap[] }): ReactNode {
  return (
    <ol className="spic-rows">
      {maps.map(({ name, winners, is_now: isNow }) => {
        const home = winners.filter((side) => side === "home").length;
        return (
          <li key={name} data-now={isNow}>
            <span dir="auto">{name}</span>
            <b className="n">{winners.length === 0 ? "–" : home}</b>
            <svg aria-hidden="true" width="100%" height="34">
              {winners.map((side, round) => (
                <rect
                  key={round}
                  x={at((round / Math.max(24, winners.length)) * 100)}
                  width={at(75 / Math.max(24, winners.length))}
                  y={side === "home" ? 0 : 18}
                  height="16"
                  rx="1.5"
                  fill={`var(--${side})`}
                />
              ))}
            </svg>
            <b className="n">{winners.length === 0 ? "–" : winners.length - home}</b>
          </li>
        );
      })}
    </ol>
  );
}

function Drives({ drives, match }: { readonly drives: readonly PictureDrive[]; readonly match: Match }): ReactNode {
  return (
    <ol className="spic-rows" data-kind="drives">
      {drives.map(({ side, from, to, text, is_now: isNow }, index) => (
        <li key={drives.length - index} data-now={isNow}>
          <bdi>{match[side]?.shortName}</bdi>
          <svg aria-hidden="true" width="100%" height="10">
            <rect width="100%" height="10" rx="2" fill="var(--cell)" />
            <rect x={at(Math.min(from, to))} width={at(Math.max(1, Math.abs(to - from)))} height="10" rx="2" fill={`var(--${side})`} />
          </svg>
          <span dir="auto">{text}</span>
        </li>
      ))}
    </ol>
  );
}

function Part({
  chart,
  match,
  progress,
}: {
  readonly chart: PictureChart;
  readonly match: Match;
  readonly progress: MatchProgress;
}): ReactNode {
  const { columns, lead, worm, maps, drives } = chart;
  const over = isOver(match);
  const nowSeconds = (useNow() - match.startsAtMs) / 1000;
  if (columns !== undefined) return <Columns chart={chart} part={columns} match={match} />;
  if (worm !== undefined) return <Worm chart={chart} part={worm} match={match} />;
  if (maps !== undefined) return <Maps maps={maps} />;
  if (drives !== undefined) return <Drives drives={drives} match={match} />;
  if (lead === undefined) return null;
  const { from_seconds: from } = lead;
  const axis = layOutTimeline({
    periods: progress.periods.filter(({ fromSeconds }) => fromSeconds >= (from ?? 0)),
    regularPeriods: from === undefined ? (match.scoreboard?.maxPeriods ?? 0) : 0,
    nowSeconds,
    isOver: over,
  });
  return <Lead chart={chart} part={lead} match={match} axis={axis} nowSeconds={nowSeconds} isOver={over} />;
}

/** The progress of a match in the chart of its sport: home above, away below. Renders nothing if the data has only the timeline. */
export function SportChart({ match, progress }: { readonly match: Match; readonly progress: MatchProgress }): ReactNode {
  const chart = useMatchPicture(match)?.chart;
  if (chart == null) return null;
  return (
    <section className="spic" aria-label={chart.title}>
      <h3>
        <span dir="auto">{chart.title}</span>
        {sides.map((side) => (
          <span key={side} className="spic-side">
            <svg width="10" height="10" aria-hidden="true">
              <rect width="10" height="10" rx="2" fill={`var(--${side})`} />
            </svg>
            <bdi>{match[side]?.commonName}</bdi>
          </span>
        ))}
      </h3>
      <Part chart={chart} match={match} progress={progress} />
    </section>
  );
}
