import type { Dataset } from "../dataset/dataset.ts";
import type { Fixture } from "../core/fixture.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import { createClassicPool, createSpoilerCheck } from "./classic-pool.ts";
import { esportsEvents } from "./esports-events.data.ts";
import type { Plan, PlannedSeason } from "./plan.ts";
import { createSeasonPlan } from "./season-plan.ts";
import { standingsAt } from "./standings.ts";
import { createTournamentBook } from "./tournament-book.ts";
import { createTracks, type Track, type TrackInstance } from "./track.ts";
import { weekMs, weekStart } from "../core/time.ts";
import { createWeeklyPlan, isWeeklyId, weeksBetween, weeksKept } from "./weekly-plan.ts";

/** Plans weeks on demand and caches the most recent ones. */
export function createPlan({ dataset, seed }: { readonly dataset: Dataset; readonly seed: string }): Plan {
  const tracks = createTracks(dataset);
  const pool = createClassicPool(dataset);
  const tournaments = createTournamentBook({
    tracks,
    classics: [...new Set([...pool.values()].flatMap((candidates) => candidates.map(({ season }) => season)))],
    esports: esportsEvents,
  });
  const seasons = createSeasonPlan(dataset, tracks, tournaments);
  const weekly = createWeeklyPlan({
    seed,
    pool,
    isSpoiler: createSpoilerCheck(tracks),
    tournaments,
    seasonFixtures: (fromMs, toMs) => seasons.fixturesBetween(fromMs, toMs),
  });
  const weeks = createBoundedCache<number, readonly Fixture[]>(weeksKept);
  const fixturesOfWeek = (week: number): readonly Fixture[] =>
    weeks.get(week, () => {
      const start = weekStart(week);
      return [...seasons.fixturesBetween(start, start + weekMs), ...weekly.week(week)].sort(
        (first, second) => first.startsAt - second.startsAt || first.id - second.id,
      );
    });
  const planned = (track: Track, instance: TrackInstance): PlannedSeason => ({
    tournament: tournaments.seasonTournament(track.key),
    number: instance.number,
    season: instance.season,
    replayedAt: (realMs) => realMs + instance.shiftWeeks * weekMs,
    fixtures: () => seasons.instanceFixtures(track, instance),
  });
  const trackOf = (tournamentId: number): Track | undefined =>
    tracks.find(({ key }) => tournaments.seasonTournament(key).id === tournamentId);
  return {
    fixturesBetween: (fromMs, toMs) =>
      weeksBetween(fromMs, toMs).flatMap((week) => fixturesOfWeek(week).filter(({ startsAt }) => startsAt >= fromMs && startsAt < toMs)),
    fixture: (id) => (isWeeklyId(id) ? weekly.fixture(id) : seasons.fixture(id)),
    categories: () => tournaments.categories(),
    tournaments: () => tournaments.tournaments(),
    seasonsBetween: (fromMs, toMs) =>
      tracks.flatMap((track) => track.instancesBetween(fromMs, toMs).map((instance) => planned(track, instance))),
    season(tournamentId, number) {
      const track = trackOf(tournamentId);
      return track ? planned(track, track.instance(number)) : null;
    },
    standings(tournamentId, atMs) {
      const track = trackOf(tournamentId);
      return track ? standingsAt(track, seasons, atMs) : [];
    },
  };
}
