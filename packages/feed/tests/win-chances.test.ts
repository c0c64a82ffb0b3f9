import { describe, expect, it } from "vitest";
import { isVoidEnd } from "../src/core/match-end.ts";
import type { Fixture } from "../src/core/fixture.ts";
import type { MatchScript, SportFeed } from "../src/core/sport-module.ts";
import { createPlan } from "../src/calendar/create-plan.ts";
import { createScriptStore } from "../src/engine/engine-context.ts";
import { createPricingCore } from "../src/engine/local-pricer.ts";
import { toThousandths, type WinChance, winChanceTimes } from "../src/pricing/win-chances.ts";
import { createSportFeeds } from "../src/sports/sport-modules.ts";
import { listColumns } from "../src/sports/list-columns.data.ts";
import { dataset } from "./dataset.ts";

const seed = "win chances";
const from = Date.parse("2026-11-14T00:00:00Z");
const sports = createSportFeeds(dataset);
const scripts = createScriptStore(seed);
const core = createPricingCore({ seed, sports, scripts, hideSimulatedDetail: false });
const fixtures = createPlan({ dataset, seed }).fixturesBetween(from, from + 7 * 24 * 3_600_000);

interface Played {
  readonly fixture: Fixture;
  readonly sport: SportFeed;
  readonly script: MatchScript<unknown>;
}

/** A match of the sport that is played to its end and has a winner. */
function playedMatch(key: string): Played {
  for (const fixture of fixtures) {
    const sport = sports.get(fixture.sport);
    if (fixture.sport !== key || sport === undefined) continue;
    const script = scripts.scriptOf(fixture, sport);
    if (!isVoidEnd(script.end) && script.end.winner !== null) return { fixture, sport, script };
  }
  throw new Error(`The week has no match of ${key}.`);
}

function chancesAt({ fixture }: Played, times: readonly number[]): readonly WinChance[] {
  return times.map((at) => {
    const [point = null] = core.winChances({ fixture, times: [at] }).points;
    if (point === null) throw new Error(`There is no chance at ${at}.`);
    return point;
  });
}

describe("win chances", () => {
  it.each(Object.keys(listColumns))("of %s add up to 1000 and end at the result", (key) => {
    const match = playedMatch(key);
    const { durationMs } = match.script;
    const points = chancesAt(match, [-1, 0, durationMs * 0.3, durationMs * 0.8, durationMs]);
    for (const { home, draw, away } of points) expect(home + (draw ?? 0) + away).toBe(1_000);
    expect(points.every(({ draw }) => (draw !== null) === (key === "soccer"))).toBe(true);
    const last = points.at(-1);
    expect(Math.max(last?.home ?? 0, last?.draw ?? 0, last?.away ?? 0)).toBe(1_000);
    for (const { odds } of points.slice(0, 3)) {
      const priced = odds.filter((price) => price > 0);
      expect(priced.length === 0 || priced.reduce((sum, price) => sum + 1_000 / price, 0) > 0.9).toBe(true);
    }
    expect(last?.odds.every((price) => price === 0)).toBe(true);
    expect(last?.score).toBe(match.sport.module.scoreboardAt(match.fixture, match.script, durationMs).total.join(":"));
    expect(points.map(({ score }) => score === null)).toEqual([true, false, false, false, false]);
  });

  it("jump towards the side that scores", () => {
    const match = playedMatch("soccer");
    const goal = match.script.events.find(({ kind }) => kind === "goal");
    const [before, after] = chancesAt(match, [(goal?.atMs ?? 0) - 1_000, goal?.atMs ?? 0]);
    const side = goal?.side ?? "home";
    expect((after?.[side] ?? 0) - (before?.[side] ?? 0)).toBeGreaterThan(80);
    expect([before?.score, after?.score]).toEqual(["0:0", side === "home" ? "1:0" : "0:1"]);
  });

  it("are the same in another process with the same seed", () => {
    const { fixture, script } = playedMatch("tennis");
    const times = [0, script.durationMs / 2];
    const other = createPricingCore({
      seed,
      sports: createSportFeeds(dataset),
      scripts: createScriptStore(seed),
      hideSimulatedDetail: false,
    });
    const read = (from: typeof core) => times.map((at) => from.winChances({ fixture, times: [at] }).points);
    expect(read(other)).toEqual(read(core));
  });

  it("are computed in short pieces", () => {
    const { fixture, script } = playedMatch("cricket");
    const times = winChanceTimes(script, script.durationMs, "whole");
    expect(core.winChances({ fixture, times }).points.length).toBeLessThan(times.length / 4);
  });
});

describe("the moments of win chances", () => {
  const { script } = playedMatch("soccer");
  const minute = 60_000;

  it("are every minute, before and after each goal, and do not depend on the rest of the match", () => {
    const goal = 31 * minute + 12_345;
    const scored = script.events.filter(({ kind }) => kind === "goal").slice(0, 1);
    expect(scored).toHaveLength(1);
    const early = { ...script, events: scored.map((event) => ({ ...event, atMs: goal })) };
    const now = 32 * minute + 30_000;
    const times = winChanceTimes(early, now, "whole");
    expect(times).toEqual(expect.arrayContaining([0, minute, goal - 1_000, goal, now - 30_000]));
    expect(Math.max(...times)).toBeLessThanOrEqual(now);
    const cut = { ...early, durationMs: now * 3 };
    expect(winChanceTimes(cut, now, "whole")).toEqual(times);
  });

  it("stay few in a long match", () => {
    const long = { ...script, durationMs: 600 * minute };
    expect(winChanceTimes(long, 500 * minute, "whole").length).toBeLessThan(130);
    expect(winChanceTimes(long, 500 * minute, "line").length).toBeLessThan(45);
  });

  it("end before the end of a match without a result", () => {
    const abandoned: MatchScript<unknown> = { ...script, end: { kind: "abandoned", winner: null } };
    expect(winChanceTimes(abandoned, script.durationMs, "whole")).not.toContain(script.durationMs);
    expect(winChanceTimes(script, script.durationMs, "whole")).toContain(script.durationMs);
  });
});

it("thousandths add up to 1000", () => {
  expect(toThousandths([1, 1, 1])).toEqual([334, 333, 333]);
  expect(toThousandths([0.2, 0.2])).toEqual([500, 500]);
});
