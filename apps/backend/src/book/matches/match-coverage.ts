import { type Fixture, stableHash } from "@touchline/feed";
import type { TournamentFacts } from "../catalog/catalog-source.ts";

/** What the operator offers beside prices. */
export interface CoverageRules {
  /** Whether matches are shown in pictures at all. */
  readonly hasVideo: boolean;
  /** The one provider whose matches have statistics; empty for none (spec.md 3). */
  readonly statisticsProvider: string;
}

/** Competitions up to this priority are all filmed; of the others and of e-sports every third match is. */
const alwaysFilmedUpTo = 8;
const filmedOneIn = 3;

/** Whether cameras are at a match: the same for a match all its life. */
export function isFilmed(fixture: Fixture, tournament: Pick<TournamentFacts, "priority">): boolean {
  if (fixture.kind === "season" && tournament.priority <= alwaysFilmedUpTo) return true;
  return stableHash(`video/${fixture.id}`) % filmedOneIn === 0;
}
