import type { Generated, GeneratedAlways } from "kysely";

interface ReportsTable {
  id: GeneratedAlways<bigint>;
  kind: "error" | "page" | "policy";
  message: string;
  place: string;
  /** JSON text on writing. */
  body: unknown;
  created_at: Generated<Date>;
}

interface NotificationsTable {
  id: string;
  player_id: string;
  kind: "bet" | "maintenance" | "bonus" | "jackpot" | "vip_bet";
  key: string;
  /** JSON text on writing. */
  details: unknown;
  object_type: string | null;
  object_id: string | null;
  read_at: Date | null;
  created_at: Date;
}

interface PushSubscriptionsTable {
  endpoint: string;
  player_id: string;
  p256dh: string;
  auth: string;
  locale: string;
  created_at: Generated<Date>;
}

/** Tables of what players and the operator are told. */
export interface NoticeTables {
  reports: ReportsTable;
  notifications: NotificationsTable;
  push_subscriptions: PushSubscriptionsTable;
}
