import type { BasketballFacts, Pair } from "../../dataset/source-match.ts";
import type { Fixture } from "../../fixture.ts";

/** Scores that teams race to. */
export const raceMarks = [20, 40, 60, 80, 100] as const;

/** What basketball markets settle on. */
export interface BasketballDetail {
  /** Points of each quarter, then of each overtime. */
  readonly quarters: readonly Pair[];
  readonly score: Pair;
  /** By race mark: 1 home came first, -1 away, 0 neither. */
  readonly races: readonly number[];
}

/** How long a league plays and how its scores vary. */
export interface LeagueProfile {
  readonly quarterSeconds: number;
  readonly quarterWallMs: number;
  /** Points of an average team in a whole match. */
  readonly meanPoints: number;
  /** Points that playing at home is worth. */
  readonly homeLead: number;
  readonly marginDeviation: number;
  readonly totalDeviation: number;
}

export const overtimeSeconds = 300;

const leagueProfiles: Readonly<Record<BasketballFacts["league"], LeagueProfile>> = {
  euroleague: {
    quarterSeconds: 600,
    quarterWallMs: 28.75 * 60_000,
    meanPoints: 80.5,
    homeLead: 3.7,
    marginDeviation: 12.4,
    totalDeviation: 16.2,
  },
  nba: {
    quarterSeconds: 720,
    quarterWallMs: 28.75 * 60_000,
    meanPoints: 107.6,
    homeLead: 4.1,
    marginDeviation: 14,
    totalDeviation: 17.5,
  },
};

export function basketballFacts(fixture: Fixture): BasketballFacts {
  const facts = fixture.source?.facts;
  if (facts?.sport !== "basketball") throw new Error(`fixture ${fixture.id} has no basketball facts`);
  return facts;
}

export function profileOf(fixture: Fixture): LeagueProfile {
  return leagueProfiles[basketballFacts(fixture).league];
}

/** Whether the data tells if the match went to overtime; without it no line may settle on regular time. */
export function isOvertimeKnown(fixture: Fixture): boolean {
  const { overtime, quarters } = basketballFacts(fixture);
  return overtime !== null || quarters !== null;
}

export function sumPairs(pairs: readonly Pair[]): Pair {
  let [home, away] = [0, 0];
  for (const pair of pairs) {
    home += pair[0];
    away += pair[1];
  }
  return [home, away];
}
