import type { Dataset } from "../dataset/dataset.ts";
import type { SourceMatch, Team } from "../core/source-match.ts";
import { zoneOf } from "../dataset/zone.ts";
import type { Fixture } from "../core/fixture.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import type { TournamentBook } from "./tournament-book.ts";
import { isPlayable, type Track, type TrackInstance } from "./track.ts";
import { dayMs, hourMs, weekMs } from "../core/time.ts";

/** No team plays twice within this time, season and Classics together. */
export const teamRestMs = 20 * hourMs;

/** Rearranged fixtures stay within this time of their shifted date. */
const rearrangeMs = 8 * dayMs;
const rearrangements = [0, 2 * hourMs, 4 * hourMs, 6 * hourMs, ...[1, 2, 3, 4, 5, 6, -1, -2, -3, 7].map((days) => days * dayMs)];

const idBase = 10_000_000;
const idEnd = 100_000_000;
const idsPerInstance = 40_000;
const instanceBias = 200;
const instancesKept = 600;

/** The season fixtures of all time. */
export interface SeasonPlan {
  readonly tracks: readonly Track[];
  fixturesBetween(fromMs: number, toMs: number): readonly Fixture[];
  fixture(id: number): Fixture | null;
  /** All fixtures of one instance of a track, by start. */
  instanceFixtures(track: Track, instance: TrackInstance): readonly Fixture[];
}

/** Places the matches of each season at their shifted local times; a lower-ranked match moves if a team would play twice. */
export function createSeasonPlan(dataset: Dataset, tracks: readonly Track[], tournaments: TournamentBook): SeasonPlan {
  const indexOfMatch = new Map(dataset.matches.map((match, index) => [match, index]));
  const trackOfSeason = new Map(
    tracks.flatMap((track) => track.seasons.flatMap((season) => season.matches.map((match) => [match, track] as const))),
  );
  const teamsByTrack = new Map(tracks.map((track) => [track, new Set(track.seasons.flatMap(({ teams }) => teams))]));
  const rivalsByTrack = new Map(
    tracks.map((track, place) => [
      track,
      tracks.slice(0, place).filter((other) => sharesTeam(teamsByTrack.get(track), teamsByTrack.get(other))),
    ]),
  );
  const placed = createBoundedCache<string, readonly Fixture[]>(instancesKept);

  const instanceFixtures = (track: Track, instance: TrackInstance): readonly Fixture[] =>
    placed.get(`${track.key}/${instance.number}`, () => {
      const busy = new TeamDiary();
      for (const rival of rivalsByTrack.get(track) ?? []) {
        for (const other of rival.instancesBetween(instance.from - 2 * rearrangeMs, instance.to + 2 * rearrangeMs)) {
          for (const fixture of instanceFixtures(rival, other)) busy.add(fixture);
        }
      }
      const tournamentId = tournaments.seasonTournament(track.key).id;
      return placeInstance(instance, busy, (match) => ({
        id: idBase + (instance.number + instanceBias) * idsPerInstance + (indexOfMatch.get(match) ?? 0),
        tournamentId,
      }));
    });

  return {
    tracks,
    instanceFixtures,
    fixturesBetween(fromMs, toMs) {
      return tracks
        .flatMap((track) =>
          track.instancesBetween(fromMs - rearrangeMs, toMs + rearrangeMs).flatMap((instance) => instanceFixtures(track, instance)),
        )
        .filter(({ startsAt }) => startsAt >= fromMs && startsAt < toMs);
    },
    fixture(id) {
      const number = Math.floor((id - idBase) / idsPerInstance) - instanceBias;
      const match = dataset.matches[(id - idBase) % idsPerInstance];
      const track = match && trackOfSeason.get(match);
      if (!match || !track || id < idBase || id >= idEnd) return null;
      const instance = track.instance(number);
      if (!instance.season.matches.includes(match)) return null;
      return instanceFixtures(track, instance).find((fixture) => fixture.id === id) ?? null;
    },
  };
}

function sharesTeam(first: ReadonlySet<Team> | undefined, second: ReadonlySet<Team> | undefined): boolean {
  return first !== undefined && second !== undefined && [...first].some((team) => second.has(team));
}

type Naming = (match: SourceMatch) => Pick<Fixture, "id" | "tournamentId">;

function placeInstance({ season, shiftWeeks }: TrackInstance, busy: TeamDiary, naming: Naming): readonly Fixture[] {
  const zone = zoneOf(season.tz);
  const fixtures: Fixture[] = [];
  for (const match of season.matches) {
    if (!isPlayable(match)) continue;
    const local = match.playedAt + zone.offsetAt(match.playedAt) + shiftWeeks * weekMs;
    const move = rearrangements.find((moveMs) => busy.isFree([match.home, match.away], zone.toUtc(local + moveMs)));
    if (move === undefined) continue;
    const fixture = toFixture(match, { ...naming(match), startsAt: zone.toUtc(local + move), kind: "season" });
    busy.add(fixture);
    fixtures.push(fixture);
  }
  return fixtures.sort((first, second) => first.startsAt - second.startsAt || first.id - second.id);
}

/** A fixture that replays a source match. */
export function toFixture(match: SourceMatch, plan: Pick<Fixture, "id" | "tournamentId" | "startsAt" | "kind">): Fixture {
  return { ...plan, sport: match.sport, home: match.home, away: match.away, neutral: match.neutral, round: match.round, source: match };
}

/** When each team plays. */
export class TeamDiary {
  readonly #startsByTeam = new Map<string, number[]>();

  add({ home, away, startsAt }: Pick<Fixture, "home" | "away" | "startsAt">): void {
    for (const { id } of [home, away]) {
      const starts = this.#startsByTeam.get(id);
      if (starts) starts.push(startsAt);
      else this.#startsByTeam.set(id, [startsAt]);
    }
  }

  /** Whether the teams have enough rest before and after that time. */
  isFree(teams: readonly Team[], startsAt: number, restMs: number = teamRestMs): boolean {
    return teams.every(({ id }) => !this.#startsByTeam.get(id)?.some((other) => Math.abs(other - startsAt) < restMs));
  }
}
