import type { Fixture } from "../core/fixture.ts";
import { createRandom } from "../core/random.ts";
import type { MatchScript, SportFeed } from "../core/sport-module.ts";
import type { FeedRecording } from "./recording.ts";
import type { MatchState } from "./match-state.ts";

export interface FeedClock {
  /** Feed time, epoch ms. */
  now(): number;
  /** Feed milliseconds per real millisecond. */
  readonly speed: number;
}

export interface EngineContext {
  readonly seed: string;
  readonly clock: FeedClock;
  readonly scripts: ScriptStore;
  /** Reports whether prices have stopped arriving; if absent, they always arrive. */
  readonly supply?: { isSilent(phase: MatchState["phase"]): boolean };
  /** Hides markets that settle on simulated detail. */
  readonly hideSimulatedDetail: boolean;
  /** Recorded prices that replace those of the models for a time span. */
  readonly recording?: FeedRecording;
}

/** The script of a match, from memory or rebuilt. */
export function scriptOf(context: EngineContext, match: MatchState): MatchScript<unknown> {
  return match.script ?? context.scripts.scriptOf(match.fixture, match.sport);
}

/** When the match is over, feed time. */
export function endsAtOf(context: EngineContext, match: MatchState): number {
  return match.fixture.startsAt + scriptOf(context, match).durationMs;
}

/** One match in this many settles its winner wrongly first, to exercise corrections. */
const matchesPerCorrection = 400;

/** Whether the main market of a match is settled wrongly first and corrected some minutes later. */
export function hasCorrection(seed: string, fixtureId: number): boolean {
  return createRandom(`${seed}/${fixtureId}/correction`).next() * matchesPerCorrection < 1;
}

/** Builds scripts from the seed and caches the most recently used. */
interface ScriptStore {
  scriptOf(fixture: Fixture, sport: SportFeed): MatchScript<unknown>;
}

/** Number of cached scripts; matches in play keep their own, and a list of results reads fifty. */
const keptScripts = 60;

/** Scripts depend only on seed and fixture, so an evicted one is rebuilt identically. */
export function createScriptStore(seed: string, kept = keptScripts): ScriptStore {
  const scripts = new Map<number, MatchScript<unknown>>();
  return {
    scriptOf(fixture, sport) {
      const known = scripts.get(fixture.id);
      const script = known ?? sport.module.createScript(fixture, createRandom(`${seed}/${fixture.id}`));
      scripts.delete(fixture.id);
      scripts.set(fixture.id, script);
      const [oldest] = scripts.keys();
      if (scripts.size > kept && oldest !== undefined) scripts.delete(oldest);
      return script;
    },
  };
}
