import type { RaceRun } from "../../games/racing/draw-race.ts";
import type { Runner } from "../../games/racing/race-card.ts";
import { svg } from "../kit/dom.ts";

const width = 360;
const laneHeight = 20;
const start = 22;
const finish = 332;

/** How far a runner is at a moment, 0 at the off and 1 at the post; its style bends the way there, never backwards. */
function progressAt({ finishMs, style }: RaceRun, ms: number): number {
  const share = Math.max(0, ms) / finishMs;
  return share >= 1 ? share : share + (style * Math.sin(Math.PI * share)) / Math.PI;
}

/** A race from above, one lane a runner. */
export interface RaceTrack {
  readonly root: SVGSVGElement;
  /** Moves everybody; answers the runners' numbers, the one in front first. */
  move(ms: number): readonly number[];
}

function silk({ silk: [body, sleeve], number }: Runner, isMine: boolean): SVGGElement {
  return svg(
    "g",
    {},
    isMine ? svg("path", { d: "M-19 -5l6 5-6 5z", class: "mine" }) : null,
    svg("circle", { r: 8.5, fill: body, stroke: sleeve, "stroke-width": 2.5 }),
    svg(
      "text",
      { class: "lane-number", "text-anchor": "middle", y: 3.5, fill: sleeve, "paint-order": "stroke", stroke: body },
      String(number),
    ),
  );
}

export function createRaceTrack(runners: readonly Runner[], runs: readonly RaceRun[], mine: ReadonlySet<number>): RaceTrack {
  const height = runners.length * laneHeight;
  const marks = runners.map((runner, lane) => {
    const mark = silk(runner, mine.has(runner.number));
    const run = runs.find(({ number }) => number === runner.number);
    return { number: runner.number, mark, run, y: lane * laneHeight + laneHeight / 2 };
  });
  const root = svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "track", "aria-hidden": "true" },
    svg("rect", { width, height, class: "turf" }),
    ...runners.map((_, lane) =>
      svg("rect", { y: lane * laneHeight, width, height: laneHeight, class: lane % 2 === 0 ? "mown" : "unmown" }),
    ),
    svg("line", { x1: start, x2: start, y1: 0, y2: height, class: "rail" }),
    svg("line", { x1: finish, x2: finish, y1: 0, y2: height, class: "post" }),
    ...marks.map(({ mark }) => mark),
  );
  return {
    root,
    move(ms) {
      const places = marks.map(({ number, mark, run, y }) => {
        const done = run === undefined ? 0 : progressAt(run, ms);
        mark.setAttribute("transform", `translate(${(start - 10 + Math.min(done, 1.05) * (finish - start + 10)).toFixed(1)} ${y})`);
        return { number, done };
      });
      return places.toSorted((left, right) => right.done - left.done).map(({ number }) => number);
    },
  };
}
