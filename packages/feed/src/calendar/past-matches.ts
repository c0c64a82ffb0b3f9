import { resultOf, scoreOf } from "./standings.ts";
import type { SourceMatch } from "../core/source-match.ts";
import type { Fixture } from "../core/fixture.ts";

/** A past real match, with its date shifted by the same amount as the fixture it belongs to. */
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

function shownScore(match: SourceMatch): readonly [number, number] | null {
  if (match.facts.sport !== "tennis") return scoreOf(match);
  const { sets } = match.facts;
  const won = (side: 0 | 1): number => sets.filter(({ games }) => games[side] > games[side === 0 ? 1 : 0]).length;
  return [won(0), won(1)];
}

/** Finds earlier real matches by team; never returns matches from the date of the fixture or later. */
export function createPastMatches(matches: readonly SourceMatch[]): (fixture: Fixture) => PastOfFixture | null {
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

  return (fixture) => {
    const { source } = fixture;
    if (source === null) return null;
    byTeam ??= index();
    const known = byTeam;
    const shiftMs = fixture.startsAt - source.playedAt;
    const toPastMatch = (match: SourceMatch): readonly PastMatch[] => {
      const score = shownScore(match);
      const result = resultOf(match);
      return score === null || result === null ? [] : [{ source: match, startsAt: match.playedAt + shiftMs, score, result }];
    };
    const before = (teamId: string): readonly SourceMatch[] =>
      (known.get(teamId) ?? []).filter((match) => match.sport === source.sport && match.playedAt < source.playedAt);
    const ofHome = before(fixture.home.id);
    return {
      meetings: ofHome
        .filter(({ home, away }) => home.id === fixture.away.id || away.id === fixture.away.id)
        .flatMap(toPastMatch)
        .slice(0, maxMeetings),
      home: ofHome.flatMap(toPastMatch).slice(0, formMatches),
      away: before(fixture.away.id).flatMap(toPastMatch).slice(0, formMatches),
    };
  };
}
