import { potentialWithBonus } from "../bonus/bonus-payout.ts";
import { multiplyMoney, type Money } from "../money/money.ts";
import { roundTotalOdds } from "../odds/combine-odds.ts";
import { betBoost } from "../slip/slip-bonus.ts";
import type { SlipBet, SlipRules } from "../slip/slip.ts";
import { slipBetOdds } from "../slip/slip-stake.ts";
import { amountOf, capReturn } from "../slip/rules/stake-rules.ts";
import type { PlacedBet } from "./placed-bet.ts";

/** When and under which name a bet was sent. */
export interface SentAs {
  readonly id: string;
  readonly stake: Money;
  readonly atMs: number;
  readonly rules: Pick<SlipRules, "maxReturn">;
}

/** The receipt of a bet as it was sent: what it shows where the server's answer leaves something out. */
export function sentToPlacedBet(bet: SlipBet, { id, stake, atMs, rules }: SentAs): PlacedBet {
  const odds = slipBetOdds(bet);
  const whole = potentialWithBonus(multiplyMoney(stake, odds), stake, bet.bonus?.freebet?.type ?? null);
  return {
    id,
    ref: "",
    type: bet.type,
    status: "accepted",
    stake,
    odds: roundTotalOdds(odds),
    potentialReturn: capReturn(whole, amountOf(rules.maxReturn, stake)),
    createdAtMs: atMs,
    pendingUntilMs: null,
    rejectReason: null,
    isVip: false,
    bonus: bet.bonus ? { name: bet.bonus.name, boost: betBoost(bet) } : null,
    legs: bet.selections.map((leg) => ({
      id: leg.id,
      outcomeName: leg.outcomeName,
      marketName: leg.marketName,
      matchName: leg.nameB === null ? leg.nameA : `${leg.nameA} – ${leg.nameB}`,
      odds: leg.odds,
      oddsAsked: leg.odds,
    })),
  };
}
