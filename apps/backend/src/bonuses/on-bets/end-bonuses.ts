import { money, splitPool } from "@touchline/domain";
import { sql } from "kysely";
import type { Database } from "../../platform/database/open-database.ts";
import { runTransaction } from "../../platform/database/run-transaction.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import { findCampaign } from "../campaigns/campaigns.ts";
import { closeHunting } from "./count-bet.ts";
import { issueFreebet } from "../campaigns/issue-bonus.ts";
import { lockPlayerBonus } from "../campaigns/player-bonus.ts";

/** A tournament or a player's bonus whose time is over. */
export interface DueEnding {
  readonly kind: "tournament" | "held";
  readonly id: bigint;
}

/** Expires one player's bonus. A hunting that reached a range issues its freebet. */
function endHeld(database: Database, id: bigint, at: Date): Promise<boolean> {
  return runTransaction(database, async (transaction) => {
    const held = await lockPlayerBonus(transaction, id);
    if (held === null || (held.state !== "active" && held.state !== "available") || held.expires_at > at) return false;
    await transaction.updateTable("player_bonuses").set({ state: "expired" }).where("id", "=", id).execute();
    const campaign = held.type === "hunting" ? await findCampaign(transaction, held.bonus_id) : null;
    if (campaign?.type === "hunting" && held.state === "active") await closeHunting(transaction, held, campaign.terms, at);
    return true;
  });
}

/** Distributes a tournament's pool to the best places, once. */
function endTournament(database: Database, id: bigint, at: Date): Promise<boolean> {
  return runTransaction(database, async (transaction) => {
    const row = await transaction.selectFrom("bonuses").select("finished_at").where("id", "=", id).forUpdate().executeTakeFirst();
    const campaign = row?.finished_at === null ? await findCampaign(transaction, id) : null;
    if (campaign?.type !== "tournament") return false;
    const { terms } = campaign;
    const currency = terms.currency ?? "EUR";
    const unit = { currency, subunits: currencyFacts(currency)?.subunits ?? 100 };
    const places = await transaction
      .selectFrom("player_bonuses")
      .select(["player_id", "points"])
      .where("bonus_id", "=", id)
      .where("slot", "=", "once")
      .where("points", ">", 0)
      .orderBy("points", "desc")
      .orderBy("points_at")
      .orderBy("id")
      .limit(terms.shares.length)
      .execute();
    const parts = splitPool(money(BigInt(terms.initialPool) + campaign.pool, unit), terms.shares, places.length);
    for (const [index, part] of parts.entries()) {
      const place = places[index];
      if (place === undefined || part.minor === 0n) continue;
      const gift = { ...terms.prize, amount: Number(part.minor) };
      await issueFreebet(transaction, {
        playerId: place.player_id,
        bonusId: id,
        slot: "prize",
        currency,
        gift,
        needsActivation: false,
        at,
      });
    }
    await transaction.updateTable("bonuses").set({ finished_at: at }).where("id", "=", id).execute();
    return true;
  });
}

/** Lists the tournaments and bonuses that have ended. */
export async function listEndings(database: Database, at: Date): Promise<readonly DueEnding[]> {
  const { rows: tournaments } = await sql<{ id: bigint }>`
    select id from bonuses where type = 'tournament' and finished_at is null and valid_to <= ${at} order by id limit 50`.execute(database);
  const held = await database
    .selectFrom("player_bonuses")
    .select("id")
    .where("state", "in", ["available", "active"])
    .where("expires_at", "<=", at)
    .orderBy("expires_at")
    .limit(500)
    .execute();
  return [...tournaments.map(({ id }) => ({ kind: "tournament", id }) as const), ...held.map(({ id }) => ({ kind: "held", id }) as const)];
}

/** Ends a tournament or bonus once, even if several processes try. Returns whether this call did. */
export function endBonus(database: Database, { kind, id }: DueEnding, at: Date): Promise<boolean> {
  return kind === "tournament" ? endTournament(database, id, at) : endHeld(database, id, at);
}
