import { leaderOf } from "../../core/match-end.ts";
import type { IceHockeyFacts, Side } from "../../core/source-match.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import { minuteMs } from "../../core/time.ts";
import type { RandomSource } from "../../core/random.ts";
import type { DetailPart, MatchScript, ScriptEvent, Suspension } from "../../core/sport-module.ts";
import { createClockTimeline, mergeByTime, type ClockPeriod, type ClockTimeline } from "../shared/game-clock.ts";
import { drawInteger, drawWeighted } from "../shared/random-draws.ts";
import { scoreTotal, sideIndex } from "../shared/scores.ts";
import { detailOfGoals, periodSeconds, type IceHockeyDetail } from "./ice-hockey-state.ts";

/** Share of one-goal games that went to overtime, and share of those that a shoot-out decided in the regular season. */
const overtimeShare = 0.52;
const shootoutShare = 0.33;
const periodWeights = [0.31, 0.33, 0.36];
const dangersPerPeriod = 3;
const simulatedParts: ReadonlySet<DetailPart> = new Set(["periods", "goal_order", "goal_minutes"]);

type Ending = "regulation" | "overtime" | "shootout";

interface Moment {
  readonly period: number;
  readonly seconds: number;
  readonly side: Side;
}

function drawEnding(random: RandomSource, { score, playoff }: IceHockeyFacts): Ending {
  if (Math.abs(score[0] - score[1]) !== 1 || random.next() > overtimeShare) return "regulation";
  return !playoff && random.next() < shootoutShare ? "shootout" : "overtime";
}

function clockPeriods(ending: Ending, { playoff }: IceHockeyFacts): readonly ClockPeriod[] {
  const regulation = [1, 2, 3].map((number): ClockPeriod => ({
    label: `P${number}`,
    seconds: periodSeconds,
    wallMs: 38 * minuteMs,
    breakBeforeMs: number === 1 ? 0 : 18 * minuteMs,
  }));
  if (ending === "regulation") return regulation;
  const overtime: ClockPeriod = playoff
    ? { label: "OT", seconds: periodSeconds, wallMs: 36 * minuteMs, breakBeforeMs: 17 * minuteMs }
    : { label: "OT", seconds: 300, wallMs: 11 * minuteMs, breakBeforeMs: 2 * minuteMs };
  const shootout: ClockPeriod = { label: "SO", seconds: 0, wallMs: 7 * minuteMs, breakBeforeMs: 2 * minuteMs };
  return ending === "overtime" ? [...regulation, overtime] : [...regulation, overtime, shootout];
}

/** Maximum duration of the replay of a game, for any random numbers, ms. */
export function maxIceHockeyMs(facts: IceHockeyFacts): number {
  const ending = Math.abs(facts.score[0] - facts.score[1]) !== 1 ? "regulation" : facts.playoff ? "overtime" : "shootout";
  return clockPeriods(ending, facts).reduce((sum, { wallMs, breakBeforeMs }) => sum + wallMs + breakBeforeMs, 0);
}

function drawMoments(random: RandomSource, side: Side, count: number): readonly Moment[] {
  return Array.from({ length: count }, () => ({
    period: 1 + drawWeighted(random, periodWeights),
    seconds: drawInteger(random, 10, periodSeconds - 2),
    side,
  }));
}

function drawGoals(random: RandomSource, { score, playoff }: IceHockeyFacts, ending: Ending): readonly Moment[] {
  const winner: Side = score[0] > score[1] ? "home" : "away";
  const late = ending === "regulation" ? 0 : 1;
  const inRegulation = (side: Side) => score[sideIndex(side)] - (side === winner ? late : 0);
  const goals = [...drawMoments(random, "home", inRegulation("home")), ...drawMoments(random, "away", inRegulation("away"))];
  goals.sort((left, right) => left.period - right.period || left.seconds - right.seconds);
  if (ending === "overtime") goals.push({ period: 4, seconds: drawInteger(random, 20, playoff ? periodSeconds - 10 : 295), side: winner });
  if (ending === "shootout") goals.push({ period: 5, seconds: 0, side: winner });
  return goals;
}

/** Overtime ends with its goal (sudden death). */
function endMoment(goals: readonly Moment[], timeline: ClockTimeline, ending: Ending): number {
  const last = goals.at(-1);
  if (ending === "overtime" && last) return timeline.momentOf(last.period, last.seconds).atMs + 1000;
  return timeline.durationMs;
}

function goalEvents(goals: readonly Moment[], timeline: ClockTimeline, endMs: number): readonly ScriptEvent[] {
  const score: [number, number] = [0, 0];
  return goals.map(({ period, seconds, side }) => {
    score[sideIndex(side)] += 1;
    const { atMs, label } = timeline.momentOf(period, seconds);
    const at = period === 5 ? { atMs: endMs - 1000, label: "SO" } : { atMs, label };
    return { ...at, kind: "goal", side, score: score.join(":"), simulated: true, isIncident: true };
  });
}

/** Saved shots: the real number of shots of each team less its goals. */
function shotEvents(random: RandomSource, facts: IceHockeyFacts, timeline: ClockTimeline): readonly ScriptEvent[] {
  const missed = (index: 0 | 1) => Math.max((facts.shots?.[index] ?? 0) - facts.score[index], 0);
  const shots = [...drawMoments(random, "home", missed(0)), ...drawMoments(random, "away", missed(1))];
  return shots.map(({ period, seconds, side }) => ({
    ...timeline.momentOf(period, seconds),
    kind: "shot",
    side,
    simulated: true,
    isIncident: false,
  }));
}

function suspensionsOf(random: RandomSource, goals: readonly ScriptEvent[], timeline: ClockTimeline): readonly Suspension[] {
  const sides = random.fork("sides");
  const dangers = [1, 2, 3].flatMap((period) =>
    Array.from({ length: dangersPerPeriod }, (): Suspension => {
      const { atMs } = timeline.momentOf(period, drawInteger(random, 20, periodSeconds - 20));
      const side = sides.next() < 0.5 ? "home" : "away";
      return { fromMs: atMs, toMs: atMs + drawInteger(random, 8, 20) * 1000, reason: "possible_goal", side, group: "all" };
    }),
  );
  const stops = goals.map(({ atMs, side }): Suspension => ({
    fromMs: Math.max(atMs - 8_000, 0),
    toMs: atMs + 45_000,
    reason: "goal",
    side,
    group: "all",
  }));
  const ends = timeline.events
    .filter(({ kind }) => kind === "period_end")
    .map(({ atMs }): Suspension => ({
      fromMs: atMs - 10_000,
      toMs: atMs + 5_000,
      reason: "period_end",
      group: "period",
    }));
  return [...dangers, ...stops, ...ends].sort((left, right) => left.fromMs - right.fromMs);
}

const endKinds = { regulation: "finished", overtime: "after_overtime", shootout: "after_penalties" } as const;

/** Replays the real final; minutes, periods and overtime of one-goal games are simulated. */
export function createIceHockeyScript(fixture: Fixture, random: RandomSource): MatchScript<IceHockeyDetail> {
  const facts = factsOf(fixture, "ice-hockey");
  const ending = scoreTotal(facts.score) === 0 ? "regulation" : drawEnding(random.fork("ending"), facts);
  const timeline = createClockTimeline(random.fork("clock"), clockPeriods(ending, facts));
  const goals = drawGoals(random.fork("goals"), facts, ending);
  const durationMs = endMoment(goals, timeline, ending);
  const scored = goalEvents(goals, timeline, durationMs);
  const played = mergeByTime(
    timeline.events.filter(({ atMs }) => atMs <= durationMs),
    [...scored, ...shotEvents(random.fork("shots"), facts, timeline)],
  );
  const end: ScriptEvent = {
    atMs: durationMs,
    kind: "match_end",
    score: facts.score.join(":"),
    simulated: false,
    isIncident: true,
  };
  return {
    durationMs,
    events: [...played.map((event) => (event.kind === "period_end" ? { ...event, isIncident: true } : event)), end],
    suspensions: suspensionsOf(random.fork("dangers"), scored, timeline),
    final: detailOfGoals(goals.map(({ period, side }) => (side === "home" ? period : -period))),
    simulatedParts,
    end: { kind: endKinds[ending], winner: leaderOf(facts.score) },
  };
}
