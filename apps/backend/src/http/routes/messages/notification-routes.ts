import * as contract from "@touchline/contract/http/notifications";
import { privateChannel } from "../../../platform/realtime-publisher.ts";
import { countUnread, listNotifications, markRead } from "../../../notifications/notifications.ts";
import { answer, implement, type Implementation } from "../../api-call.ts";
import type { Services } from "../../services.ts";

const defaultLimit = 20;

/** The notification centre; reading in one tab updates the player's other tabs. */
export function notificationRoutes({ database, publisher, settings }: Services): readonly Implementation[] {
  async function read(playerId: string, ids: readonly string[] | "all") {
    const unread = await markRead(database, playerId, ids);
    for (const locale of settings.locales) {
      const channel = privateChannel(locale, playerId);
      if (publisher.hasInterest(channel))
        publisher.publish(channel, { event: "unread_counters_changed", sent_at: Date.now(), data: { unread } });
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
