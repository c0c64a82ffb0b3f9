import type { Team } from "../core/source-match.ts";
import type { Fixture } from "../core/fixture.ts";
import { createRandom, shuffle } from "../core/random.ts";
import { dayMs, hourMs } from "../core/time.ts";
import { seriesScore } from "../sports/esports/series-results.ts";
import { esportsTeam } from "../dataset/teams.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import { esportsEvents, type EsportsEvent } from "./esports-events.data.ts";
import { createEsportsHours, type EsportsHours, firstDayOf, firstSplits, groupDays, minSplitDays, numberAt } from "./esports-hours.ts";
import type { PlannedSplit } from "./plan.ts";
import type { TournamentBook } from "./tournament-book.ts";

const idBase = 260_000_000;
const idsPerSplit = 5000;
const idsPerEvent = 100;
/** Semi-finals, and the final a day later, begin in this first share of the hours, so that a week separates a final and new semi-finals. */
const bracketHours = 0.15;
const splitsKept = 400;
const lastSplits = Date.UTC(2100, 0, 1);
/** A series is over this long after its start. */
const maxSeriesMs = { 3: 4.5 * hourMs, 5: 7 * hourMs } as const;

/** All simulated fixtures, past and future. */
export interface EsportsPlan {
  fixturesBetween(fromMs: number, toMs: number): readonly Fixture[];
  fixture(id: number): Fixture | null;
  splitsBetween(fromMs: number, toMs: number): readonly PlannedSplit[];
  split(tournamentId: number, number: number): PlannedSplit | null;
  splitAt(tournamentId: number, atMs: number): PlannedSplit | null;
}

/** The split that contains this day has number 0. */
const countedFrom = Date.UTC(2026, 10, 1);

interface EsportsSources {
  readonly seed: string;
  readonly tournaments: TournamentBook;
  readonly realFixtures: (fromMs: number, toMs: number) => readonly Fixture[];
}

/**
 * Each event plays one split after another: a group in which all meet once, then semi-finals and a final of the top four.
 * Their pairings follow from the results, which are generated from the seed.
 */
export function createEsportsPlan({ seed, tournaments, realFixtures }: EsportsSources): EsportsPlan {
  const hours = createEsportsHours(seed, realFixtures);
  const splits = createBoundedCache<number, readonly Fixture[]>(splitsKept);
  const split = (event: EsportsEvent, number: number): readonly Fixture[] => {
    const place = esportsEvents.indexOf(event);
    const firstId = idBase + number * idsPerSplit + place * idsPerEvent;
    return splits.get(firstId, () => {
      const tournamentId = tournaments.esportsTournament(event).id;
      return planSplit({ event, seed, number, firstDay: firstDayOf(event, number), tournamentId, firstId, hours });
    });
  };
  const planned = (event: EsportsEvent, number: number): PlannedSplit => ({
    tournament: tournaments.esportsTournament(event),
    number: number - numberAt(event, countedFrom),
    fixtures: split(event, number),
    winnerOf: (fixture) => winnerOf(seed, fixture),
    scoreOf: (fixture) => seriesScore(seed, fixture),
  });
  const eventOf = (tournamentId: number): EsportsEvent | undefined =>
    esportsEvents.find((event) => tournaments.esportsTournament(event).id === tournamentId);
  return {
    splitsBetween: (fromMs, toMs) =>
      esportsEvents.flatMap((event) => {
        const [first, last] = [numberAt(event, fromMs), numberAt(event, toMs)];
        return Array.from({ length: last - first + 1 }, (_, index) => planned(event, first + index));
      }),
    split(tournamentId, number) {
      const event = eventOf(tournamentId);
      return event ? planned(event, numberAt(event, countedFrom) + number) : null;
    },
    splitAt(tournamentId, atMs) {
      const event = eventOf(tournamentId);
      if (!event) return null;
      const number = numberAt(event, atMs);
      const hasBegun = split(event, number).some(({ startsAt }) => startsAt <= atMs);
      return planned(event, hasBegun ? number : number - 1);
    },
    fixturesBetween(fromMs, toMs) {
      return esportsEvents
        .flatMap((event) => {
          // Splits begin at local midnight, up to a day from midnight in UTC.
          const [first, last] = [numberAt(event, fromMs - dayMs), numberAt(event, toMs + dayMs)];
          return Array.from({ length: last - first + 1 }, (_, index) => split(event, first + index)).flat();
        })
        .filter(({ startsAt }) => startsAt >= fromMs && startsAt < toMs);
    },
    fixture(id) {
      const event = esportsEvents[Math.floor(((id - idBase) % idsPerSplit) / idsPerEvent)];
      if (!event || !isEsportsId(id)) return null;
      return split(event, Math.floor((id - idBase) / idsPerSplit)).find((fixture) => fixture.id === id) ?? null;
    },
  };
}

/** Whether an id belongs to a simulated fixture of a planned year, 1990 to 2100. */
export function isEsportsId(id: number): boolean {
  return id >= idBase && id < idBase + ((lastSplits - firstSplits) / dayMs / minSplitDays) * idsPerSplit;
}

interface Split {
  readonly event: EsportsEvent;
  readonly seed: string;
  readonly number: number;
  readonly firstDay: number;
  readonly tournamentId: number;
  readonly firstId: number;
  readonly hours: EsportsHours;
}

function planSplit(split: Split): readonly Fixture[] {
  const group = planGroup(split);
  const groupKnownAt = Math.max(...group.map(seriesOverAt));
  const [first, second, third, fourth] = rankGroup(split.seed, group);
  if (!first || !second || !third || !fourth) return group;
  const add = (
    number: number,
    place: Pick<Place, "startsAt" | "round" | "bestOf">,
    sides: readonly [Team, Team],
    publicAt: number,
  ): Fixture => toFixture(split, { ...place, number: group.length + number, home: sides[0], away: sides[1], publicAt });
  const random = createRandom(`${split.seed}/esports/${split.event.sport}/${split.event.key}/${split.number}/bracket`);
  const at = (days: number): number => split.hours.timeOf(split.event, split.firstDay, groupDays(split.event) + days);
  const semiFinals = [
    add(0, { startsAt: at(random.next() * bracketHours), round: "Semifinals", bestOf: 3 }, [first, fourth], groupKnownAt),
    add(1, { startsAt: at(random.next() * bracketHours), round: "Semifinals", bestOf: 3 }, [second, third], groupKnownAt),
  ];
  const [one, other] = semiFinals.map((fixture) => winnerOf(split.seed, fixture));
  if (!one || !other) return [...group, ...semiFinals];
  const startsAt = at(1 + random.next() * bracketHours);
  return [
    ...group,
    ...semiFinals,
    add(2, { startsAt, round: "Final", bestOf: 5 }, [one, other], Math.max(...semiFinals.map(seriesOverAt))),
  ];
}

/** A group in which all meet once (circle method); the order of teams is the same in each split, so that no pair meets again soon. */
function planGroup(split: Split): readonly Fixture[] {
  const { event, seed } = split;
  const key = `${seed}/esports/${event.sport}/${event.key}`;
  const circle = shuffle(createRandom(key), teamsOf(event));
  const random = createRandom(`${key}/${split.number}`);
  const perRound = circle.length / 2;
  const roundsPerDay = event.roundsPerDay ?? 1;
  return Array.from({ length: circle.length - 1 }, (_, round) => {
    const day = split.firstDay + Math.floor(round / roundsPerDay) * dayMs;
    const starts = shuffle(random, split.hours.startsOf(event, day, round % roundsPerDay));
    return starts.map((startsAt, pair) => {
      const [one, other] = pairOf(circle, round, pair);
      const isTurned = random.next() < 0.5;
      return toFixture(split, {
        number: round * perRound + pair,
        startsAt,
        round: `Matchday ${round + 1}`,
        bestOf: 3,
        home: isTurned ? other : one,
        away: isTurned ? one : other,
      });
    });
  }).flat();
}

function pairOf(circle: readonly Team[], round: number, pair: number): readonly [Team, Team] {
  const moving = circle.length - 1;
  const at = (index: number): Team => {
    const team = circle[index];
    if (!team) throw new Error("an event needs an even number of teams");
    return team;
  };
  if (pair === 0) return [at(moving), at(round % moving)];
  return [at((round + pair) % moving), at((round - pair + moving) % moving)];
}

interface Place {
  readonly number: number;
  readonly startsAt: number;
  readonly round: string | null;
  readonly bestOf: 3 | 5;
  readonly home: Team;
  readonly away: Team;
  readonly publicAt?: number;
}

function toFixture({ event, tournamentId, firstId }: Split, { number, publicAt, ...place }: Place): Fixture {
  return {
    id: firstId + number,
    tournamentId,
    sport: event.sport,
    neutral: true,
    kind: "simulated",
    source: null,
    ...place,
    ...(publicAt === undefined ? {} : { publicAt }),
  };
}

/** When the result of a series is known for certain. */
export function seriesOverAt({ startsAt, bestOf }: Fixture): number {
  return startsAt + (bestOf === 5 ? maxSeriesMs[5] : maxSeriesMs[3]);
}

function winnerOf(seed: string, fixture: Fixture): Team {
  const [home, away] = seriesScore(seed, fixture);
  return home > away ? fixture.home : fixture.away;
}

/** The teams by series won, then by map difference, then by name. */
function rankGroup(seed: string, group: readonly Fixture[]): readonly Team[] {
  const tally = new Map<Team, number>();
  for (const fixture of group) {
    const [home, away] = seriesScore(seed, fixture);
    const seriesWorth = 1000;
    const add = (team: Team, lead: number): void => void tally.set(team, (tally.get(team) ?? 0) + (lead > 0 ? seriesWorth : 0) + lead);
    add(fixture.home, home - away);
    add(fixture.away, away - home);
  }
  return [...tally].sort(([one, left], [other, right]) => right - left || (one.name < other.name ? -1 : 1)).map(([team]) => team);
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
