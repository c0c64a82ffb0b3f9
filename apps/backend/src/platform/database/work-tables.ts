import type { ColumnType, Generated, GeneratedAlways } from "kysely";

interface OutboxTable {
  id: GeneratedAlways<bigint>;
  player_id: string;
  topic: "bet_changed" | "balance_changed" | "bet_cashout_changed" | "notification" | "bonus_issued";
  /** Written as JSON text. */
  payload: unknown;
  created_at: Generated<Date>;
  delivered_at: Date | null;
  attempts: Generated<number>;
  last_error: Generated<string | null>;
  next_attempt_at: Generated<Date | null>;
  trace_parent: Generated<string | null>;
}

interface DeadLettersTable {
  id: GeneratedAlways<bigint>;
  source: string;
  key: string;
  payload: ColumnType<unknown, string, string>;
  error: string;
  attempts: number;
  created_at: Date;
  failed_at: Date;
  retry_at: Generated<Date | null>;
}

interface WorkAttemptsTable {
  source: string;
  key: string;
  attempts: number;
  next_at: Date;
  error: Generated<string | null>;
}

interface WorkLeasesTable {
  name: string;
  holder: string;
  until: Date;
}

interface ChatRemovalsTable {
  message_id: bigint;
  match_id: bigint;
  locale: string;
}

interface FeedProvidersTable {
  provider: string;
  is_active: boolean;
  changed_at: Date;
}

interface PendingEditsTable {
  id: GeneratedAlways<bigint>;
  player_id: string;
  key: string;
  bet_id: string;
  locale: string;
  /** Written as JSON text. */
  body: ColumnType<unknown, string, never>;
  due_at: Date;
}

/** Tables of work that is due. */
export interface WorkTables {
  outbox: OutboxTable;
  dead_letters: DeadLettersTable;
  work_attempts: WorkAttemptsTable;
  work_leases: WorkLeasesTable;
  chat_removals: ChatRemovalsTable;
  feed_providers: FeedProvidersTable;
  pending_edits: PendingEditsTable;
}
