import type { LimitStatus, LimitType } from "@touchline/contract/http/limits";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

export interface PlayerLimitsTable {
  id: GeneratedAlways<bigint>;
  player_id: string;
  type: LimitType;
  /** Null for limits on time. */
  currency: string | null;
  /** Minor units of the currency, or minutes; null for exclusions. */
  amount: bigint | null;
  period: Generated<"day" | "week" | "month" | null>;
  status: Generated<LimitStatus>;
  /** Time from which a looser limit, or the removal of one, may be confirmed. */
  effective_at: Generated<Date | null>;
  /** End of an exclusion; null for a permanent one. */
  ends_at: Generated<Date | null>;
  /** The current limit that this looser one will replace. */
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
  /** Wall time at which the reference acquirer decides; null if it does not. */
  due_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
export interface PlayerActivityTable {
  player_id: string;
  /** Written as `yyyy-mm-dd`, UTC. */
  day: ColumnType<Date, string, string>;
  seconds: number;
  ticked_at: Date;
}
export interface RealityChecksTable {
  session_hash: string;
  /** Time of the last reality check that the player confirmed, wall time. */
  seen_at: Date;
  /** Time at which the session opened the sportsbook. */
  opened_at: Date;
}
