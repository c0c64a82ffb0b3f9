import { formatPercent } from "@touchline/domain";
import type { Match } from "@touchline/store";
import type { WinChance, WinChances } from "@touchline/store/win-chances";
import { type ReactNode, useRef } from "react";
import { matchColours, toCssColour } from "../../elements/matches/match-colours.ts";
import { Bands } from "../../elements/matches/win-chance-line.tsx";
import { useWinChanceLine } from "../../elements/matches/win-chance-lines.ts";
import { useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";

/** Maximum number of marks. Sports with more scores show none. */
const maxPins = 9;

interface Pin {
  readonly at: number;
  readonly edge: number;
  readonly side: "home" | "away";
}

function totalsOf(score: string | null): readonly [number, number] {
  const [home = 0, away = 0] = (score ?? "").split(/[:–-]/u).map(Number);
  return [home, away];
}

/** The scores of both sides, placed on the edge of their side in thousandths of the picture. */
export function pinsOf(points: readonly WinChance[], width: number): readonly Pin[] {
  const lastSeconds = Math.max(1, points.at(-1)?.atSeconds ?? 1);
  const pins = points.flatMap((point, index): readonly Pin[] => {
    const before = points[index - 1];
    if (before === undefined || before.score === point.score) return [];
    const [[oldHome, oldAway], [home, away]] = [totalsOf(before.score), totalsOf(point.score)];
    if (home + away !== oldHome + oldAway + 1) return [];
    const side = home > oldHome ? "home" : "away";
    return [{ at: (Math.max(0, point.atSeconds) / lastSeconds) * width, edge: side === "home" ? point.home : 1000 - point.away, side }];
  });
  return pins.length > maxPins ? [] : pins;
}

/** Moves labels apart, from top to bottom, so that they do not overlap and stay between `min` and `max`. */
function spreadLabels(places: readonly number[], { gap, min, max }: Readonly<Record<"gap" | "min" | "max", number>>): readonly number[] {
  const count = places.length;
  return places.reduce<readonly number[]>((placed, place, index) => {
    const highest = Math.max(min, (placed.at(-1) ?? -Infinity) + gap);
    return [...placed, Math.max(highest, Math.min(place, max - gap * (count - 1 - index)))];
  }, []);
}

/** Thousandths of the height: half a line of text at both ends, and the distance between two lines, in the smallest picture. */
const labelRoom = { min: 110, max: 890, gap: 224 };
/** From this position of the current time on, the labels are to its left. */
const labelsTurnAt = 600;

/** Positions of the labels of the chances: at the end of their bands and apart from each other, in thousandths of the height. */
export function labelsOf({ home, draw, away }: Pick<WinChance, "home" | "draw" | "away">, hasDraw: boolean): readonly number[] {
  return spreadLabels(hasDraw ? [home / 2, home + draw / 2, 1000 - away / 2] : [home / 2, 1000 - away / 2], labelRoom);
}

interface LabelsProps {
  readonly match: Match;
  readonly chances: WinChances;
  /** The current time, in thousandths of the width. */
  readonly width: number;
}

/** The current chances by name. Screen readers read them with the bands. */
function Labels({ match, chances: { points, hasDraw }, width }: LabelsProps): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const last = points.at(-1);
  if (last === undefined) return null;
  const isLeft = width > labelsTurnAt;
  const places = labelsOf(last, hasDraw);
  return (hasDraw ? (["home", "draw", "away"] as const) : (["home", "away"] as const)).map((side, index) => (
    <text
      key={side}
      x={`${width / 10 + (isLeft ? -2 : 2)}%`}
      y={`${(places[index] ?? 0) / 10}%`}
      dy="4"
      textAnchor={isLeft ? "end" : "start"}
    >
      <tspan>{formatPercent(Math.round(last[side] / 10) * 10, locale)}</tspan> {side === "draw" ? t("match.draw") : match[side]?.commonName}
    </text>
  ));
}

/** The chances to win the match on the cover, with the scores marked. */
export function CoverRiver({ match }: { readonly match: Match }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const chances = useWinChanceLine(match.id, place);
  const colours = matchColours(match);
  const width = match.scoreboard?.progress ?? 1000;
  // Without chances, the space stays so that the page below does not shift, and the teams move to the middle.
  return (
    <div ref={place} className="cv-river" data-none={chances === null || undefined}>
      {chances == null ? null : (
        <div className="wcl">
          <Bands match={match} points={chances.points} />
          <svg className="cv-pins" aria-hidden="true">
            {pinsOf(chances.points, width).map(({ at, edge, side }) => (
              <circle
                key={at}
                cx={`${at / 10}%`}
                cy={`${edge / 10}%`}
                r="4.5"
                fill="#fff"
                stroke={toCssColour(colours[side])}
                strokeWidth="3"
              />
            ))}
            {match.status === "live" ? <line x1={`${width / 10}%`} x2={`${width / 10}%`} y1="0" y2="100%" /> : null}
            <Labels match={match} chances={chances} width={width} />
          </svg>
        </div>
      )}
    </div>
  );
}
