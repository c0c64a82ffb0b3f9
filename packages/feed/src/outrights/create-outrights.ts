import type { SportKey, Team } from "../core/source-match.ts";
import { createBoundedCache } from "../calendar/bounded-cache.ts";
import type { Plan, PlannedSeason, PlannedSplit } from "../calendar/plan.ts";
import { dayMs, weekMs } from "../core/time.ts";
import type { RatingHistory } from "../core/sport-module.ts";
import { isSure } from "../pricing/apply-margin.ts";
import type { OutrightKind } from "./outright-kinds.data.ts";
import { createEsportsRace } from "./esports-race.ts";
import { createRace, type Race, type RaceMarket } from "./season-race.ts";
import type { TitleAnswer } from "./title-model.ts";
import type { TitleSource } from "./title-source.ts";

/** A market over one season of a competition. */
export interface Outright {
  readonly id: number;
  readonly tournamentId: number;
  readonly sport: SportKey;
  readonly kind: OutrightKind;
  /** English: `Premier League - Winner`. */
  readonly name: string;
  /** Feed time, epoch ms, from which no bet is accepted: the start of the last matches. */
  readonly closesAt: number;
  /** Feed time, epoch ms, at which the winners are known. */
  readonly endsAt: number;
  /** How many competitors win. */
  readonly places: number;
  /** Sum of the reciprocal prices for each winner: 1.2 is a margin of 20%. */
  readonly overround: number;
  /** By name; probabilities sum to the number of places and are 0 for teams that can no longer win. All are 0 until the first chances are known. */
  readonly competitors: readonly OutrightCompetitor[];
}

interface OutrightCompetitor {
  readonly team: Team;
  readonly probability: number;
}

/** The more competitors can win, the larger the margin: 6% for two, 17% for twenty, 21% for fifty and more. */
export function overroundOf(kind: OutrightKind, contenders: number): number {
  if (kind === "top" || kind === "bottom") return 1.12;
  return Math.min(Math.round((1.02 + 0.035 * Math.log2(Math.max(contenders, 2))) * 1000) / 1000, 1.21);
}

/** Every slot of a season has its own range of ids. */
const idBase = 1_000_000_000;
const idsPerTournament = 1000;
/** Added to the number of a season. It was 200 in an earlier plan, whose markets were on other seasons: their ids are unknown now. */
const seasonBias = 450;
const firstNumber = -150;
const listedAfterMs = 14 * dayMs;
/** Splits of simulated events last about ten days, so fewer of them are listed. */
const splitListedMs = 3 * dayMs;
const splitAheadMs = 4 * dayMs;

/** The outright markets of all seasons, past and future. */
export interface Outrights {
  /**
   * Markets that are open, or settled within the last fourteen days. Leaves out markets whose last matches are in play, that are as good
   * as decided, whose chances are not known yet, or whose previous season has not ended.
   */
  outrightsAt(nowMs: number): readonly Outright[];
  /** Prepares what `outrightsAt` needs, one season at a time, so that other work can run between two of them. */
  prepare(nowMs: number): Generator<void, void, undefined>;
  /** A market by id, priced at a time; null for an unknown id. */
  outright(id: number, nowMs: number): Outright | null;
  /** An open market as it was a day ago, or when it opened if that was later; null for others, and until its earlier chances are known. */
  outrightBefore(id: number, nowMs: number): { readonly atMs: number; readonly outright: Outright } | null;
  /** Team ids of the real winners; null for an unknown id. Must not be shown before `endsAt`. */
  winnersOf(id: number): readonly string[] | null;
}

export function createOutrights(plan: Plan, titles: TitleSource, history: RatingHistory | null = null): Outrights {
  const races = createBoundedCache<number, Race | null>(400);
  const raceOf = (planned: PlannedSeason): Race | null => races.get(idOf(planned, 0), () => createRace(planned, history));
  const raceOfSplit = (split: PlannedSplit): Race | null => races.get(idOf(split, 0), () => createEsportsRace(split));
  const priced = (race: Race, market: RaceMarket, nowMs: number): Outright => {
    const chances = nowMs >= market.endsAt ? "over" : titles.chancesOf(race.question(idOf(race, 0), nowMs));
    return toOutright(race, market, { nowMs, chances });
  };
  const raceById = (tournamentId: number, number: number): Race | null => {
    const season = plan.season(tournamentId, number);
    if (season !== null) return raceOf(season);
    const split = plan.split(tournamentId, number);
    return split && raceOfSplit(split);
  };
  const find = (id: number): { readonly race: Race; readonly market: RaceMarket } | null => {
    const slot = Math.floor(id / idBase) - 1;
    const rest = id % idBase;
    const number = (rest % idsPerTournament) - seasonBias;
    const race = slot < 0 || number < firstNumber ? null : raceById(Math.floor(rest / idsPerTournament), number);
    const market = race?.markets.find((candidate) => candidate.slot === slot);
    return race && market ? { race, market } : null;
  };
  function* racesNear(nowMs: number): Generator<Race | null, void, undefined> {
    for (const season of plan.seasonsBetween(nowMs - listedAfterMs - weekMs, nowMs + 4 * weekMs)) yield raceOf(season);
    for (const split of plan.splitsBetween(nowMs - splitListedMs, nowMs + splitAheadMs)) yield raceOfSplit(split);
  }
  return {
    *prepare(nowMs) {
      for (const _ of racesNear(nowMs)) yield;
    },
    outrightsAt(nowMs) {
      const races = [...racesNear(nowMs)].filter((race) => race !== null);
      return races.flatMap((race) => {
        if (nowMs < race.opensAt || races.some((other) => isRunningBefore(other, race, nowMs))) return [];
        return race.markets
          .filter(({ closesAt, endsAt }) => nowMs < endsAt + listedAfterMs && (nowMs < closesAt || nowMs >= endsAt))
          .map((market) => priced(race, market, nowMs))
          .filter((outright) => nowMs >= outright.endsAt || isOpen(outright));
      });
    },
    outright(id, nowMs) {
      const found = find(id);
      return found && priced(found.race, found.market, nowMs);
    },
    outrightBefore(id, nowMs) {
      const found = find(id);
      if (found === null || nowMs >= found.market.closesAt) return null;
      const { race, market } = found;
      const atMs = Math.max(race.opensAt, nowMs - dayMs);
      const question = race.question(idOf(race, 0), atMs);
      const isSame = question.finished.length === race.question(idOf(race, 0), nowMs).finished.length;
      const chances = titles.chancesOf(question, isSame ? "now" : "earlier");
      return chances === null ? null : { atMs, outright: toOutright(race, market, { nowMs: atMs, chances }) };
    },
    winnersOf: (id) => find(id)?.market.winners ?? null,
  };
}

/** Whether an earlier season of the competition has not ended. Both would have the same name, so the next one is offered only then. */
function isRunningBefore(other: Race, { tournament, number }: Race, nowMs: number): boolean {
  return other.tournament.id === tournament.id && other.number < number && other.markets.some(({ endsAt }) => nowMs < endsAt);
}

/** A list of outsiders without a favourite too certain for a price is not worth showing, unless several competitors win. */
function isOpen({ places, competitors }: Outright): boolean {
  return competitors.filter(isUncertain).length > 1 && !(places === 1 && competitors.some(({ probability }) => isSure(probability)));
}

function isUncertain({ probability }: OutrightCompetitor): boolean {
  return probability > 0 && probability < 1;
}

function idOf({ tournament, number }: Pick<Race, "tournament" | "number">, slot: number): number {
  return idBase * (1 + slot) + tournament.id * idsPerTournament + number + seasonBias;
}

interface Moment {
  readonly nowMs: number;
  /** Null until the first chances are known. */
  readonly chances: TitleAnswer | "over" | null;
}

/** Without chances no competitor has a price; the winners of a market that is over are certain. */
function toOutright(race: Race, market: RaceMarket, { nowMs, chances }: Moment): Outright {
  const { tournament, sport, teams: all } = race;
  const { kind, winners, closesAt, endsAt } = market;
  const numberOf = new Map(all.map(({ id }, team) => [id, team]));
  const own = chances !== null && chances !== "over" && market.chancesOf ? market.chancesOf(chances, nowMs) : null;
  const probability = (id: string): number => {
    if (chances === null) return 0;
    if (own !== null) return own.get(id) ?? 0;
    return chances === "over" ? Number(winners.includes(id)) : chanceOf(kind, winners.length, chances, numberOf.get(id) ?? 0);
  };
  const places = market.sharesWin === true ? 1 : winners.length;
  const teams = market.teams.filter(({ id }) => chances === "over" || (race.knownAt.get(id) ?? -Infinity) <= nowMs);
  const shown = teams.map((team) => ({ team, probability: probability(team.id) }));
  const scale = scaleTo(
    shown.map(({ probability: chance }) => chance),
    places,
  );
  return {
    id: idOf(race, market.slot),
    tournamentId: tournament.id,
    sport,
    kind,
    name: `${tournament.name} - ${market.title}`,
    closesAt,
    endsAt,
    places,
    overround: overroundOf(kind, shown.filter(({ probability: chance }) => chance > 0).length),
    competitors: shown.map((competitor) => ({ ...competitor, probability: scale(competitor.probability) })),
  };
}

/** Makes chances sum to the number of winners: those of teams that are not known yet go to the others, and none exceeds 1. */
function scaleTo(chances: readonly number[], winners: number): (chance: number) => number {
  const sum = chances.reduce((all, chance) => all + chance, 0);
  if (sum === 0 || winners === 0) return (chance) => chance;
  if (winners === 1 || sum >= winners) return (chance) => (chance * winners) / sum;
  const contenders = chances.filter((chance) => chance > 0).length;
  const share = (contenders - winners) / (contenders - sum);
  return (chance) => (chance === 0 ? 0 : 1 - (1 - chance) * share);
}

function chanceOf(kind: OutrightKind, count: number, { title, places, group }: TitleAnswer, team: number): number {
  const row = places[team] ?? [];
  const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0);
  switch (kind) {
    case "winner":
      return title[team] ?? 0;
    case "top":
      return Math.min(sum(row.slice(0, count)), 1);
    case "bottom":
      return Math.min(sum(row.slice(-count)), 1);
    case "group":
      return group[team] ?? 0;
    case "scorer":
      return 0;
  }
}
