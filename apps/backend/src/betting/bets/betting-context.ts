import type { ProviderRules } from "@touchline/domain";
import type { Book } from "../../book/book.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { OperatorAccounts } from "../../wallet/operator-accounts.ts";

/** What betting needs from the rest of the backend. */
export interface BettingContext {
  readonly database: Database;
  readonly operator: OperatorAccounts;
  readonly book: Book;
  readonly clock: Clock;
  readonly rules: ProviderRules;
  readonly inPlayDelayMs: number;
  /** Deducted from the fair value of a bet at cash out, hundredths of a percent. */
  readonly cashoutMarginBasisPoints: number;
  /** Whether the `jackpots` flag is off, so that bets do not take part in jackpots. */
  readonly areJackpotsOff?: boolean;
  /** Duration of the review of a VIP bet, wall time. */
  readonly vipReviewMs: number;
}
