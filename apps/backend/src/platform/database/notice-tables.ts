import type { Generated, GeneratedAlways } from "kysely";

interface ReportsTable {
  id: GeneratedAlways<bigint>;
  kind: "error" | "page" | "policy";
  message: string;
  place: string;
  /** Written as JSON text. */
  body: unknown;
  created_at: Generated<Date>;
}

interface NotificationsTable {
  id: string;
  player_id: string;
  kind: "bet" | "maintenance" | "bonus" | "jackpot" | "vip_bet";
  key: string;
  /** Written as JSON text. */
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

/** Tables of reports, notifications and push subscriptions. */
export interface NoticeTables {
  reports: ReportsTable;
  notifications: NotificationsTable;
  push_subscriptions: PushSubscriptionsTable;
}
