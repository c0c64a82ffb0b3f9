import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { OperatorAccounts } from "../wallet/operator-accounts.ts";

/** What payments work with. */
export interface PaymentContext {
  readonly database: Database;
  readonly operator: OperatorAccounts;
  /** Product time, which dates the ledger. */
  readonly clock: Clock;
  /** How long the reference acquirer thinks about a pending card, wall time. */
  readonly pendingMs: number;
  /** Whether the reference acquirer takes its test cards; otherwise it declines every card. */
  readonly takesTestCards: boolean;
}
