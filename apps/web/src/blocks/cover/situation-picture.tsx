import type { Match } from "@touchline/store";
import type { ShownSituation } from "@touchline/store/situations";
import type { ReactNode } from "react";
import { matchColours, toCssColour } from "../../elements/matches/match-colours.ts";
import { lazyComponent } from "../../elements/rendering/lazy.tsx";

const WinChanceLine = lazyComponent(async () => (await import("../../elements/matches/win-chance-line.tsx")).WinChanceLine);

interface PictureProps {
  readonly match: Match;
  readonly situation: ShownSituation;
}

type Line = NonNullable<ShownSituation["line"]>;

const steps = ["0", "15", "30", "40"] as const;

/** The points of a tennis game as two ladders; the dashed rung is the deciding point. */
function Points({ points, side }: { readonly points: NonNullable<Line["points"]>; readonly side: "home" | "away" | null }): ReactNode {
  return (["home", "away"] as const).map((of, row) => {
    const reached = steps.indexOf(points[of] as (typeof steps)[number]);
    const isAhead = points[of] === "A" || points[of] === "Ad";
    const rungs = [...steps, isAhead ? points[of] : ""];
    return (
      <g key={of} transform={`translate(0 ${row * 21 + 4})`}>
        {reached < 0 && !isAhead ? (
          <text x="4" y="13">
            {points[of]}
          </text>
        ) : (
          rungs.map((rung, index) => {
            const isLast = index === steps.length;
            const isOn = isAhead || index <= reached;
            return (
              <g key={index} transform={`translate(${index * 33} 0)`}>
                <rect
                  width="30"
                  height="17"
                  rx="3"
                  className={isLast && side === of ? "next" : isOn && !(isLast && !isAhead) ? "on" : "off"}
                />
                {isOn && rung !== "" ? (
                  <text x="15" y="13" textAnchor="middle">
                    {rung}
                  </text>
                ) : null}
              </g>
            );
          })
        )}
        {points.server === of ? <circle cx="176" cy="8.5" r="4" className="ball" /> : null}
      </g>
    );
  });
}

const corners = [
  [120, 24],
  [92, 5],
  [64, 24],
] as const;

function Bases({ line, color }: { readonly line: Line; readonly color: string }): ReactNode {
  const counts = line.counts ?? [];
  const [balls, strikes, outs] = counts;
  return (
    <>
      <path d="M92 43 64 24 92 5l28 19z" className="rule" />
      {corners.map(([x, y], index) => (
        <path
          key={x}
          d={`M${x} ${y - 6}l8 6-8 6-8-6z`}
          fill={line.bases?.taken.includes(index + 1) === true ? color : "var(--pane)"}
          className="mark"
        />
      ))}
      {balls === undefined || strikes === undefined ? null : (
        <text x="2" y="28">
          {`${balls.value}–${strikes.value}`}
        </text>
      )}
      {outs === undefined
        ? null
        : Array.from({ length: outs.of }, (_, index) => (
            <circle key={index} cx={150 + index * 14} cy="24" r="4.5" className={index < outs.value ? "dot" : "rule"} />
          ))}
    </>
  );
}

const ballsOfOver = 6;

/** The deliveries of the over, bowled and remaining. */
function Over({ line }: { readonly line: Line }): ReactNode {
  const bowled = (line.balls?.values ?? []).slice(-ballsOfOver);
  const left = Math.max(0, Math.min(ballsOfOver - bowled.length, line.chase?.balls ?? 0));
  return (
    <>
      {bowled.map((value, index) => (
        <g key={index} transform={`translate(${14 + index * 30} 23)`}>
          <circle r="12.5" className={value.includes("W") ? "out" : /[46]/u.test(value) ? "on" : "off"} />
          <text y="4.5" textAnchor="middle">
            {value === "0" ? "•" : value}
          </text>
        </g>
      ))}
      {Array.from({ length: left }, (_, index) => (
        <circle key={index} cx={14 + (bowled.length + index) * 30} cy="23" r="11.5" className="next" />
      ))}
    </>
  );
}

function Drive({ field, color }: { readonly field: NonNullable<Line["field"]>; readonly color: string }): ReactNode {
  const x = (yard: number): number => 12 + Math.max(0, Math.min(100, yard)) * 1.6;
  const [from, at, first] = [x(field.from), x(field.at), x(field.first_down)];
  return (
    <>
      <rect y="6" width="184" height="34" rx="3" className="off" />
      {Array.from({ length: 11 }, (_, index) => (
        <path key={index} d={`M${x(index * 10)} 6v34`} className="rule" />
      ))}
      <path d={`M${from} 23H${at}`} stroke={color} strokeWidth="5" />
      <path d={`M${first} 4v38`} className="need" />
      <circle cx={at} cy="23" r="5" className="dot" />
    </>
  );
}

const attackers = [
  [84, 15],
  [92, 21],
  [100, 14],
  [104, 23],
] as const;
const defenders = [
  [80, 22],
  [88, 25],
  [96, 11],
  [108, 17],
  [92, 9],
] as const;

/** A corner, seen from above the goal. The positions of the players are unknown, so the picture is a generic corner. */
function Corner({ taker, other }: { readonly taker: string; readonly other: string }): ReactNode {
  return (
    <>
      <path d="M8 45V8h168v37M60 8v20h64V8M78 8v9h28V8M76 28a20 14 0 0 0 32 0" className="rule" />
      <path d="M10 9C40 2 66 2 86 13" className="flight" stroke={taker} />
      {attackers.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3.2" fill={taker} className="who" />
      ))}
      {defenders.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3.2" fill={other} className="who" />
      ))}
      <circle cx="11" cy="9.5" r="3.2" className="dot" />
    </>
  );
}

/** The picture of a situation; null for one without a picture. */
function drawingOf({ match, situation: { kind, side, line } }: PictureProps): ReactNode {
  const colours = matchColours(match);
  const [own, other] = side === "away" ? [colours.away, colours.home] : [colours.home, colours.away];
  const color = toCssColour(own);
  if (kind === "corner") return <Corner taker={color} other={toCssColour(other)} />;
  if (line === null) return null;
  if (kind === "point" && line.points !== undefined) return <Points points={line.points} side={side} />;
  if (kind === "bases") return <Bases line={line} color={color} />;
  if (kind === "chase") return <Over line={line} />;
  return kind === "drive" && line.field !== undefined ? <Drive field={line.field} color={color} /> : null;
}

/** The situation as a picture, else the chart of the chances. */
export function SituationPicture(props: PictureProps): ReactNode {
  const drawing = drawingOf(props);
  if (drawing === null)
    return (
      <span className="sit-strip">
        <WinChanceLine match={props.match} />
      </span>
    );
  return (
    <svg className="sit-strip" viewBox="0 0 184 46" aria-hidden="true">
      {drawing}
    </svg>
  );
}
