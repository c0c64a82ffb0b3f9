import type { BonusType } from "../bonus/bonus-type.ts";
import { betTypeToWire } from "../bet/bet-type.ts";
import { moneyToWire, type WireMoney } from "../money/wire-money.ts";
import { betBoost } from "../slip/slip-bonus.ts";
import type { Slip, SlipBet } from "../slip/slip.ts";
import { effectiveStake } from "../slip/slip-stake.ts";

/** One bet as the API takes it (spec.md 3 "Bet request"). */
export interface BetRequestBody {
  readonly type: "single" | "combo" | "system" | "custom_bet";
  readonly stake: WireMoney;
  readonly selections: readonly {
    readonly match_id: number;
    readonly market_id: number;
    readonly specifier: string;
    readonly outcome_id: number;
    readonly odds: number;
  }[];
  readonly system_id?: string;
  readonly custom_odds?: number;
  /** `odds` in thousandths: what the total odds are multiplied by, 1000 where the bonus pays otherwise. */
  readonly bonus?: { readonly id: number; readonly type: BonusType; readonly odds: number };
}

/** Writes a bet for the wire at the prices the player sees; only systems send `system_id`, only custom bets `custom_odds` (spec.md 5). */
export function toBetRequest(slip: Pick<Slip, "sharedStake">, bet: SlipBet): BetRequestBody {
  return {
    type: betTypeToWire(bet.type),
    stake: moneyToWire(effectiveStake(slip, bet)),
    selections: bet.selections.map((selection) => ({
      match_id: Number(selection.matchId),
      market_id: Number(selection.marketId),
      specifier: selection.specifier,
      outcome_id: Number(selection.outcomeId),
      odds: selection.odds,
    })),
    ...(bet.type === "system" && bet.systemType !== null ? { system_id: bet.systemType.id } : {}),
    ...(bet.bonus ? { bonus: { id: Number(bet.bonus.id), type: bet.bonus.type, odds: betBoost(bet) } } : {}),
    ...(bet.type === "customBet" && bet.customOdds !== null ? { custom_odds: bet.customOdds } : {}),
  };
}

/** The bets under way, as sent; also what an attempt is recognised by. */
export function toBetRequests(slip: Pick<Slip, "sharedStake" | "processingBets">): readonly BetRequestBody[] {
  return slip.processingBets.map((bet) => toBetRequest(slip, bet));
}
