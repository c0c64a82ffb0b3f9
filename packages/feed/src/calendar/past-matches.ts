import { shownScore } from "./fixture-state.ts";
import { resultOf } from "./standings.ts";
import type { SourceMatch } from "../core/source-match.ts";
import type { Fixture } from "../core/fixture.ts";

/** A past real match, at the time at which it was last replayed. */
export interface PastMatch {
  readonly source: SourceMatch;
  /** Feed time, epoch ms. */
  readonly startsAt: number;
  /** Goals, points, runs or sets, home first. */
  readonly score: readonly [number, number];
  /** 1 home won, 0 drawn, -1 away won. */
  readonly result: 1 | 0 | -1;
}

/** Earlier meetings and recent form of both sides of a fixture: real matches only, newest first. */
export interface PastOfFixture {
  readonly meetings: readonly PastMatch[];
  readonly home: readonly PastMatch[];
  readonly away: readonly PastMatch[];
}

const maxMeetings = 10;
const formMatches = 5;

/** When a match was last replayed, or null if it was not, or will be replayed soon. */
type LastShown = (match: SourceMatch, nowMs: number) => number | null;

/** Finds earlier real matches by team, excluding those played on the fixture's real date or later and those not yet replayed. */
export function createPastMatches(
  matches: readonly SourceMatch[],
  lastShown: LastShown,
): (fixture: Fixture, nowMs: number) => PastOfFixture | null {
  let byTeam: ReadonlyMap<string, readonly SourceMatch[]> | null = null;

  function index(): ReadonlyMap<string, readonly SourceMatch[]> {
    const found = new Map<string, SourceMatch[]>();
    for (const match of matches) {
      for (const { id } of [match.home, match.away]) {
        const own = found.get(id) ?? [];
        own.push(match);
        found.set(id, own);
      }
    }
    for (const own of found.values()) own.sort((left, right) => right.playedAt - left.playedAt);
    return found;
  }

  return (fixture, nowMs) => {
    const { source } = fixture;
    if (source === null) return null;
    byTeam ??= index();
    const known = byTeam;
    const toPastMatch = (match: SourceMatch): PastMatch | null => {
      const score = shownScore(match);
      const result = resultOf(match);
      const startsAt = score === null || result === null ? null : lastShown(match, nowMs);
      return score === null || result === null || startsAt === null ? null : { source: match, startsAt, score, result };
    };
    const latest = (found: readonly SourceMatch[], count: number): readonly PastMatch[] => {
      const past: PastMatch[] = [];
      for (const match of found) {
        if (past.length === count) break;
        const shown = toPastMatch(match);
        if (shown !== null) past.push(shown);
      }
      return past;
    };
    const before = (teamId: string): readonly SourceMatch[] =>
      (known.get(teamId) ?? []).filter((match) => match.sport === source.sport && match.playedAt < source.playedAt);
    const ofHome = before(fixture.home.id);
    return {
      meetings: latest(
        ofHome.filter(({ home, away }) => home.id === fixture.away.id || away.id === fixture.away.id),
        maxMeetings,
      ),
      home: latest(ofHome, formMatches),
      away: latest(before(fixture.away.id), formMatches),
    };
  };
}
