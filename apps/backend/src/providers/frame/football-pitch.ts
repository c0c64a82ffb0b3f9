import type { FootballCard, FootballEvent } from "../games/football-match.ts";
import { svg } from "./kit/dom.ts";
import { matchMinutes } from "./football-story.ts";

const width = 440;
const height = 250;
const inset = 12;
const stripes = 11;
/** Number of minutes for which the ball's trail stays visible. */
const trailMinutes = 4;
const trailPoints = 9;

/** The pitch with the ball and the shots so far. */
interface Pitch {
  readonly root: SVGSVGElement;
  /** Moves the ball; `minute` may be fractional. */
  move(minute: number): void;
}

interface Spot {
  readonly minute: number;
  readonly x: number;
  readonly y: number;
}

/** Position of an event. Home attacks the end side; a hash of the minute spreads events over the width. */
function spotOf({ minute, side, kind }: FootballEvent): Spot {
  const depth = kind === "corner" ? width - inset - 2 : kind === "goal" ? width - inset : width - 42;
  const spread = ((minute * 37) % 11) / 10 - 0.5;
  const edge = minute % 2 === 0 ? inset + 2 : height - inset - 2;
  return {
    minute,
    x: side === "home" ? depth : width - depth,
    y: kind === "corner" ? edge : height / 2 + spread * (kind === "goal" ? 46 : 130),
  };
}

function spotAt(spots: readonly Spot[], minute: number): Spot {
  const after = spots.findIndex((spot) => spot.minute >= minute);
  const middle = { x: width / 2, y: height / 2 };
  const to = spots[after] ?? { ...middle, minute: matchMinutes };
  const from = spots[(after < 0 ? spots.length : after) - 1] ?? { ...middle, minute: 0 };
  const share = to.minute === from.minute ? 1 : (minute - from.minute) / (to.minute - from.minute);
  // Passes through midfield between events, so that the ball does not jump from goal to goal.
  const wander = Math.sin(Math.PI * share);
  const x = from.x + (to.x - from.x) * share;
  const y = from.y + (to.y - from.y) * share;
  return { minute, x: x + (middle.x - x) * wander * 0.6, y: y + Math.sin(minute * 1.7) * 44 * wander };
}

const markings =
  "M14 12h412v226H14zM220 12v226M14 62h62v126H14M426 62h-62v126h62M14 96h22v58H14M426 96h-22v58h22M76 105a28 28 0 0 1 0 40M364 105a28 28 0 0 0 0 40M254 125a34 34 0 1 1-68 0 34 34 0 0 1 68 0z";

export function createPitch({ teams }: FootballCard, events: readonly FootballEvent[]): Pitch {
  const spots = events.map(spotOf);
  const ball = svg("circle", { r: 5.5, class: "pitch-ball" });
  const trail = svg("path", { class: "pitch-trail" });
  const shots = events.flatMap((event) => {
    if (event.kind === "corner") return [];
    const { x, y, minute } = spotOf(event);
    const at = { cx: x.toFixed(1), cy: y.toFixed(1) };
    const mark = svg("circle", {
      ...at,
      r: event.kind === "goal" ? 7 : 4,
      class: `pitch-shot ${event.kind}`,
      fill: teams[event.side].shirt,
    });
    return [{ minute, mark }];
  });
  const root = svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "pitch", "aria-hidden": "true" },
    svg("rect", { width, height, class: "pitch-grass" }),
    ...Array.from({ length: stripes }, (_, stripe) => svg("rect", { x: stripe * 40, width: 20, height, class: "pitch-mown" })),
    svg("path", { d: markings, class: "pitch-line" }),
    svg("rect", { x: 8, y: 107, width: 6, height: 36, fill: teams.home.shirt }),
    svg("rect", { x: width - 14, y: 107, width: 6, height: 36, fill: teams.away.shirt }),
    ...shots.map(({ mark }) => mark),
    trail,
    ball,
  );
  return {
    root,
    move(minute) {
      const { x, y } = spotAt(spots, minute);
      ball.setAttribute("cx", x.toFixed(1));
      ball.setAttribute("cy", y.toFixed(1));
      const points = Array.from({ length: trailPoints }, (_, index) =>
        spotAt(spots, Math.max(0, minute - (index * trailMinutes) / trailPoints)),
      );
      trail.setAttribute("d", `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("L")}`);
      for (const shot of shots) shot.mark.toggleAttribute("hidden", shot.minute > minute);
    },
  };
}
