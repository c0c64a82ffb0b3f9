import { betTypeToWire, type BetType } from "../bet/bet-type.ts";
import type { Odds } from "../odds/odds.ts";
import type { Slip } from "../slip/slip.ts";

/** One leg as it was shared, at the price of that moment. */
export interface SharedLeg {
  readonly matchId: string;
  readonly marketId: string;
  readonly specifier: string;
  readonly outcomeId: string;
  readonly odds: Odds;
}

/** One bet as it was shared: everything but money (decisions AI). */
export interface SharedBet {
  readonly type: BetType;
  readonly systemId: string | null;
  readonly customOdds: Odds | null;
  readonly legs: readonly SharedLeg[];
}

/** One bet of a share code on the wire. */
export interface WireSharedBet {
  readonly type: "single" | "combo" | "system" | "custom_bet";
  readonly system_id?: string;
  readonly custom_odds?: number;
  readonly selections: readonly {
    readonly match_id: number;
    readonly market_id: number;
    readonly specifier: string;
    readonly outcome_id: number;
    readonly odds: number;
  }[];
}

/** What of the slip is kept under a code: bets and prices, never a stake (decisions AI). */
export function slipToShared(slip: Pick<Slip, "bets">): readonly WireSharedBet[] {
  return slip.bets.map((bet) => ({
    type: betTypeToWire(bet.type),
    ...(bet.type === "system" && bet.systemType !== null ? { system_id: bet.systemType.id } : {}),
    ...(bet.type === "customBet" && bet.customOdds !== null ? { custom_odds: bet.customOdds } : {}),
    selections: bet.selections.map((selection) => ({
      match_id: Number(selection.matchId),
      market_id: Number(selection.marketId),
      specifier: selection.specifier,
      outcome_id: Number(selection.outcomeId),
      odds: selection.odds,
    })),
  }));
}
