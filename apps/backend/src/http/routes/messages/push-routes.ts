import { subscribePush, unsubscribePush } from "@touchline/contract/http/push";
import { runTransaction } from "../../../platform/database/run-transaction.ts";
import { isPushAddress, maxBrowsers } from "../../../notifications/push-sender.ts";
import { answer, implement, type Implementation, type Refusal } from "../../api-call.ts";
import type { Services } from "../../services.ts";

const unknownService: Refusal = {
  type: "refusal",
  status: 400,
  code: "unknown_push_service",
  field: "endpoint",
  message: "The address does not belong to a known push service.",
};
const pointLength = 65;
const secretLength = 16;

/** Push subscriptions. A browser belongs to the last player who signed in with it. */
export function pushRoutes({ database, settings }: Pick<Services, "database" | "settings">): readonly Implementation[] {
  return [
    implement(subscribePush, async ({ player, body, locale }) => {
      const { endpoint, keys } = body;
      const isWhole =
        Buffer.from(keys.p256dh, "base64url").length === pointLength && Buffer.from(keys.auth, "base64url").length === secretLength;
      if (!isPushAddress(endpoint, settings.pushHosts) || !isWhole) return unknownService;
      const row = { player_id: player.id, ...keys, locale, created_at: new Date() };
      await runTransaction(database, async (transaction) => {
        // Locks the player's row first, so that concurrent subscriptions count each other.
        await transaction.updateTable("players").set({ wants_push: true }).where("id", "=", player.id).execute();
        await transaction
          .insertInto("push_subscriptions")
          .values({ endpoint, ...row })
          .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(row))
          .execute();
        await transaction
          .deleteFrom("push_subscriptions")
          .where("player_id", "=", player.id)
          .where("endpoint", "not in", (kept) =>
            kept
              .selectFrom("push_subscriptions")
              .select("endpoint")
              .where("player_id", "=", player.id)
              .orderBy("created_at", "desc")
              .orderBy("endpoint")
              .limit(maxBrowsers),
          )
          .execute();
      });
      return answer(201, { ok: true as const });
    }),
    implement(unsubscribePush, async ({ player, query }) => {
      await database.deleteFrom("push_subscriptions").where("endpoint", "=", query.endpoint).where("player_id", "=", player.id).execute();
      const other = await database
        .selectFrom("push_subscriptions")
        .select("endpoint")
        .where("player_id", "=", player.id)
        .limit(1)
        .execute();
      if (other.length === 0) await database.updateTable("players").set({ wants_push: false }).where("id", "=", player.id).execute();
      return answer(200, { ok: true as const });
    }),
  ];
}
