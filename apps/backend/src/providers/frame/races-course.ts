import type { Runner } from "../games/race.ts";
import { svg } from "./kit/dom.ts";
import type { Placing } from "./races-motion.ts";
import { silkMark } from "./races-silks.ts";

/** Length of a lap; longer races begin a part of a lap before the post. */
const lapMetres = 2_000;
const lanes = 3;
const margin = 16;

/** Size of a drawn course. `spread` draws gaps wider than they are, so that a small course stays legible. */
interface CourseSize {
  readonly width: number;
  readonly height: number;
  readonly track: number;
  readonly silk: number;
  readonly spread: number;
}

export const courseSizes = {
  wide: { width: 888, height: 344, track: 62, silk: 28, spread: 1.6 },
  narrow: { width: 390, height: 236, track: 52, silk: 20, spread: 2.6 },
} as const satisfies Record<string, CourseSize>;

type Point = readonly [x: number, y: number];

/** A point of the oval: `lap` counts laps from the post, counter-clockwise; lane 0 is the inner rail. */
function ovalOf({ width, height, track }: CourseSize): (lap: number, lane: number) => Point {
  const half = height / 2;
  const straight = width - height;
  return (lap, lane) => {
    const inset = margin + track - ((lane + 0.5) * track) / lanes;
    const radius = half - inset;
    const bend = Math.PI * radius;
    const around = 2 * straight + 2 * bend;
    const post = straight * 0.82;
    let way = (((lap * around + post) % around) + around) % around;
    if (way < straight) return [half + way, height - inset];
    way -= straight;
    if (way < bend)
      return [half + straight + radius * Math.cos(Math.PI / 2 - way / radius), half + radius * Math.sin(Math.PI / 2 - way / radius)];
    way -= bend;
    if (way < straight) return [half + straight - way, inset];
    way -= straight;
    return [half + radius * Math.cos(-Math.PI / 2 - way / radius), half + radius * Math.sin(-Math.PI / 2 - way / radius)];
  };
}

function rail({ width, height }: CourseSize, inset: number): string {
  const radius = height / 2 - inset;
  return `M${height / 2} ${inset}H${width - height / 2}a${radius} ${radius} 0 0 1 0 ${2 * radius}H${height / 2}a${radius} ${radius} 0 0 1 0 ${-2 * radius}z`;
}

/** A course from above with all runners. */
export interface RaceCourse {
  readonly root: SVGSVGElement;
  move(order: readonly Placing[]): void;
}

export interface CourseOptions {
  readonly size: CourseSize;
  readonly distance: number;
  readonly runners: readonly Runner[];
  /** Runners that the player has bet on. */
  readonly mine: ReadonlySet<number>;
}

/** Widens gaps behind the leader; at the post, every runner has the same progress. */
function spreadFrom(lead: number, progress: number, spread: number): number {
  return progress > 1 ? progress : lead - (lead - progress) * spread;
}

const trailPoints = 8;
const trailStep = 0.006;

export function createRaceCourse({ size, distance, runners, mine }: CourseOptions): RaceCourse {
  const oval = ovalOf(size);
  const laps = distance / lapMetres;
  const { height, track, silk, spread } = size;
  const ground = (inset: number, name: string): SVGPathElement =>
    svg("path", { d: rail(size, inset), class: name, ...(name === "course-mown" ? { "stroke-width": track } : {}) });
  const [postX] = oval(0, 0);
  const post = `M${postX.toFixed(1)} ${height - margin - track}v${track}`;
  const signs = [500, 1_000, 1_500].map((metres) => {
    const [x, y] = oval(-metres / lapMetres, -1.1);
    return svg("text", { x: x.toFixed(1), y: (y + 4).toFixed(1), "text-anchor": "middle", class: "course-sign" }, String(metres));
  });
  const marks = new Map(
    runners.map((runner, index) => {
      const trail = svg("path", { class: "course-trail", stroke: runner.silk[0] });
      const mark = svg(
        "g",
        { class: mine.has(runner.number) ? "course-silk mine" : "course-silk" },
        silkMark(runner, { size: silk, isNumbered: true }),
      );
      return [runner.number, { trail, mark, lane: index % lanes }] as const;
    }),
  );
  const field = svg("g", {});
  const root = svg(
    "svg",
    { viewBox: `0 0 ${size.width} ${height}`, class: "course", "aria-hidden": "true" },
    ground(4, "course-edge"),
    ground(margin, "course-turf"),
    ground(margin + track / 2, "course-mown"),
    ground(margin + track, "course-infield"),
    ground(margin, "course-rail"),
    ground(margin + track, "course-rail inner"),
    svg("path", { d: post, class: "course-post" }),
    svg("path", { d: post, class: "course-post dark" }),
    ...[...marks.values()].map(({ trail }) => trail),
    field,
    ...signs,
  );
  let drawn = "";
  return {
    root,
    move(order) {
      const lead = order[0]?.progress ?? 0;
      for (const { number, progress } of order) {
        const known = marks.get(number);
        if (known === undefined) continue;
        const lap = (spreadFrom(Math.min(lead, 1), progress, spread) - 1) * laps;
        const [x, y] = oval(Math.min(lap, 0.06), known.lane);
        known.mark.setAttribute("transform", `translate(${(x - silk / 2).toFixed(1)} ${(y - silk / 2).toFixed(1)})`);
        const behind = Array.from({ length: trailPoints }, (_, step) => oval(Math.min(lap, 0.06) - step * trailStep, known.lane));
        known.trail.setAttribute("d", `M${behind.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}`);
      }
      const numbers = order.map(({ number }) => number).toReversed();
      if (numbers.join() === drawn) return;
      drawn = numbers.join();
      // The leader is drawn last, above the others.
      field.replaceChildren(...numbers.flatMap((number) => marks.get(number)?.mark ?? []));
    },
  };
}
