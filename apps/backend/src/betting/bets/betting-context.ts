import type { ProviderRules } from "@touchline/domain";
import type { Book } from "../../book/book.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { OperatorAccounts } from "../../wallet/operator-accounts.ts";

/** Dependencies of betting on the rest of the backend. */
export interface BettingContext {
  readonly database: Database;
  readonly operator: OperatorAccounts;
  readonly book: Book;
  readonly clock: Clock;
  readonly rules: ProviderRules;
  readonly inPlayDelayMs: number;
  /** Deducted from the fair value of a bet at cash out, hundredths of a percent. */
  readonly cashoutMarginBasisPoints: number;
  /** Whether the flag `jackpots` is off: no bet takes part in a jackpot. */
  readonly areJackpotsOff?: boolean;
  /** How long a VIP bet is reviewed, wall time. */
  readonly vipReviewMs: number;
}
