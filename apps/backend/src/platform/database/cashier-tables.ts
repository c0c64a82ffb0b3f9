import type { LimitStatus, LimitType } from "@touchline/contract/http/limits";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

export interface PlayerLimitsTable {
  id: GeneratedAlways<bigint>;
  player_id: string;
  type: LimitType;
  /** Of limits on money only. */
  currency: string | null;
  /** Minor units of the currency, or minutes; null of exclusions. */
  amount: bigint | null;
  period: Generated<"day" | "week" | "month" | null>;
  status: Generated<LimitStatus>;
  /** From when a looser limit, or the end of one, may be confirmed. */
  effective_at: Generated<Date | null>;
  /** Of exclusions; null is for good. */
  ends_at: Generated<Date | null>;
  /** The limit in force that a looser one waits to follow. */
  replaces: Generated<bigint | null>;
  created_at: Generated<Date>;
}
export interface PaymentCardsTable {
  id: string;
  player_id: string;
  brand: string;
  last4: string;
  /** `yyyy-mm`. */
  expiry: string;
  token: string;
  created_at: Date;
}
export interface PaymentsTable {
  id: string;
  sequence: GeneratedAlways<bigint>;
  player_id: string;
  key: string;
  payload_hash: string;
  currency: string;
  /** Minor units. */
  amount: bigint;
  method: "card" | "demo";
  brand: string | null;
  last4: string | null;
  state: "challenge" | "pending" | "approved" | "declined";
  reason: string | null;
  challenge_tries: Generated<number>;
  /** Wall time at which the reference acquirer decides. */
  due_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
export interface PlayerActivityTable {
  player_id: string;
  /** `yyyy-mm-dd`, UTC, on writing. */
  day: ColumnType<Date, string, string>;
  seconds: number;
  ticked_at: Date;
}
export interface RealityChecksTable {
  session_hash: string;
  /** Up to when the player has taken note of the time; wall time. */
  seen_at: Date;
  /** When the sportsbook was opened in the session. */
  opened_at: Date;
}
