import type { Dataset } from "../dataset/dataset.ts";
import type { Fixture } from "../core/fixture.ts";
import { dayMs, weekMs, weekOf, weekStart } from "../core/time.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import { esportsEvents } from "./esports-events.data.ts";
import { createEsportsPlan, isEsportsId } from "./esports-plan.ts";
import type { Plan, PlannedSeason } from "./plan.ts";
import { createSeasonPlan } from "./season-plan.ts";
import { createTournamentBook } from "./tournament-book.ts";
import { createTracks, type Track, type TrackInstance } from "./track.ts";

/** Number of planned weeks in the cache: those around now, and some of earlier bets. */
const weeksKept = 20;
/** No season lasts longer. */
const yearMs = 366 * dayMs;

/** Plans weeks on demand and caches the most recent ones. */
export function createPlan({ dataset, seed }: { readonly dataset: Dataset; readonly seed: string }): Plan {
  const tracks = createTracks(dataset);
  const tournaments = createTournamentBook({
    tracks: tracks.toSorted((first, second) => first.rank - second.rank),
    esports: esportsEvents,
  });
  const seasons = createSeasonPlan(dataset, tracks, tournaments);
  const esports = createEsportsPlan({ seed, tournaments, realFixtures: (fromMs, toMs) => seasons.fixturesBetween(fromMs, toMs) });
  const weeks = createBoundedCache<number, readonly Fixture[]>(weeksKept);
  const fixturesOfWeek = (week: number): readonly Fixture[] =>
    weeks.get(week, () => {
      const start = weekStart(week);
      return [...seasons.fixturesBetween(start, start + weekMs), ...esports.fixturesBetween(start, start + weekMs)].sort(
        (first, second) => first.startsAt - second.startsAt || first.id - second.id,
      );
    });
  const planned = (track: Track, instance: TrackInstance): PlannedSeason => {
    const [first, last] = [instance.matches[0]?.playedAt ?? 0, instance.matches.at(-1)?.playedAt ?? 0];
    const share = Math.min(1, (instance.days * dayMs) / Math.max(dayMs, last - first));
    return {
      tournament: tournaments.seasonTournament(track.key),
      number: instance.number,
      season: instance.season,
      replayedAt: (realMs) => instance.firstDay + (realMs - first) * share,
      fixtures: () => seasons.instanceFixtures(track, instance),
    };
  };
  const trackOf = (tournamentId: number): Track | undefined =>
    tracks.find(({ key }) => tournaments.seasonTournament(key).id === tournamentId);
  return {
    fixturesBetween: (fromMs, toMs) =>
      weeksBetween(fromMs, toMs).flatMap((week) => fixturesOfWeek(week).filter(({ startsAt }) => startsAt >= fromMs && startsAt < toMs)),
    fixture: (id) => (isEsportsId(id) ? esports.fixture(id) : seasons.fixture(id)),
    lastShown: (match, nowMs) => seasons.lastShown(match, nowMs),
    splitsBetween: (fromMs, toMs) => esports.splitsBetween(fromMs, toMs),
    split: (tournamentId, number) => esports.split(tournamentId, number),
    splitAt: (tournamentId, atMs) => esports.splitAt(tournamentId, atMs),
    categories: () => tournaments.categories(),
    tournaments: () => tournaments.tournaments(),
    seasonsBetween: (fromMs, toMs) =>
      tracks.flatMap((track) => track.instancesBetween(fromMs, toMs).map((instance) => planned(track, instance))),
    season(tournamentId, number) {
      const track = trackOf(tournamentId);
      return track ? planned(track, track.instance(number)) : null;
    },
    seasonAt(tournamentId, atMs) {
      const track = trackOf(tournamentId);
      const near = track?.instancesBetween(atMs - yearMs, atMs + yearMs) ?? [];
      const found = near.findLast(({ from }) => from <= atMs) ?? near[0];
      return track && found ? planned(track, found) : null;
    },
  };
}

/** Numbers of the weeks that overlap a span of time. */
function weeksBetween(fromMs: number, toMs: number): readonly number[] {
  const [first, last] = [weekOf(fromMs), weekOf(toMs - 1)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
