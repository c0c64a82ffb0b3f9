import type { Database } from "../../platform/database/open-database.ts";
import type { ProviderBet } from "./provider-bet.ts";

const shownBets = 30;

/** The player's latest bets with a provider in a currency, newest first; what was refused left no trace worth showing. */
export function listProviderBets(
  database: Database,
  { provider, playerId, currency }: { readonly provider: string; readonly playerId: string; readonly currency: string },
): Promise<readonly ProviderBet[]> {
  return database
    .selectFrom("provider_bets")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("provider", "=", provider)
    .where("currency", "=", currency)
    .where("state", "!=", "refused")
    .orderBy("sequence", "desc")
    .limit(shownBets)
    .execute();
}
