import type { BetType } from "../bet/bet-type.ts";
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
