import { formatPercent } from "@touchline/domain";
import type { Match } from "@touchline/store";
import type { WinChance } from "@touchline/store/win-chances";
import { type ReactNode, useRef } from "react";
import { matchColours, toCssColour } from "../../elements/matches/match-colours.ts";
import { Bands } from "../../elements/matches/win-chance-line.tsx";
import { useWinChanceLine } from "../../elements/matches/win-chance-lines.ts";
import { useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";

const noPoints: readonly WinChance[] = [];

/** More marks than this are noise: sports that score all the time have none. */
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

/** Where a side scored: on its edge of the picture, in thousandths of it. */
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

/** The chances to win the match on the cover, with the scores marked. Keeps its space while it loads, and gives it up if there are no chances yet. */
export function CoverRiver({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const place = useRef<HTMLDivElement>(null);
  const chances = useWinChanceLine(match.id, place);
  const points = chances?.points ?? noPoints;
  const last = points.at(-1);
  const colours = matchColours(match);
  const width = match.scoreboard?.progress ?? 1000;
  const shares =
    last === undefined ? [] : (["home", "draw", "away"] as const).filter((side) => side !== "draw" || chances?.hasDraw === true);
  return (
    <div ref={place} className="cv-river" data-none={chances === null || undefined}>
      {last === undefined ? null : (
        <>
          <p dir="ltr">
            {shares.map((side) => (
              <span key={side}>
                <i style={{ background: side === "draw" ? "var(--ctl)" : toCssColour(colours[side]) }} />
                <bdi>{side === "draw" ? t("match.draw") : match[side]?.commonName}</bdi>{" "}
                <b className="n">{formatPercent(Math.round(last[side] / 10) * 10, locale)}</b>
              </span>
            ))}
          </p>
          <div className="wcl">
            <Bands match={match} points={points} />
            <svg className="cv-pins" aria-hidden="true">
              {pinsOf(points, width).map(({ at, edge, side }) => (
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
            </svg>
          </div>
        </>
      )}
    </div>
  );
}
