import type { BetType } from "../bet-type.ts";
import type { Money } from "../money/money.ts";
import type { Odds } from "../odds/odds.ts";

/** One leg on a receipt. */
export interface PlacedLeg {
  readonly id: string;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly matchName: string;
  /** The accepted price. */
  readonly odds: Odds;
  /** The price that the player requested. */
  readonly oddsAsked: Odds;
}

/** A placed bet on the receipt. `submitted` bets are in their in-play delay (decisions AP5). */
export interface PlacedBet {
  readonly id: string;
  /** Short reference for support. */
  readonly ref: string;
  readonly type: BetType;
  readonly status: "submitted" | "accepted" | "rejected";
  readonly stake: Money;
  readonly odds: Odds;
  readonly potentialReturn: Money;
  readonly createdAtMs: number;
  /** End of the in-play delay, epoch ms. */
  readonly pendingUntilMs: number | null;
  readonly rejectReason: string | null;
  /** Above `vip_from`: stays `submitted` until the operator has reviewed it. */
  readonly isVip: boolean;
  readonly legs: readonly PlacedLeg[];
  /** The bonus of the bet; `boost` of the total odds in thousandths. */
  readonly bonus?: { readonly name: string; readonly boost: number } | null;
}

/** Numeric codes of a refused placement (spec.md 8). */
export const placementErrorCodes = {
  invalidOdds: 101,
  playerForbidden: 114,
  missedFields: 118,
  invalidCustomOdds: 120,
} as const;

/** Bet errors with their own message, for refusals without a server message. */
const errorsWithMessage = [
  "error.risk_validation.selection_suspended",
  "error.risk_validation.selection_not_available",
  "error.risk_validation.odds_different_than_bookmaker",
  "error.risk_validation.odds_higher_than_bookmakers",
  "error.risk_validation.odds_to_low",
  "error.place_bets.insufficient_funds",
  "error.place_bets.max_stake",
  "error.place_bets.min_stake",
] as const;

/** Message of a refusal (spec.md 5). */
export type PlacementMessageKey =
  | (typeof errorsWithMessage)[number]
  | "error.place_bets.invalid_odds"
  | "error.place_bets.invalid_odds_custom_bet"
  | "error.platform.pve_player_bet_forbidden"
  | "error.place_bets.default";

/** The server's report on one leg; null odds mean that it is no longer offered. */
export interface RefusedSelection {
  readonly matchId: string;
  readonly marketId: string;
  readonly specifier: string;
  readonly outcomeId: string;
  readonly error: string;
  readonly odds: Odds | null;
}

/** The server's report on one bet. */
export interface RefusedBet {
  readonly error: string;
  readonly message: string;
  readonly selections: readonly RefusedSelection[];
  /** Maximum stake that the server accepts. */
  readonly maxStake: Money | null;
}

/** A placement refused with a code; nothing was debited. */
export interface PlacementRefusal {
  readonly code: number;
  readonly messageKey: PlacementMessageKey;
  /** The server's message for the player, if any. */
  readonly message: string | null;
  readonly details: string | null;
  /** A price was wrong, so the player must accept the new one (spec.md 5). */
  readonly isWrongOdds: boolean;
  readonly byBetIndex: Readonly<Record<number, RefusedBet>>;
}

const wrongOddsErrors: ReadonlySet<string> = new Set([
  "error.risk_validation.odds_different_than_bookmaker",
  "error.risk_validation.odds_higher_than_bookmakers",
  "error.risk_validation.odds_to_low",
  "error.risk_validation.odds_higher_than_bookmakers_current_odds",
  "error.place_bets.invalid_odds",
]);

/** Whether an error key means a wrong price (spec.md 5). */
export function isWrongOddsError(error: string): boolean {
  return wrongOddsErrors.has(error);
}

/** Message key of a refusal code: 101, 114 and 120 have their own, others use the default (spec.md 5). */
export function placementMessageKey(code: number): PlacementMessageKey {
  switch (code) {
    case placementErrorCodes.invalidOdds:
      return "error.place_bets.invalid_odds";
    case placementErrorCodes.invalidCustomOdds:
      return "error.place_bets.invalid_odds_custom_bet";
    case placementErrorCodes.playerForbidden:
      return "error.platform.pve_player_bet_forbidden";
    default:
      return "error.place_bets.default";
  }
}

/** Creates a refusal; derives the message key and `isWrongOdds` from the code and the reports by bet (spec.md 5). */
export function createPlacementRefusal(input: Omit<PlacementRefusal, "messageKey" | "isWrongOdds">): PlacementRefusal {
  const bets = Object.values(input.byBetIndex);
  const keys = bets.flatMap((bet) => [bet.error, ...bet.selections.map((selection) => selection.error)]);
  const isWrongOdds = input.code === placementErrorCodes.invalidOdds || keys.some(isWrongOddsError);
  const known = errorsWithMessage.find((error) => error === bets[0]?.error);
  return { ...input, messageKey: known ?? placementMessageKey(input.code), isWrongOdds };
}
