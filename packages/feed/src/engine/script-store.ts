import type { Fixture } from "../fixture.ts";
import { createRandom } from "../random.ts";
import type { MatchScript } from "../sport-module.ts";
import type { SportFeed } from "./sport-feed.ts";

/** Builds scripts from the seed and keeps those used last. */
export interface ScriptStore {
  scriptOf(fixture: Fixture, sport: SportFeed): MatchScript<unknown>;
}

const keptScripts = 400;

/** Scripts are pure in seed and fixture, so a forgotten one comes back the same. */
export function createScriptStore(seed: string): ScriptStore {
  const scripts = new Map<number, MatchScript<unknown>>();
  return {
    scriptOf(fixture, sport) {
      const known = scripts.get(fixture.id);
      const script = known ?? sport.module.createScript(fixture, createRandom(`${seed}/${fixture.id}`));
      scripts.delete(fixture.id);
      scripts.set(fixture.id, script);
      const [oldest] = scripts.keys();
      if (scripts.size > keptScripts && oldest !== undefined) scripts.delete(oldest);
      return script;
    },
  };
}
