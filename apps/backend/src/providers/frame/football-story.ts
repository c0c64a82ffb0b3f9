import type { ChancePoint, FootballEvent, FootballResult, FootballSide } from "../games/football-match.ts";

export const matchMinutes = 90;

/** Figures of a side so far. */
export interface SideFigures {
  readonly goals: number;
  readonly shots: number;
  readonly onTarget: number;
  readonly corners: number;
}

function figuresOf(events: readonly FootballEvent[], side: FootballSide): SideFigures {
  const count = (...kinds: readonly FootballEvent["kind"][]): number =>
    events.filter((event) => event.side === side && kinds.includes(event.kind)).length;
  return { goals: count("goal"), shots: count("goal", "saved", "wide"), onTarget: count("goal", "saved"), corners: count("corner") };
}

/** A match at a minute, which may be fractional. */
export interface MatchMoment {
  readonly home: SideFigures;
  readonly away: SideFigures;
  readonly last: FootballEvent | null;
  /** Chances so far. */
  readonly course: readonly ChancePoint[];
}

export function momentAt({ events, course }: Pick<FootballResult, "events" | "course">, minute: number): MatchMoment {
  const past = events.filter((event) => event.minute <= minute);
  return {
    home: figuresOf(past, "home"),
    away: figuresOf(past, "away"),
    last: past.at(-1) ?? null,
    course: course.filter((point) => point.minute <= minute),
  };
}
