import { type Fixture, isPublic } from "../core/fixture.ts";
import type { Pair, Side, SourceMatch, Team } from "../core/source-match.ts";
import { leaderOf } from "../core/match-end.ts";
import { type FixtureState, shownScore } from "./fixture-state.ts";
import { type DrawnRound, drawnRounds, type DrawnTie } from "./knock-out-ties.ts";
import type { PlannedSeason } from "./plan.ts";
import { resultOf } from "./standings.ts";

/** A public match of a tie. */
export interface TieMatch {
  readonly fixture: Fixture;
  /** Home first; null before the start. */
  readonly score: Pair | null;
  readonly isLive: boolean;
}

/** Two teams of a knock-out round, as far as they are known. */
export interface KnockOutTie {
  readonly number: number;
  readonly home: Team | null;
  readonly away: Team | null;
  /** Number of the tie whose winner the side will be; null if the side is known, or will be drawn. */
  readonly homeFrom: number | null;
  readonly awayFrom: number | null;
  /** Matches won in a series, goals over both legs, or the score of the match; null before the first one. */
  readonly score: Pair | null;
  readonly penalties: Pair | null;
  readonly winner: Side | null;
  readonly isLive: boolean;
  /** The public ones, by start. */
  readonly matches: readonly TieMatch[];
}

export interface KnockOutRound {
  /** English: `Quarterfinals`. */
  readonly name: string;
  readonly kind: DrawnRound["kind"];
  readonly ties: readonly KnockOutTie[];
}

interface RoundsQuestion {
  readonly planned: PlannedSeason;
  readonly nowMs: number;
  /** Whether all matches of the season are over. */
  readonly isOver: boolean;
  stateOf(fixture: Fixture): FixtureState;
}

/** The knock-out rounds of a season. A tie has both sides once its first match is public; before that, only those that have qualified. */
export function knockOutRounds({ planned, nowMs, isOver: isSeasonOver, stateOf }: RoundsQuestion): readonly KnockOutRound[] {
  const fixtureOf = new Map(planned.fixtures().map((fixture) => [fixture.source, fixture]));
  const rounds = drawnRounds(planned.season);
  const all = rounds.flatMap(({ ties }) => ties);
  const seen = new Map<DrawnTie, SeenTie>();
  for (const tie of all)
    seen.set(
      tie,
      seeTie(
        tie,
        tie.matches.flatMap((match) => fixtureOf.get(match) ?? []),
      ),
    );

  function seeTie(tie: DrawnTie, planned: readonly Fixture[]): SeenTie {
    const fixtures = planned.filter((fixture) => isPublic(fixture, nowMs));
    const states = fixtures.map(stateOf);
    // A tie that could not be planned becomes known with the next match of its winner.
    const next = all.find(({ from }) => from.includes(tie))?.matches[0];
    const isPassed = planned.length === 0 && (isSeasonOver || isPublicMatch(next && fixtureOf.get(next), nowMs));
    const isOver = isPassed || (planned.length > 0 && planned.length === fixtures.length && states.every(({ type }) => type === "over"));
    return { fixtures, states, isKnown: isPassed || fixtures.length > 0, isOver };
  }

  return rounds.map(({ name, kind, ties }) => ({
    name,
    kind,
    ties: ties.map((tie) => {
      const own = seen.get(tie);
      return own?.isKnown === true && tie.matches.length > 0 ? knownTie(tie, own, kind) : openTie(tie, seen);
    }),
  }));
}

interface SeenTie {
  /** The public ones. */
  readonly fixtures: readonly Fixture[];
  readonly states: readonly FixtureState[];
  readonly isKnown: boolean;
  readonly isOver: boolean;
}

function isPublicMatch(fixture: Fixture | undefined, nowMs: number): boolean {
  return fixture !== undefined && isPublic(fixture, nowMs);
}

function teamOf({ matches }: DrawnTie, id: string | null): Team | null {
  return matches.flatMap(({ home, away }) => [home, away]).find((team) => team.id === id) ?? null;
}

/** A tie that is not drawn yet, or missing in the data: sides that have qualified are named, for others the tie that they come from. */
function openTie(tie: DrawnTie, seen: ReadonlyMap<DrawnTie, SeenTie>): KnockOutTie {
  const { number, from } = tie;
  const sides = from.map((feeder) => {
    const team = feeder && seen.get(feeder)?.isOver === true ? teamOf(feeder, feeder.winner) : null;
    return { team, number: team === null ? (feeder?.number ?? null) : null };
  });
  return {
    number,
    home: sides[0]?.team ?? null,
    away: sides[1]?.team ?? null,
    homeFrom: sides[0]?.number ?? null,
    awayFrom: sides[1]?.number ?? null,
    score: null,
    penalties: null,
    // A tie without matches has its winner as the home side.
    winner: seen.get(tie)?.isOver === true ? "home" : null,
    isLive: false,
    matches: [],
  };
}

function knownTie(tie: DrawnTie, { fixtures, states, isOver }: SeenTie, kind: DrawnRound["kind"]): KnockOutTie {
  const [first] = tie.matches;
  if (first === undefined) throw new Error("a tie needs a match");
  const matches = fixtures.map((fixture, index): TieMatch => toTieMatch(fixture, states[index] ?? { type: "open" }));
  const begun = matches.filter(({ score }) => score !== null);
  const last = tie.matches.at(-1)?.facts;
  const shootOut = isOver && last?.sport === "soccer" ? last.penalties : null;
  const isTurned = tie.matches.at(-1)?.home.id !== first.home.id;
  return {
    number: tie.number,
    home: first.home,
    away: first.away,
    homeFrom: null,
    awayFrom: null,
    score: begun.length === 0 ? null : totalOf(begun, first.home.id, kind),
    penalties: shootOut && isTurned ? [shootOut[1], shootOut[0]] : shootOut,
    winner: !isOver || tie.winner === null ? null : tie.winner === first.home.id ? "home" : "away",
    isLive: matches.some(({ isLive }) => isLive),
    matches,
  };
}

function toTieMatch(fixture: Fixture, state: FixtureState): TieMatch {
  const score = state.type === "live" ? state.score : state.type === "over" && fixture.source ? shownScore(fixture.source) : null;
  return { fixture, score, isLive: state.type === "live" };
}

/** From the view of one team: matches won and lost in a series, otherwise the sum of goals. */
function totalOf(matches: readonly TieMatch[], homeId: string, kind: DrawnRound["kind"]): Pair {
  let [own, other] = [0, 0];
  for (const { fixture, score, isLive } of matches) {
    if (score === null || (kind === "series" && isLive)) continue;
    const [home, away] = kind === "series" ? winOf(fixture.source, score) : score;
    const isHome = fixture.home.id === homeId;
    own += isHome ? home : away;
    other += isHome ? away : home;
  }
  return [own, other];
}

function winOf(source: SourceMatch | null, score: Pair): Pair {
  const result = source && resultOf(source);
  const winner = result === 1 ? "home" : result === -1 ? "away" : leaderOf(score);
  return [winner === "home" ? 1 : 0, winner === "away" ? 1 : 0];
}
