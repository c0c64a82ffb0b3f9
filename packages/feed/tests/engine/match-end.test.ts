import { describe, expect, it } from "vitest";
import { createRandom } from "../../src/core/random.ts";
import { isVoidEnd, leaderOf, type MatchEndKind, phaseOfEnd } from "../../src/core/match-end.ts";
import type { SportKey } from "../../src/core/source-match.ts";
import { createSportFeeds } from "../../src/sports/sport-modules.ts";
import { dataset, fixtureOf, sampleOf, sampleUnlessFull } from "../dataset.ts";

const feeds = createSportFeeds(dataset);
const sports: readonly SportKey[] = ["soccer", "tennis", "basketball", "ice-hockey", "baseball", "american-football", "cricket"];

/** Matches of a sport, among them all that ended in a rare way. */
function matchesOf(sport: SportKey) {
  const all = dataset.matchesBefore(sport, "*", Infinity);
  const isRare = ({ facts }: (typeof all)[number]): boolean => {
    if (facts.sport === "tennis") return facts.end !== null;
    if (facts.sport === "cricket") return facts.noResult;
    return facts.sport === "soccer" && (facts.awarded || facts.penalties !== null || facts.et !== null);
  };
  return [...sampleOf(all.filter(isRare), 60), ...sampleUnlessFull(all, 40)];
}

/** Keys of sport-specific phases that are equivalent to a kind of end. */
const phaseKeys: Partial<Record<MatchEndKind, readonly string[]>> = {
  finished: ["ended"],
  after_extra_time: ["after_extra_time"],
  after_overtime: ["aot"],
  after_penalties: ["after_penalties", "ap"],
  retired: ["retired1", "retired2"],
};

describe.each(sports)("the end of a match of %s", (sport) => {
  it("agrees with the phase, and names the winner by the score unless a side gave up", () => {
    const module = feeds.get(sport)?.module;
    if (module === undefined) throw new Error(`no module for ${sport}`);
    const found = new Set<MatchEndKind>();
    for (const source of matchesOf(sport)) {
      const fixture = fixtureOf(source);
      const script = module.createScript(fixture, createRandom(`end/${source.id}`));
      const { phase, total } = module.scoreboardAt(fixture, script, script.durationMs);
      const { kind, winner } = script.end;
      found.add(kind);
      if (phaseOfEnd(script.end) === null) expect(phaseKeys[kind], `${source.id} ${kind}`).toContain(phase.key);
      if (kind === "retired") expect(phase.key, source.id).toBe(winner === "home" ? "retired2" : "retired1");
      else if (!isVoidEnd(script.end) && kind !== "after_penalties" && sport !== "cricket")
        expect(winner, source.id).toBe(leaderOf([total[0], total[1]]));
    }
    if (sport === "soccer") expect(found).toEqual(new Set(["finished", "after_extra_time", "after_penalties", "awarded"]));
    if (sport === "tennis") expect(found).toEqual(new Set(["finished", "retired", "walkover"]));
    if (sport === "cricket") expect(found).toEqual(new Set(["finished", "abandoned"]));
  });
});
