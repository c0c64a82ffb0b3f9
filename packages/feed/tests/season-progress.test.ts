import { beforeAll, describe, expect, it } from "vitest";
import type { Plan, PlannedSeason } from "../src/calendar/plan.ts";
import { overAt } from "../src/calendar/place-season.ts";
import { seasonProgressAt, lastFixtures, type SeasonProgress } from "../src/calendar/season-progress.ts";
import type { ReadProgress } from "../src/calendar/fixture-state.ts";
import { type Fixture, isPublic } from "../src/core/fixture.ts";
import { minuteMs } from "../src/core/time.ts";
import { sampleOf, touchlinePlan } from "./dataset.ts";

let plan: Plan;

beforeAll(() => {
  plan = touchlinePlan();
});

/** The season of a competition that runs in November 2026. */
function seasonOf(key: string): PlannedSeason {
  const found = plan.tournaments().find((candidate) => candidate.key === key);
  const season = found && plan.season(found.id, 0);
  if (!season) throw new Error(`no season of ${key}`);
  return season;
}

/** A time at which a share of the matches of a season has begun. */
function timeIn(key: string, share: number): number {
  const fixtures = seasonOf(key).fixtures();
  return (fixtures[Math.floor((fixtures.length - 1) * share)]?.startsAt ?? 0) + minuteMs;
}

/** When the last result of a season is known. */
function endOf(key: string): number {
  return Math.max(...seasonOf(key).fixtures().map(overAt));
}

const unseen: ReadProgress = () => null;

function progress(key: string, atMs: number, read: ReadProgress = unseen): SeasonProgress {
  const found = seasonProgressAt(plan, seasonOf(key).tournament.id, atMs, read);
  if (found === null) throw new Error(`no season of ${key}`);
  return found;
}

describe("the tables of a season", () => {
  it("count the matches that are over by then", () => {
    const early = progress("esp.1", timeIn("esp.1", 0.4)).tables;
    const rows = early[0]?.rows ?? [];
    expect([early.length, rows.length, rows[0]?.rank]).toEqual([1, 20, 1]);
    for (const row of rows) expect(row.points).toBe(row.won * 3 + row.drawn);
    for (const { form, played } of rows) expect(form).toHaveLength(Math.min(played, 5));
    expect(rows.reduce((sum, { scored, conceded }) => sum + scored - conceded, 0)).toBe(0);
    const late = progress("esp.1", endOf("esp.1"));
    expect(late.tables[0]?.rows.map(({ played }) => played)).toEqual(Array.from({ length: 20 }, () => 38));
    expect([late.isOver, late.champion?.name]).toEqual([true, "FC Barcelona"]);
  });

  it("show a match in play by its scoreboard, and never its result before the scoreboard has it", () => {
    const fixture = seasonOf("eng.1")
      .fixtures()
      .find(({ source }) => source?.facts.sport === "soccer" && source.facts.ft[0] > 0);
    if (fixture === undefined) throw new Error("no match with a home goal");
    const rowAt = (atMs: number, read: ReadProgress) =>
      progress("eng.1", atMs, read).tables[0]?.rows.find(({ team }) => team.id === fixture.home.id);
    const late = fixture.startsAt + 115 * minuteMs;
    const before = rowAt(fixture.startsAt - minuteMs, unseen);
    const scoreless: ReadProgress = ({ id }) => (id === fixture.id ? { score: [0, 0], isOver: false } : null);
    expect(rowAt(late, unseen)).toMatchObject({ played: before?.played, isLive: false });
    expect(rowAt(late, scoreless)).toMatchObject({ played: (before?.played ?? 0) + 1, drawn: (before?.drawn ?? 0) + 1, isLive: true });
    const over: ReadProgress = ({ id }) => (id === fixture.id ? { score: [0, 0], isOver: true } : null);
    expect(rowAt(late, over)).toMatchObject({ played: (before?.played ?? 0) + 1, isLive: false });
  });

  it.each([
    ["worldcup", 12, "Group A"],
    ["euro", 6, "Group A"],
    ["libertadores", 8, "Group 1"],
    ["mex.1", 2, "Apertura"],
  ])("exist for each group of %s", (key, count, name) => {
    const { tables } = progress(key, timeIn(key, 0.95));
    expect([tables.length, tables[0]?.name]).toEqual([count, name]);
    expect(new Set(tables.flatMap(({ rows }) => rows.map(({ team }) => team.id))).size).toBe(key === "mex.1" ? 18 : count * 4);
  });

  it("mark who goes through and who still might", () => {
    const zones = (key: string, share: number) => progress(key, timeIn(key, share)).tables[0]?.rows.map(({ zone }) => zone);
    expect(zones("worldcup", 0.2)).toEqual(["through", "through", "possible", null]);
    expect(zones("ucl", 0.2)).toEqual([
      ...Array<string>(8).fill("through"),
      ...Array<string>(16).fill("possible"),
      ...Array<null>(12).fill(null),
    ]);
    const knockOut = progress("worldcup", timeIn("worldcup", 0.9));
    const marked = knockOut.tables.flatMap(({ rows }) => rows.filter(({ zone }) => zone === "through").map(({ team }) => team.name));
    const playing = knockOut.rounds[0]?.ties.flatMap(({ home, away }) => [home?.name, away?.name]);
    expect(marked.toSorted()).toEqual(playing?.toSorted());
  });

  it.each(["eng.facup", "atp.wimbledon", "nba", "internationals.friendly"])("are missing for %s", (key) => {
    expect(progress(key, timeIn(key, 0.5)).tables).toEqual([]);
  });

  it("name a team only once it has qualified", () => {
    const season = seasonOf("libertadores");
    const group = season.fixtures().find(({ round, publicAt }) => round?.startsWith("Group") === true && publicAt !== undefined);
    const before = progress("libertadores", (group?.publicAt ?? 0) - minuteMs);
    expect(before.tables.flatMap(({ rows }) => rows.map(({ team }) => team.id))).not.toContain(group?.home.id);
  });
});

describe("the knock-out of a season", () => {
  it("adds up series, legs and shoot-outs", () => {
    const nba = progress("nba", endOf("nba"));
    expect(nba.rounds.map(({ kind, ties }) => `${kind} ${ties.length}`)).toEqual(["series 8", "series 4", "series 2", "series 1"]);
    for (const { score, winner } of nba.rounds.flatMap(({ ties }) => ties)) expect(score?.[winner === "home" ? 0 : 1]).toBe(4);
    const euro = progress("euro", endOf("euro")).rounds.flatMap(({ ties }) => ties);
    const level = euro.find(({ penalties }) => penalties !== null);
    expect(level?.score?.[0]).toBe(level?.score?.[1]);
    expect(level?.winner).toBe((level?.penalties?.[0] ?? 0) > (level?.penalties?.[1] ?? 0) ? "home" : "away");
    const legs = progress("ucl", endOf("ucl")).rounds.find(({ kind }) => kind === "legs")?.ties[0];
    const total = (side: 0 | 1) =>
      legs?.matches.reduce(
        (sum, { fixture, score }) => sum + (score?.[fixture.home.id === legs.home?.id ? side : side === 0 ? 1 : 0] ?? 0),
        0,
      );
    expect(legs?.score).toEqual([total(0), total(1)]);
  });

  it("names the winner of the final, and the match for third place last", () => {
    expect(progress("worldcup", endOf("worldcup")).champion?.name).toBe("Spain");
    expect(progress("euroleague", endOf("euroleague")).rounds.at(-1)?.name).toBe("Third place");
    expect(progress("euroleague", endOf("euroleague")).champion?.name).toBe("CSKA Moscow");
    expect(progress("worldcup", timeIn("worldcup", 0.99)).champion).toBeNull();
  });

  it("refers to a side that is not yet known by the tie that it comes from, in the order of the bracket", () => {
    const { rounds } = progress("worldcup", timeIn("worldcup", 0.2));
    expect(rounds.map(({ ties }) => ties.length)).toEqual([16, 8, 4, 2, 1, 1]);
    for (const { home, away } of rounds.flatMap(({ ties }) => ties)) expect([home, away]).toEqual([null, null]);
    expect(rounds[1]?.ties.flatMap(({ homeFrom, awayFrom }) => [homeFrom, awayFrom])).toEqual(rounds[0]?.ties.map(({ number }) => number));
    expect(rounds[0]?.ties[0]).toMatchObject({ homeFrom: null, awayFrom: null });
  });

  it("leaves the ties of a cup that draws every round open", () => {
    const { rounds } = progress("ger.cup", timeIn("ger.cup", 0.3));
    const open = rounds.flatMap(({ ties }) => ties).filter(({ home }) => home === null);
    expect(open.length).toBeGreaterThan(0);
    for (const { homeFrom, awayFrom, away } of open) expect([homeFrom, awayFrom, away]).toEqual([null, null, null]);
  });

  it.each(["worldcup", "ucl", "nba", "nhl", "atp.wimbledon", "eng.facup", "mex.1", "libertadores"])(
    "of %s shows no side before its match or the match before is public, and no score before it is over",
    (key) => {
      const fixtures = seasonOf(key).fixtures();
      for (const { startsAt } of sampleOf(fixtures, 25)) {
        const at = startsAt + 60 * minuteMs;
        const isShown = (fixture: Fixture): boolean => isPublic(fixture, at);
        const publicTeams = new Set(fixtures.filter(isShown).flatMap(({ home, away }) => [home.id, away.id]));
        for (const { matches, score, winner, home, away } of progress(key, at).rounds.flatMap(({ ties }) => ties)) {
          for (const team of [home, away]) if (team !== null) expect(publicTeams.has(team.id), team.id).toBe(true);
          for (const { fixture } of matches) expect(isShown(fixture)).toBe(true);
          if (matches.every(({ fixture }) => overAt(fixture) > at) && matches.length > 0) expect([score, winner]).toEqual([null, null]);
        }
      }
    },
  );
});

describe("a tournament between two seasons", () => {
  it("says when the next season starts, and has the last results", () => {
    const season = seasonOf("nba");
    const next = plan.season(season.tournament.id, 1)?.fixtures()[0]?.startsAt ?? 0;
    const end = endOf("nba");
    expect(progress("nba", end)).toMatchObject({ isOver: true, nextStartsAt: next });
    const last = lastFixtures(plan, season.tournament.id, end, 5);
    expect(last.map(({ startsAt }) => startsAt)).toEqual(last.map(({ startsAt }) => startsAt).toSorted((one, other) => other - one));
    expect(last[0]?.round).toMatch(/^Finals, Game/);
    const start = season.fixtures()[0]?.startsAt ?? 0;
    expect(lastFixtures(plan, season.tournament.id, start, 5)).toHaveLength(5);
  });
});
