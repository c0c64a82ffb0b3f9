import { type Fixture, isPublic } from "../core/fixture.ts";
import { dayMs, hourMs, weekMs } from "../core/time.ts";
import type { Dataset } from "../dataset/dataset.ts";
import { createPlan } from "./create-plan.ts";
import { planProblems, showingMs } from "./plan-problems.ts";
import { nominalDurationMs } from "./standings.ts";

const quarterMs = hourMs / 4;

interface Spread {
  readonly minimum: number;
  readonly median: number;
  readonly maximum: number;
}

/** The number of live matches at a time. */
interface Live {
  readonly matches: number;
  readonly football: number;
  readonly sports: number;
}

/** The number of matches, football matches and sports that should be live at any time. */
const liveGoals: Live = { matches: 30, football: 6, sports: 5 };
/** The minimum at any time of any year; a plan with less is broken. */
const liveFloors = { matches: 20, sports: 3 } as const;
/** Share of the quarter hours of sixty days that must reach each goal. */
const goalShare = 0.95;

/** The plan at each quarter hour; "upcoming" are the announced fixtures of the following seven days. */
export interface PlanMeasures {
  readonly live: Spread;
  readonly liveFootball: Spread;
  readonly liveSports: Spread;
  readonly upcoming: Spread;
  /** Share of the quarter hours that reach each goal. */
  readonly goalShares: Live;
  /** A message for each hour below a floor, and for each goal that is reached too rarely. */
  readonly shortHours: readonly string[];
}

/** Measures the plan; the fixtures must include the day before the start and the week after the last day. */
export function measurePlan(fixtures: readonly Fixture[], startMs: number, days: number): PlanMeasures {
  const quarters = (days * dayMs) / quarterMs;
  const count = (counted: readonly Fixture[], spanOf: (fixture: Fixture) => readonly [number, number]): Uint16Array => {
    const steps = new Int32Array(quarters + 1);
    for (const fixture of counted) {
      const [from = 0, to = 0] = spanOf(fixture).map((at) => Math.min(Math.max(Math.ceil((at - startMs) / quarterMs), 0), quarters));
      steps[from] = (steps[from] ?? 0) + 1;
      steps[to] = (steps[to] ?? 0) - 1;
    }
    let running = 0;
    return Uint16Array.from({ length: quarters }, (_, index) => (running += steps[index] ?? 0));
  };
  const liveSpan = (fixture: Fixture): readonly [number, number] => [fixture.startsAt, fixture.startsAt + nominalDurationMs(fixture)];
  const bySport = Map.groupBy(fixtures, ({ sport }) => sport);
  const liveBySport = [...bySport.values()].map((ofSport) => count(ofSport, liveSpan));
  const matches = count(fixtures, liveSpan);
  const football = count(bySport.get("soccer") ?? [], liveSpan);
  const sports = Uint16Array.from({ length: quarters }, (_, index) => liveBySport.filter((live) => (live[index] ?? 0) > 0).length);
  const announced = fixtures.filter((fixture) => isPublic(fixture, fixture.startsAt));
  const upcoming = count(announced, ({ startsAt, publicAt = 0 }) => [Math.max(startsAt - weekMs, publicAt), startsAt]);
  const goalShares: Live = {
    matches: shareOf(matches, liveGoals.matches),
    football: shareOf(football, liveGoals.football),
    sports: shareOf(sports, liveGoals.sports),
  };
  return {
    live: spreadOf(matches),
    liveFootball: spreadOf(football),
    liveSports: spreadOf(sports),
    upcoming: spreadOf(upcoming),
    goalShares,
    shortHours: [
      ...shortHours(matches, { startMs, floor: liveFloors.matches, counted: "matches" }),
      ...shortHours(sports, { startMs, floor: liveFloors.sports, counted: "sports" }),
      ...missedGoal(goalShares.matches, liveGoals.matches, "matches"),
      ...missedGoal(goalShares.football, liveGoals.football, "football matches"),
      ...missedGoal(goalShares.sports, liveGoals.sports, "sports"),
    ],
  };
}

function shareOf(values: Uint16Array, goal: number): number {
  return values.filter((value) => value >= goal).length / values.length;
}

function missedGoal(share: number, goal: number, counted: string): readonly string[] {
  const percent = Math.floor(share * 100);
  return share < goalShare ? [`At only ${percent} of 100 quarter hours are ${goal} ${counted} live`] : [];
}

interface Floor {
  readonly startMs: number;
  readonly floor: number;
  readonly counted: string;
}

function shortHours(values: Uint16Array, { startMs, floor, counted }: Floor): readonly string[] {
  const short: string[] = [];
  for (let hour = 0; hour < values.length; hour += 4) {
    const lowest = Math.min(...values.subarray(hour, hour + 4));
    const at = new Date(startMs + hour * quarterMs).toISOString().slice(0, 16);
    if (lowest < floor) short.push(`In the hour from ${at}Z only ${lowest} ${counted} are live; at least ${floor} are needed`);
  }
  return short;
}

function spreadOf(values: Uint16Array): Spread {
  const sorted = values.toSorted();
  return { minimum: sorted[0] ?? 0, median: sorted[sorted.length >>> 1] ?? 0, maximum: sorted.at(-1) ?? 0 };
}

interface PlanSpan {
  readonly dataset: Dataset;
  readonly seed: string;
  readonly fromMs: number;
  readonly days: number;
}

/** Faults in the plan for a span of days: a repeat, a reversed order, a revealed result, an hour with too few live matches. */
export function planFaults({ dataset, seed, fromMs, days }: PlanSpan): readonly string[] {
  const untilMs = fromMs + days * dayMs;
  const fixtures = createPlan({ dataset, seed }).fixturesBetween(fromMs - showingMs, untilMs + weekMs);
  return [...planProblems(fixtures), ...measurePlan(fixtures, fromMs, days).shortHours];
}
