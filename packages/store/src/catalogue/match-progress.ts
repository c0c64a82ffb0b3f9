import type { MatchIncident } from "@touchline/contract/entities/match";
import type { CountedFact, MatchTimeline as WireTimeline } from "@touchline/contract/http/matches";

/** A period that has begun, in seconds of the wall clock since the start. */
export interface CoursePeriod {
  readonly number: number;
  readonly name: string;
  readonly type: string;
  readonly fromSeconds: number;
  /** Null while it is played. */
  readonly toSeconds: number | null;
  /** What such a period usually takes. */
  readonly plannedSeconds: number;
}

/** Which side pressed, bar by bar since the start: thousandths, positive for the home side. */
export interface Momentum {
  readonly everySeconds: number;
  readonly values: readonly number[];
}

/** How a match went so far; operators need not tell (decisions 0d). */
export interface MatchCourse {
  readonly incidents: readonly MatchIncident[];
  /** Also what is too small for the timeline. */
  readonly latest: MatchIncident | null;
  readonly periods: readonly CoursePeriod[];
  readonly momentum: Momentum | null;
  /** Null where only the scoreboard tells numbers. */
  readonly facts: readonly CountedFact[] | null;
  /** Whether anything of it was drawn under real scores. */
  readonly isSimulated: boolean;
}

/** Reads the course off the wire. */
export function readCourse({ latest, incidents, periods, momentum, facts }: WireTimeline): MatchCourse {
  return {
    incidents,
    latest: latest ?? incidents.at(-1) ?? null,
    periods: (periods ?? []).map(({ number, name, type, from_seconds, to_seconds, planned_seconds }) => ({
      number,
      name,
      type,
      fromSeconds: from_seconds,
      toSeconds: to_seconds,
      plannedSeconds: planned_seconds,
    })),
    momentum: momentum == null ? null : { everySeconds: momentum.every_seconds, values: momentum.values },
    facts: facts ?? null,
    isSimulated:
      momentum?.simulated === true || [...incidents, ...(facts ?? [])].some(({ simulated }) => simulated) || latest?.simulated === true,
  };
}
