import type { Pair } from "../../../dataset/source-match.ts";
import { cardFirstHalfShare, cornerFirstHalfShare } from "../script/set-piece-moments.ts";
import { cardsOf, cornersOf } from "../script/soccer-detail-at.ts";
import type { SoccerState } from "../script/soccer-state.ts";
import type { CardCounts, CornerCounts } from "../soccer-detail.ts";
import { type CountCell, type CountModel, remainingCounts } from "./count-model.ts";
import { poissonWeights } from "./goal-grid.ts";
import { expectedEnd } from "./minute-profile.ts";
import type { MatchRates } from "./soccer-ratings.ts";
import { cutByGroup, type Piece } from "../../shared-weighted-pieces.ts";

/** Spread of corner totals and of their sharing out, from the five leagues with statistics. */
const cornerShape = 90;
const cornerConcentration = 9;
const cardShape = 30;
const cardConcentration = 60;
/** Dismissals a team a match. */
const redMean = 0.09;

/** Share of each half still to be played, by time. */
function timeLeft({ stage, periodsBegun }: SoccerState): Pair {
  if (stage.type === "not_started") return [1, 1];
  if (stage.type === "half_time" && stage.next === 2) return [0, 1];
  if (stage.type !== "playing" || stage.period > 2) return periodsBegun === 0 ? [1, 1] : [0, 0];
  const end = expectedEnd(stage.period === 1 ? 1 : 2, stage.announcedStoppage);
  const left = Math.min(Math.max((end - stage.second) / end, 0.003), 1);
  return stage.period === 1 ? [left, 1] : [0, left];
}

function shareLeft(state: SoccerState, firstShare: number): { readonly first: number; readonly all: number } {
  const [first, second] = timeLeft(state);
  return { first: first * firstShare, all: first * firstShare + second * (1 - firstShare) };
}

function countModel([home, away]: Pair, spread: { readonly shape: number; readonly concentration: number }): CountModel {
  return { mean: home + away, homeShare: home / (home + away), ...spread };
}

function binomial(count: number, share: number): number[] {
  if (share >= 1) return [...Array<number>(count).fill(0), 1];
  const weights = [(1 - share) ** count];
  for (let chosen = 1; chosen <= count; chosen += 1)
    weights.push(((weights[chosen - 1] ?? 0) * (count - chosen + 1) * share) / (chosen * (1 - share)));
  return weights;
}

/** Possible final corner counts. */
export function cornerOutlook(state: SoccerState, rates: MatchRates): Piece<CornerCounts>[] {
  const seen = cornersOf(state);
  const { first, all } = shareLeft(state, cornerFirstHalfShare);
  const model = countModel(rates.corners, { shape: cornerShape, concentration: cornerConcentration });
  const cells = remainingCounts(model, { seen: [seen.home, seen.away], remainingShare: all });
  const pieces = cells.map(({ weight, ...value }): Piece<Omit<CountCell, "weight">> => ({ weight, value }));
  return cutByGroup(pieces, {
    keyOf: ({ home, away }) => home + away,
    branchesOf: ({ home, away }) =>
      binomial(home + away, first / all)
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
  const sum = pieces.reduce((total, { weight }) => total + weight, 0);
  return pieces.map(({ weight, value }) => ({ weight: weight / sum, value }));
}

/** Possible final card counts; dismissals are independent of the other cards. */
export function cardOutlook(state: SoccerState, rates: MatchRates): Piece<CardCounts>[] {
  const seen = cardsOf(state);
  const { all } = shareLeft(state, cardFirstHalfShare);
  const model = countModel(rates.yellow, { shape: cardShape, concentration: cardConcentration });
  const yellow = remainingCounts(model, { seen: seen.yellow, remainingShare: all }).map(({ weight, home, away }): Piece<Pair> => ({
    weight,
    value: [seen.yellow[0] + home, seen.yellow[1] + away],
  }));
  const reds = redPieces(all, seen.red);
  return cutByGroup(yellow, {
    keyOf: ([home, away]) => home + away,
    branchesOf: () => reds.map(({ weight, value }) => ({ share: weight, choice: value })),
    join: (pair, red): CardCounts => ({ yellow: pair, red }),
  });
}
