import { boostFactor, neutralBoost } from "../bonus/comboboost.ts";
import type { FreebetType } from "../bonus/freebet.ts";
import { addMoney, compareMoney, money, multiplyMoney, subtractMoney, zeroMoney, type Money } from "../money/money.ts";
import { fraction, multiplyFractions, type Fraction } from "../odds/fraction.ts";
import { legFactor, type LegResult } from "../odds/leg-factor.ts";
import { multiplyFactors, oddsToFraction, type Odds } from "../odds/odds.ts";
import { countSystemLines, systemFactor } from "../odds/system-bet.ts";
import type { BetShape } from "./bet.ts";
import type { SettledLeg } from "./settle-bet.ts";

/** A settled bet (spec.md 3). */
export interface SettlementSubject {
  readonly shape: BetShape;
  readonly legs: readonly SettledLeg[];
  /** The price of a custom bet; null for other bets. */
  readonly ownPrice: Odds | null;
  /** Stake that was open at settlement; zero if all was cashed out. */
  readonly runningStake: Money;
  readonly originalStake: Money;
  /** Paid by cash outs; part of `win`. */
  readonly cashedOut: Money;
  /** Total paid. */
  readonly win: Money;
  /** Whether the operator's maximum return reduced the payout. */
  readonly isReturnCapped: boolean;
  /** The bonus of the bet. */
  readonly bonus?: SettledBonus | null;
}

/** The effect of a bonus on a payout. */
export interface SettledBonus {
  /** Paid boost of the total odds, thousandths; 1000 for none. */
  readonly boost: number;
  readonly freebetType: FreebetType | null;
}

/** One leg with its factor; null for a leg without a result in a bet that was decided earlier. */
export interface ExplainedLeg {
  readonly odds: Odds;
  readonly result: LegResult | null;
  readonly factor: Fraction | null;
}

/** One step of a settlement. The amounts of all steps sum to the total paid. */
export type SettlementStep =
  | { readonly type: "cashOut"; readonly stake: Money; readonly amount: Money }
  /** Product of all leg factors. */
  | { readonly type: "product"; readonly stake: Money; readonly factor: Fraction; readonly amount: Money }
  /** Lines of one size of a system: their number, how many paid, and their total stake. */
  | {
      readonly type: "lines";
      readonly size: number;
      readonly lineCount: bigint;
      readonly paidCount: bigint;
      readonly stake: Money;
      readonly amount: Money;
    }
  /** A custom bet with a void leg and no lost leg: the stake is refunded (decisions O). */
  | { readonly type: "refund"; readonly stake: Money; readonly amount: Money }
  /** Added by a comboboost. */
  | { readonly type: "boost"; readonly boost: number; readonly amount: Money }
  /** Deducted or added by a freebet: its own stake, or the refund of the player's lost stake. */
  | { readonly type: "freebet"; readonly freebetType: FreebetType; readonly amount: Money }
  | { readonly type: "cap"; readonly amount: Money }
  /** Difference from a later correction. */
  | { readonly type: "correction"; readonly amount: Money };

/** A settlement, step by step. */
export interface SettlementExplanation {
  readonly legs: readonly ExplainedLeg[];
  readonly steps: readonly SettlementStep[];
  readonly total: Money;
}

/** Explains a payout step by step; the amounts sum exactly to the total paid (features B12). */
export function explainSettlement(subject: SettlementSubject): SettlementExplanation {
  const { legs, cashedOut, originalStake, runningStake, win } = subject;
  const explained = legs.map(explainLeg);
  const cashedStake = subtractMoney(originalStake, runningStake);
  const cashOut: readonly SettlementStep[] = cashedOut.minor === 0n ? [] : [{ type: "cashOut", stake: cashedStake, amount: cashedOut }];
  const returns = runningStake.minor === 0n ? [] : returnSteps(subject, explained);
  const steps = [...cashOut, ...returns, ...bonusSteps(subject, returns)];
  const gap = subtractMoney(
    win,
    steps.reduce((sum, step) => addMoney(sum, step.amount), zeroMoney(win)),
  );
  return { legs: explained, steps: [...steps, ...explainGap(subject, gap)], total: win };
}

function explainLeg({ odds, result }: SettledLeg): ExplainedLeg {
  return { odds, result, factor: result === null ? null : legFactor(odds, result) };
}

/** The effect of the bonus: a boost is computed from the exact factor and floored once; a freebet accounts for the remaining difference. */
function bonusSteps({ bonus, win, cashedOut }: SettlementSubject, returns: readonly SettlementStep[]): readonly SettlementStep[] {
  const [plain] = returns;
  if (bonus === undefined || bonus === null || plain === undefined) return [];
  if (bonus.freebetType !== null) {
    const amount = subtractMoney(
      subtractMoney(win, cashedOut),
      returns.reduce((sum, step) => addMoney(sum, step.amount), zeroMoney(win)),
    );
    return amount.minor === 0n ? [] : [{ type: "freebet", freebetType: bonus.freebetType, amount }];
  }
  if (bonus.boost === neutralBoost || plain.type !== "product") return [];
  const amount = subtractMoney(multiplyMoney(plain.stake, boostFactor(plain.factor, bonus.boost)), plain.amount);
  return amount.minor === 0n ? [] : [{ type: "boost", boost: bonus.boost, amount }];
}

/** A negative difference of a capped bet is the cap; any other is a correction. */
function explainGap({ isReturnCapped, win }: SettlementSubject, gap: Money): readonly SettlementStep[] {
  if (gap.minor === 0n) return [];
  const isBelow = compareMoney(gap, zeroMoney(win)) < 0;
  return [{ type: isBelow && isReturnCapped ? "cap" : "correction", amount: gap }];
}

function returnSteps(subject: SettlementSubject, legs: readonly ExplainedLeg[]): readonly SettlementStep[] {
  const { shape, ownPrice, runningStake: stake } = subject;
  if (shape.type === "system") return lineSteps({ factors: legs.map(settledFactor), sizes: shape.sizes, stake });
  if (ownPrice !== null) return customSteps(legs, { ownPrice, stake });
  const factor = multiplyFactors(legs.map(settledFactor));
  return [{ type: "product", stake, factor, amount: multiplyMoney(stake, factor) }];
}

/** A leg without a result counts as lost: the bet was decided before it. */
function settledFactor({ factor }: ExplainedLeg): Fraction {
  return factor ?? fraction(0n);
}

/** A lost leg loses the bet, all won legs pay its price, anything else refunds the stake. */
function customSteps(
  legs: readonly ExplainedLeg[],
  { ownPrice, stake }: { readonly ownPrice: Odds; readonly stake: Money },
): readonly SettlementStep[] {
  const isLost = legs.some(({ result }) => result === null || result.type === "lose");
  if (!isLost && legs.some(({ result }) => result?.type !== "win")) return [{ type: "refund", stake, amount: stake }];
  const factor = isLost ? fraction(0n) : oddsToFraction(ownPrice);
  return [{ type: "product", stake, factor, amount: multiplyMoney(stake, factor) }];
}

interface SystemReturns {
  readonly factors: readonly Fraction[];
  readonly sizes: readonly number[];
  readonly stake: Money;
}

/** One step per size, with cumulative rounding so that the amounts sum to the return of the bet. */
function lineSteps({ factors, sizes, stake }: SystemReturns): readonly SettlementStep[] {
  const alive = factors.filter((factor) => factor.numerator !== 0n).length;
  const allLines = countSystemLines(factors.length, sizes);
  let paidSoFar = zeroMoney(stake);
  return sizes.map((size, index) => {
    const upToHere = sizes.slice(0, index + 1);
    const share = fraction(countSystemLines(factors.length, upToHere), allLines);
    const together = multiplyMoney(stake, multiplyFractions(systemFactor(factors, upToHere), share));
    const amount = subtractMoney(together, paidSoFar);
    paidSoFar = together;
    const lineCount = countSystemLines(factors.length, [size]);
    return {
      type: "lines",
      size,
      lineCount,
      paidCount: countSystemLines(alive, [size]),
      stake: money((stake.minor * lineCount) / allLines, stake),
      amount,
    };
  });
}
