import { createSeededDraws } from "../seeded-draws.ts";
import { matchMinutes, type FootballMatch, type FootballSide } from "./match-card.ts";

/** Something that happens in a match; only goals decide anything. */
export interface FootballEvent {
  readonly minute: number;
  readonly side: FootballSide;
  readonly kind: "goal" | "saved" | "wide" | "corner";
}

/** A match minute by minute. */
export interface FootballResult {
  readonly home: number;
  readonly away: number;
  /** In order of time. */
  readonly events: readonly FootballEvent[];
}

const sides = ["home", "away"] as const;
const quietKinds = ["saved", "wide", "corner"] as const;
/** Shots and corners for each goal to be expected. */
const quietForEachGoal = 5;

/** Draws each minute of each side, the goals first; what surrounds them comes from numbers of its own. */
export function drawMatch({ chances }: FootballMatch, seed: string): FootballResult {
  const draws = createSeededDraws(seed);
  const show = createSeededDraws(`${seed}:show`);
  const events: FootballEvent[] = [];
  for (let minute = 1; minute <= matchMinutes; minute += 1) {
    for (const side of sides) {
      const isGoal = draws.next() < chances[side];
      const isQuiet = show.next() < chances[side] * quietForEachGoal;
      const kind = quietKinds[show.below(quietKinds.length)] ?? "wide";
      if (isGoal) events.push({ minute, side, kind: "goal" });
      else if (isQuiet) events.push({ minute, side, kind });
    }
  }
  const goalsOf = (side: FootballSide): number => events.filter((event) => event.kind === "goal" && event.side === side).length;
  return { home: goalsOf("home"), away: goalsOf("away"), events };
}
