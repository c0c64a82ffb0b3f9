import type { ColumnType, Generated, GeneratedAlways } from "kysely";

interface PlayersTable {
  id: string;
  email: string;
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  nickname: string | null;
  phone: string | null;
  currency: string;
  country: string;
  locale: string;
  /** `yyyy-mm-dd` on writing. */
  date_of_birth: ColumnType<Date, string, string>;
  is_confirmed: Generated<boolean>;
  is_blocked: Generated<boolean>;
  is_pve: Generated<boolean>;
  odds_type: Generated<string>;
  odds_policy: Generated<string>;
  /** JSON text on writing. */
  stakes: Generated<unknown>;
  failed_sign_ins: Generated<number>;
  locked_until: Date | null;
  created_at: Generated<Date>;
}
interface SessionsTable {
  token_hash: string;
  player_id: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
}
interface FavouritesTable {
  player_id: string;
  type: string;
  item_id: bigint;
  created_at: Generated<Date>;
}
interface PlayerLimitsTable {
  id: GeneratedAlways<bigint>;
  player_id: string;
  type: string;
  currency: string;
  amount: bigint;
  status: Generated<string>;
  created_at: Generated<Date>;
}
interface AccountsTable {
  id: GeneratedAlways<bigint>;
  player_id: string | null;
  kind: "player" | "cashier" | "stakes" | "house" | "receivable";
  currency: string;
  subunits: number;
  balance: bigint | null;
}
interface LedgerTransactionsTable {
  id: GeneratedAlways<bigint>;
  kind: "deposit" | "stake" | "payout" | "refund" | "correction";
  bet_id: string | null;
  created_at: Date;
}
interface LedgerPostingsTable {
  id: GeneratedAlways<bigint>;
  transaction_id: bigint;
  account_id: bigint;
  amount: bigint;
  balance_after: bigint | null;
}
interface PlacementAttemptsTable {
  player_id: string;
  key: string;
  payload_hash: string;
  state: "open" | "placed" | "rejected";
  status_code: number;
  reply: string;
  created_at: Date;
}
export interface BetsTable {
  id: string;
  sequence: GeneratedAlways<bigint>;
  ref: string;
  player_id: string;
  account_id: bigint;
  attempt_key: string;
  type: "single" | "combo";
  status: "submitted" | "rejected" | "waiting_results" | "done";
  result: Generated<"no_results" | "win" | "lose" | "refund" | "cancel">;
  stake: bigint;
  currency: string;
  subunits: number;
  odds: bigint;
  potential_win: bigint;
  win_amount: Generated<bigint>;
  /** What a correction could not take back, because the balance did not hold it. */
  debt: Generated<bigint>;
  odds_policy: "none" | "higher" | "any";
  system_id: string | null;
  simulated_detail: boolean;
  reject_reason: string | null;
  created_at: Date;
  accepted_at: Date | null;
  settled_at: Date | null;
  /** Wall time at which the in-play delay ends. */
  pending_until: Date | null;
  /** The same moment in product time. */
  pending_until_shown: Date | null;
}
export interface BetLegsTable {
  id: GeneratedAlways<bigint>;
  bet_id: string;
  position: number;
  match_id: bigint;
  market_id: bigint;
  specifier: string;
  outcome_id: bigint;
  odds: number;
  odds_asked: number;
  provider: string;
  simulated_detail: boolean;
  starts_at: Date;
  status: Generated<
    "no_results" | "canceled" | "win_entire" | "lose_entire" | "refund_entire" | "refund_half_win_other" | "refund_half_lose_other"
  >;
  dead_heat_share: number | null;
}
interface OutboxTable {
  id: GeneratedAlways<bigint>;
  player_id: string;
  topic: "bet_changed" | "balance_changed";
  /** JSON text on writing. */
  payload: unknown;
  created_at: Generated<Date>;
  delivered_at: Date | null;
}

/** Every table as Kysely sees it; 64-bit integers are bigint in both databases. */
export interface Tables {
  players: PlayersTable;
  sessions: SessionsTable;
  favourites: FavouritesTable;
  player_limits: PlayerLimitsTable;
  accounts: AccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_postings: LedgerPostingsTable;
  placement_attempts: PlacementAttemptsTable;
  bets: BetsTable;
  bet_legs: BetLegsTable;
  outbox: OutboxTable;
}
