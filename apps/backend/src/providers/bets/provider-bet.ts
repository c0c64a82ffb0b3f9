import type { Selectable } from "kysely";
import type { ProviderBetsTable } from "../../platform/database/tables.ts";

/** A bet of a reference provider as stored. */
export type ProviderBet = Selectable<ProviderBetsTable>;

/** Why a bet was not taken; codes of the seamless wallet come as they are. */
export type BetRefusal =
  | "round_closed"
  | "not_on_offer"
  | "stake_too_low"
  | "stake_too_high"
  | "key_reused"
  | "insufficient_funds"
  | "over_limit"
  | "player_forbidden"
  | "not_taken";
