import type { Dataset } from "../dataset/dataset.ts";
import type { SourceMatch, Team } from "../core/source-match.ts";
import type { Fixture } from "../core/fixture.ts";
import { countWhile, dayMs, weekMs, weekOf, weekStart } from "../core/time.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import type { KickOffHours } from "./kick-off-hours.ts";
import { type PlacedSeason, placeSeason } from "./place-season.ts";
import { joinStarts, type TeamStarts } from "./team-starts.ts";
import type { TournamentBook } from "./tournament-book.ts";
import type { Track, TrackInstance } from "./track.ts";

const idBase = 100_000_000;
const idEnd = 200_000_000;
const idsPerInstance = 40_000;
const instanceBias = 1000;
/** Seasons before and after the first that are planned at all: more than a century. */
const maxInstance = 700;
const instancesKept = 600;
const weeksKept = 80;

/** Where the matches of all seasons are placed, before football is moved to quiet hours. */
export interface SeasonPlaces {
  /** By start. */
  fixturesOf(track: Track, instance: TrackInstance): readonly Fixture[];
  fixture(id: number): Fixture | null;
  fixtureOf(track: Track, instance: TrackInstance, match: SourceMatch): Fixture | null;
  /** Placed on a UTC day, by start and id. */
  fixturesOn(day: number): readonly Fixture[];
  footballOn(day: number): readonly Fixture[];
  hoursOf(match: SourceMatch): KickOffHours;
}

/** Places the seasons of each competition; a lower-ranked match waits if a team would play twice. */
export function createSeasonPlaces(dataset: Dataset, tracks: readonly Track[], tournaments: TournamentBook): SeasonPlaces {
  const indexOfMatch = new Map(dataset.matches.map((match, index) => [match, index]));
  const trackByKey = new Map(tracks.map((track) => [`${track.sport}/${track.key}`, track]));
  const rivalsByTrack = findRivals(tracks);
  const placed = createBoundedCache<string, PlacedSeason>(instancesKept);
  const hours = new Map<SourceMatch, KickOffHours>();
  const weeks = createBoundedCache<number, ReadonlyMap<number, PlacedDay>>(weeksKept);

  const placeInstance = (track: Track, instance: TrackInstance): PlacedSeason =>
    placed.get(`${track.key}/${instance.number}`, () => {
      const { steps, teamIds } = track.prepared(instance.season);
      for (const step of steps) hours.set(step.match, step.hours);
      const tournamentId = tournaments.seasonTournament(track.key).id;
      const busy = busyIn(track, instance, teamIds);
      return placeSeason(track, instance, busy, (match) => ({
        id: idBase + (instance.number + instanceBias) * idsPerInstance + (indexOfMatch.get(match) ?? 0),
        tournamentId,
        kind: instance.season === track.seasons.at(-1) ? "season" : "classic",
      }));
    });
  /** When teams play in competitions that are placed first. */
  const busyIn = (track: Track, instance: TrackInstance, teamIds: readonly string[]): TeamStarts => {
    const starts = (rivalsByTrack.get(track) ?? []).flatMap((rival) =>
      rival.instancesBetween(instance.from, instance.to).map((other) => placeInstance(rival, other).starts()),
    );
    return joinStarts(starts, teamIds);
  };
  const fixtureOf = (track: Track, instance: TrackInstance, match: SourceMatch): Fixture | null =>
    placeInstance(track, instance).fixtureOf(match);
  const fixturesOf = (track: Track, instance: TrackInstance): readonly Fixture[] => placeInstance(track, instance).fixtures();
  const placedBetween = (fromMs: number, toMs: number): readonly Fixture[] =>
    tracks
      .flatMap((track) => track.instancesBetween(fromMs, toMs).map((instance) => fixturesOf(track, instance)))
      .flatMap((fixtures) =>
        fixtures.slice(
          countWhile(fixtures, ({ startsAt }) => startsAt < fromMs),
          countWhile(fixtures, ({ startsAt }) => startsAt < toMs),
        ),
      )
      .sort((first, second) => first.startsAt - second.startsAt || first.id - second.id);
  const placedOn = (day: number): PlacedDay => {
    const week = weekOf(day * dayMs);
    const days = weeks.get(week, () => {
      const byDay = Map.groupBy(placedBetween(weekStart(week), weekStart(week) + weekMs), ({ startsAt }) => Math.floor(startsAt / dayMs));
      return new Map([...byDay].map(([own, all]) => [own, { all, football: all.filter(({ sport }) => sport === "soccer") }]));
    });
    return days.get(day) ?? emptyDay;
  };

  return {
    fixturesOf,
    fixture(id) {
      const number = Math.floor((id - idBase) / idsPerInstance) - instanceBias;
      const match = dataset.matches[(id - idBase) % idsPerInstance];
      const track = match && trackByKey.get(`${match.sport}/${match.competition}`);
      if (!track || id < idBase || id >= idEnd || Math.abs(number) > maxInstance) return null;
      return fixtureOf(track, track.instance(number), match);
    },
    fixtureOf,
    fixturesOn: (day) => placedOn(day).all,
    footballOn: (day) => placedOn(day).football,
    hoursOf(match) {
      const found = hours.get(match);
      if (!found) throw new Error(`${match.id} is not placed`);
      return found;
    },
  };
}

interface PlacedDay {
  readonly all: readonly Fixture[];
  readonly football: readonly Fixture[];
}

const emptyDay: PlacedDay = { all: [], football: [] };

/** For each track, those of higher rank that share a team with it, by rank. */
function findRivals(tracks: readonly Track[]): ReadonlyMap<Track, readonly Track[]> {
  const tracksByTeam = new Map<Team, Track[]>();
  return new Map(
    tracks.map((track) => {
      const rivals = new Set<Track>();
      for (const team of new Set(track.seasons.flatMap(({ teams }) => teams))) {
        const known = tracksByTeam.get(team) ?? [];
        for (const rival of known) rivals.add(rival);
        tracksByTeam.set(team, [...known, track]);
      }
      return [track, [...rivals]] as const;
    }),
  );
}
