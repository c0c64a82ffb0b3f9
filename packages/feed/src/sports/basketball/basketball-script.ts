import { leaderOf } from "../../core/match-end.ts";
import type { BasketballFacts, Pair, Side } from "../../core/source-match.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import { minuteMs } from "../../core/time.ts";
import type { RandomSource } from "../../core/random.ts";
import type { DetailPart, MatchScript, ScriptEvent, Suspension } from "../../core/sport-module.ts";
import { createClockTimeline, mergeByTime, type ClockPeriod, type ClockTimeline } from "../shared/game-clock.ts";
import { drawInteger, drawNormal } from "../shared/random-draws.ts";
import { addPairs, sideIndex } from "../shared/scores.ts";
import { overtimeSeconds, profileOf, raceMarks, recordRaces, type BasketballDetail, type LeagueProfile } from "./basketball-state.ts";

const quarterNoise = 4.6;

interface Basket {
  readonly quarter: number;
  readonly seconds: number;
  readonly side: Side;
  readonly points: number;
  readonly player?: string;
}

function breakBeforeMs(period: number): number {
  if (period === 1) return 0;
  return period === 3 ? 15 * minuteMs : 2.5 * minuteMs;
}

function clockPeriods(profile: LeagueProfile, count: number): readonly ClockPeriod[] {
  return Array.from({ length: count }, (_, index) => {
    const isOvertime = index >= 4;
    const number = index - 3;
    return {
      label: isOvertime ? `OT${number > 1 ? number : ""}` : `Q${index + 1}`,
      seconds: isOvertime ? overtimeSeconds : profile.quarterSeconds,
      wallMs: isOvertime ? 13 * minuteMs : profile.quarterWallMs,
      breakBeforeMs: breakBeforeMs(index + 1),
    };
  });
}

/** Splits an amount into four quarters. */
function splitQuarters(random: RandomSource, amount: number): readonly number[] {
  const noise = Array.from({ length: 4 }, () => drawNormal(random) * quarterNoise);
  const mean = noise.reduce((sum, value) => sum + value, 0) / 4;
  let given = 0;
  let exact = 0;
  return noise.map((value, index) => {
    exact += Math.max(amount / 4 + value - mean, 3);
    const upTo = index === 3 ? amount : Math.min(Math.round(exact), amount);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

function drawQuarters(random: RandomSource, { score, overtime, quarters }: BasketballFacts): readonly Pair[] {
  if (quarters) return quarters;
  const lower = Math.min(score[0], score[1]);
  const extra = overtime ? drawInteger(random, 5, 11) : 0;
  const regular = overtime ? ([lower - extra, lower - extra] as const) : score;
  const home = splitQuarters(random, regular[0]);
  const away = splitQuarters(random, regular[1]);
  const pairs = home.map((points, index): Pair => [points, away[index] ?? 0]);
  return overtime ? [...pairs, [score[0] - regular[0], score[1] - regular[1]]] : pairs;
}

function drawBasket(random: RandomSource, left: number): number {
  const draw = random.next();
  const points = draw < 0.28 ? 3 : draw < 0.8 ? 2 : 1;
  return Math.min(points, left);
}

function drawBaskets(random: RandomSource, quarters: readonly Pair[], profile: LeagueProfile): readonly Basket[] {
  const baskets: Basket[] = [];
  quarters.forEach((pair, index) => {
    const seconds = index < 4 ? profile.quarterSeconds : overtimeSeconds;
    for (const side of ["home", "away"] as const) {
      let left = side === "home" ? pair[0] : pair[1];
      while (left > 0) {
        const points = drawBasket(random, left);
        baskets.push({ quarter: index + 1, seconds: 4 + random.next() * (seconds - 5), side, points });
        left -= points;
      }
    }
  });
  return baskets.sort((left, right) => left.quarter - right.quarter || left.seconds - right.seconds);
}

function realBaskets(points: NonNullable<BasketballFacts["points"]>, profile: LeagueProfile): readonly Basket[] {
  return points.map(([quarter, elapsed, side, amount, , player]) => {
    const before = Math.min(quarter - 1, 4) * profile.quarterSeconds + Math.max(quarter - 5, 0) * overtimeSeconds;
    return {
      quarter,
      seconds: Math.max(elapsed - before, 0),
      side: side === "h" ? "home" : "away",
      points: amount,
      player,
    };
  });
}

function basketEvents(baskets: readonly Basket[], timeline: ClockTimeline, source: { readonly isReal: boolean }): readonly ScriptEvent[] {
  const score: [number, number] = [0, 0];
  return baskets.map(({ quarter, seconds, side, points, player }) => {
    score[sideIndex(side)] += points;
    const { atMs, label } = timeline.momentOf(quarter, seconds);
    const base = {
      atMs,
      label,
      kind: "point",
      side,
      score: score.join(":"),
      simulated: !source.isReal,
      isIncident: source.isReal,
    };
    return player === undefined ? base : { ...base, player };
  });
}

function racesOf(baskets: readonly Basket[]): readonly number[] {
  const score: [number, number] = [0, 0];
  const races: number[] = raceMarks.map(() => 0);
  for (const { side, points } of baskets) {
    score[sideIndex(side)] += points;
    recordRaces(races, score);
  }
  return races;
}

/** Quarter markets stop for the last seconds of each quarter, all markets for those of the match. */
function endSuspensions(timeline: ClockTimeline): readonly Suspension[] {
  const ends = timeline.events.filter((event) => event.kind === "period_end");
  return ends.map((event, index) => {
    const isLate = index >= 3;
    return {
      fromMs: event.atMs - (isLate ? 8_000 : 15_000),
      toMs: event.atMs + 5_000,
      reason: "period_end",
      group: isLate ? "all" : "quarter",
    };
  });
}

const allParts: ReadonlySet<DetailPart> = new Set(["halves", "periods", "points"]);
const noParts: ReadonlySet<DetailPart> = new Set();

/** Replays the real final; quarters and baskets are real if the data has them, otherwise simulated. */
export function createBasketballScript(fixture: Fixture, random: RandomSource): MatchScript<BasketballDetail> {
  const facts = factsOf(fixture, "basketball");
  const profile = profileOf(fixture);
  const quarters = drawQuarters(random.fork("quarters"), facts);
  const timeline = createClockTimeline(random.fork("clock"), clockPeriods(profile, quarters.length));
  const isReal = facts.points !== null && facts.quarters !== null;
  const baskets = facts.points && isReal ? realBaskets(facts.points, profile) : drawBaskets(random.fork("baskets"), quarters, profile);
  const merged = mergeByTime(timeline.events, basketEvents(baskets, timeline, { isReal }));
  const end: ScriptEvent = {
    atMs: timeline.durationMs,
    kind: "match_end",
    score: facts.score.join(":"),
    simulated: false,
    isIncident: true,
  };
  return {
    durationMs: timeline.durationMs,
    events: [...merged.map((event) => (event.kind === "period_end" ? { ...event, isIncident: true } : event)), end],
    suspensions: endSuspensions(timeline),
    final: { quarters, score: addPairs(quarters), races: racesOf(baskets) },
    simulatedParts: isReal ? noParts : allParts,
    end: { kind: quarters.length > 4 ? "after_overtime" : "finished", winner: leaderOf(facts.score) },
  };
}
