import type { CompetitionSeason, Dataset } from "../dataset/dataset.ts";
import type { SourceMatch, Team } from "../core/source-match.ts";
import type { Fixture } from "../core/fixture.ts";
import { dayMs, weekMs, weekOf, weekStart } from "../core/time.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import { type KickOffHours, kickOffHours } from "./kick-off-hours.ts";
import { type PlacedSeason, placeSeason } from "./place-season.ts";
import type { TournamentBook } from "./tournament-book.ts";
import type { Track, TrackInstance } from "./track.ts";

const idBase = 100_000_000;
const idEnd = 200_000_000;
const idsPerInstance = 40_000;
const instanceBias = 1000;
/** Number of seasons planned before and after the first: more than a century. */
const maxInstance = 700;
const instancesKept = 600;
const weeksKept = 80;
/** Balancing the kick-off times of a day also needs the days around it. */
const daysKept = 24;

/** The starts of the matches of all seasons, before football is moved to quiet hours. */
export interface SeasonPlaces {
  /** By start. */
  fixturesOf(track: Track, instance: TrackInstance): readonly Fixture[];
  fixture(id: number): Fixture | null;
  fixtureOf(track: Track, instance: TrackInstance, match: SourceMatch): Fixture | null;
  /** Placed on a UTC day, by start and id. */
  fixturesOn(day: number): readonly Fixture[];
  footballOn(day: number): readonly Fixture[];
  hoursOf(fixture: Fixture): KickOffHours;
}

/** Places the seasons of each competition; a match waits if a team would otherwise play twice. */
export function createSeasonPlaces(dataset: Dataset, tracks: readonly Track[], tournaments: TournamentBook): SeasonPlaces {
  const firstPlaces = placesOfSeasons(dataset);
  const trackByKey = new Map(tracks.map((track) => [`${track.sport}/${track.key}`, track]));
  const trackOf = ({ sport, competition }: SourceMatch): Track | undefined => trackByKey.get(`${sport}/${competition}`);
  const rivalsByTrack = findRivals(tracks);
  const placed = createBoundedCache<string, PlacedSeason>(instancesKept);
  const weeks = createBoundedCache<number, readonly PlacedSeason[]>(weeksKept);
  const days = createBoundedCache<number, PlacedDay>(daysKept);

  const placeInstance = (track: Track, instance: TrackInstance): PlacedSeason =>
    placed.get(`${track.key}/${instance.number}`, () =>
      placeSeason(track, instance, {
        busy: busyIn(track, instance),
        naming: {
          firstId: idBase + (instance.number + instanceBias) * idsPerInstance + (firstPlaces.get(instance.season) ?? 0),
          tournamentId: tournaments.seasonTournament(track.key).id,
          kind: instance.season === track.seasons.at(-1) ? "season" : "classic",
        },
      }),
    );
  /** Sorted starts of each team's matches in competitions that are placed first, indexed by team number. */
  const busyIn = (track: Track, instance: TrackInstance): readonly (readonly number[])[] => {
    const starts = track.prepared(instance.season).teamIds.map((id): [string, number[]] => [id, []]);
    const byTeam = new Map(starts);
    for (const rival of rivalsByTrack.get(track) ?? [])
      for (const other of rival.instancesBetween(instance.from, instance.to)) placeInstance(rival, other).addStarts(byTeam);
    return starts.map(([, own]) => own.sort((first, second) => first - second));
  };
  const seasonsIn = (week: number): readonly PlacedSeason[] =>
    weeks.get(week, () =>
      tracks.flatMap((track) =>
        track.instancesBetween(weekStart(week), weekStart(week) + weekMs).map((instance) => placeInstance(track, instance)),
      ),
    );
  const placedOn = (day: number): PlacedDay =>
    days.get(day, () => {
      const from = day * dayMs;
      const all = seasonsIn(weekOf(from))
        .flatMap((season) => season.fixtures(from, from + dayMs))
        .sort((first, second) => first.startsAt - second.startsAt || first.id - second.id);
      return { all, football: all.filter(({ sport }) => sport === "soccer") };
    });

  return {
    fixturesOf: (track, instance) => placeInstance(track, instance).fixtures(),
    fixture(id) {
      const number = instanceNumber(id);
      const match = dataset.matches[(id - idBase) % idsPerInstance];
      const track = match && trackOf(match);
      if (!track || id < idBase || id >= idEnd || Math.abs(number) > maxInstance) return null;
      return placeInstance(track, track.instance(number)).fixtureOf(match);
    },
    fixtureOf: (track, instance, match) => placeInstance(track, instance).fixtureOf(match),
    fixturesOn: (day) => placedOn(day).all,
    footballOn: (day) => placedOn(day).football,
    hoursOf({ id, source }) {
      const track = source && trackOf(source);
      if (!track) throw new Error(`${id} is not placed`);
      return kickOffHours(track.instance(instanceNumber(id)).season, source, track.pace);
    },
  };
}

function instanceNumber(id: number): number {
  return Math.floor((id - idBase) / idsPerInstance) - instanceBias;
}

interface PlacedDay {
  readonly all: readonly Fixture[];
  readonly football: readonly Fixture[];
}

/** Index of the first match of each season among all matches. */
function placesOfSeasons({ seasons }: Dataset): ReadonlyMap<CompetitionSeason, number> {
  let place = 0;
  return new Map(
    seasons.map((season) => {
      place += season.matches.length;
      return [season, place - season.matches.length] as const;
    }),
  );
}

/** For each track, the tracks placed before it that share a team with it. */
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
