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
  /** The price the player asked for. */
  readonly oddsAsked: Odds;
}

/** A bet the server took: the receipt. `submitted` is still in its in-play delay (decisions AP5). */
export interface PlacedBet {
  readonly id: string;
  /** Short reference a person can read out. */
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
  /** Above `vip_from`: while `submitted` the operator looks at it, which may take long. */
  readonly isVip: boolean;
  readonly legs: readonly PlacedLeg[];
  /** The bonus that it carries: its boost of the total odds is in thousandths. */
  readonly bonus?: { readonly name: string; readonly boost: number } | null;
}

/** Numeric codes of a refused placement (spec.md 8). */
export const placementErrorCodes = {
  invalidOdds: 101,
  playerForbidden: 114,
  missedFields: 118,
  invalidCustomOdds: 120,
} as const;

/** Errors of a bet that have a sentence of their own, for refusals that come without one. */
const toldErrors = [
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
  | (typeof toldErrors)[number]
  | "error.place_bets.invalid_odds"
  | "error.place_bets.invalid_odds_custom_bet"
  | "error.platform.pve_player_bet_forbidden"
  | "error.place_bets.default";

/** What the server said about one leg. A null price is not on offer. */
export interface RefusedSelection {
  readonly matchId: string;
  readonly marketId: string;
  readonly specifier: string;
  readonly outcomeId: string;
  readonly error: string;
  readonly odds: Odds | null;
}

/** What the server said about one bet, by its place in the request. */
export interface RefusedBet {
  readonly error: string;
  readonly message: string;
  readonly selections: readonly RefusedSelection[];
  /** Largest stake accepted. */
  readonly maxStake: Money | null;
}

/** A placement that the server refused with a code: nothing was taken. */
export interface PlacementRefusal {
  readonly code: number;
  readonly messageKey: PlacementMessageKey;
  /** The server's own sentence for the player, if it sent one. */
  readonly message: string | null;
  readonly details: string | null;
  /** A price was wrong: the slip asks again (spec.md 5). */
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

/** Whether an error key says that the price was wrong (spec.md 5). */
export function isWrongOddsError(error: string): boolean {
  return wrongOddsErrors.has(error);
}

/** Message of a refusal code: 101, 120 and 114 have their own, anything else the default (spec.md 5). */
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

/** Makes a refusal from the code and what was said of each bet; the wrong-odds mark follows from both (spec.md 5). */
export function createPlacementRefusal(input: Omit<PlacementRefusal, "messageKey" | "isWrongOdds">): PlacementRefusal {
  const bets = Object.values(input.byBetIndex);
  const keys = bets.flatMap((bet) => [bet.error, ...bet.selections.map((selection) => selection.error)]);
  const isWrongOdds = input.code === placementErrorCodes.invalidOdds || keys.some(isWrongOddsError);
  const told = toldErrors.find((error) => error === bets[0]?.error);
  return { ...input, messageKey: told ?? placementMessageKey(input.code), isWrongOdds };
}
