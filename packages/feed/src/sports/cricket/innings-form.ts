import { evenNumber, normalQuantile } from "../shared-random-draws.ts";
import type { InningsState } from "./cricket-state.ts";

/** Variance of the day's scoring rate, logarithmic: what both innings share (ground, dew) and what is an innings' own. */
const groundVariance = 0.008;
const ownVariance = 0.008;
/** Variance of the runs of a delivery. */
const deliveryVariance = 3.6;
/** The side that bats second knows what it needs, and the ball comes on under lights. */
const secondInningsGain = 0.022;

interface Estimate {
  readonly mean: number;
  readonly variance: number;
}

/** How fast each innings is scored at in one scenario. */
export interface FormDraw {
  readonly first: number;
  readonly second: number;
}

/** What deliveries seen so far tell of an innings' rate, given what was thought before. */
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

export interface FormModel {
  /** Rates of one scenario. */
  draw(index: number): FormDraw;
}

/** Posterior of both innings' rates given the deliveries seen; drawn by the same even numbers every time. */
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
