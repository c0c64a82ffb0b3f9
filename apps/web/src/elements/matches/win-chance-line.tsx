import { formatPercent } from "@touchline/domain";
import type { Match } from "@touchline/store";
import type { WinChance } from "@touchline/store/win-chances";
import { type ReactNode, useMemo, useRef } from "react";
import { useText } from "../../messages/use-text.ts";
import { useStore } from "../store.ts";
import { matchColours, toCssColour } from "./match-colours.ts";
import { useWinChanceLine } from "./win-chance-lines.ts";
import "../../styles/win-chance-line.css";

/** The bands of the picture, 1000 wide and high: home from the top, away from the bottom, up to the current time of the match. */
export function drawLine(
  points: readonly WinChance[],
  width: number,
): { readonly home: string; readonly draw: string; readonly away: string } {
  const lastSeconds = Math.max(1, points.at(-1)?.atSeconds ?? 1);
  const edge = (side: "home" | "away"): string =>
    points
      .map((point) => {
        const x = Math.round((Math.max(0, point.atSeconds) / lastSeconds) * width);
        return `L${x} ${side === "home" ? point.home : 1000 - point.away}`;
      })
      .join("");
  return { home: `M0 0${edge("home")}V0Z`, draw: `M0 0V1000H${width}V0Z`, away: `M0 1000${edge("away")}V1000Z` };
}

/** A small chart of the chances to win so far. Keeps its space while it loads. */
export function WinChanceLine({ match }: { readonly match: Match }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const chances = useWinChanceLine(match.id, place);
  return (
    <span ref={place} className="wcl" data-none={chances === null || undefined}>
      {chances == null ? null : <Bands match={match} points={chances.points} />}
    </span>
  );
}

/** The bands of the chart. */
export function Bands({ match, points }: { readonly match: Match; readonly points: readonly WinChance[] }): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const width = match.scoreboard?.progress ?? 1000;
  const bands = useMemo(() => drawLine(points, width), [points, width]);
  const last = points.at(-1);
  const { home, away } = matchColours(match);
  const spoken = (["home", "away"] as const).map(
    (side) => `${match[side]?.commonName ?? ""} ${formatPercent(Math.round((last?.[side] ?? 0) / 10) * 10, locale)}`,
  );
  return (
    <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" role="img" aria-label={`${t("match.winChance")}: ${spoken.join(", ")}`}>
      <path d={bands.draw} fill="var(--line)" />
      <path d={bands.home} fill={toCssColour(home)} />
      <path d={bands.away} fill={toCssColour(away)} />
    </svg>
  );
}
