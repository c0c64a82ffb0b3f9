import type { Pair, Side } from "../../core/source-match.ts";
import { addPoint, otherSide, scoreGap, sideIndex, signOf } from "../shared/scores.ts";
import { keptKills, type MapDetail, type MapProgress } from "./esports-state.ts";
import type { ClockTitle, ObjectivePlan } from "./titles.data.ts";

const secondsPerMinute = 60;
/** Standard deviations beyond the mean at which a map ends at the latest. */
const maxDeviations = 3;
/** Times before the end at which the winner takes the last towers. */
const lastPushSeconds = [55, 25] as const;
const objectiveJitterMinutes = 1.2;

export interface ClockPlay {
  readonly second: number;
  readonly kind: "kill" | "tower" | "dragon" | "baron";
  readonly side: Side;
}

type Draw = () => number;

/** What determines the rest of a map. */
export interface ClockPlan {
  readonly title: ClockTitle;
  readonly winner: Side;
  readonly from: MapProgress;
  readonly fromSecond: number;
  readonly seconds: number;
}

function oddsOf(share: number): number {
  return Math.log(share / (1 - share));
}

/** Chance that home wins the map: Bayes over the rates of winners and losers, exact for the way maps are simulated. */
export function clockMapChance(title: ClockTitle, gap: number, progress: MapProgress | null): number {
  let odds = title.mapSlope * gap;
  if (progress) {
    const leadOf = (taken: readonly Side[]) => taken.reduce((sum, side) => sum + (signOf(side) ?? 0), 0);
    odds += scoreGap(progress.kills) * Math.log(title.killRates[0] / title.killRates[1]);
    odds += scoreGap(progress.towers) * Math.log(title.towerRates[0] / title.towerRates[1]);
    if (title.dragons) odds += leadOf(progress.dragons) * oddsOf(title.dragons.winnerShare);
    if (title.barons) odds += leadOf(progress.barons) * oddsOf(title.barons.winnerShare);
  }
  return 1 / (1 + Math.exp(-odds));
}

/** The length of a map beyond the time played, for a random number in [0, 1). */
export function mapSeconds({ meanMinutes, spreadMinutes, minMinutes }: ClockTitle, playedSeconds: number, draw: number): number {
  const last = meanMinutes + maxDeviations * spreadMinutes;
  const from = Math.max(minMinutes, Math.floor(playedSeconds / secondsPerMinute) + 1);
  const weights: number[] = [];
  for (let minute = from; minute < Math.max(last, from + 2); minute += 1)
    weights.push(Math.exp(-(((minute - meanMinutes) / spreadMinutes) ** 2) / 2));
  let left = draw * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return Math.round((from + index + left / weight) * secondsPerMinute);
    left -= weight;
  }
  return (from + weights.length) * secondsPerMinute;
}

function streamTimes(draw: Draw, ratePerMinute: number, span: { readonly from: number; readonly to: number }): readonly number[] {
  const times: number[] = [];
  let second = span.from;
  for (;;) {
    second += (-Math.log(1 - draw()) / ratePerMinute) * secondsPerMinute;
    if (second >= span.to) return times;
    times.push(second);
  }
}

function rateFor(rates: readonly [number, number], side: Side, winner: Side): number {
  return side === winner ? rates[0] : rates[1];
}

function towerPlays(draw: Draw, { title, winner, from, fromSecond, seconds }: ClockPlan): readonly ClockPlay[] {
  const span = { from: Math.max(fromSecond, title.firstTowerMinute * secondsPerMinute), to: seconds - 60 };
  return (["home", "away"] as const).flatMap((side) => {
    const kept = side === winner ? title.maxTowers - lastPushSeconds.length : title.maxTowers - 2;
    const times = streamTimes(draw, rateFor(title.towerRates, side, winner), span);
    const regular = times.slice(0, Math.max(kept - from.towers[sideIndex(side)], 0));
    const push = side === winner ? lastPushSeconds.map((before) => seconds - before).filter((second) => second > fromSecond) : [];
    const free = title.maxTowers - from.towers[sideIndex(side)] - regular.length;
    return [...regular, ...push.slice(0, Math.max(free, 0))].map((second) => ({ second, kind: "tower" as const, side }));
  });
}

function objectivePlays(
  draw: Draw,
  plan: ClockPlan,
  { kind, taken, objective }: { readonly kind: "dragon" | "baron"; readonly taken: number; readonly objective: ObjectivePlan | null },
): readonly ClockPlay[] {
  const plays: ClockPlay[] = [];
  if (!objective) return plays;
  let second = plan.fromSecond;
  for (let index = taken; ; index += 1) {
    const due = (objective.firstMinute + index * objective.everyMinutes) * secondsPerMinute;
    second = Math.max(second, due) + draw() * objectiveJitterMinutes * secondsPerMinute;
    const isWinners = draw() < objective.winnerShare;
    if (second >= plan.seconds) return plays;
    plays.push({ second, kind, side: isWinners ? plan.winner : otherSide(plan.winner) });
  }
}

/** Simulates the rest of a map, in time order. */
export function playClockMap(draw: Draw, plan: ClockPlan): readonly ClockPlay[] {
  const { title, winner, from, fromSecond, seconds } = plan;
  const kills = (["home", "away"] as const).flatMap((side) =>
    streamTimes(draw, rateFor(title.killRates, side, winner), { from: Math.max(fromSecond, 75), to: seconds }).map((second): ClockPlay => ({
      second,
      kind: "kill",
      side,
    })),
  );
  const plays = [
    ...kills,
    ...towerPlays(draw, plan),
    ...objectivePlays(draw, plan, { kind: "dragon", taken: from.dragons.length, objective: title.dragons }),
    ...objectivePlays(draw, plan, { kind: "baron", taken: from.barons.length, objective: title.barons }),
  ];
  return plays.sort((left, right) => left.second - right.second);
}

/** The detail of a map after further plays. */
export function finishClockMap({ from, winner, seconds }: ClockPlan, plays: readonly ClockPlay[]): MapDetail {
  const of = (kind: ClockPlay["kind"]) => plays.filter((play) => play.kind === kind).map(({ side }) => side);
  const count = (start: Pair, sides: readonly Side[]) => sides.reduce(addPoint, start);
  const [kills, towers] = [of("kill"), of("tower")];
  return {
    winner,
    rounds: winner === "home" ? [1, 0] : [0, 1],
    kills: count(from.kills, kills),
    killOrder: [...from.killOrder, ...kills].slice(0, keptKills),
    towers: count(from.towers, towers),
    firstTower: from.firstTower ?? towers[0] ?? null,
    dragons: [...from.dragons, ...of("dragon")],
    barons: [...from.barons, ...of("baron")],
    seconds,
  };
}
