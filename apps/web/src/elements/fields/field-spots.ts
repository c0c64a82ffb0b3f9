/** A place on a field of 150 by 100. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How an event is drawn on its field: at spots that its kind alone tells, never at ones that nobody recorded. */
export interface FieldMark {
  readonly look: "ball" | "score" | "yellow" | "red" | "rim";
  readonly spots: readonly Spot[];
}

type Marks = Readonly<Record<string, FieldMark>>;

function mark(look: FieldMark["look"], ...spots: readonly (readonly [number, number])[]): FieldMark {
  return { look, spots: spots.map(([x, y]) => ({ x, y })) };
}

/** For the home side, which plays to the right; the away side has the mirror image. */
const ended: Readonly<Record<string, Marks>> = {
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

/** Sports where both sides play at the same end. */
const shared: Readonly<Record<string, Marks>> = {
  baseball: { run: mark("score", [75, 92]), out: mark("ball", [75, 66]) },
  cricket: { four: mark("rim"), six: mark("rim"), wicket: mark("red", [75, 60.5]) },
};

/** The mark of an event on the field of its sport; null where its kind tells no place. */
export function fieldMark(sportKey: string, event: { readonly kind: string; readonly side: "home" | "away" | null }): FieldMark | null {
  const same = shared[sportKey]?.[event.kind];
  if (same !== undefined) return same;
  const found = ended[sportKey]?.[event.kind];
  if (found === undefined || event.side === null) return null;
  if (event.side === "home") return found;
  return { ...found, spots: found.spots.map(({ x, y }) => ({ x: 150 - x, y })) };
}
