import type { Fixture } from "../core/fixture.ts";
import type { Team } from "../core/source-match.ts";
import { seriesOverAt } from "./esports-plan.ts";
import { type FixtureState, type ReadProgress, stateOf } from "./fixture-state.ts";
import { type KnockOutRound, knockOutRounds } from "./knock-out-rounds.ts";
import { overAt } from "./place-season.ts";
import type { Plan, PlannedSeason } from "./plan.ts";
import { seasonTables, type SeasonTable } from "./season-tables.ts";
import { splitProgress } from "./split-progress.ts";

/** One season of a competition at one moment: what is publicly known about it. */
export interface SeasonProgress {
  /** The season that is replayed: `2024-25`; null for a split of a simulated event. */
  readonly season: string | null;
  /** Start of the first match, feed time, epoch ms. */
  readonly startsAt: number;
  /** When the season after this one starts. */
  readonly nextStartsAt: number | null;
  readonly isOver: boolean;
  /** The winner once the season is over; null if neither a final nor one table decides. */
  readonly champion: Team | null;
  readonly tables: readonly SeasonTable[];
  readonly rounds: readonly KnockOutRound[];
}

type SeasonSource = Pick<Plan, "season" | "seasonAt" | "split" | "splitAt">;

/** The season or split that is running, or ran last; null for a tournament without any. */
export function seasonProgressAt(plan: SeasonSource, tournamentId: number, nowMs: number, read: ReadProgress): SeasonProgress | null {
  const planned = plan.seasonAt(tournamentId, nowMs);
  if (planned === null) return progressOfSplit(plan, tournamentId, nowMs, read);
  const fixtures = planned.fixtures();
  const states = new Map<Fixture, FixtureState>();
  const known = (fixture: Fixture): FixtureState => {
    const state = states.get(fixture) ?? stateOf(fixture, nowMs, read);
    states.set(fixture, state);
    return state;
  };
  const isOver = fixtures.every((fixture) => known(fixture).type === "over");
  const tables = seasonTables({ season: planned.season, nowMs, fixtures, stateOf: known });
  const rounds = knockOutRounds({ planned, nowMs, isOver, stateOf: known });
  return {
    season: planned.season.season,
    startsAt: fixtures[0]?.startsAt ?? nowMs,
    nextStartsAt: plan.season(tournamentId, planned.number + 1)?.fixtures()[0]?.startsAt ?? null,
    isOver,
    champion: isOver ? championOf(planned, tables, rounds) : null,
    tables,
    rounds,
  };
}

function progressOfSplit(plan: SeasonSource, tournamentId: number, nowMs: number, read: ReadProgress): SeasonProgress | null {
  const split = plan.splitAt(tournamentId, nowMs);
  if (split === null) return null;
  const next = plan.split(tournamentId, split.number + 1)?.fixtures.map(({ startsAt }) => startsAt) ?? [];
  return splitProgress({ split, nowMs, read, nextStartsAt: next.length === 0 ? null : Math.min(...next) });
}

const splitRound = /^(championship|relegation|europe)/i;

/** The winner of the final; without a knock-out, the top of the table, unless the league was later split into groups. */
function championOf({ season }: PlannedSeason, tables: readonly SeasonTable[], rounds: readonly KnockOutRound[]): Team | null {
  const isTableLeague = season.kind === "league" && season.sport === "soccer" && !["usa.1", "mex.1", "aus.1"].includes(season.key);
  const final = rounds.findLast(({ name }) => /^(.*, )?(Finals?|Super Bowl)$/.test(name))?.ties[0];
  if (!isTableLeague && final) return final.winner === null ? null : final[final.winner];
  const hasSplit = season.matches.some(({ round }) => splitRound.test(round ?? ""));
  return tables.length === 1 && !hasSplit && (isTableLeague || rounds.length === 0) ? (tables[0]?.rows[0]?.team ?? null) : null;
}

/** The latest matches of a tournament that are certainly over, newest first; includes those of the previous season. */
export function lastFixtures(plan: SeasonSource, tournamentId: number, nowMs: number, count: number): readonly Fixture[] {
  const running = plan.seasonAt(tournamentId, nowMs);
  const split = running === null ? plan.splitAt(tournamentId, nowMs) : null;
  const fixtures =
    running === null
      ? [split, split && plan.split(tournamentId, split.number - 1)].flatMap((one) => one?.fixtures ?? [])
      : [running, plan.season(tournamentId, running.number - 1)].flatMap((season) => season?.fixtures() ?? []);
  return fixtures
    .filter((fixture) => (fixture.kind === "simulated" ? seriesOverAt(fixture) : overAt(fixture)) <= nowMs)
    .sort((first, second) => second.startsAt - first.startsAt || first.id - second.id)
    .slice(0, count);
}
