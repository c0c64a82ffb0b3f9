import type { Database } from "../platform/database/open-database.ts";
import { notificationWords } from "./notifications.ts";
import { encryptPush } from "./encrypt-push.ts";
import { isPushAddress } from "./push-address.ts";
import type { VapidKey } from "./vapid.ts";

/** Pushes notifications to the browsers of players who want them. */
export interface PushSender {
  readonly publicKey: string;
  /** Sends what a notification says to each of the player's browsers; addresses that are gone are forgotten. */
  push(playerId: string, notificationId: string): Promise<void>;
}

interface PushOptions {
  readonly database: Database;
  readonly vapid: VapidKey;
  readonly onError: (error: unknown) => void;
  readonly send?: typeof fetch;
  /** Further hosts of push services, for tests. */
  readonly hosts?: readonly string[];
}

/** Browsers of one player; a further one takes the place of the oldest. */
export const maxBrowsers = 10;
const patienceMs = 10_000;
const keptSeconds = 24 * 3_600;
/** Calls of push services under way at once, whosever they are; the others wait their turn. */
const maxCalls = 16;

/** Runs at most `maxAtOnce` pieces of work at once, first in, first out. */
function createTurns(maxAtOnce: number): (work: () => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      // Whoever waits takes over this place.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

export function createPushSender({ database, vapid, onError, send = fetch, hosts = [] }: PushOptions): PushSender {
  const takeTurn = createTurns(maxCalls);

  async function pushTo(
    { endpoint, p256dh, auth }: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
    text: string,
  ): Promise<void> {
    // Addresses come from browsers: only known services are ever called.
    if (!isPushAddress(endpoint, hosts)) return;
    const reply = await send(endpoint, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        authorization: vapid.authorization(new URL(endpoint).origin, Date.now()),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        ttl: String(keptSeconds),
      },
      body: new Uint8Array(encryptPush(text, { p256dh, auth })),
    });
    await reply.body?.cancel();
    if (reply.status === 404 || reply.status === 410)
      await database.deleteFrom("push_subscriptions").where("endpoint", "=", endpoint).execute();
  }

  return {
    publicKey: vapid.publicKey,
    async push(playerId, notificationId) {
      const subscriptions = await database
        .selectFrom("push_subscriptions")
        .innerJoin("players", "players.id", "push_subscriptions.player_id")
        .selectAll("push_subscriptions")
        .where("player_id", "=", playerId)
        // The switch of the profile holds for every browser of the player.
        .where("wants_push", "=", true)
        .orderBy("push_subscriptions.created_at", "desc")
        .limit(maxBrowsers)
        .execute();
      if (subscriptions.length === 0) return;
      const row = await database.selectFrom("notifications").selectAll().where("id", "=", notificationId).executeTakeFirst();
      if (row === undefined) return;
      const sent = subscriptions.map(async (subscription) => {
        const { title, body, object_type, object_id } = notificationWords(row, subscription.locale);
        const path = object_type === "bet" && object_id !== null ? `/bets/${object_id}` : "";
        const text = JSON.stringify({ title, body, tag: row.id, path: `/${subscription.locale}${path}` });
        await takeTurn(async () => pushTo(subscription, text)).catch(onError);
      });
      await Promise.all(sent);
    },
  };
}
