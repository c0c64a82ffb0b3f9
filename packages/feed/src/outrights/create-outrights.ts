import type { SourceMatch, SportKey } from "../core/source-match.ts";
import type { CompetitionSeason, Dataset } from "../dataset/dataset.ts";
import type { Fixture } from "../core/fixture.ts";
import { createBoundedCache } from "../calendar/bounded-cache.ts";
import { nominalDurationMs } from "../calendar/standings.ts";
import type { Plan, PlannedSeason } from "../calendar/plan.ts";
import { dayMs, hourMs, weekMs } from "../core/time.ts";
import { createRandom } from "../core/random.ts";
import { startingRatingByCup, startingRatingByLeague } from "./league-ratings.data.ts";
import { championOf, type SeasonShape, shapeOf } from "./season-shape.ts";
import { simulateSeason } from "./simulate-season.ts";
import { createStrengths, type Strengths } from "./team-strength.ts";

/** A winner market over one season of a competition. */
export interface Outright {
  readonly id: number;
  readonly tournamentId: number;
  readonly sport: SportKey;
  /** English: `Premier League - Winner`. */
  readonly name: string;
  /** Feed time, epoch ms, from which no bet is taken: the start of the last matches. */
  readonly closesAt: number;
  /** Feed time, epoch ms, at which the winner is known. */
  readonly endsAt: number;
  /** By name; probabilities sum to 1 and are 0 for teams that can no longer win. */
  readonly competitors: readonly OutrightCompetitor[];
}

interface OutrightCompetitor {
  /** Team id. */
  readonly id: string;
  readonly name: string;
  readonly probability: number;
}

/** Competitions with a winner market; all tennis tournaments have one too. */
const competitions = new Set([
  "eng.1",
  "ucl",
  "worldcup",
  "esp.1",
  "ita.1",
  "ger.1",
  "fra.1",
  "nba",
  "nfl",
  "ipl",
  "nhl",
  "mlb",
  "euroleague",
  "uel",
  "uecl",
  "eng.facup",
  "eng.eflcup",
  "ger.cup",
  "libertadores",
  "por.1",
  "ned.1",
  "bra.1",
  "eng.2",
  "ger.2",
]);

const idBase = 1_000_000_000;
const idsPerTournament = 1000;
const seasonBias = 200;
/** Time before the first match at which a winner market opens, and time after its end until which it is listed. */
const opensBeforeMs = 3 * weekMs;
const opensBeforeTennisMs = 2 * dayMs;
const listedAfterMs = 14 * dayMs;
/** Matches that start within this time before the last one may decide the title too. */
const lastRoundMs = 12 * hourMs;

/** The winner markets of all seasons, past and future. */
export interface Outrights {
  /** Markets that are open, or settled within the last fourteen days; not those whose last matches are in play. */
  outrightsAt(nowMs: number): readonly Outright[];
  /** A market by id, priced at a time; null for an unknown id. */
  outright(id: number, nowMs: number): Outright | null;
  /** Team id of the real winner; null for an unknown id. Must not be shown before `endsAt`. */
  winnerOf(id: number): string | null;
}

/** A season with the inputs of its winner market. */
interface TitleRace {
  readonly id: number;
  readonly planned: PlannedSeason;
  readonly shape: SeasonShape;
  readonly champion: string;
  /** When each match is over, feed time. */
  readonly overAt: ReadonlyMap<SourceMatch, number>;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly endsAt: number;
}

export function createOutrights(plan: Plan, dataset: Dataset): Outrights {
  const races = createBoundedCache<number, TitleRace | null>(400);
  const priced = createBoundedCache<string, Outright>(400);
  const strengthsAt = createStrengthReader(dataset);
  const raceOf = (planned: PlannedSeason): TitleRace | null => races.get(idOf(planned), () => createRace(planned));
  const pricedAt = (race: TitleRace, nowMs: number): Outright => {
    const finished = new Set(race.shape.matches.filter((match) => (race.overAt.get(match) ?? Infinity) <= nowMs));
    return priced.get(`${race.id}/${finished.size}`, () =>
      toOutright(
        race,
        nowMs >= race.endsAt
          ? new Map([[race.champion, 1]])
          : simulateSeason({
              shape: race.shape,
              finished,
              strengths: strengthsAt(race, finished),
              random: createRandom(`outright/${race.id}/${finished.size}`),
            }),
      ),
    );
  };
  const find = (id: number): TitleRace | null => {
    const planned =
      id < idBase ? null : plan.season(Math.floor((id - idBase) / idsPerTournament), ((id - idBase) % idsPerTournament) - seasonBias);
    return planned && raceOf(planned);
  };
  return {
    outrightsAt(nowMs) {
      return plan
        .seasonsBetween(nowMs - listedAfterMs - weekMs, nowMs + opensBeforeMs + weekMs)
        .flatMap((planned) => raceOf(planned) ?? [])
        .filter(
          ({ opensAt, closesAt, endsAt }) => nowMs >= opensAt && nowMs < endsAt + listedAfterMs && (nowMs < closesAt || nowMs >= endsAt),
        )
        .map((race) => pricedAt(race, nowMs));
    },
    outright(id, nowMs) {
      const race = find(id);
      return race && pricedAt(race, nowMs);
    },
    winnerOf: (id) => find(id)?.champion ?? null,
  };
}

function idOf({ tournament, number }: PlannedSeason): number {
  return idBase + tournament.id * idsPerTournament + number + seasonBias;
}

/** Null if the competition has no winner market or the data does not show the winner. */
function createRace(planned: PlannedSeason): TitleRace | null {
  const { season, tournament } = planned;
  if (!competitions.has(season.key) && season.sport !== "tennis") return null;
  const shape = shapeOf(season);
  const champion = championOf(shape);
  if (champion === null || (shape.decidedBy === "table" && season.kind !== "league")) return null;
  const fixtureBySource = new Map(planned.fixtures().map((fixture) => [fixture.source, fixture]));
  const timing = shape.matches.map((match) => timeOf(match, planned, fixtureBySource.get(match)));
  const starts = timing.map(({ startsAt }) => startsAt);
  const lastStart = Math.max(...starts);
  return {
    id: idOf(planned),
    planned,
    shape,
    champion,
    overAt: new Map(timing.map(({ match, overAt }) => [match, overAt])),
    opensAt: Math.min(...starts) - (tournament.sport === "tennis" ? opensBeforeTennisMs : opensBeforeMs),
    // On the hour, because listings may be polled once an hour.
    closesAt: Math.floor(Math.min(...starts.filter((start) => start >= lastStart - lastRoundMs)) / hourMs) * hourMs,
    endsAt: Math.ceil(Math.max(...timing.map(({ overAt }) => overAt)) / hourMs) * hourMs,
  };
}

/** A match that is not on the plan counts as played at its shifted time. */
function timeOf(
  match: SourceMatch,
  planned: PlannedSeason,
  fixture: Fixture | undefined,
): { readonly match: SourceMatch; readonly startsAt: number; readonly overAt: number } {
  const startsAt = fixture?.startsAt ?? planned.replayedAt(match.playedAt);
  return { match, startsAt, overAt: startsAt + (fixture ? nominalDurationMs(fixture) + hourMs / 2 : 2 * hourMs) };
}

/** Ratings from all matches of the sport before the season and from its own finished matches. */
function createStrengthReader(dataset: Dataset): (race: TitleRace, finished: ReadonlySet<SourceMatch>) => Strengths {
  const starting = startingRatings(dataset);
  const basesBySport = new Map<SportKey, ReadonlyMap<string, Strengths>>();
  return ({ shape, planned }, finished) => {
    const { sport } = planned.season;
    const bases = basesBySport.get(sport) ?? ratingsAtStarts(dataset, sport, starting);
    basesBySport.set(sport, bases);
    const strengths = (bases.get(seasonKey(planned.season)) ?? createStrengths(starting)).copy();
    for (const match of shape.matches) if (finished.has(match)) strengths.learn(match);
    return strengths;
  };
}

/** Ratings before the first match of each season, in one pass over the matches of the sport. */
function ratingsAtStarts(dataset: Dataset, sport: SportKey, starting: ReadonlyMap<string, number>): ReadonlyMap<string, Strengths> {
  const startOf = ({ matches }: CompetitionSeason): number => matches[0]?.playedAt ?? 0;
  const waiting = dataset.seasons.filter((season) => season.sport === sport).sort((first, second) => startOf(first) - startOf(second));
  const running = createStrengths(starting);
  const bases = new Map<string, Strengths>();
  for (const match of dataset.matchesBefore(sport, "*", Infinity)) {
    for (let next = waiting[0]; next && startOf(next) <= match.playedAt; next = waiting[0]) {
      bases.set(seasonKey(next), running.copy());
      waiting.shift();
    }
    running.learn(match);
  }
  return bases;
}

function seasonKey({ key, season }: CompetitionSeason): string {
  return `${key}/${season}`;
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

const tableTitles: Partial<Record<SportKey, string>> = {
  "ice-hockey": "Best regular season",
  baseball: "Best regular season",
  "american-football": "Best regular season",
  cricket: "League stage winner",
  basketball: "Best regular season",
};

function toOutright(race: TitleRace, probabilityById: ReadonlyMap<string, number>): Outright {
  const { tournament, season } = race.planned;
  const title = race.shape.decidedBy === "table" ? (tableTitles[season.sport] ?? "Winner") : "Winner";
  return {
    id: race.id,
    tournamentId: tournament.id,
    sport: season.sport,
    name: `${tournament.name} - ${title}`,
    closesAt: race.closesAt,
    endsAt: race.endsAt,
    competitors: race.shape.teams.map(({ id, name }) => ({ id, name, probability: probabilityById.get(id) ?? 0 })),
  };
}
