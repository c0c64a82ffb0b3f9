import type { SourceMatch, SportKey } from "../core/source-match.ts";
import { createRandom } from "../core/random.ts";
import { createBoundedCache } from "../calendar/bounded-cache.ts";
import type { CompetitionSeason, Dataset } from "../dataset/dataset.ts";
import { startingRatingByCup, startingRatingByLeague } from "./league-ratings.data.ts";
import { type SeasonShape, shapeOf } from "./season-shape.ts";
import { simulateSeason } from "./simulate-season.ts";
import { createStrengths, type Strengths } from "./team-strength.ts";

/** Asks for the chances of the title, given the results so far. */
export interface TitleQuestion {
  /** Of the winner market. */
  readonly id: number;
  readonly sport: SportKey;
  /** Key of the competition and name of the season in the data. */
  readonly competition: string;
  readonly season: string;
  /** Ids of the matches that are over. */
  readonly finished: readonly string[];
}

/** The chances in the order of the season's teams; they sum to 1 and are 0 for teams that can no longer win. */
export type TitleAnswer = readonly number[];

/** Seasons that are open at the same time. */
const keptSeasons = 100;

/** Computes the chances of the title by playing the rest of the season many times. */
export function createTitleModel(dataset: Dataset): (question: TitleQuestion) => TitleAnswer {
  const shapes = createBoundedCache<string, SeasonShape>(keptSeasons);
  const strengthsAt = createStrengthReader(dataset);
  return ({ id, sport, competition, season: name, finished: ids }) => {
    const season = dataset.seasons.find((one) => one.sport === sport && one.key === competition && one.season === name);
    if (season === undefined) throw new Error(`The data has no season ${name} of ${competition}.`);
    const shape = shapes.get(seasonKey(season), () => shapeOf(season));
    const over = new Set(ids);
    const finished = new Set(shape.matches.filter((match) => over.has(match.id)));
    const chances = simulateSeason({
      shape,
      finished,
      strengths: strengthsAt(season, shape, finished),
      random: createRandom(`outright/${id}/${finished.size}`),
    });
    return shape.teams.map((team) => chances.get(team.id) ?? 0);
  };
}

/** Ratings from all matches of the sport before the season and from its own finished matches. */
function createStrengthReader(
  dataset: Dataset,
): (season: CompetitionSeason, shape: SeasonShape, finished: ReadonlySet<SourceMatch>) => Strengths {
  const starting = startingRatings(dataset);
  const bases = createBoundedCache<string, Strengths>(keptSeasons);
  return (season, shape, finished) => {
    const strengths = bases.get(seasonKey(season), () => strengthsAtStart(dataset, season, shape, starting)).copy();
    for (const match of shape.matches) if (finished.has(match)) strengths.learn(match);
    return strengths;
  };
}

/** Ratings of the teams of a season before its first match. */
function strengthsAtStart(
  dataset: Dataset,
  { sport, matches }: CompetitionSeason,
  { teams }: SeasonShape,
  starting: ReadonlyMap<string, number>,
): Strengths {
  const strengths = createStrengths(starting);
  for (const match of dataset.matchesBefore(sport, "*", matches[0]?.playedAt ?? 0)) strengths.learn(match);
  // Of the thousands of rated teams, only those of the season are kept.
  return createStrengths(new Map(teams.map(({ id }) => [id, strengths.of(id)])));
}

function seasonKey({ sport, key, season }: CompetitionSeason): string {
  return `${sport}/${key}/${season}`;
}

/** Initial ratings of clubs: by the league of their earliest season, else by their cup. */
function startingRatings(dataset: Dataset): ReadonlyMap<string, number> {
  const ratings = new Map<string, number>();
  const add = (table: Readonly<Record<string, number>>): void => {
    const listed = dataset.seasons.filter(({ key, sport }) => sport === "soccer" && table[key] !== undefined);
    for (const { key, teams } of [...listed].sort((first, second) => (first.season < second.season ? -1 : 1))) {
      for (const { id } of teams) if (!ratings.has(id)) ratings.set(id, table[key] ?? 0);
    }
  };
  add(startingRatingByLeague);
  add(startingRatingByCup);
  return ratings;
}
