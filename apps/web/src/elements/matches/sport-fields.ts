/** A playing field in a box of 150 by 100. The home side plays to the right. */
export interface SportField {
  /** One SVG path for all lines. */
  readonly lines: string;
  readonly ground: string;
}

const soccer: SportField = {
  ground: "M5 5H145V95H5Z",
  lines:
    "M5 5H145V95H5ZM75 5V95M87.2 50a12.2 12.2 0 1 1-24.4 0a12.2 12.2 0 1 1 24.4 0M5 23.1H27V76.9H5M145 23.1H123V76.9H145M5 37.8H12.3V62.2H5M145 37.8H137.7V62.2H145M27 40.2A12.2 12.2 0 0 1 27 59.8M123 40.2A12.2 12.2 0 0 0 123 59.8M5 45.1H2.5V54.9H5M145 45.1H147.5V54.9H145M7 5A2 2 0 0 1 5 7M143 5A2 2 0 0 0 145 7M7 95A2 2 0 0 0 5 93M143 95A2 2 0 0 1 145 93",
};

const basketball: SportField = {
  ground: "M5 12.8H145V87.2H5Z",
  lines:
    "M5 12.8H145V87.2H5ZM75 12.8V87.2M84 50a9 9 0 1 1-18 0a9 9 0 1 1 18 0M145 38.1H116.7V61.9H145M116.7 41.1A8.9 8.9 0 0 0 116.7 58.9M145 17.2H124.1A35.4 35.4 0 0 0 124.1 82.8H145M138.8 50a1.6 1.6 0 1 1-3.2 0a1.6 1.6 0 1 1 3.2 0M139.4 45.5V54.5M5 38.1H33.3V61.9H5M33.3 41.1A8.9 8.9 0 0 1 33.3 58.9M5 17.2H25.9A35.4 35.4 0 0 1 25.9 82.8H5M14.4 50a1.6 1.6 0 1 1-3.2 0a1.6 1.6 0 1 1 3.2 0M10.6 45.5V54.5",
};

const hockey: SportField = {
  ground:
    "M24.6 20.2H125.4A19.6 19.6 0 0 1 145 39.8V60.2A19.6 19.6 0 0 1 125.4 79.8H24.6A19.6 19.6 0 0 1 5 60.2V39.8A19.6 19.6 0 0 1 24.6 20.2Z",
  lines:
    "M24.6 20.2H125.4A19.6 19.6 0 0 1 145 39.8V60.2A19.6 19.6 0 0 1 125.4 79.8H24.6A19.6 19.6 0 0 1 5 60.2V39.8A19.6 19.6 0 0 1 24.6 20.2ZM75 20.2V79.8M57.5 20.2V79.8M92.5 20.2V79.8M12.7 24.5V75.5M137.3 24.5V75.5M85.5 50a10.5 10.5 0 1 1-21 0a10.5 10.5 0 1 1 21 0M37.2 34.6a10.5 10.5 0 1 1-21 0a10.5 10.5 0 1 1 21 0M37.2 65.4a10.5 10.5 0 1 1-21 0a10.5 10.5 0 1 1 21 0M133.8 34.6a10.5 10.5 0 1 1-21 0a10.5 10.5 0 1 1 21 0M133.8 65.4a10.5 10.5 0 1 1-21 0a10.5 10.5 0 1 1 21 0M137.3 45.8A4.2 4.2 0 0 0 137.3 54.2M12.7 45.8A4.2 4.2 0 0 1 12.7 54.2M137.3 47.9H140V52.1H137.3M12.7 47.9H10V52.1H12.7",
};

const americanFootball: SportField = {
  ground: "M5 18.9H145V81.1H5Z",
  lines:
    "M5 18.9H145V81.1H5ZM16.7 18.9V81.1M133.3 18.9V81.1M28.3 18.9V81.1M40 18.9V81.1M51.7 18.9V81.1M63.3 18.9V81.1M75 18.9V81.1M86.7 18.9V81.1M98.3 18.9V81.1M110 18.9V81.1M121.7 18.9V81.1M145 46H147.5V54H145M5 46H2.5V54H5",
};

const tennis: SportField = {
  ground: "M15 22.3H135V77.7H15Z",
  lines: "M15 22.3H135V77.7H15ZM15 29.2H135M15 70.8H135M42.7 29.2V70.8M107.3 29.2V70.8M42.7 50H107.3M75 17V83M15 50H17M135 50H133",
};

const baseball: SportField = {
  ground: "M75 92L12 29A89 89 0 0 1 138 29Z",
  lines:
    "M75 92L12 29A89 89 0 0 1 138 29ZM75 92L101 66L75 40L49 66ZM78 66a3 3 0 1 1-6 0a3 3 0 1 1 6 0M103 66L101 64L99 66L101 68ZM77 40L75 38L73 40L75 42ZM51 66L49 64L47 66L49 68Z",
};

const cricket: SportField = {
  ground: "M138 50a63 44 0 1 1-126 0a63 44 0 1 1 126 0",
  lines:
    "M138 50a63 44 0 1 1-126 0a63 44 0 1 1 126 0M109 50a34 24 0 1 1-68 0a34 24 0 1 1 68 0M71 36H79V64H71ZM69 39.5H81M69 60.5H81M73.5 37V38.5M75 37V38.5M76.5 37V38.5M73.5 61.5V63M75 61.5V63M76.5 61.5V63",
};

/** The field of each sport that has one. */
export const sportFields: Readonly<Record<string, SportField>> = {
  soccer,
  basketball,
  "ice-hockey": hockey,
  "american-football": americanFootball,
  tennis,
  baseball,
  cricket,
};

/** A point on a field of 150 by 100. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The mark of an event on its field. Its spots depend on the kind of event, because exact positions are not recorded. */
export interface FieldMark {
  readonly shape: "ball" | "score" | "yellow" | "red" | "rim";
  readonly spots: readonly Spot[];
}

type Marks = Readonly<Record<string, FieldMark>>;

function mark(shape: FieldMark["shape"], ...spots: readonly (readonly [number, number])[]): FieldMark {
  return { shape, spots: spots.map(([x, y]) => ({ x, y })) };
}

/** Marks of the home side, which plays to the right; those of the away side are mirrored. */
const homeMarks: Readonly<Record<string, Marks>> = {
  soccer: {
    goal: mark("score", [141, 50]),
    penalty_scored: mark("score", [130.3, 50]),
    penalty_missed: mark("ball", [130.3, 50]),
    corner: mark("ball", [145, 5], [145, 95]),
    yellow_card: mark("yellow", [46, 50]),
    red_card: mark("red", [46, 50]),
  },
  basketball: { point: mark("score", [137.2, 50]) },
  "ice-hockey": { goal: mark("score", [138.5, 50]), shot: mark("ball", [131, 50]) },
  "american-football": {
    touchdown: mark("score", [139.2, 50]),
    safety: mark("score", [139.2, 50]),
    field_goal: mark("score", [146.2, 50]),
  },
  tennis: {
    point: mark("ball", [121, 50]),
    game_won: mark("score", [121, 50]),
    set_won: mark("score", [121, 50]),
  },
};

/** Marks of sports in which both sides play at the same end. */
const sharedMarks: Readonly<Record<string, Marks>> = {
  baseball: { run: mark("score", [75, 92]), out: mark("ball", [75, 66]) },
  cricket: { four: mark("rim"), six: mark("rim"), wicket: mark("red", [75, 60.5]) },
};

/** The mark of an event on the field; null if its kind is not shown. */
export function fieldMark(sportKey: string, event: { readonly kind: string; readonly side: "home" | "away" | null }): FieldMark | null {
  const shared = sharedMarks[sportKey]?.[event.kind];
  if (shared !== undefined) return shared;
  const found = homeMarks[sportKey]?.[event.kind];
  if (found === undefined || event.side === null) return null;
  if (event.side === "home") return found;
  return { ...found, spots: found.spots.map(({ x, y }) => ({ x: 150 - x, y })) };
}
