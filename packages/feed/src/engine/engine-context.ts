import type { FeedRecording } from "../recording/recording.ts";
import { createRandom } from "../random.ts";
import type { MatchScript } from "../sport-module.ts";
import type { MatchState } from "./match-state.ts";
import type { ScriptStore } from "./script-store.ts";

/** The time that matches are replayed in. */
export interface FeedClock {
  /** Feed time, epoch ms. */
  now(): number;
  /** Feed milliseconds a real millisecond. */
  readonly speed: number;
}

/** What every part of the engine works with. */
export interface EngineContext {
  readonly seed: string;
  readonly clock: FeedClock;
  readonly scripts: ScriptStore;
  /** Drops every market that settles on synthesised detail. */
  readonly hideSimulatedDetail: boolean;
  /** Prices of a span of time that stand in for the models'; none where absent. */
  readonly recording?: FeedRecording;
}

/** The script of a match, from memory or built again. */
export function scriptOf(context: EngineContext, match: MatchState): MatchScript<unknown> {
  return match.script ?? context.scripts.scriptOf(match.fixture, match.sport);
}

/** When the match is over, feed time. */
export function endsAtOf(context: EngineContext, match: MatchState): number {
  return match.fixture.startsAt + scriptOf(context, match).durationMs;
}

/** One match in so many has its winner settled wrongly first, so that corrections are seen to work. */
const matchesPerCorrection = 400;

/** Whether the main market of a match is settled wrongly first and corrected some minutes later. */
export function hasCorrection(seed: string, fixtureId: number): boolean {
  return createRandom(`${seed}/${fixtureId}/correction`).next() * matchesPerCorrection < 1;
}
