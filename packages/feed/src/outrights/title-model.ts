import type { SourceMatch, SportKey } from "../core/source-match.ts";
import { createBoundedCache } from "../calendar/bounded-cache.ts";
import type { Dataset } from "../dataset/dataset.ts";
import { type KnownChances, roundChances, situationDigest } from "./known-chances.ts";
import { type SeasonShape, shapeOf } from "./season-shape.ts";
import { type SeasonChances, simulateSeason } from "./simulate-season.ts";
import { type Situation, situationOf } from "./situation.ts";
import { type RatedSports, ratingDeviation, strengthReader } from "./team-strength.ts";

/** A request for chances, given the results so far. */
export type TitleQuestion = SeasonQuestion | SituationQuestion;

interface Question {
  /** Id of the winner market. */
  readonly id: number;
  /** Ids of the matches that are over. */
  readonly finished: readonly string[];
}

/** A question about a season of the data. */
interface SeasonQuestion extends Question {
  readonly sport: SportKey;
  /** Key of the competition and name of the season in the data. */
  readonly competition: string;
  readonly season: string;
}

/** A question about a simulated event, which is not in the data. */
interface SituationQuestion extends Question {
  readonly situation: Situation;
}

/** The chances in the order of the season's teams. */
export type TitleAnswer = SeasonChances;

/** Number of cached seasons: those that are open at the same time. */
const keptSeasons = 100;

/** Describes the situation of a question: the season after its finished matches, with the strengths that price its matches. */
export function createSituations(dataset: Dataset, sports: RatedSports): (question: TitleQuestion) => Situation {
  const shapes = createBoundedCache<string, SeasonShape>(keptSeasons);
  return (question) => {
    if ("situation" in question) return question.situation;
    const { id, sport, competition, season: name, finished: ids } = question;
    const season = dataset.seasons.find((one) => one.sport === sport && one.key === competition && one.season === name);
    if (season === undefined) throw new Error(`The data has no season ${name} of ${competition}.`);
    const shape = shapes.get(`${sport}/${competition}/${name}`, () => shapeOf(season));
    const over = new Set(ids);
    const finished = new Set(shape.matches.filter((match) => over.has(match.id)));
    const strengthOf = strengthReader(sports, sport);
    const at = ratedAt(shape, finished);
    // The same seed all season, so that prices move with results and not at random.
    return situationOf({
      seed: `outright/${id}`,
      competition,
      shape,
      finished,
      ratingOf: (team) => strengthOf(team, competition, at),
      deviation: ratingDeviation(sport, competition),
    });
  };
}

/** Computes the chances of a season by playing the rest of it many times, unless they are known already. */
export function createTitleModel(
  dataset: Dataset,
  sports: RatedSports,
  known: KnownChances = new Map(),
): (question: TitleQuestion) => TitleAnswer {
  const situationAt = createSituations(dataset, sports);
  return (question) => {
    const situation = situationAt(question);
    return known.get(situationDigest(situation)) ?? roundChances(simulateSeason(situation));
  };
}

/** The real time up to which strengths may use results: that of the last finished match, before any that is open. */
function ratedAt({ matches }: SeasonShape, finished: ReadonlySet<SourceMatch>): number {
  const open = matches.filter((match) => !finished.has(match)).map(({ playedAt }) => playedAt);
  const known = [...finished].map(({ playedAt }) => playedAt + 1);
  const first = Math.min(...matches.map(({ playedAt }) => playedAt));
  return Math.min(Math.max(first, ...known), ...open);
}
