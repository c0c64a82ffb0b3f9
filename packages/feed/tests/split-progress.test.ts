import { beforeAll, describe, expect, it } from "vitest";
import { seriesOverAt } from "../src/calendar/esports-plan.ts";
import type { ReadProgress } from "../src/calendar/fixture-state.ts";
import type { Plan, PlannedSplit } from "../src/calendar/plan.ts";
import { seasonProgressAt, lastFixtures, type SeasonProgress } from "../src/calendar/season-progress.ts";
import { isPublic } from "../src/core/fixture.ts";
import { minuteMs } from "../src/core/time.ts";
import { touchlinePlan } from "./dataset.ts";

const unseen: ReadProgress = () => null;
let plan: Plan;
let split: PlannedSplit;

beforeAll(() => {
  plan = touchlinePlan();
  const lec = plan.tournaments().find(({ key }) => key === "lol/lec");
  const found = lec && plan.split(lec.id, 1);
  if (!found) throw new Error("no split of the LEC");
  split = found;
});

function progress(atMs: number, read: ReadProgress = unseen): SeasonProgress {
  const found = seasonProgressAt(plan, split.tournament.id, atMs, read);
  if (found === null) throw new Error("no split");
  return found;
}

const group = () => split.fixtures.filter(({ round }) => round?.startsWith("Matchday"));

describe("an e-sports event at one moment", () => {
  it("has a table that counts the series that are over, and no result before", () => {
    const first = Math.min(...split.fixtures.map(({ startsAt }) => startsAt));
    const begun = progress(first + minuteMs);
    expect(begun.tables[0]?.rows.map(({ played }) => played)).toEqual(begun.tables[0]?.rows.map(() => 0));
    expect([begun.champion, begun.isOver, begun.rounds.map(({ name, ties }) => [name, ties.length])]).toEqual([
      null,
      false,
      [
        ["Semifinals", 2],
        ["Final", 1],
      ],
    ]);
    expect(begun.rounds[1]?.ties[0]).toMatchObject({ home: null, away: null, homeFrom: 1, awayFrom: 2, score: null });
    const [opening] = group().filter(({ startsAt }) => startsAt === first);
    const played = progress(first + minuteMs, (fixture) => (fixture === opening ? { score: [2, 0], isOver: true } : null));
    expect(played.tables[0]?.rows.filter((row) => row.played === 1)).toHaveLength(2);
  });

  it("sends the first four of the table to the semi-finals, once their series are announced", () => {
    const groupOver = Math.max(...group().map(seriesOverAt));
    expect(progress(groupOver - minuteMs).rounds[0]?.ties.every(({ home, away }) => home === null && away === null)).toBe(true);
    const { tables, rounds } = progress(groupOver);
    const four = tables[0]?.rows.filter(({ zone }) => zone === "through").map(({ team }) => team.id);
    const inBracket = rounds[0]?.ties.flatMap(({ home, away }) => [home?.id, away?.id]);
    expect(inBracket?.toSorted()).toEqual(four?.toSorted());
    expect(split.fixtures.filter((fixture) => !isPublic(fixture, groupOver)).map(({ round }) => round)).toEqual(["Final"]);
  });

  it("names its winner and the next split when it is over, and keeps its results", () => {
    const end = Math.max(...split.fixtures.map(seriesOverAt));
    const { isOver, champion, nextStartsAt, rounds } = progress(end);
    const final = rounds.at(-1)?.ties[0];
    expect([isOver, champion?.id]).toEqual([true, final?.winner === "home" ? final.home?.id : final?.away?.id]);
    expect(nextStartsAt).toBeGreaterThan(end);
    expect(lastFixtures(plan, split.tournament.id, end, 3).map(({ round }) => round)).toEqual(["Final", "Semifinals", "Semifinals"]);
  });
});
