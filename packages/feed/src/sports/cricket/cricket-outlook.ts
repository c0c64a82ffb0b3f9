import {
  type CricketDetail,
  type CricketState,
  detailOfState,
  type InningsDetail,
  inningsDetail,
  type InningsState,
  isTied,
} from "./cricket-state.ts";
import { ballsPerOver, fullOvers, maxWickets } from "./ball-model.ts";
import type { Side } from "../../core/source-match.ts";
import type { Scenario } from "../../core/sport-module.ts";
import { evenNumber } from "../shared/random-draws.ts";
import { otherSide } from "../shared/scores.ts";
import type { Batter, ScoringRates } from "./cricket-strengths.ts";
import {
  createFormModel,
  extremeInnings,
  type FormDraw,
  freshInnings,
  type InningsPlan,
  type PlayedInnings,
  simulateInnings,
} from "./simulate-innings.ts";

const maxSuperOverWickets = 2;
const runsPerBall = 1.9;
const spreadOfRuns = 4.2;

function runsToCome({ balls, wickets }: InningsState): number {
  const resource = wickets === 0 ? 1 : wickets < maxSuperOverWickets ? 0.85 : 0;
  return (ballsPerOver - Math.min(balls, ballsPerOver)) * runsPerBall * resource;
}

function isDone({ isClosed, balls, wickets }: InningsState): boolean {
  return isClosed || balls >= ballsPerOver || wickets >= maxSuperOverWickets;
}

/** Chance that home wins the super over, from what has been bowled so far. */
function superOverChance({ superOvers }: CricketState): number {
  const [first, second] = superOvers.slice(superOvers.length > 2 ? 2 : 0);
  if (!first) return 0.5;
  const firstRuns = first.runs + (isDone(first) ? 0 : runsToCome(first));
  const chased = second ? second.runs + (isDone(second) ? 0 : runsToCome(second)) : ballsPerOver * runsPerBall;
  const gap = firstRuns - chased;
  if (second && isDone(second) && gap !== 0) return (first.side === "home") === gap > 0 ? 1 : 0;
  const openBalls = (isDone(first) ? 0 : 1) + (second ? 1 - Math.min(second.balls, ballsPerOver) / ballsPerOver : 1);
  const chance = 1 / (1 + Math.exp(-gap / (0.6 * spreadOfRuns * Math.sqrt(Math.max(openBalls, 0.05)))));
  return first.side === "home" ? chance : 1 - chance;
}

const scenarioCount = 2000;
/** Weight of each extreme scenario. */
const extremeWeight = 1e-5;
const fieldFirstShare = 0.79;
const drawsPerInnings = 131;

export interface OutlookFacts {
  readonly rates: ScoringRates;
  readonly batters: Readonly<Record<Side, readonly Batter[] | null>>;
}

type Directions = readonly ["all_sixes" | "all_wickets" | "play", "all_sixes" | "all_wickets" | "play"];

function play(plan: InningsPlan, direction: Directions[number]): PlayedInnings {
  return direction === "play" ? simulateInnings(plan) : extremeInnings(plan, direction);
}

function startOf(innings: InningsState | undefined) {
  if (!innings) return freshInnings;
  return { ...innings, ballsOfOver: innings.isBetweenOvers ? ballsPerOver : innings.ballsOfOver };
}

function drawBatter(batters: readonly Batter[] | null, draw: number): readonly string[] {
  let left = draw;
  for (const { id, chance } of batters ?? []) {
    left -= chance;
    if (left < 0) return [id];
  }
  return (batters ?? []).slice(-1).map(({ id }) => id);
}

interface MatchPlan {
  readonly weight: number;
  readonly form: FormDraw;
  readonly directions: Directions;
}

interface Drawn {
  readonly state: CricketState;
  readonly facts: OutlookFacts;
  readonly index: number;
}

/** The detail of an innings; it is full if the target, the last wicket or the last over was reached. */
function toDetail(
  { facts, index }: Drawn,
  played: PlayedInnings,
  { side, target }: { readonly side: Side; readonly target: number },
): InningsDetail {
  const { runs, wickets, fours, sixes, overs } = played;
  const isFull = runs >= target || wickets >= maxWickets || overs.length >= fullOvers;
  const topBatters = drawBatter(facts.batters[side], evenNumber(index, side === "home" ? 5 : 7));
  return { runs, wickets, fours, sixes, overs, isFull, topBatters };
}

/** Simulates both innings to their end from the given state. */
function playMatch(drawn: Drawn, first: Side, { form, directions }: MatchPlan) {
  const { state, index } = drawn;
  const [one, two] = state.innings;
  const at = index * 2 * drawsPerInnings;
  const firstPlan: InningsPlan = { start: startOf(one), form: form.first, target: null, maxOvers: state.maxOvers, at };
  const firstDetail = one?.isClosed
    ? inningsDetail(one)
    : toDetail(drawn, play(firstPlan, directions[0]), { side: first, target: Infinity });
  const target = state.target ?? { runs: firstDetail.runs + 1, overs: state.maxOvers };
  const secondPlan: InningsPlan = {
    start: startOf(two),
    form: form.second,
    target: target.runs,
    maxOvers: target.overs,
    at: at + drawsPerInnings,
  };
  const second = two?.isClosed ? inningsDetail(two) : play(secondPlan, directions[1]);
  const secondDetail = two?.isClosed ? inningsDetail(two) : toDetail(drawn, second, { side: otherSide(first), target: target.runs });
  return { firstDetail, secondDetail, gap: secondDetail.runs - target.runs };
}

/** Plays the match once; a tie gives one scenario for each winner of the super over. */
function scenariosOf(
  drawn: Drawn,
  toss: { readonly side: Side | null; readonly first: Side },
  plan: MatchPlan,
): readonly Scenario<CricketDetail>[] {
  const { first, side } = toss;
  const { firstDetail, secondDetail, gap } = playMatch(drawn, first, plan);
  const sides = first === "home" ? { home: firstDetail, away: secondDetail } : { home: secondDetail, away: firstDetail };
  const detail = { toss: side, first, ...sides };
  if (gap !== -1) return [{ weight: plan.weight, detail: { ...detail, winner: gap >= 0 ? otherSide(first) : first, isTied: false } }];
  const home = superOverChance(drawn.state);
  return (["home", "away"] as const).map((winner) => ({
    weight: plan.weight * (winner === "home" ? home : 1 - home),
    detail: { ...detail, winner, isTied: true },
  }));
}

function tossOf(state: CricketState, index: number): { readonly side: Side | null; readonly first: Side } {
  const known = state.innings[0]?.side;
  if (known) return { side: state.toss, first: known };
  const side = index % 2 === 0 ? "home" : "away";
  return { side, first: evenNumber(index >> 1, 11) < fieldFirstShare ? otherSide(side) : side };
}

/** The scenarios once both innings are over; null before. */
function settledScenarios(state: CricketState): readonly Scenario<CricketDetail>[] | null {
  const known = detailOfState(state);
  if (state.isOver) return [{ weight: 1, detail: known }];
  const [first, second] = state.innings;
  if (!first?.isClosed || !second?.isClosed) return null;
  const target = state.target?.runs ?? first.runs + 1;
  if (!isTied(state)) return [{ weight: 1, detail: { ...known, winner: second.runs >= target ? second.side : first.side } }];
  const home = superOverChance(state);
  return [
    { weight: home, detail: { ...known, winner: "home" } },
    { weight: 1 - home, detail: { ...known, winner: "away" } },
  ];
}

const extremes: readonly Directions[] = [
  ["all_sixes", "all_wickets"],
  ["all_wickets", "all_sixes"],
  ["all_sixes", "play"],
  ["play", "all_sixes"],
  ["all_wickets", "all_wickets"],
];

/** Plays matches delivery by delivery from the state, always with the same draws. */
export function cricketScenarios(state: CricketState, facts: OutlookFacts, count = scenarioCount): readonly Scenario<CricketDetail>[] {
  const settled = settledScenarios(state);
  if (settled) return settled;
  const models = (["home", "away"] as const).map((first) =>
    createFormModel(state.innings, { first: facts.rates[first], second: facts.rates[otherSide(first)] }),
  );
  const weight = (1 - extremes.length * 2 * extremeWeight) / count;
  const formAt = (index: number, first: Side) => models[first === "home" ? 0 : 1]?.draw(index) ?? { first: 0, second: 0 };
  const scenarios: Scenario<CricketDetail>[] = [];
  for (let index = 0; index < count; index += 1) {
    const toss = tossOf(state, index);
    const plan = { weight, form: formAt(index, toss.first), directions: ["play", "play"] as const };
    scenarios.push(...scenariosOf({ state, facts, index }, toss, plan));
  }
  extremes.forEach((directions, place) => {
    for (const index of [2 * place, 2 * place + 1]) {
      const toss = tossOf(state, index);
      const plan = { weight: extremeWeight, form: formAt(index, toss.first), directions };
      scenarios.push(...scenariosOf({ state, facts, index }, toss, plan));
    }
  });
  return scenarios;
}
