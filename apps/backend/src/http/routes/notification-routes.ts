import type { FastifyInstance } from "fastify";
import { subscribePush, unsubscribePush } from "@touchline/contract/http/push";
import * as contract from "@touchline/contract/http/notifications";
import { writeNotice } from "../../notifications/write-notification.ts";
import type { Services } from "../services.ts";
import { addOperatorPage } from "./operator/operator-page.ts";
import { runTransaction } from "../../platform/database/run-transaction.ts";
import { isPushAddress, maxBrowsers } from "../../notifications/push-sender.ts";
import { answer, implement, type Implementation, type Refusal } from "../api-call.ts";
import { privateChannel } from "../../platform/realtime-publisher.ts";
import { countUnread, listNotifications, markRead } from "../../notifications/notifications.ts";

const defaultLimit = 20;

/** The notification centre; reading in one tab updates the player's other tabs. */
export function notificationRoutes({ database, publisher, settings }: Services): readonly Implementation[] {
  async function read(playerId: string, ids: readonly string[] | "all") {
    const unread = await markRead(database, playerId, ids);
    for (const locale of settings.locales) {
      const channel = privateChannel(locale, playerId);
      if (publisher.hasInterest(channel))
        void publisher.publish(channel, { event: "unread_counters_changed", sent_at: Date.now(), data: { unread } });
    }
    return answer(200, { unread });
  }
  return [
    implement(contract.listNotifications, async ({ player, query, locale }) => {
      const { page = 1, limit = defaultLimit } = query;
      return answer(200, await listNotifications(database, player.id, { page, limit, locale }));
    }),
    implement(contract.countNotifications, async ({ player }) => answer(200, { unread: await countUnread(database, player.id) })),
    implement(contract.readNotifications, ({ player, body }) => read(player.id, body.ids)),
    implement(contract.readAllNotifications, ({ player }) => read(player.id, "all")),
  ];
}

const unknownService: Refusal = {
  type: "refusal",
  status: 400,
  code: "unknown_push_service",
  field: "endpoint",
  message: "This address doesn’t belong to a push service that we know.",
};
const pointLength = 65;
const secretLength = 16;

/** Push subscriptions. A browser belongs to the last player who signed in with it. */
export function pushRoutes({ database, settings }: Pick<Services, "database" | "settings">): readonly Implementation[] {
  return [
    implement(subscribePush, async ({ player, body, locale }) => {
      const { endpoint, keys } = body;
      const hasValidKeys =
        Buffer.from(keys.p256dh, "base64url").length === pointLength && Buffer.from(keys.auth, "base64url").length === secretLength;
      if (!isPushAddress(endpoint, settings.pushHosts) || !hasValidKeys) return unknownService;
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

const maxLength = 500;
const form = `<form method="post"><label for="text">Tell every player</label><textarea id="text" name="text" rows="4" maxlength="${maxLength}" required></textarea><button>Send</button></form>`;

/** Notices to every player, such as planned maintenance; they appear in the notification centre. */
export function addNoticePage(app: FastifyInstance, { database, clock, signal, settings }: Services): void {
  addOperatorPage(app, settings.operator, {
    name: "notices",
    title: "Notices",
    show: () => form,
    async submit(fields) {
      const text = (fields.get("text") ?? "").replaceAll("\u0000", "").trim().slice(0, maxLength);
      if (text === "") return { type: "refusal", status: 400, code: "invalid_request", message: "The text is empty.", field: "text" };
      const count = await database.transaction().execute((transaction) => writeNotice(transaction, { text, at: new Date(clock.now()) }));
      signal.notify("outbox");
      return `<p>Sent to ${count} players.</p>${form}`;
    },
  });
}
