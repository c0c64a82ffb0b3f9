import type { SportKey, Team } from "../core/source-match.ts";
import { esportsTeam } from "../dataset/teams.ts";
import type { Fixture } from "../core/fixture.ts";
import { createRandom, type RandomSource } from "../core/random.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import type { ClassicCandidate, ClassicPool } from "./classic-pool.ts";
import { esportsEvents, esportsRhythm, type EsportsEvent } from "./esports-events.data.ts";
import { TeamDiary, teamRestMs, toFixture } from "./season-plan.ts";
import type { TournamentBook } from "./tournament-book.ts";
import { hourMs, weekMs, weekOf, weekStart } from "../core/time.ts";

const slotMs = hourMs / 2;
const slotsPerWeek = weekMs / slotMs;
/** The last slots of a week are planned independently of other weeks, so that the next week can respect them without depending on all earlier weeks. */
const tailSlots = teamRestMs / slotMs;
const esportsRestMs = 12 * hourMs;

const idBase = 200_000_000;
const idsPerWeek = 4000;
const lanes = 8;
/** Number of planned weeks in the cache: those around now, and some of earlier bets. */
export const weeksKept = 20;

/** Rotation of the sports that share the third lane of Classics. */
const sharedLane: readonly SportKey[] = [
  "ice-hockey",
  "american-football",
  "basketball",
  "ice-hockey",
  "cricket",
  "american-football",
  "basketball",
  "baseball",
];

interface WeeklySources {
  readonly seed: string;
  readonly pool: ClassicPool;
  readonly isSpoiler: (candidate: ClassicCandidate, atMs: number) => boolean;
  readonly tournaments: TournamentBook;
  readonly seasonFixtures: (fromMs: number, toMs: number) => readonly Fixture[];
}

/** Classics and simulated e-sports of one week; each week depends on the data, the seed and its number alone. */
export interface WeeklyPlan {
  week(week: number): readonly Fixture[];
  fixture(id: number): Fixture | null;
}

export function createWeeklyPlan(sources: WeeklySources): WeeklyPlan {
  const tails = createBoundedCache<number, readonly Fixture[]>(weeksKept);
  const weeks = createBoundedCache<number, readonly Fixture[]>(weeksKept);
  const tail = (week: number): readonly Fixture[] => tails.get(week, () => planSlots(sources, { week, part: "tail", neighbours: [] }));
  const wholeWeek = (week: number): readonly Fixture[] =>
    weeks.get(week, () => [...planSlots(sources, { week, part: "body", neighbours: [...tail(week - 1), ...tail(week)] }), ...tail(week)]);
  return {
    week: wholeWeek,
    fixture(id) {
      const week = Math.floor((id - idBase) / idsPerWeek);
      return !isWeeklyId(id) ? null : (wholeWeek(week).find((fixture) => fixture.id === id) ?? null);
    },
  };
}

/** Whether an id belongs to a weekly fixture of a year that is planned at all, 1990 to 2100. */
export function isWeeklyId(id: number): boolean {
  const week = Math.floor((id - idBase) / idsPerWeek);
  return week >= weekOf(Date.UTC(1990, 0)) && week <= weekOf(Date.UTC(2100, 0));
}

interface WeekPart {
  readonly week: number;
  readonly part: "body" | "tail";
  /** Weekly fixtures already planned near this part. */
  readonly neighbours: readonly Fixture[];
}

interface Planning extends WeekPart {
  readonly sources: WeeklySources;
  readonly random: RandomSource;
  readonly diary: TeamDiary;
  readonly usedSourceIds: Set<string>;
}

function planSlots(sources: WeeklySources, part: WeekPart): readonly Fixture[] {
  const start = weekStart(part.week);
  const [first, end] = part.part === "tail" ? [slotsPerWeek - tailSlots, slotsPerWeek] : [0, slotsPerWeek - tailSlots];
  const planning: Planning = {
    ...part,
    sources,
    diary: new TeamDiary(),
    random: createRandom(`${sources.seed}/weekly/${part.week}/${part.part}`),
    usedSourceIds: new Set(part.neighbours.flatMap(({ source }) => (source ? [source.id] : []))),
  };
  for (const fixture of sources.seasonFixtures(start + first * slotMs - teamRestMs, start + end * slotMs + teamRestMs))
    planning.diary.add(fixture);
  for (const fixture of part.neighbours) planning.diary.add(fixture);
  return Array.from({ length: end - first }, (_, index) => planSlot(planning, first + index)).flat();
}

/** Each slot has a football and a tennis match, in turn another sport or a second football match, and e-sports at their intervals. */
function planSlot(planning: Planning, slot: number): readonly Fixture[] {
  const place = { startsAt: weekStart(planning.week) + slot * slotMs, id: idBase + planning.week * idsPerWeek + slot * lanes };
  const turn = planning.week * 5 + slot / 2;
  const turns = sharedLane.map((_, index) => sharedLane[(turn + index) % sharedLane.length] ?? "ice-hockey");
  const extra: readonly SportKey[] = slot % 2 === 0 ? turns : ["soccer"];
  const wanted: readonly (readonly SportKey[])[] = [["soccer"], ["tennis"], extra];
  const classics = wanted.map((sports, lane) => pickClassic(planning, sports, { ...place, id: place.id + lane }));
  const esports = esportsRhythm.map(({ sport, everySlots, firstSlot }, index) => {
    const sinceFirst = planning.week * slotsPerWeek + slot - firstSlot;
    return sinceFirst % everySlots === 0
      ? drawEsports(planning, { sport, round: sinceFirst / everySlots }, { ...place, id: place.id + 3 + index })
      : null;
  });
  return [...classics, ...esports].filter((fixture) => fixture !== null);
}

interface Place {
  readonly startsAt: number;
  readonly id: number;
}

/** The first of the sports that has a match whose teams have rested. */
function pickClassic(planning: Planning, sports: readonly SportKey[], place: Place): Fixture | null {
  for (const sport of sports) {
    const pool = planning.sources.pool.get(sport) ?? [];
    const first = Math.floor(planning.random.next() * pool.length);
    for (let step = 0; step < pool.length; step += 1) {
      // A stride prime to every pool size near these walks the whole pool in a scattered order.
      const candidate = pool[(first + step * 7919) % pool.length];
      if (!candidate || planning.usedSourceIds.has(candidate.match.id)) continue;
      if (
        !planning.diary.isFree([candidate.match.home, candidate.match.away], place.startsAt) ||
        planning.sources.isSpoiler(candidate, place.startsAt)
      )
        continue;
      const fixture = toFixture(candidate.match, {
        ...place,
        kind: "classic",
        tournamentId: planning.sources.tournaments.classicTournament(candidate.season).id,
      });
      planning.usedSourceIds.add(candidate.match.id);
      planning.diary.add(fixture);
      return fixture;
    }
  }
  return null;
}

function drawEsports(planning: Planning, turn: { readonly sport: SportKey; readonly round: number }, place: Place): Fixture | null {
  const events = esportsEvents.filter(({ sport }) => sport === turn.sport);
  const event = events[turn.round % events.length];
  if (!event) return null;
  const rested = teamsOf(event).filter((team) => planning.diary.isFree([team], place.startsAt, esportsRestMs));
  const home = rested[Math.floor(planning.random.next() * rested.length)];
  const others = rested.filter((team) => team !== home);
  const away = others[Math.floor(planning.random.next() * others.length)];
  const bestOf = planning.random.next() < 1 / 8 ? 5 : 3;
  if (!home || !away) return null;
  planning.diary.add({ home, away, startsAt: place.startsAt });
  return {
    ...place,
    sport: event.sport,
    tournamentId: planning.sources.tournaments.esportsTournament(event).id,
    home,
    away,
    neutral: true,
    round: null,
    kind: "simulated",
    source: null,
    bestOf,
  };
}

const teamsByEvent = new Map<EsportsEvent, readonly Team[]>();

function teamsOf(event: EsportsEvent): readonly Team[] {
  const known = teamsByEvent.get(event);
  if (known) return known;
  const country = event.country?.length === 2 && event.country !== "EU" ? event.country : null;
  const teams = event.teams.map((name) => esportsTeam(event.sport, name, country));
  teamsByEvent.set(event, teams);
  return teams;
}

/** The week numbers that a span of time touches. */
export function weeksBetween(fromMs: number, toMs: number): readonly number[] {
  const [first, last] = [weekOf(fromMs), weekOf(toMs - 1)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
