import type { Selectable } from "kysely";
import type { BetLegsTable, BetsTable } from "./tables.ts";

export type LegRecord = Omit<Selectable<BetLegsTable>, "id">;

/** A bet as stored, with its legs in order. */
export interface BetRecord extends Omit<Selectable<BetsTable>, "sequence"> {
  readonly legs: readonly LegRecord[];
}

/** Statuses of bets that have a stake at risk. */
export const openStatuses = ["submitted", "waiting_results", "cashout_in_progress"] as const satisfies readonly BetRecord["status"][];

export function isOpen({ status }: Pick<BetRecord, "status">): boolean {
  return openStatuses.some((open) => open === status);
}

/** Columns that keep their default until the bet is changed. */
type LaterBetColumn =
  | "result"
  | "win_amount"
  | "cashout_amount"
  | "debt"
  | "edited_to"
  | "reject_reason"
  | "settled_at"
  | "cashout_rule"
  | "cashout_rule_value"
  | "cashout_rule_done";

/** The columns that a placement writes with their SQL types: the compiler asks for every new column of the table here or above. */
export const placedBetColumns: Readonly<Record<Exclude<keyof BetRecord, LaterBetColumn | "legs">, string>> = {
  id: "uuid",
  ref: "text",
  player_id: "uuid",
  account_id: "bigint",
  attempt_key: "text",
  type: "text",
  status: "text",
  stake: "bigint",
  original_stake: "bigint",
  currency: "text",
  subunits: "integer",
  odds: "bigint",
  custom_odds: "bigint",
  potential_win: "bigint",
  is_return_capped: "boolean",
  is_vip: "boolean",
  is_quick: "boolean",
  system_id: "text",
  edited_from: "uuid",
  odds_policy: "text",
  simulated_detail: "boolean",
  created_at: "timestamptz",
  accepted_at: "timestamptz",
  pending_until: "timestamptz",
  pending_until_shown: "timestamptz",
  bonus: "jsonb",
  used_in_jackpot: "boolean",
};

/** The same for the legs of a bet. */
export const placedLegColumns: Readonly<Record<Exclude<keyof LegRecord, "status" | "dead_heat_share">, string>> = {
  bet_id: "uuid",
  position: "integer",
  match_id: "bigint",
  market_id: "bigint",
  specifier: "text",
  outcome_id: "bigint",
  odds: "integer",
  odds_asked: "integer",
  provider: "text",
  simulated_detail: "boolean",
  starts_at: "timestamptz",
};
