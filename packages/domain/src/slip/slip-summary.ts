import { ticketLabel, type BetType, type TicketLabel } from "../bet-type.ts";
import { potentialWithBonus } from "../bonus/freebet.ts";
import { amountOf, capReturn, multiplyMoney, sumMoney, type Money } from "../money/money.ts";
import type { Fraction } from "../odds/fraction.ts";
import { countSystemLines } from "../odds/system-bet.ts";
import { isOddsChanged, priceMove } from "./selection.ts";
import { betBoost, debitedStake, effectiveStake, slipBetOdds, slipBetShape, slipUnit } from "./slip-bet.ts";
import { wantedBets } from "./slip-fields.ts";
import { betPrices, slipBetKey, slipSelections, slipType, type Slip, type SlipBet } from "./slip.ts";

/** Figures of one bet. */
export interface SlipBetSummary {
  readonly key: string;
  readonly type: BetType;
  readonly label: TicketLabel;
  readonly stake: Money;
  /** Exact; format with `formatTotalOdds`. */
  readonly odds: Fraction;
  /** Boost in thousandths, included in `odds` and the return; 1000 for none. */
  readonly boost: number;
  /** Number of combinations that share the stake; 1 except for systems. */
  readonly lines: bigint;
  /** Capped at the operator's maximum return. */
  readonly potentialReturn: Money;
  readonly isReturnCapped: boolean;
  /** The stake is above `vip_from`, so the operator reviews the bet (spec.md 3 `is_vip`). */
  readonly isReviewed: boolean;
}

/** Figures of the ticket for the slip panel and the place button. */
export interface SlipSummary {
  readonly type: BetType;
  readonly selectionCount: number;
  readonly betCount: number;
  readonly bets: readonly SlipBetSummary[];
  /** Odds of the only bet if every selection is part of it, else null. */
  readonly totalOdds: Fraction | null;
  readonly totalStake: Money;
  /** Amount debited from the balance, without freebets. */
  readonly totalDebit: Money;
  readonly totalReturn: Money;
  /** Return at the last accepted prices, shown as the old amount after a change. */
  readonly acceptedReturn: Money;
  /** `asks`: the player must accept; `tells`: information only. */
  readonly oddsChange: "none" | "asks" | "tells";
  readonly isLive: boolean;
}

/** Computes the summary of the bets that would be placed; pure, so it can be memoized by reference. */
export function slipSummary(whole: Slip): SlipSummary {
  const slip = { ...whole, bets: wantedBets(whole) };
  const unit = slipUnit(slip);
  const selections = slipSelections(whole);
  const bets = slip.bets.map((bet) => slipBetSummary(slip, bet));
  const isOneBet = bets.length === 1 && slip.bets[0]?.selections.length === selections.length;
  return {
    type: slipType(slip),
    selectionCount: selections.length,
    betCount: bets.length,
    bets,
    totalOdds: isOneBet ? (bets[0]?.odds ?? null) : null,
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
    isLive: slipSelections(slip).some((selection) => selection.matchStatus === "live"),
  };
}

/** Computes the figures of one bet of the slip. */
export function slipBetSummary(slip: Pick<Slip, "sharedStake" | "rules">, bet: SlipBet): SlipBetSummary {
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
