import type { SourceMatch, SportKey } from "../core/source-match.ts";
import type { Dataset } from "../dataset/dataset.ts";
import type { Fixture } from "../core/fixture.ts";
import { createBoundedCache } from "../calendar/bounded-cache.ts";
import { nominalDurationMs } from "../calendar/standings.ts";
import type { Plan, PlannedSeason } from "../calendar/plan.ts";
import { dayMs, hourMs, weekMs } from "../core/time.ts";
import { championOf, type SeasonShape, shapeOf } from "./season-shape.ts";
import type { TitleAnswer } from "./title-model.ts";
import { createLocalTitles, type TitleSource } from "./title-source.ts";

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
  /** By name; probabilities sum to 1 and are 0 for teams that can no longer win. All are 0 until the first chances are known. */
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
  /**
   * Markets that are open, or settled within the last fourteen days; not those whose last matches are in play, nor those whose chances
   * are not known yet.
   */
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

export function createOutrights(plan: Plan, dataset: Dataset, titles: TitleSource = createLocalTitles(dataset)): Outrights {
  const races = createBoundedCache<number, TitleRace | null>(400);
  const raceOf = (planned: PlannedSeason): TitleRace | null => races.get(idOf(planned), () => createRace(planned));
  const chancesAt = (race: TitleRace, nowMs: number): TitleAnswer | null => {
    const { shape, champion, planned, id } = race;
    if (nowMs >= race.endsAt) return shape.teams.map((team) => (team.id === champion ? 1 : 0));
    const { sport, key, season } = planned.season;
    const finished = shape.matches.filter((match) => (race.overAt.get(match) ?? Infinity) <= nowMs).map((match) => match.id);
    return titles.chancesOf({ id, sport, competition: key, season, finished });
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
        .flatMap((race) => {
          const chances = chancesAt(race, nowMs);
          return chances === null ? [] : [toOutright(race, chances)];
        });
    },
    outright(id, nowMs) {
      const race = find(id);
      return race && toOutright(race, chancesAt(race, nowMs) ?? []);
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

const tableTitles: Partial<Record<SportKey, string>> = {
  "ice-hockey": "Best regular season",
  baseball: "Best regular season",
  "american-football": "Best regular season",
  cricket: "League stage winner",
  basketball: "Best regular season",
};

function toOutright(race: TitleRace, chances: TitleAnswer): Outright {
  const { tournament, season } = race.planned;
  const title = race.shape.decidedBy === "table" ? (tableTitles[season.sport] ?? "Winner") : "Winner";
  return {
    id: race.id,
    tournamentId: tournament.id,
    sport: season.sport,
    name: `${tournament.name} - ${title}`,
    closesAt: race.closesAt,
    endsAt: race.endsAt,
    competitors: race.shape.teams.map(({ id, name }, index) => ({ id, name, probability: chances[index] ?? 0 })),
  };
}
