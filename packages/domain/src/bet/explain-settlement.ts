import { boostFactor, neutralBoost } from "../bonus/comboboost.ts";
import type { FreebetType } from "../bonus/freebet.ts";
import { addMoney, compareMoney, money, multiplyMoney, subtractMoney, zeroMoney, type Money } from "../money/money.ts";
import { fraction, multiplyFractions, type Fraction } from "../odds/fraction.ts";
import { legFactor, type LegResult } from "../odds/leg-factor.ts";
import { multiplyFactors, oddsToFraction, type Odds } from "../odds/odds.ts";
import { countSystemLines, systemFactor } from "../odds/system-bet.ts";
import type { BetShape } from "./bet.ts";
import type { SettledLeg } from "./settle-bet.ts";

/** A bet that ended, as its player knows it (spec.md 3). */
export interface SettlementSubject {
  readonly shape: BetShape;
  readonly legs: readonly SettledLeg[];
  /** The one price of a custom bet; null where legs have prices of their own. */
  readonly ownPrice: Odds | null;
  /** What still ran when the legs ended; nothing once all was cashed out. */
  readonly runningStake: Money;
  readonly originalStake: Money;
  /** Paid by cash outs, part of `win`. */
  readonly cashedOut: Money;
  /** All that was paid. */
  readonly win: Money;
  /** Whether the operator's largest return cut it. */
  readonly isReturnCapped: boolean;
  /** The bonus it carried. */
  readonly bonus?: SettledBonus | null;
}

/** A bonus as far as it changed a payout. */
export interface SettledBonus {
  /** Paid boost of the total odds, thousandths; 1000 for none. */
  readonly boost: number;
  readonly freebetType: FreebetType | null;
}

/** What one leg did to the bet: the factor its stake was multiplied by, null while it has no result and needs none. */
export interface ExplainedLeg {
  readonly odds: Odds;
  readonly result: LegResult | null;
  readonly factor: Fraction | null;
}

/** One step of a settlement; `amount` of all of them sum to what was paid. */
export type SettlementStep =
  | { readonly type: "cashOut"; readonly stake: Money; readonly amount: Money }
  /** Every leg's factor together. */
  | { readonly type: "product"; readonly stake: Money; readonly factor: Fraction; readonly amount: Money }
  /** Lines of one size of a system: how many there were, how many paid, all of them on `stake`. */
  | {
      readonly type: "lines";
      readonly size: number;
      readonly lineCount: bigint;
      readonly paidCount: bigint;
      readonly stake: Money;
      readonly amount: Money;
    }
  /** A custom bet of which no leg lost but one was void: given back whole (decisions O). */
  | { readonly type: "refund"; readonly stake: Money; readonly amount: Money }
  /** What a comboboost added. */
  | { readonly type: "boost"; readonly boost: number; readonly amount: Money }
  /** What a freebet took off or made up: its own stake, or what a lost stake of one's own is given back. */
  | { readonly type: "freebet"; readonly freebetType: FreebetType; readonly amount: Money }
  | { readonly type: "cap"; readonly amount: Money }
  /** What was paid beside the sum, after a correction. */
  | { readonly type: "correction"; readonly amount: Money };

/** A settlement in its steps. */
export interface SettlementExplanation {
  readonly legs: readonly ExplainedLeg[];
  readonly steps: readonly SettlementStep[];
  readonly total: Money;
}

/** Says how a payout came about, line by line; the steps' amounts sum exactly to what was paid (features B12). */
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

/** What a bonus added or took: a boost from the exact factor, floored once over all; a freebet all that is left. */
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

/** What is missing below the sum of a capped bet is the cap; anything else was corrected. */
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

/** A leg without a result paid nothing: the bet was decided without it. */
function settledFactor({ factor }: ExplainedLeg): Fraction {
  return factor ?? fraction(0n);
}

/** One lost leg loses it, all won pay its price, and anything else gives it back. */
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

/** One step for each size; rounded once over all of them, so that their amounts sum to the bet's return. */
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
