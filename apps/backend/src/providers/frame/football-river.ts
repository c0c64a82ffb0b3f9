import type { ChancePoint, FootballCard, FootballEvent } from "../games/football-match.ts";
import { svg } from "./kit/dom.ts";
import { matchMinutes } from "./football-story.ts";

const width = 360;
const height = 96;

/** The chances of both sides minute by minute: home from the top, visitors from the bottom, the draw in between. */
export function createRiver(
  { teams }: FootballCard,
  events: readonly FootballEvent[],
): { readonly root: SVGSVGElement; show(course: readonly ChancePoint[], minute: number): void } {
  const home = svg("path", { class: "river-side", fill: teams.home.shirt });
  const away = svg("path", { class: "river-side", fill: teams.away.shirt });
  const now = svg("path", { class: "river-now" });
  const at = (minute: number): string => ((Math.min(minute, matchMinutes) / matchMinutes) * width).toFixed(1);
  // A dot is a line of no length: its round ends keep their shape while the drawing is stretched.
  const dot = ({ minute, side }: FootballEvent, attributes: Readonly<Record<string, string>>): SVGPathElement =>
    svg("path", { d: `M${at(minute)} ${side === "home" ? 12 : height - 12}h0`, ...attributes });
  const pins = events
    .filter(({ kind }) => kind === "goal")
    .map((goal) => ({
      minute: goal.minute,
      mark: svg("g", {}, dot(goal, { class: "river-goal", stroke: teams[goal.side].shirt }), dot(goal, { class: "river-goal inner" })),
    }));
  const root = svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", class: "river", "aria-hidden": "true" },
    svg("rect", { width, height, class: "river-draw" }),
    home,
    away,
    svg("path", { d: `M${width / 2} 0v${height}`, class: "river-half" }),
    now,
    ...pins.map(({ mark }) => mark),
  );
  return {
    root,
    show(course, minute) {
      const last = course.at(-1);
      const points = last === undefined || last.minute >= minute ? course : [...course, { ...last, minute }];
      const edge = (level: (point: ChancePoint) => number): string =>
        points.map((point) => `L${at(point.minute)} ${level(point).toFixed(1)}`).join("");
      home.setAttribute("d", `M0 0${edge((point) => point.home * height)}L${at(minute)} 0z`);
      away.setAttribute("d", `M0 ${height}${edge((point) => (point.home + point.draw) * height)}L${at(minute)} ${height}z`);
      now.setAttribute("d", `M${at(minute)} 0v${height}`);
      for (const pin of pins) pin.mark.toggleAttribute("hidden", pin.minute > minute);
    },
  };
}
