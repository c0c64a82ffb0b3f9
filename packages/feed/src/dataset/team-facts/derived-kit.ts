import type { KitPattern, TeamFacts } from "../../core/source-match.ts";
import { stableHash } from "../../core/text.ts";

/** Dark base colours from all around the colour wheel. */
const grounds = [
  "#7a1230",
  "#8c2410",
  "#6e3b05",
  "#4f4a00",
  "#2f5a12",
  "#0b5c34",
  "#00585a",
  "#005273",
  "#0b4a8f",
  "#24389a",
  "#43319c",
  "#5f2391",
  "#7c1a7c",
  "#8a1458",
];
/** Light enough to be readable as text on each base colour. */
const trims = ["#ffe08a", "#a9ecff", "#bdf5c9", "#ffd3df", "#e3d8ff", "#ffd2b0"];
/** Patterns that leave a single base colour behind text. */
const cuts: readonly KitPattern[] = ["plain", "sash", "band", "diagonal", "sleeves"];

/** Colours and a pattern derived from the name of a team whose kit no source has; the same on every machine. */
export function derivedKit(teamSlug: string): Pick<TeamFacts, "pattern" | "colours" | "hasDerivedKit"> {
  const pick = <Item>(items: readonly Item[], part: string): Item => {
    const item = items[stableHash(`${teamSlug}/${part}`) % items.length];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  return { pattern: pick(cuts, "cut"), colours: [pick(grounds, "ground"), pick(trims, "trim")], hasDerivedKit: true };
}
