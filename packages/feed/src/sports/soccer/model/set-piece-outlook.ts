import type { Pair } from "../../../core/source-match.ts";
import { cardFirstHalfShare, cornerFirstHalfShare } from "../match-moments.ts";
import { type CardCounts, cardsOf, type CornerCounts, cornersOf } from "../soccer-detail.ts";
import type { SoccerState } from "../soccer-state.ts";
import { binomialWeights, poissonWeights } from "./goal-grid.ts";
import { halvesLeft } from "../minute-profile.ts";
import type { MatchRates } from "./soccer-ratings.ts";
import { splitByGroup, normalizeWeights, type Piece } from "../../shared/weighted-pieces.ts";

/** A possible number of further events of each side. */
interface CountCell {
  readonly home: number;
  readonly away: number;
  readonly weight: number;
}

/** A total with a gamma-distributed rate, divided between the sides by a beta-distributed share. */
interface CountModel {
  readonly mean: number;
  /** Shape of the gamma: smaller is wider. */
  readonly shape: number;
  readonly homeShare: number;
  /** Concentration of the beta: smaller is wider. */
  readonly concentration: number;
}

/** Counts so far and the share of the total still to come. */
interface CountProgress {
  readonly seen: Pair;
  readonly remainingShare: number;
}

/** Minimum weight of a cell; lower late in the match, so that no line looks decided too early. */
function minWeightAt(remainingShare: number): number {
  if (remainingShare > 0.6) return 2.5e-4;
  return remainingShare > 0.25 ? 5e-5 : 1e-6;
}

const maxEvents = 40;

/** Negative binomial probabilities of 0, 1, 2, ... by recurrence. */
function negativeBinomial(mean: number, shape: number): number[] {
  const ratio = mean / (mean + shape);
  const weights = [(1 - ratio) ** shape];
  for (let count = 1; count <= maxEvents; count += 1) {
    weights.push(((weights[count - 1] ?? 0) * ratio * (shape + count - 1)) / count);
  }
  return weights;
}

/** Beta-binomial probabilities of 0 to `count`. */
function betaBinomial(count: number, [alpha, beta]: Pair): number[] {
  const weights = [1];
  let sum = 1;
  for (let chosen = 1; chosen <= count; chosen += 1) {
    const left = count - chosen;
    const next = ((weights[chosen - 1] ?? 0) * (left + 1) * (alpha + chosen - 1)) / (chosen * (beta + left));
    weights.push(next);
    sum += next;
  }
  return weights.map((weight) => weight / sum);
}

/** Further events, with both distributions updated by the counts so far; weights sum to 1. */
function remainingCounts(model: CountModel, { seen, remainingShare }: CountProgress): readonly CountCell[] {
  const observed = seen[0] + seen[1];
  const rate = (model.shape + observed) / (model.shape / model.mean + (1 - remainingShare));
  const totals = negativeBinomial(Math.max(rate * remainingShare, 1e-6), model.shape + observed);
  const minWeight = minWeightAt(remainingShare);
  const share: Pair = [model.homeShare * model.concentration + seen[0], (1 - model.homeShare) * model.concentration + seen[1]];
  const cells = totals
    .flatMap((weight, total) =>
      weight < minWeight
        ? []
        : betaBinomial(total, share).map((part, home): CountCell => ({
            home,
            away: total - home,
            weight: weight * part,
          })),
    )
    .filter(({ weight }) => weight >= minWeight);
  return normalizeWeights(cells);
}

/** Fitted on the five leagues with statistics. */
const cornerShape = 90;
const cornerConcentration = 9;
const cardShape = 30;
const cardConcentration = 60;
/** Mean number of red cards of a team in a match. */
export const redMean = 0.09;

/** Share of each half's time that is left. */
function timeLeft(state: SoccerState): Pair {
  return halvesLeft(state, (_half, second, end) => Math.min(Math.max((end - second) / end, 0.003), 1));
}

function shareLeft(state: SoccerState, firstShare: number): { readonly first: number; readonly all: number } {
  const [first, second] = timeLeft(state);
  return { first: first * firstShare, all: first * firstShare + second * (1 - firstShare) };
}

function countModel([home, away]: Pair, spread: { readonly shape: number; readonly concentration: number }): CountModel {
  return { mean: home + away, homeShare: home / (home + away), ...spread };
}

/** Possible final corner counts. */
export function cornerOutlook(state: SoccerState, rates: MatchRates): Piece<CornerCounts>[] {
  const seen = cornersOf(state);
  const { first, all } = shareLeft(state, cornerFirstHalfShare);
  const model = countModel(rates.corners, { shape: cornerShape, concentration: cornerConcentration });
  const cells = remainingCounts(model, { seen: [seen.home, seen.away], remainingShare: all });
  const pieces = cells.map(({ weight, ...value }): Piece<Omit<CountCell, "weight">> => ({ weight, value }));
  return splitByGroup(pieces, {
    keyOf: ({ home, away }) => home + away,
    branchesOf: ({ home, away }) =>
      binomialWeights(home + away, first / all)
        .map((share, choice) => ({ share, choice }))
        .filter(({ share }) => share > 2e-3),
    join: ({ home, away }, early): CornerCounts => ({
      home: seen.home + home,
      away: seen.away + away,
      firstHalf: seen.firstHalf + early,
    }),
  });
}

function redPieces(share: number, seen: Pair): Piece<Pair>[] {
  const weights = poissonWeights(redMean * share).slice(0, 3);
  const pieces = weights
    .flatMap((homeWeight, home) =>
      weights.map((awayWeight, away): Piece<Pair> => ({
        weight: homeWeight * awayWeight,
        value: [seen[0] + home, seen[1] + away],
      })),
    )
    .filter(({ weight }) => weight > 2e-5);
  return normalizeWeights(pieces);
}

/** Possible final card counts; red cards are independent of yellow ones. */
export function cardOutlook(state: SoccerState, rates: MatchRates): Piece<CardCounts>[] {
  const seen = cardsOf(state);
  const { all } = shareLeft(state, cardFirstHalfShare);
  const model = countModel(rates.yellow, { shape: cardShape, concentration: cardConcentration });
  const yellow = remainingCounts(model, { seen: seen.yellow, remainingShare: all }).map(({ weight, home, away }): Piece<Pair> => ({
    weight,
    value: [seen.yellow[0] + home, seen.yellow[1] + away],
  }));
  const reds = redPieces(all, seen.red);
  return splitByGroup(yellow, {
    keyOf: ([home, away]) => home + away,
    branchesOf: () => reds.map(({ weight, value }) => ({ share: weight, choice: value })),
    join: (pair, red): CardCounts => ({ yellow: pair, red }),
  });
}
