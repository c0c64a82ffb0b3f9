import type { ProviderRules } from "@touchline/domain";
import type { Book } from "../book/book.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { OperatorAccounts } from "../wallet/operator-accounts.ts";

/** What betting needs of the rest of the backend. */
export interface BettingContext {
  readonly database: Database;
  readonly operator: OperatorAccounts;
  readonly book: Book;
  readonly clock: Clock;
  readonly rules: ProviderRules;
  readonly inPlayDelayMs: number;
  /** What is kept back of a bet's fair value at cash out, hundredths of a percent. */
  readonly cashoutMarginBasisPoints: number;
  /** No bet takes part in a jackpot (the flag `jackpots` is off). */
  readonly areJackpotsOff?: boolean;
  /** How long a VIP bet is reviewed, wall time. */
  readonly vipReviewMs: number;
}
