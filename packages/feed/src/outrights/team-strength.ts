import type { SourceMatch, SportKey } from "../core/source-match.ts";
import type { SportModule } from "../core/sport-module.ts";
import { nationHomeEdge } from "../sports/soccer/model/nation-elo.ts";

/** Strength of a team for futures, in Elo points, from the ratings that price its matches. */
export type StrengthReader = (teamId: string, competition: string, at: number) => number;

const unrated = 1500;

/** The parts of the sports' models that futures need. */
export type RatedSports = ReadonlyMap<string, { readonly module: Pick<SportModule<unknown>, "strengthOf"> }>;

/** Reads strengths from the model of a sport; teams of a sport without ratings are equal. */
export function strengthReader(sports: RatedSports, sport: SportKey): StrengthReader {
  const module = sports.get(sport)?.module;
  return (teamId, competition, at) => module?.strengthOf?.(teamId, competition, at) ?? unrated;
}

/** Home advantage in Elo points. */
const homeEdgeBySport: Partial<Record<SportKey, number>> = {
  soccer: 48,
  basketball: 80,
  "ice-hockey": 14,
  baseball: 15,
  "american-football": 40,
  cricket: 10,
};

/**
 * Standard deviation of a rating in Elo points: nations play rarely, their squads change between tournaments, and players have injuries
 * and bad days. That of players is fitted to the winners of the 67 tournaments of 2017.
 */
const usualDeviation = 65;
const nationDeviation = 130;
const playerDeviation = 170;

export function ratingDeviation(sport: SportKey, competition: string): number {
  if (sport === "tennis") return playerDeviation;
  return competition === "worldcup" || competition === "euro" ? nationDeviation : usualDeviation;
}

export const perEloPoint = Math.LN10 / 400;

export function homeEdge({ sport, neutral, home }: Pick<SourceMatch, "sport" | "neutral" | "home">): number {
  if (neutral) return 0;
  return home.isNation === true ? nationHomeEdge : (homeEdgeBySport[sport] ?? 0);
}

/** Expected share of the first side, 0 to 1, from a difference in Elo points. */
export function expectedShare(difference: number): number {
  return 1 / (1 + Math.exp(-difference * perEloPoint));
}
