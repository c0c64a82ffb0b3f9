import type { PictureColumn, PictureLead } from "@touchline/store/match-picture";
import type { TimelineAxis } from "./timeline-axis.ts";

/** A column on the page: position and width in percent, heights as shares of the tallest column. */
export interface DrawnColumn {
  readonly x: number;
  readonly width: number;
  readonly home: number;
  readonly away: number;
}

/** With fewer columns, each is as wide as with this number of columns; named ones are wide enough for their names. */
const minColumns = { unnamed: 8, named: 3 } as const;
/** Gap before the first column of a set, in column widths. */
const gap = 1.2;
const barShare = 0.78;
const widest = 14;

/** Characters of a name that fit into a hundredth of the width of the panel beside the markets. */
const lettersPerPercent = 0.42;

/** The labels of columns that begin a group, such as a set: names, or from the second on numbers if the names would touch. */
export function groupNames(columns: readonly PictureColumn[], places: readonly DrawnColumn[]): readonly (string | null)[] {
  const starts = columns.flatMap(({ name }, index) => (name === null ? [] : [places[index]?.x ?? 0]));
  const named = columns.flatMap(({ name }) => name ?? []);
  const doFit = named.every((name, group) => name.length <= ((starts[group + 1] ?? 100) - (starts[group] ?? 0)) * lettersPerPercent);
  let group = 0;
  return columns.map(({ name }) => {
    if (name === null) return null;
    group += 1;
    return doFit || group === 1 ? name : String(group);
  });
}

/** Places columns side by side, with a gap before each named one if not all have names. */
export function layOutColumns(columns: readonly PictureColumn[]): readonly DrawnColumn[] {
  const isGrouped = columns.some(({ name }) => name === null);
  const gaps = columns.map(({ name }, index) => (isGrouped && index > 0 && name !== null ? gap : 0));
  const total = Math.max(
    minColumns[isGrouped ? "unnamed" : "named"],
    gaps.reduce((sum, size) => sum + size, columns.length),
  );
  const tallest = Math.max(1, ...columns.flatMap(({ home, away }) => [home ?? 0, away ?? 0]));
  let before = 0;
  return columns.map(({ home, away }, index) => {
    before += gaps[index] ?? 0;
    const x = ((before + index) / total) * 100;
    const slot = (barShare / total) * 100;
    const width = Math.min(slot, widest);
    return { x: x + (slot - width) / 2, width, home: (home ?? 0) / tallest, away: (away ?? 0) / tallest };
  });
}

export interface DrawnLead {
  /** Areas of a picture 1000 wide and 1000 high, with a level score in the middle. */
  readonly home: string;
  readonly away: string;
  readonly max: { readonly home: number; readonly away: number };
  /** How far a lead is from the middle, as a share of half the height; negative for the away side. */
  heightOf(lead: number): number;
}

/** Minimum for the lead at which an area reaches its full height. */
const minScale = 6;
/** The full height as a share of the half; the number of the largest lead is above it. */
const reach = 0.82;

/** Draws a lead that stays until it changes, as one area for each side. */
export function drawLead({ points }: PictureLead, axis: TimelineAxis, nowSeconds: number): DrawnLead {
  const scale = Math.max(minScale, ...points.map(({ lead }) => Math.abs(lead)));
  const heightOf = (lead: number): number => (lead / scale) * reach;
  const draw = (ofSide: (lead: number) => number): string => {
    let path = "M0 500";
    for (const { at_seconds: seconds, lead } of points)
      path += `H${axis.positionOf(seconds)}V${Math.round(500 - heightOf(ofSide(lead)) * 500)}`;
    return `${path}H${axis.positionOf(nowSeconds)}V500Z`;
  };
  return {
    home: draw((lead) => Math.max(0, lead)),
    away: draw((lead) => Math.min(0, lead)),
    max: { home: Math.max(0, ...points.map(({ lead }) => lead)), away: Math.max(0, ...points.map(({ lead }) => -lead)) },
    heightOf,
  };
}

/** The runs of an innings as a line in a picture 1000 wide and 1000 high. */
export function drawWorm(runs: readonly number[], { overs, max }: { readonly overs: number; readonly max: number }): string {
  return runs.reduce(
    (path, sum, over) => `${path}L${Math.round(((over + 1) / overs) * 1000)} ${Math.round(1000 - (sum / max) * 1000)}`,
    "M0 1000",
  );
}
