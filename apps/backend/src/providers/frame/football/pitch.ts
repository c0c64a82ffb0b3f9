import type { FootballEvent } from "../../games/football/draw-match.ts";
import type { FootballCard } from "../../games/football/match-card.ts";
import { svg } from "../kit/dom.ts";

const width = 360;
const height = 150;

/** A pitch on which the ball goes where things happen. */
export interface Pitch {
  readonly root: SVGSVGElement;
  /** The ball between two events, at a minute with its fraction. */
  move(minute: number): void;
}

interface Spot {
  readonly minute: number;
  readonly x: number;
  readonly y: number;
}

/** Where an event is shown: home plays to the end side; a number that differs by minute spreads events over the width. */
function spotOf({ minute, side, kind }: FootballEvent): Spot {
  const depth = kind === "corner" ? 354 : kind === "goal" ? 350 : 332;
  const spread = ((minute * 37) % 11) / 10 - 0.5;
  const y = kind === "corner" ? (minute % 2 === 0 ? 6 : height - 6) : height / 2 + spread * (kind === "goal" ? 24 : 70);
  return { minute, x: side === "home" ? depth : width - depth, y };
}

function spotAt(spots: readonly Spot[], minute: number): Spot {
  const after = spots.findIndex((spot) => spot.minute >= minute);
  const middle = { x: width / 2, y: height / 2 };
  const to = spots[after] ?? { ...middle, minute: 90 };
  const from = spots[(after < 0 ? spots.length : after) - 1] ?? { ...middle, minute: 0 };
  const share = to.minute === from.minute ? 1 : (minute - from.minute) / (to.minute - from.minute);
  // Halfway there the play is in midfield, so that the ball wanders rather than jumps from goal to goal.
  const wander = Math.sin(Math.PI * share);
  const x = from.x + (to.x - from.x) * share;
  const y = from.y + (to.y - from.y) * share;
  return { minute, x: x + (middle.x - x) * wander * 0.6, y: y + Math.sin(minute * 1.7) * 26 * wander };
}

export function createPitch({ teams }: FootballCard, events: readonly FootballEvent[]): Pitch {
  const spots = events.map(spotOf);
  const ball = svg("circle", { r: 4.5, class: "pitch-ball" });
  const line = (attributes: Readonly<Record<string, number>>): SVGRectElement => svg("rect", { ...attributes, class: "pitch-line" });
  const root = svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "track", "aria-hidden": "true" },
    ...Array.from({ length: 9 }, (_, stripe) =>
      svg("rect", { x: stripe * 40, width: 40, height, class: stripe % 2 === 0 ? "mown" : "unmown" }),
    ),
    line({ x: 4, y: 4, width: width - 8, height: height - 8 }),
    line({ x: 4, y: 40, width: 44, height: 70 }),
    line({ x: width - 48, y: 40, width: 44, height: 70 }),
    svg("line", { x1: width / 2, x2: width / 2, y1: 4, y2: height - 4, class: "pitch-line" }),
    svg("circle", { cx: width / 2, cy: height / 2, r: 22, class: "pitch-line" }),
    svg("rect", { x: 0, y: 60, width: 5, height: 30, fill: teams.home.shirt }),
    svg("rect", { x: width - 5, y: 60, width: 5, height: 30, fill: teams.away.shirt }),
    ball,
  );
  return {
    root,
    move(minute) {
      const { x, y } = spotAt(spots, minute);
      ball.setAttribute("cx", x.toFixed(1));
      ball.setAttribute("cy", y.toFixed(1));
    },
  };
}
