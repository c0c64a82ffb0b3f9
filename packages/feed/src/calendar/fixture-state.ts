import type { Fixture } from "../core/fixture.ts";
import type { Pair, SourceMatch } from "../core/source-match.ts";
import { overAt } from "./place-season.ts";
import { scoreOf } from "./standings.ts";

/** The score of a match that has begun, as its scoreboard shows it. */
export interface MatchProgress {
  readonly score: Pair;
  readonly isOver: boolean;
}

/** Reads the scoreboard of a match that has begun and may not be over; null if it is not replayed. */
export type ReadProgress = (fixture: Fixture) => MatchProgress | null;

/** What is publicly known about the result of a fixture. */
export type FixtureState = { readonly type: "open" } | { readonly type: "live"; readonly score: Pair } | { readonly type: "over" };

/** The plan only gives the time when a match is certainly over; before, its scoreboard decides, so that no table is ahead of it. */
export function stateOf(fixture: Fixture, nowMs: number, read: ReadProgress): FixtureState {
  if (overAt(fixture) <= nowMs) return { type: "over" };
  const progress = fixture.startsAt > nowMs ? null : read(fixture);
  if (progress === null) return { type: "open" };
  return progress.isOver ? { type: "over" } : { type: "live", score: progress.score };
}

/** The score shown in results: goals with extra time, sets in tennis; null without one, as after a walk-over. */
export function shownScore(match: SourceMatch): Pair | null {
  const { facts } = match;
  if (facts.sport === "soccer") return facts.et ?? facts.ft;
  if (facts.sport !== "tennis") return scoreOf(match);
  if (facts.sets.length === 0) return null;
  const won = (side: 0 | 1): number => facts.sets.filter(({ games }) => games[side] > games[side === 0 ? 1 : 0]).length;
  return [won(0), won(1)];
}
