import type { EngineContext } from "./engine-context.ts";
import { advanceMatch } from "./advance-match.ts";
import type { FixtureSource } from "./fixture-source.ts";
import { createMatchState, type MatchState } from "./match-state.ts";
import type { SportFeed } from "./sport-feed.ts";
import type { Fixture } from "../fixture.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How far back results are listed and how far ahead matches are offered. */
const windowReach = { backMs: 14 * dayMs, aheadMs: 7 * dayMs } as const;
/** No match lasts longer; whatever began before that is over. */
const longestMatchMs = 9 * hourMs;
const extendEveryMs = 10 * 60_000;
/** Matches outside the window that are remembered after somebody asked for them. */
const keptStrangers = 500;

/** The matches around now, in order of start. */
export interface MatchWindow {
  readonly matches: readonly MatchState[];
  /** A match of the window, or any other of the plan brought in on demand. */
  find(id: number): MatchState | null;
  has(id: number): boolean;
  /** Moves the window along; gives the matches that came in. */
  moveTo(now: number): readonly MatchState[];
}

/** What the window is made from. */
export interface WindowSources {
  readonly fixtures: FixtureSource;
  readonly sports: ReadonlyMap<string, SportFeed>;
}

/** A match that its model cannot build is left out and told to `onError`. */
export function createMatchWindow(
  context: EngineContext,
  { fixtures, sports }: WindowSources,
  onError: (error: unknown) => void,
): MatchWindow {
  const byId = new Map<number, MatchState>();
  const strangers = new Map<number, MatchState>();
  let matches: MatchState[] = [];
  let reachedMs: number | null = null;

  function create(fixture: Fixture, now: number): MatchState | null {
    const sport = sports.get(fixture.sport);
    if (sport === undefined) return null;
    const match = createMatchState(fixture, sport);
    if (now - fixture.startsAt >= longestMatchMs) {
      match.phase = "ended";
      match.settlementStep = "confirmed";
    } else if (now >= fixture.startsAt) {
      try {
        advanceMatch(context, match, now);
      } catch (error) {
        onError(error);
        return null;
      }
    }
    return match;
  }

  function takeIn(from: number, to: number, now: number): MatchState[] {
    const added: MatchState[] = [];
    for (const fixture of fixtures.fixturesBetween(from, to)) {
      if (byId.has(fixture.id)) continue;
      const match = strangers.get(fixture.id) ?? create(fixture, now);
      if (match === null) continue;
      byId.set(fixture.id, match);
      added.push(match);
    }
    return added;
  }

  return {
    get matches() {
      return matches;
    },
    has: (id) => byId.has(id),
    find(id) {
      const known = byId.get(id) ?? strangers.get(id);
      if (known !== undefined) return known;
      const fixture = fixtures.fixture(id);
      if (fixture === null || fixture === undefined) return null;
      const match = create(fixture, context.clock.now());
      if (match !== null) strangers.set(id, match);
      const [oldest] = strangers.keys();
      if (strangers.size > keptStrangers && oldest !== undefined) strangers.delete(oldest);
      return match;
    },
    moveTo(now) {
      if (reachedMs !== null && now - reachedMs < extendEveryMs) return [];
      const from = reachedMs === null ? now - windowReach.backMs : reachedMs + windowReach.aheadMs;
      const added = takeIn(from, now + windowReach.aheadMs, now);
      for (const match of matches) {
        if (match.fixture.startsAt < now - windowReach.backMs) byId.delete(match.fixture.id);
      }
      const kept = matches.filter((match) => byId.has(match.fixture.id));
      matches = [...kept, ...added].sort(
        (left, right) => left.fixture.startsAt - right.fixture.startsAt || left.fixture.id - right.fixture.id,
      );
      reachedMs = now;
      return added;
    },
  };
}
