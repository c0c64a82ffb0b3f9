import type { SourceMatch, SportKey, Team } from "../core/source-match.ts";
import { knownAfterMs } from "../calendar/standings.ts";
import type { Fixture } from "../core/fixture.ts";
import type { PlannedSeason, PlanTournament } from "../calendar/plan.ts";
import { dayMs, hourMs, weekMs } from "../core/time.ts";
import type { CompetitionSeason } from "../dataset/dataset.ts";
import { type OutrightKind, placesByCompetition, titleCompetitions } from "./outright-kinds.data.ts";
import { isQualifying } from "./knock-out.ts";
import type { RatingHistory } from "../core/sport-module.ts";
import type { TitleAnswer, TitleQuestion } from "./title-model.ts";
import { scorerRace } from "./top-scorer.ts";
import { championOf, groupOf, type SeasonShape, shapeOf, tableOrder } from "./season-shape.ts";

/** One market over a season: its question, its times and its real winners. */
export interface RaceMarket {
  readonly kind: OutrightKind;
  /** Distinguishes the markets of a season: the index of the kind or, after all kinds, of the group. */
  readonly slot: number;
  /** English, after the name of the competition: `Top 4`. */
  readonly title: string;
  readonly teams: readonly Team[];
  /** Ids of the real winners; must not be shown before `endsAt`. */
  readonly winners: readonly string[];
  /** Whether several winners share the win, as players with the same number of goals do. */
  readonly sharesWin?: boolean;
  /** How chances follow from those of the season, if not directly. */
  readonly chancesOf?: (answer: TitleAnswer, nowMs: number) => ReadonlyMap<string, number>;
  readonly closesAt: number;
  readonly endsAt: number;
}

/** The markets over a season, or over a split of a simulated event. */
export interface Race {
  readonly tournament: PlanTournament;
  readonly sport: SportKey;
  /** Number of the season or split. */
  readonly number: number;
  /** In the order of the chances. */
  readonly teams: readonly Team[];
  readonly opensAt: number;
  /** When it is known that a team takes part, feed time; absent if it is from the start. */
  readonly knownAt: ReadonlyMap<string, number>;
  readonly markets: readonly RaceMarket[];
  /** The question for the model at a feed time; `id` is that of the winner market. */
  question(id: number, nowMs: number): TitleQuestion;
}

/** Time before the first match at which the markets open. */
const opensBeforeMs = 3 * weekMs;
const opensBeforeTennisMs = 2 * dayMs;
/** Matches that start within this time before the last one may decide a market too. */
const lastRoundMs = 12 * hourMs;

interface Timing {
  readonly match: SourceMatch;
  readonly startsAt: number;
  readonly overAt: number;
}

/** Null if the competition has no outright market or the data does not show the winner. */
export function createRace(planned: PlannedSeason, history: RatingHistory | null): Race | null {
  const { season, tournament } = planned;
  if (!titleCompetitions.has(season.key) && season.sport !== "tennis") return null;
  const shape = shapeOf(season);
  const champion = championOf(shape);
  if (champion === null || (shape.decidedBy === "table" && season.kind !== "league")) return null;
  const fixtureBySource = new Map(planned.fixtures().map((fixture) => [fixture.source, fixture]));
  const timing = timingOf(shape, planned, fixtureBySource);
  const opening = tournament.sport === "tennis" ? opensBeforeTennisMs : opensBeforeMs;
  const title: RaceMarket = {
    kind: "winner",
    slot: 0,
    title: shape.decidedBy === "table" ? (tableTitles[season.sport] ?? "Winner") : "Winner",
    teams: shape.teams,
    winners: [champion],
    ...spanOf(timing),
  };
  const scorers = history && scorerMarket(planned, shape, { history, timing, fixtureBySource });
  return {
    tournament,
    sport: season.sport,
    number: planned.number,
    teams: shape.teams,
    question: createQuestion(season, timing),
    opensAt: Math.min(...timing.map(({ startsAt }) => startsAt)) - opening,
    knownAt: qualifiedAt(planned, shape, fixtureBySource),
    markets: [title, ...placeMarkets(season.key, shape, timing), ...groupMarkets(shape, timing), ...(scorers ? [scorers] : [])],
  };
}

/** A separate function, so that its closure keeps only the times in memory: the races of all current seasons are kept. */
function createQuestion({ sport, key, season }: CompetitionSeason, timing: readonly Timing[]): Race["question"] {
  const matches = timing.map(({ match }) => match);
  const overAt = Float64Array.from(timing, (one) => one.overAt);
  return (id, nowMs) => ({
    id,
    finished: matches.filter((_, index) => (overAt[index] ?? Infinity) <= nowMs).map((match) => match.id),
    sport,
    competition: key,
    season,
  });
}

function timingOf(
  { matches }: SeasonShape,
  planned: PlannedSeason,
  fixtureBySource: ReadonlyMap<SourceMatch | null, Fixture>,
): readonly Timing[] {
  return matches.map((match) => timeOf(match, planned, fixtureBySource.get(match)));
}

/** A team that has to qualify is known from its first match in the competition itself. */
function qualifiedAt(
  { season }: PlannedSeason,
  { matches }: SeasonShape,
  fixtureBySource: ReadonlyMap<SourceMatch | null, Fixture>,
): ReadonlyMap<string, number> {
  const qualifying = new Set(season.matches.filter(isQualifying).flatMap(({ home, away }) => [home.id, away.id]));
  const knownAt = new Map<string, number>();
  for (const match of matches) {
    const fixture = fixtureBySource.get(match);
    for (const { id } of [match.home, match.away]) {
      if (fixture && qualifying.has(id)) knownAt.set(id, Math.min(knownAt.get(id) ?? Infinity, fixture.publicAt ?? -Infinity));
    }
  }
  return knownAt;
}

const tableTitles: Partial<Record<SportKey, string>> = {
  "ice-hockey": "Best regular season",
  baseball: "Best regular season",
  "american-football": "Best regular season",
  cricket: "League stage winner",
  basketball: "Best regular season",
};

function placeMarkets(competition: string, shape: SeasonShape, timing: readonly Timing[]): readonly RaceMarket[] {
  const { top = 0, bottom = 0 } = placesByCompetition[competition] ?? {};
  const order = tableOrder(shape.leagueMatches);
  const ofLeague = new Set(shape.leagueMatches);
  const span = spanOf(timing.filter(({ match }) => ofLeague.has(match)));
  const base = { teams: shape.teams, ...span };
  return [
    ...(top > 0 ? [{ ...base, kind: "top" as const, slot: 1, title: `Top ${top}`, winners: order.slice(0, top) }] : []),
    ...(bottom > 0 ? [{ ...base, kind: "bottom" as const, slot: 2, title: `Bottom ${bottom}`, winners: order.slice(-bottom) }] : []),
  ];
}

const scorerSlot = 3;

interface ScorerSources {
  readonly history: RatingHistory;
  readonly timing: readonly Timing[];
  readonly fixtureBySource: ReadonlyMap<SourceMatch | null, Fixture>;
}

/** The market on the player with the most goals, for tournaments of nations, whose squads and goals are known. */
function scorerMarket(
  planned: PlannedSeason,
  { teams }: SeasonShape,
  { history, timing, fixtureBySource }: ScorerSources,
): RaceMarket | null {
  if (planned.season.key !== "worldcup") return null;
  const { matches } = planned.season;
  const race = scorerRace(matches, (match) => fixtureBySource.get(match), history);
  if (race === null) return null;
  const overAt = new Map(matches.map((match) => [match, timeOf(match, planned, fixtureBySource.get(match)).overAt]));
  const numberOf = new Map(teams.map(({ id }, team) => [id, team]));
  return {
    kind: "scorer",
    slot: scorerSlot,
    title: "Top goalscorer",
    teams: race.players,
    winners: race.winners,
    sharesWin: true,
    chancesOf: ({ ties }, nowMs) =>
      race.chances(
        (match) => (overAt.get(match) ?? Infinity) <= nowMs,
        (teamId) => ties[numberOf.get(teamId) ?? -1] ?? 0,
      ),
    ...spanOf(timing),
  };
}

/** Slot of the first group; those before are for other kinds. */
const firstGroupSlot = 4;

function groupMarkets(shape: SeasonShape, timing: readonly Timing[]): readonly RaceMarket[] {
  const names = [...new Set(shape.leagueMatches.flatMap((match) => groupOf(match) ?? []))].sort((one, other) => (one < other ? -1 : 1));
  return names.map((name, place) => {
    const matches = shape.leagueMatches.filter((match) => groupOf(match) === name);
    const members = new Set(matches.flatMap(({ home, away }) => [home.id, away.id]));
    return {
      kind: "group" as const,
      slot: firstGroupSlot + place,
      title: `${name} winner`,
      teams: shape.teams.filter(({ id }) => members.has(id)),
      winners: tableOrder(matches).slice(0, 1),
      ...spanOf(timing.filter(({ match }) => matches.includes(match))),
    };
  });
}

/** Times on the hour, because listings may be polled once an hour. */
function spanOf(timing: readonly Timing[]): Pick<RaceMarket, "closesAt" | "endsAt"> {
  const starts = timing.map(({ startsAt }) => startsAt);
  const lastStart = Math.max(...starts);
  return {
    closesAt: Math.floor(Math.min(...starts.filter((start) => start >= lastStart - lastRoundMs)) / hourMs) * hourMs,
    endsAt: Math.ceil(Math.max(...timing.map(({ overAt }) => overAt)) / hourMs) * hourMs,
  };
}

/** A match that is not on the plan counts as played at its shifted time. */
function timeOf(match: SourceMatch, planned: PlannedSeason, fixture: Fixture | undefined): Timing {
  const startsAt = fixture?.startsAt ?? planned.replayedAt(match.playedAt);
  return { match, startsAt, overAt: startsAt + (fixture ? knownAfterMs(fixture) : 2 * hourMs) };
}
