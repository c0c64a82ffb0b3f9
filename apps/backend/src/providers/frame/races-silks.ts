import type { Runner } from "../games/race.ts";
import { svg } from "./kit/dom.ts";

/** Jacket, sleeves and cap of a jockey, on a grid of 32. */
const jacket =
  "M11.4 11.4 16 13.2l4.6-1.8 4.2 1.4c1.6.6 2.4 1.4 2.9 2.8L30.4 23l-4.6 2L24 21.4V29c0 .6-.4 1-1 1H9c-.6 0-1-.4-1-1v-7.6L6.2 25l-4.6-2 2.7-7.4c.5-1.4 1.3-2.2 2.9-2.8z";
const sleeves =
  "M7.2 12.8c-1.6.6-2.4 1.4-2.9 2.8L1.6 23l4.6 2L8 21.4l1.2-9.3zM24.8 12.8c1.6.6 2.4 1.4 2.9 2.8l2.7 7.4-4.6 2L24 21.4l-1.2-9.3z";
const cap = "M10.6 8.6a5.4 6 0 0 1 10.8 0l2.6.6c.8.2.8 1.2 0 1.3-4.6.7-9.4.7-13.4 0z";
/** Patterns of the jackets, by the number of the runner. */
const patterns = [
  "M8 15h16v4H8zM8 23h16v4H8z",
  "M14 12.5h4V30h-4z",
  "M16 14l6 6-6 6-6-6z",
  "M11 16a2 2 0 1 0 .1 0zM20 16a2 2 0 1 0 .1 0zM15.500 23a2 2 0 1 0 .1 0z",
  "M8 13l16 14v3h-4L8 19z",
] as const;

interface SilkSize {
  readonly size: number;
  /** Adds a disc with the number, which stays legible on every pattern. */
  readonly isNumbered: boolean;
}

/** A runner's colours. */
export function silkMark({ silk: [body, sleeve], number }: Runner, { size, isNumbered }: SilkSize): SVGSVGElement {
  return svg(
    "svg",
    { viewBox: "0 0 32 32", width: size, height: size, class: "silk", "aria-hidden": "true" },
    svg("path", { d: jacket + cap, class: "silk-edge" }),
    svg("path", { d: jacket, fill: body }),
    svg("path", { d: patterns[(number - 1) % patterns.length] ?? "", fill: sleeve }),
    svg("path", { d: sleeves, fill: sleeve }),
    svg("path", { d: cap, fill: sleeve }),
    isNumbered ? svg("circle", { cx: 29, cy: 29, r: 7.5, class: "silk-disc" }) : null,
    isNumbered ? svg("text", { class: "silk-number", "text-anchor": "middle", x: 29, y: 33 }, String(number)) : null,
  );
}
