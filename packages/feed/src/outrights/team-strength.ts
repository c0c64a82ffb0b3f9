import type { SourceMatch, SportKey } from "../core/source-match.ts";
import type { SportModule } from "../core/sport-module.ts";

/** Strength of a team for futures, in Elo points, from the ratings that price its matches. */
export type StrengthReader = (teamId: string, competition: string, at: number) => number;

const unrated = 1500;

/** The models of the sports, as far as futures need them. */
export type RatedSports = ReadonlyMap<string, { readonly module: Pick<SportModule<unknown>, "strengthOf"> }>;

/** Reads strengths from the model of a sport; teams of a sport without ratings are equal. */
export function strengthReader(sports: RatedSports, sport: SportKey): StrengthReader {
  const module = sports.get(sport)?.module;
  return (teamId, competition, at) => module?.strengthOf?.(teamId, competition, at) ?? unrated;
}

/** Home advantage in Elo points. */
const homeEdgeBySport: Partial<Record<SportKey, number>> = {
  soccer: 65,
  basketball: 75,
  "ice-hockey": 25,
  baseball: 15,
  "american-football": 40,
  cricket: 10,
};

/** Standard deviation of a rating in Elo points: nations play seldom, and their squads change between tournaments. */
const usualDeviation = 50;
const nationDeviation = 90;

export function ratingDeviation(competition: string): number {
  return competition === "worldcup" || competition === "euro" ? nationDeviation : usualDeviation;
}

export const perEloPoint = Math.LN10 / 400;

export function homeEdge(match: Pick<SourceMatch, "sport" | "neutral">): number {
  return match.neutral ? 0 : (homeEdgeBySport[match.sport] ?? 0);
}

/** Expected share of the first side, 0 to 1, from a difference in Elo points. */
export function expectedShare(difference: number): number {
  return 1 / (1 + Math.exp(-difference * perEloPoint));
}
