import { type Fixture, isPublic } from "../core/fixture.ts";
import type { Pair, Side, Team } from "../core/source-match.ts";
import { seriesOverAt } from "./esports-plan.ts";
import type { FixtureState, ReadProgress } from "./fixture-state.ts";
import type { KnockOutRound, KnockOutTie } from "./knock-out-rounds.ts";
import type { PlannedSplit } from "./plan.ts";
import type { SeasonProgress } from "./season-progress.ts";
import { type CountedResult, talliesOf } from "./season-tables.ts";

/** Number of teams of the group that play semi-finals. */
const placesInBracket = 4;

interface SplitQuestion {
  readonly split: PlannedSplit;
  readonly nowMs: number;
  readonly nextStartsAt: number | null;
  readonly read: ReadProgress;
}

/** Like `stateOf`, for a simulated series, which has its own maximum duration. */
function stateOfSeries(fixture: Fixture, { nowMs, read }: SplitQuestion): FixtureState {
  if (seriesOverAt(fixture) <= nowMs) return { type: "over" };
  const progress = fixture.startsAt > nowMs ? null : read(fixture);
  if (progress === null) return { type: "open" };
  return progress.isOver ? { type: "over" } : { type: "live", score: progress.score };
}

/** The group of a split, its semi-finals and its final at one moment. */
export function splitProgress(question: SplitQuestion): SeasonProgress {
  const { split, nowMs, nextStartsAt } = question;
  const states = new Map(split.fixtures.map((fixture) => [fixture, stateOfSeries(fixture, question)]));
  const stateOf = (fixture: Fixture): FixtureState => states.get(fixture) ?? { type: "open" };
  const group = split.fixtures.filter(({ round }) => round?.startsWith("Matchday") === true);
  const isOver = split.fixtures.every((fixture) => stateOf(fixture).type === "over");
  const final = split.fixtures.find(({ round }) => round === "Final");
  return {
    season: null,
    startsAt: Math.min(...split.fixtures.map(({ startsAt }) => startsAt)),
    nextStartsAt,
    isOver,
    champion: isOver && final !== undefined ? split.winnerOf(final) : null,
    tables: [{ name: null, rows: rowsOf(group, split, stateOf) }],
    rounds: roundsOf(split, nowMs, stateOf),
  };
}

function rowsOf(
  group: readonly Fixture[],
  split: PlannedSplit,
  stateOf: (fixture: Fixture) => FixtureState,
): SeasonProgress["tables"][number]["rows"] {
  const teams = [...new Map(group.flatMap(({ home, away }) => [home, away]).map((team) => [team.id, team])).values()];
  const counted = (fixture: Fixture): CountedResult | null => {
    if (stateOf(fixture).type !== "over") return null;
    const score = split.scoreOf(fixture);
    return { result: score[0] > score[1] ? 1 : -1, score, isLive: false, perWin: 1 };
  };
  return (
    talliesOf(group, teams, counted)
      // The order by which the plan pairs the teams in the semi-finals.
      .sort(
        (one, other) =>
          other.points - one.points ||
          other.scored - other.conceded - (one.scored - one.conceded) ||
          (one.team.name < other.team.name ? -1 : 1),
      )
      .map((tally, place) => ({ rank: place + 1, ...tally, zone: place < placesInBracket ? ("through" as const) : null }))
  );
}

function roundsOf(
  { fixtures, scoreOf }: PlannedSplit,
  nowMs: number,
  stateOf: (fixture: Fixture) => FixtureState,
): readonly KnockOutRound[] {
  const seriesOf = (round: string): readonly Fixture[] => fixtures.filter((fixture) => fixture.round === round);
  const semiFinals = seriesOf("Semifinals").map((fixture, index) => tieOf(fixture, index + 1));
  const finals = seriesOf("Final").map((fixture) => tieOf(fixture, semiFinals.length + 1));
  return [
    { name: "Semifinals", kind: "single" as const, ties: semiFinals },
    { name: "Final", kind: "single" as const, ties: finals.map((tie) => (tie.home === null ? fedBy(tie, semiFinals) : tie)) },
  ].filter(({ ties }) => ties.length > 0);

  function tieOf(fixture: Fixture, number: number): KnockOutTie {
    const isKnown = isPublic(fixture, nowMs);
    const state = isKnown ? stateOf(fixture) : { type: "open" as const };
    const score: Pair | null = state.type === "over" ? scoreOf(fixture) : state.type === "live" ? state.score : null;
    const isLive = state.type === "live";
    return {
      number,
      home: isKnown ? fixture.home : null,
      away: isKnown ? fixture.away : null,
      homeFrom: null,
      awayFrom: null,
      score,
      penalties: null,
      winner: state.type === "over" && score !== null ? (score[0] > score[1] ? "home" : "away") : null,
      isLive,
      matches: isKnown ? [{ fixture, score, isLive }] : [],
    };
  }
}

/** A final whose sides are not announced: the winners that are known, else the semi-finals that they come from. */
function fedBy(final: KnockOutTie, [first, second]: readonly KnockOutTie[]): KnockOutTie {
  const sideOf = (tie: KnockOutTie | undefined): { readonly team: Team | null; readonly from: number | null } => {
    const winner: Side | null = tie?.winner ?? null;
    const team = tie === undefined || winner === null ? null : tie[winner];
    return { team, from: team === null ? (tie?.number ?? null) : null };
  };
  const [home, away] = [sideOf(first), sideOf(second)];
  return { ...final, home: home.team, homeFrom: home.from, away: away.team, awayFrom: away.from };
}
