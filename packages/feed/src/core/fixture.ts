import type { SourceMatch, SportKey, Team } from "./source-match.ts";

/** A match on the plan: when it is replayed and what really happened. */
export interface Fixture {
  /** Stable for a seed and a plan; also the wire id. */
  readonly id: number;
  readonly sport: SportKey;
  readonly tournamentId: number;
  /** Planned start, feed time, epoch ms. */
  readonly startsAt: number;
  readonly home: Team;
  readonly away: Team;
  readonly neutral: boolean;
  readonly round: string | null;
  readonly kind: "season" | "classic" | "simulated";
  /** The real match behind it; null when the whole match is simulated. */
  readonly source: SourceMatch | null;
  /** Best of n maps, simulated e-sports only. */
  readonly bestOf?: 1 | 3 | 5;
}
