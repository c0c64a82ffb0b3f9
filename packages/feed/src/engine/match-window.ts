import { type Fixture, isPublic } from "../core/fixture.ts";
import type { EngineContext } from "./engine-context.ts";
import { advanceMatch } from "./advance-match.ts";
import { retryAfterMs } from "./match-failure.ts";
import { createMatchState, type MatchState } from "./match-state.ts";
import type { SportFeed } from "../core/sport-module.ts";
import { dayMs, hourMs, minuteMs } from "../core/time.ts";

/** The part of the calendar that the engine uses. */
interface FixtureSource {
  /** Fixtures that start in [from, to), feed time, epoch ms. */
  fixturesBetween(fromMs: number, toMs: number): readonly Fixture[];
  /** Any fixture of the plan, past ones too. */
  fixture(id: number): Fixture | null | undefined;
}

/** How far back results are listed and how far ahead matches are offered. */
const windowReach = { backMs: 14 * dayMs, aheadMs: 7 * dayMs } as const;
/** Maximum duration of a match; earlier matches are over. */
const maxMatchMs = 9 * hourMs;
const extendEveryMs = 10 * minuteMs;
/** Maximum number of requested matches outside the window that are cached. */
const maxExtraMatches = 500;

/** The matches around now, in order of start. */
export interface MatchWindow {
  readonly matches: readonly MatchState[];
  /** A match of the window, or any other match of the plan whose sides are known, loaded on demand. */
  find(id: number): MatchState | null;
  has(id: number): boolean;
  /** Whether no plan of this version has a match with that id. */
  isForgotten(id: number): boolean;
  /** A match in memory, from the window or loaded earlier on demand. */
  known(id: number): MatchState | null;
  /** Advances the window; returns the added matches, among them those whose sides have become known. */
  moveTo(now: number): readonly MatchState[];
}

/** Sources of the window. */
export interface WindowSources {
  readonly fixtures: FixtureSource;
  readonly sports: ReadonlyMap<string, SportFeed>;
}

/** A match that its model cannot build is left out, reported once, and retried as the window moves. */
export function createMatchWindow(
  context: EngineContext,
  { fixtures, sports }: WindowSources,
  onError: (error: unknown) => void,
): MatchWindow {
  const byId = new Map<number, MatchState>();
  const extraMatches = new Map<number, MatchState>();
  /** Fixtures whose model failed, with the feed time of the next retry. */
  const broken = new Map<number, { readonly fixture: Fixture; readonly tries: number; readonly retryAt: number }>();
  /** Fixtures in the window whose sides are not known yet, by the time at which they are. */
  let undrawn: Fixture[] = [];
  let matches: MatchState[] = [];
  let reachedMs: number | null = null;

  function create(fixture: Fixture, now: number): MatchState | null {
    const sport = sports.get(fixture.sport);
    if (sport === undefined) return null;
    const match = createMatchState(fixture, sport);
    if (now - fixture.startsAt >= maxMatchMs) {
      match.phase = "ended";
      match.settlementStep = "confirmed";
    } else if (now >= fixture.startsAt) {
      const failed = broken.get(fixture.id);
      if (failed !== undefined && now < failed.retryAt) return null;
      try {
        advanceMatch(context, match, now);
        broken.delete(fixture.id);
      } catch (error) {
        if (failed === undefined) onError(new Error(`Match ${fixture.id} is left out: its model fails.`, { cause: error }));
        const tries = (failed?.tries ?? 0) + 1;
        broken.set(fixture.id, { fixture, tries, retryAt: now + retryAfterMs(tries) * context.clock.speed });
        return null;
      }
    }
    return match;
  }

  function addFixtures(from: number, to: number, now: number): MatchState[] {
    const added: MatchState[] = [];
    const again = [...broken.values()].map(({ fixture }) => fixture).filter(({ startsAt }) => startsAt >= now - windowReach.backMs);
    for (const fixture of [...fixtures.fixturesBetween(from, to), ...again]) {
      if (byId.has(fixture.id)) continue;
      if (!isPublic(fixture, now)) {
        undrawn.push(fixture);
        continue;
      }
      const match = extraMatches.get(fixture.id) ?? create(fixture, now);
      if (match === null) continue;
      byId.set(fixture.id, match);
      added.push(match);
    }
    undrawn.sort((first, second) => (first.publicAt ?? 0) - (second.publicAt ?? 0));
    return added;
  }

  function addDrawn(now: number): MatchState[] {
    const drawn = undrawn.filter((fixture) => isPublic(fixture, now));
    undrawn = undrawn.slice(drawn.length);
    return drawn.flatMap((fixture) => {
      const match = extraMatches.get(fixture.id) ?? create(fixture, now);
      if (match !== null) byId.set(fixture.id, match);
      return match ?? [];
    });
  }

  /** Adds matches and removes those that the results no longer list. */
  function include(added: readonly MatchState[], now: number): void {
    for (const match of matches) {
      if (match.fixture.startsAt < now - windowReach.backMs) byId.delete(match.fixture.id);
    }
    const kept = matches.filter((match) => byId.has(match.fixture.id));
    matches = [...kept, ...added].sort(
      (left, right) => left.fixture.startsAt - right.fixture.startsAt || left.fixture.id - right.fixture.id,
    );
  }

  return {
    get matches() {
      return matches;
    },
    has: (id) => byId.has(id),
    isForgotten: (id) => !byId.has(id) && !extraMatches.has(id) && (fixtures.fixture(id) ?? null) === null,
    known: (id) => byId.get(id) ?? extraMatches.get(id) ?? null,
    find(id) {
      const known = byId.get(id) ?? extraMatches.get(id);
      if (known !== undefined) return known;
      const fixture = fixtures.fixture(id);
      const now = context.clock.now();
      if (fixture === null || fixture === undefined || !isPublic(fixture, now)) return null;
      const match = create(fixture, now);
      if (match !== null) extraMatches.set(id, match);
      const [oldest] = extraMatches.keys();
      if (extraMatches.size > maxExtraMatches && oldest !== undefined) extraMatches.delete(oldest);
      return match;
    },
    moveTo(now) {
      const isDue = reachedMs === null || now - reachedMs >= extendEveryMs;
      if (!isDue && (undrawn[0]?.publicAt ?? Infinity) > now) return [];
      const added = addDrawn(now);
      if (isDue) {
        const from = reachedMs === null ? now - windowReach.backMs : reachedMs + windowReach.aheadMs;
        added.push(...addFixtures(from, now + windowReach.aheadMs, now));
        reachedMs = now;
      }
      include(added, now);
      return added;
    },
  };
}
