import { ticketLabel, type BetType, type TicketLabel } from "../bet-type.ts";
import { potentialWithBonus } from "../bonus/freebet.ts";
import { amountOf, capReturn, multiplyMoney, sumMoney, type Money } from "../money/money.ts";
import type { Fraction } from "../odds/fraction.ts";
import { countSystemLines } from "../odds/system-bet.ts";
import { isOddsChanged, priceMove } from "./selection.ts";
import { betBoost, debitedStake, effectiveStake, slipBetOdds, slipBetShape, slipUnit } from "./slip-bet.ts";
import { betPrices, slipBetKey, slipSelections, slipType, type Slip, type SlipBet } from "./slip.ts";

/** One bet in numbers. */
export interface SlipBetSummary {
  readonly key: string;
  readonly type: BetType;
  readonly label: TicketLabel;
  readonly stake: Money;
  /** Exact; format with `formatTotalOdds`. */
  readonly odds: Fraction;
  /** What a comboboost multiplies the odds by, thousandths; it is in `odds` and the return. 1000 for none. */
  readonly boost: number;
  /** Combinations the stake is split over: 1 but for systems. */
  readonly lines: bigint;
  /** At most the operator's largest return. */
  readonly potentialReturn: Money;
  readonly isReturnCapped: boolean;
  /** The stake is above `vip_from`: it is looked at before it is accepted (spec.md 3 `is_vip`). */
  readonly isReviewed: boolean;
}

/** The ticket in numbers: what the panel shows and the button names. */
export interface SlipSummary {
  readonly type: BetType;
  readonly selectionCount: number;
  readonly betCount: number;
  readonly bets: readonly SlipBetSummary[];
  readonly totalStake: Money;
  /** What placing takes from the balance: without freebets. */
  readonly totalDebit: Money;
  readonly totalReturn: Money;
  /** The return at the prices last agreed to: the old amount when odds changed. */
  readonly acceptedReturn: Money;
  /** `asks` wants the player's yes, `tells` only informs. */
  readonly oddsChange: "none" | "asks" | "tells";
  readonly isLive: boolean;
}

/** Numbers of a slip; pure, so that a page may keep it by reference. */
export function slipSummary(slip: Slip): SlipSummary {
  const unit = slipUnit(slip);
  const selections = slipSelections(slip);
  const bets = slip.bets.map((bet) => summarizeBet(slip, bet));
  return {
    type: slipType(slip),
    selectionCount: selections.length,
    betCount: bets.length,
    bets,
    totalStake: sumMoney(
      bets.map((bet) => bet.stake),
      unit,
    ),
    totalDebit: sumMoney(
      slip.bets.map((bet) => debitedStake(slip, bet)),
      unit,
    ),
    totalReturn: sumMoney(
      bets.map((bet) => bet.potentialReturn),
      unit,
    ),
    acceptedReturn: sumMoney(
      slip.bets.map((bet) => {
        const stake = effectiveStake(slip, bet);
        const whole = potentialWithBonus(multiplyMoney(stake, slipBetOdds(bet, "acceptedOdds")), stake, bet.bonus?.freebet?.type ?? null);
        return capReturn(whole, amountOf(slip.rules.maxReturn, stake));
      }),
      unit,
    ),
    oddsChange: summarizeChange(slip),
    isLive: selections.some((selection) => selection.matchStatus === "live"),
  };
}

function summarizeBet(slip: Slip, bet: SlipBet): SlipBetSummary {
  const shape = slipBetShape(bet);
  const odds = slipBetOdds(bet);
  const stake = effectiveStake(slip, bet);
  const wholeReturn = potentialWithBonus(multiplyMoney(stake, odds), stake, bet.bonus?.freebet?.type ?? null);
  const potentialReturn = capReturn(wholeReturn, amountOf(slip.rules.maxReturn, stake));
  const vipFrom = amountOf(slip.rules.vipFrom, stake);
  return {
    key: slipBetKey(bet),
    type: bet.type,
    label: ticketLabel(bet.selections.length),
    stake,
    odds,
    boost: betBoost(bet),
    lines: shape.type === "system" ? countSystemLines(bet.selections.length, shape.sizes) : 1n,
    potentialReturn,
    isReturnCapped: potentialReturn.minor < wholeReturn.minor,
    isReviewed: vipFrom !== null && stake.minor > vipFrom.minor,
  };
}

function summarizeChange(slip: Slip): SlipSummary["oddsChange"] {
  const prices = slip.bets.flatMap(betPrices);
  if (prices.some((price) => isOddsChanged(price, slip.oddsPolicy))) return "asks";
  return prices.some((price) => priceMove(price) !== "same") ? "tells" : "none";
}
