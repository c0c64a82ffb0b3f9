import type { Facts, SourceMatch, SportKey, Team } from "./source-match.ts";

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
  /** Feed time from which both sides are known; absent if they are from the start. */
  readonly publicAt?: number;
  /** Best of n maps, simulated e-sports only. */
  readonly bestOf?: 1 | 3 | 5;
}

/** Whether a fixture may be shown: both its sides are known in product time. Everything that lists fixtures checks this. */
export function isPublic({ publicAt }: Pick<Fixture, "publicAt">, nowMs: number): boolean {
  return publicAt === undefined || publicAt <= nowMs;
}

type FactsOf<Key extends Facts["sport"]> = Extract<Facts, { readonly sport: Key }>;

function isOfSport<Key extends Facts["sport"]>(facts: Facts | undefined, sport: Key): facts is FactsOf<Key> {
  return facts?.sport === sport;
}

/** The facts of a fixture of that sport; throws if it has none, because then the plan is broken. */
export function factsOf<Key extends Facts["sport"]>(fixture: Fixture, sport: Key): FactsOf<Key> {
  const facts = fixture.source?.facts;
  if (!isOfSport(facts, sport)) throw new Error(`fixture ${fixture.id} has no ${sport} facts`);
  return facts;
}
