/** How an outcome's line is drawn: told apart by its dashes as well as its colour. */
export interface SeriesLook {
  readonly stroke: string;
  readonly dash: string | undefined;
}

const strokes = ["var(--home)", "var(--away)", "var(--mid)"] as const;
const dashes = [undefined, "7 4", "2 4"] as const;

/** The look of the outcome at a place among so many: of three, the middle one is the neutral one. */
export function seriesLook(index: number, count: number): SeriesLook {
  const order = count === 3 ? ([0, 2, 1] as const) : ([0, 1, 2] as const);
  const place = order[index % 3] ?? 0;
  return { stroke: strokes[place] ?? strokes[0], dash: dashes[(place + Math.floor(index / 3)) % 3] };
}
