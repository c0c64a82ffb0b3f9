import type { Dataset } from "../dataset/dataset.ts";
import type { SourceMatch, Team } from "../core/source-match.ts";
import type { Fixture } from "../core/fixture.ts";
import { countWhile, dayMs, weekMs } from "../core/time.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import { overAt, type PlacedSeason, placeSeason } from "./place-season.ts";
import { joinStarts, type TeamStarts } from "./team-starts.ts";
import type { TournamentBook } from "./tournament-book.ts";
import type { Track, TrackInstance } from "./track.ts";

const idBase = 10_000_000;
const idEnd = 100_000_000;
const idsPerInstance = 40_000;
const instanceBias = 1000;
/** Seasons before and after the first that are planned at all: more than a century. */
const maxInstance = 700;
const instancesKept = 600;
/** A match that starts within this time may be on offer. */
const soonMs = 8 * dayMs;

/** The real matches of all time. */
export interface SeasonPlan {
  fixturesBetween(fromMs: number, toMs: number): readonly Fixture[];
  fixture(id: number): Fixture | null;
  /** When a match was last replayed; null if it never was, or is on offer again soon. */
  lastShown(match: SourceMatch, nowMs: number): number | null;
  /** All fixtures of one instance of a track, by start. */
  instanceFixtures(track: Track, instance: TrackInstance): readonly Fixture[];
}

/** Places the seasons of each competition; a lower-ranked match waits if a team would play twice. */
export function createSeasonPlan(dataset: Dataset, tracks: readonly Track[], tournaments: TournamentBook): SeasonPlan {
  const indexOfMatch = new Map(dataset.matches.map((match, index) => [match, index]));
  const trackOfSeason = new Map(
    tracks.flatMap((track) => track.seasons.map((season) => [`${season.sport}/${season.key}`, track] as const)),
  );
  const rivalsByTrack = findRivals(tracks);
  const placed = createBoundedCache<string, PlacedSeason>(instancesKept);

  const placeInstance = (track: Track, instance: TrackInstance): PlacedSeason => {
    const key = `${track.key}/${instance.number}`;
    return placed.get(key, () => {
      const tournamentId = tournaments.seasonTournament(track.key).id;
      return placeSeason(track, instance, busyIn(track, instance), (match) => ({
        id: idBase + (instance.number + instanceBias) * idsPerInstance + (indexOfMatch.get(match) ?? 0),
        tournamentId,
        kind: instance.season === track.seasons.at(-1) ? "season" : "classic",
      }));
    });
  };
  /** When the teams of a season play in competitions that are placed first. */
  const busyIn = (track: Track, instance: TrackInstance): TeamStarts => {
    const starts = (rivalsByTrack.get(track) ?? []).flatMap((rival) =>
      rival.instancesBetween(instance.from, instance.to).map((other) => placeInstance(rival, other).starts()),
    );
    return joinStarts(starts, track.prepared(instance.season).teamIds);
  };
  const instanceFixtures = (track: Track, instance: TrackInstance): readonly Fixture[] => placeInstance(track, instance).fixtures();

  return {
    instanceFixtures,
    fixturesBetween(fromMs, toMs) {
      return tracks
        .flatMap((track) => track.instancesBetween(fromMs, toMs).map((instance) => instanceFixtures(track, instance)))
        .flatMap((fixtures) =>
          fixtures.slice(
            countWhile(fixtures, ({ startsAt }) => startsAt < fromMs),
            countWhile(fixtures, ({ startsAt }) => startsAt < toMs),
          ),
        );
    },
    lastShown(match, nowMs) {
      const track = trackOfSeason.get(`${match.sport}/${match.competition}`);
      if (!track) return null;
      const turnMs = track.seasons.length * track.pace.weeks * weekMs;
      let shownAt: number | null = null;
      for (const instance of track.instancesBetween(nowMs - turnMs, nowMs + soonMs)) {
        if (!instance.season.matches.includes(match)) continue;
        const fixture = instanceFixtures(track, instance).find(({ source }) => source === match);
        if (fixture && overAt(fixture) <= nowMs) shownAt = fixture.startsAt;
        else if (fixture && fixture.startsAt <= nowMs + soonMs) return null;
      }
      return shownAt;
    },
    fixture(id) {
      const number = Math.floor((id - idBase) / idsPerInstance) - instanceBias;
      const match = dataset.matches[(id - idBase) % idsPerInstance];
      const track = match && trackOfSeason.get(`${match.sport}/${match.competition}`);
      if (!track || id < idBase || id >= idEnd || Math.abs(number) > maxInstance) return null;
      return instanceFixtures(track, track.instance(number)).find((fixture) => fixture.id === id) ?? null;
    },
  };
}

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
