import type { Dataset } from "../dataset/dataset.ts";
import type { SourceMatch } from "../core/source-match.ts";
import type { Fixture } from "../core/fixture.ts";
import { dayMs, weekMs } from "../core/time.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import { createKickOffBalance, maxShiftMs } from "./kick-off-balance.ts";
import { overAt } from "./place-season.ts";
import { createSeasonPlaces } from "./season-places.ts";
import type { TournamentBook } from "./tournament-book.ts";
import type { Track, TrackInstance } from "./track.ts";

/** A match that starts within this time may be on offer. */
const soonMs = 8 * dayMs;
/** Number of cached instances: those that one page needs several times. */
const instancesKept = 8;

/** The replays of real matches, past and future. */
export interface SeasonPlan {
  /** Fixtures that start in the span, in no particular order. */
  fixturesBetween(fromMs: number, toMs: number): readonly Fixture[];
  fixture(id: number): Fixture | null;
  /** When a match was last replayed; null if it never was, or is on offer again soon. */
  lastShown(match: SourceMatch, nowMs: number): number | null;
  /** All fixtures of one instance of a track, by start. */
  instanceFixtures(track: Track, instance: TrackInstance): readonly Fixture[];
}

/** Places the seasons of all competitions, then moves football to the hours with few live matches. */
export function createSeasonPlan(dataset: Dataset, tracks: readonly Track[], tournaments: TournamentBook): SeasonPlan {
  const trackByKey = new Map(tracks.map((track) => [`${track.sport}/${track.key}`, track]));
  const places = createSeasonPlaces(dataset, tracks, tournaments);
  const { balanced } = createKickOffBalance(places);
  const instances = createBoundedCache<string, readonly Fixture[]>(instancesKept);
  return {
    instanceFixtures: (track, instance) =>
      instances.get(`${track.key}/${instance.number}`, () =>
        places
          .fixturesOf(track, instance)
          .map(balanced)
          .sort((first, second) => first.startsAt - second.startsAt || first.id - second.id),
      ),
    fixturesBetween(fromMs, toMs) {
      const found: Fixture[] = [];
      for (let day = Math.floor((fromMs - maxShiftMs) / dayMs); day * dayMs < toMs + maxShiftMs; day += 1) {
        for (const placed of places.fixturesOn(day)) {
          const fixture = balanced(placed);
          if (fixture.startsAt >= fromMs && fixture.startsAt < toMs) found.push(fixture);
        }
      }
      return found;
    },
    lastShown(match, nowMs) {
      const track = trackByKey.get(`${match.sport}/${match.competition}`);
      if (!track) return null;
      const turnMs = track.seasons.length * track.pace.weeks * weekMs;
      let shownAt: number | null = null;
      for (const instance of track.instancesBetween(nowMs - turnMs, nowMs + soonMs)) {
        const placed = places.fixtureOf(track, instance, match);
        const fixture = placed && balanced(placed);
        if (fixture && overAt(fixture) <= nowMs) shownAt = fixture.startsAt;
        else if (fixture && fixture.startsAt <= nowMs + soonMs) return null;
      }
      return shownAt;
    },
    fixture(id) {
      const placed = places.fixture(id);
      return placed && balanced(placed);
    },
  };
}
