import type { OddsPolicy } from "@touchline/domain";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ClusterTables } from "./cluster-tables.ts";
import type { NoticeTables } from "./notice-tables.ts";
import type { WorkTables } from "./work-tables.ts";
import type { BetBonusColumn, BonusTables } from "./bonus-tables.ts";
import type { PaymentCardsTable, PaymentsTable, PlayerActivityTable, PlayerLimitsTable, RealityChecksTable } from "./cashier-tables.ts";
import type {
  EmbedCodesTable,
  KnownPlacesTable,
  MailsTable,
  PhoneCodesTable,
  PlayersTable,
  PlayerTokensTable,
  BlockedCountriesTable,
  SessionsTable,
  SignInFailuresTable,
} from "./player-tables.ts";

interface FavouritesTable {
  player_id: string;
  type: string;
  item_id: bigint;
  created_at: Generated<Date>;
}
interface AccountsTable {
  id: GeneratedAlways<bigint>;
  player_id: string | null;
  kind: "player" | "cashier" | "stakes" | "house" | "receivable" | "provider";
  currency: string;
  subunits: number;
  balance: bigint | null;
  /** Provider of a `provider` account. */
  provider: Generated<string | null>;
}
interface LedgerTransactionsTable {
  id: GeneratedAlways<bigint>;
  kind: "deposit" | "stake" | "payout" | "refund" | "correction" | "cashout" | "jackpot";
  bet_id: string | null;
  payment_id: Generated<string | null>;
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
  state: "open" | "placed" | "rejected" | "void";
  status_code: number;
  reply: string;
  created_at: Date;
  bet_id: Generated<string | null>;
  open_until: Generated<Date | null>;
}
export interface BetsTable {
  id: string;
  sequence: GeneratedAlways<bigint>;
  ref: string;
  player_id: string;
  account_id: bigint;
  attempt_key: string;
  type: "single" | "combo" | "system" | "custom_bet";
  status: "submitted" | "rejected" | "waiting_results" | "done" | "cashout_in_progress" | "cashed_out";
  result: Generated<"no_results" | "win" | "lose" | "refund" | "cancel" | "cashed_out">;
  /** Open stake, minor units. */
  stake: bigint;
  original_stake: bigint;
  currency: string;
  /** Subunits of the unit shown to the player. Amounts are still minor units of the account. */
  subunits: number;
  odds: bigint;
  /** Odds requested for a custom bet. */
  custom_odds: bigint | null;
  potential_win: bigint;
  is_return_capped: Generated<boolean>;
  /** Total paid out, including `cashout_amount`. */
  win_amount: Generated<bigint>;
  cashout_amount: Generated<bigint>;
  /** The amount that a correction could not take back because the balance was too low. */
  debt: Generated<bigint>;
  odds_policy: OddsPolicy;
  system_id: string | null;
  is_vip: Generated<boolean>;
  is_quick: Generated<boolean>;
  edited_from: string | null;
  edited_to: string | null;
  simulated_detail: boolean;
  reject_reason: string | null;
  created_at: Date;
  accepted_at: Date | null;
  settled_at: Date | null;
  /** Wall time at which the in-play delay ends. */
  pending_until: Date | null;
  /** The same time as product time. */
  pending_until_shown: Date | null;
  cashout_rule: Generated<"cash_out" | "notify" | null>;
  cashout_rule_value: Generated<bigint | null>;
  cashout_rule_done: Generated<boolean>;
  bonus: BetBonusColumn;
  used_in_jackpot: Generated<boolean>;
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
interface OutcomeLiabilitiesTable {
  currency: string;
  match_id: bigint;
  market_id: bigint;
  specifier: string;
  outcome_id: bigint;
  /** Possible winnings of open bets on the outcome, minor units. */
  total: bigint;
}
interface PendingCashoutsTable {
  bet_id: string;
  seen: bigint;
  share: number;
  by: "player" | "rule";
}
interface ShareCodesTable {
  code: string;
  payload_hash: string;
  /** Written as JSON text. */
  bets: unknown;
  created_at: Date;
}
interface MatchVotesTable {
  match_id: bigint;
  player_id: string;
  choice: "home" | "draw" | "away";
  created_at: Date;
}
interface ChatMessagesTable {
  id: GeneratedAlways<bigint>;
  match_id: bigint;
  /** Locale as in channel names. */
  locale: string;
  player_id: string;
  key: string;
  author_name: string;
  text: string;
  created_at: Date;
}
interface ChatReportsTable {
  message_id: bigint;
  reporter_id: string;
  reason: "abuse" | "hate" | "spam" | "other";
  match_id: bigint;
  locale: string;
  author_id: string;
  text: string;
  decision: Generated<"removed" | "left" | null>;
  decided_at: Generated<Date | null>;
  created_at: Date;
}
interface ProviderTransfersTable {
  provider: string;
  key: string;
  kind: "debit" | "credit";
  /** Key of the debit that a credit belongs to. */
  debit_key: string | null;
  player_id: string | null;
  currency: string | null;
  /** Minor units. */
  amount: bigint | null;
  state: "done" | "rolled_back" | "void";
  created_at: Date;
}
interface ProviderSessionsTable {
  token_hash: string;
  session_hash: string;
  player_id: string;
  provider: string;
  app: string;
  currency: string;
  created_at: Date;
  expires_at: Date;
}
interface ProviderRoundsTable {
  provider: string;
  number: bigint;
  seed: string;
  commitment: string;
  created_at: Date;
}
export interface ProviderBetsTable {
  id: string;
  sequence: GeneratedAlways<bigint>;
  provider: string;
  round: bigint;
  player_id: string;
  attempt_key: string;
  /** Written as JSON text. */
  selection: ColumnType<unknown, string, string>;
  currency: string;
  subunits: number;
  /** Minor units. */
  stake: bigint;
  /** Thousandths. */
  odds: bigint;
  state: "pending" | "accepted" | "cancelling" | "refused" | "settled";
  reason: Generated<string | null>;
  payout: Generated<bigint>;
  is_paid: Generated<boolean>;
  created_at: Date;
}

/** All tables; 64-bit integers are bigint in both databases. */
export interface Tables extends BonusTables, ClusterTables, NoticeTables, WorkTables {
  players: PlayersTable;
  sessions: SessionsTable;
  blocked_countries: BlockedCountriesTable;
  embed_codes: EmbedCodesTable;
  sign_in_failures: SignInFailuresTable;
  known_places: KnownPlacesTable;
  player_tokens: PlayerTokensTable;
  phone_codes: PhoneCodesTable;
  mails: MailsTable;
  favourites: FavouritesTable;
  player_limits: PlayerLimitsTable;
  player_activity: PlayerActivityTable;
  reality_checks: RealityChecksTable;
  payment_cards: PaymentCardsTable;
  payments: PaymentsTable;
  accounts: AccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_postings: LedgerPostingsTable;
  placement_attempts: PlacementAttemptsTable;
  bets: BetsTable;
  bet_legs: BetLegsTable;
  pending_cashouts: PendingCashoutsTable;
  outcome_liabilities: OutcomeLiabilitiesTable;
  share_codes: ShareCodesTable;
  match_votes: MatchVotesTable;
  chat_messages: ChatMessagesTable;
  chat_reports: ChatReportsTable;
  provider_transfers: ProviderTransfersTable;
  provider_sessions: ProviderSessionsTable;
  provider_rounds: ProviderRoundsTable;
  provider_bets: ProviderBetsTable;
  /** Has one row, written by the readiness check. */
  readiness: { id: number; written_at: Date };
}
