import { drawsOf, evenNumber, normalQuantile, uniformTable } from "../shared/random-draws.ts";
import { type InningsState } from "./cricket-state.ts";
import { deliveryOf, deliveryRow, parRuns, rateAt, wicketChance, wide, ballsPerOver, maxWickets } from "./ball-model.ts";

/** Variances of the logarithmic scoring rate on the day: the part shared by both innings (ground, dew), and that of each innings. */
const groundVariance = 0.008;
const ownVariance = 0.008;
/** Variance of the runs of a delivery. */
const deliveryVariance = 3.6;
/** Logarithmic gain of the side that bats second. */
const secondInningsGain = 0.022;

interface Estimate {
  readonly mean: number;
  readonly variance: number;
}

/** Logarithmic scoring rate of each innings in one scenario. */
export interface FormDraw {
  readonly first: number;
  readonly second: number;
}

/** Posterior of the rate of an innings, given the deliveries so far. */
function learn(prior: Estimate, innings: InningsState | undefined, rate: number): Estimate {
  const par = (innings?.parSoFar ?? 0) * Math.exp(rate);
  if (!innings || par < 1) return prior;
  const deliveries = par / 1.58;
  const noise = (deliveryVariance * deliveries) / par ** 2;
  const share = prior.variance / (prior.variance + noise);
  const seen = innings.runs / par - 1;
  return { mean: prior.mean + share * (seen - prior.mean), variance: prior.variance * (1 - share) };
}

const quantiles = [2, 3].map((base) => Float64Array.from({ length: 4096 }, (_, index) => normalQuantile(evenNumber(index, base))));

interface FormModel {
  /** Rates of one scenario. */
  draw(index: number): FormDraw;
}

/** Posterior of the rates of both innings given the deliveries so far, with fixed draws. */
export function createFormModel(innings: readonly InningsState[], rates: { readonly first: number; readonly second: number }): FormModel {
  const whole = groundVariance + ownVariance;
  const groundShare = groundVariance / whole;
  const first = learn({ mean: 0, variance: whole }, innings[0], rates.first);
  const secondNoise = groundVariance * (1 - groundShare) + ownVariance;
  const isSecondOn = innings.length > 1;
  const known = learn(
    { mean: groundShare * first.mean, variance: groundShare ** 2 * first.variance + secondNoise },
    innings[1],
    rates.second,
  );
  return {
    draw(index) {
      const [one, two] = [quantiles[0]?.[index % 4096] ?? 0, quantiles[1]?.[index % 4096] ?? 0];
      const firstForm = first.mean + Math.sqrt(first.variance) * one;
      const second = isSecondOn ? known.mean + Math.sqrt(known.variance) * one : groundShare * firstForm + Math.sqrt(secondNoise) * two;
      return { first: rates.first + firstForm, second: rates.second + second + secondInningsGain };
    },
  };
}

const drawCount = 1 << 19;
const drawAt = drawsOf(() => uniformTable("cricket-deliveries", drawCount));
/** How far a chase adapts its rate to the required one, and what that costs in wickets. */
const pressureShare = 0.5;
const minPressure = -0.25;
const maxPressure = 0.35;
const rateGain = 0.55;
const wicketCost = 1.1;

/** The state that an innings continues from. */
export interface InningsStart {
  readonly overs: readonly number[];
  readonly runs: number;
  readonly wickets: number;
  readonly fours: number;
  readonly sixes: number;
  /** Legal deliveries of the current over; `ballsPerOver` starts a new one. */
  readonly ballsOfOver: number;
}

export interface InningsPlan {
  readonly start: InningsStart;
  /** Logarithmic scoring rate relative to that of average teams. */
  readonly form: number;
  /** Runs needed to win; null for the side that bats first. */
  readonly target: number | null;
  readonly maxOvers: number;
  /** First index in the table of draws. */
  readonly at: number;
}

/** A possible end of an innings. */
export interface PlayedInnings {
  readonly overs: readonly number[];
  readonly runs: number;
  readonly wickets: number;
  readonly fours: number;
  readonly sixes: number;
}

export const freshInnings: InningsStart = { overs: [], runs: 0, wickets: 0, fours: 0, sixes: 0, ballsOfOver: 0 };

interface Tally {
  runs: number;
  wickets: number;
  fours: number;
  sixes: number;
  readonly overs: number[];
  cursor: number;
}

function pressureOf(plan: InningsPlan, tally: Tally, ballsLeft: number): number {
  if (plan.target === null || ballsLeft <= 0) return 0;
  const needed = Math.max(plan.target - tally.runs, 1);
  const par = parRuns(ballsLeft, tally.wickets) * Math.exp(plan.form);
  return Math.min(Math.max(pressureShare * Math.log(needed / par), minPressure), maxPressure);
}

function nextDraw(tally: Tally): number {
  tally.cursor = (tally.cursor + 1) & (drawCount - 1);
  return drawAt(tally.cursor);
}

function isDone({ target }: InningsPlan, { runs, wickets }: Tally): boolean {
  return wickets >= maxWickets || (target !== null && runs >= target);
}

function score(tally: Tally, kind: number): void {
  const runs = kind === wide ? 1 : kind;
  if (kind === 4) tally.fours += 1;
  if (kind === 6) tally.sixes += 1;
  tally.runs += runs;
  const last = tally.overs.length - 1;
  tally.overs[last] = (tally.overs[last] ?? 0) + runs;
}

function playOver(plan: InningsPlan, tally: Tally, place: { readonly over: number; readonly bowled: number }): void {
  const { over } = place;
  let bowled = place.bowled;
  let wicketsSeen = -1;
  let wicket = 0;
  let row = deliveryRow(over, 0);
  while (bowled < ballsPerOver && !isDone(plan, tally)) {
    if (wicketsSeen !== tally.wickets) {
      const pressure = pressureOf(plan, tally, (plan.maxOvers - over) * ballsPerOver - bowled);
      row = deliveryRow(over, rateAt(over, tally.wickets) + plan.form + rateGain * pressure);
      wicket = wicketChance(over, tally.wickets, plan.form + rateGain * pressure) * Math.exp(wicketCost * pressure);
      wicketsSeen = tally.wickets;
    }
    const draw = nextDraw(tally);
    if (draw < wicket) {
      tally.wickets += 1;
      bowled += 1;
      continue;
    }
    const kind = deliveryOf(row, (draw - wicket) / (1 - wicket));
    score(tally, kind);
    if (kind !== wide) bowled += 1;
  }
}

/** Simulates an innings to its end, delivery by delivery. */
export function simulateInnings(plan: InningsPlan): PlayedInnings {
  const { start, maxOvers } = plan;
  const { runs, wickets, fours, sixes } = start;
  const tally: Tally = { runs, wickets, fours, sixes, overs: [...start.overs], cursor: plan.at };
  const isInOver = start.overs.length > 0 && start.ballsOfOver < ballsPerOver;
  if (isInOver) playOver(plan, tally, { over: start.overs.length - 1, bowled: start.ballsOfOver });
  while (tally.overs.length < maxOvers && !isDone(plan, tally)) {
    tally.overs.push(0);
    playOver(plan, tally, { over: tally.overs.length - 1, bowled: 0 });
  }
  return tally;
}

/** The extreme ends of an innings: a six or a wicket on every ball. */
export function extremeInnings(plan: InningsPlan, direction: "all_sixes" | "all_wickets"): PlayedInnings {
  const { start, target, maxOvers } = plan;
  const { fours } = start;
  let { runs, wickets, sixes } = start;
  const overs = [...start.overs];
  let bowled = overs.length === 0 ? ballsPerOver : start.ballsOfOver;
  const isOpen = () => wickets < maxWickets && (target === null || runs < target);
  while (isOpen() && (bowled < ballsPerOver || overs.length < maxOvers)) {
    if (bowled >= ballsPerOver) {
      overs.push(0);
      bowled = 0;
    }
    bowled += 1;
    if (direction === "all_wickets") {
      wickets += 1;
      continue;
    }
    runs += 6;
    sixes += 1;
    overs[overs.length - 1] = (overs.at(-1) ?? 0) + 6;
  }
  return { overs, runs, wickets, fours, sixes };
}
