import type * as contract from "@touchline/contract/http/notifications";
import type * as push from "@touchline/contract/http/push";
import { type ApiClient, type EndpointCall, type EndpointCalls, isSuccess } from "../core/api-client.ts";
import type { QueryStore } from "../core/query-store.ts";
import type { SessionStore } from "./session.ts";
import type { Resource } from "../core/query-store.ts";

export { createToastQueue, type Toast, type ToastQueue } from "./toast-queue.ts";

type WireNotification = contract.Notification;

/** The endpoints of `notificationEndpoints`. */
export interface NotificationEndpoints {
  readonly list: typeof contract.listNotifications;
  readonly count: typeof contract.countNotifications;
  readonly read: typeof contract.readNotifications;
  readonly readAll: typeof contract.readAllNotifications;
}

/** Calls that the code of the first load does not contain. */
export const notificationEndpoints: EndpointCalls<NotificationEndpoints> = {
  list: { method: "GET", path: "/api/v2/notifications" },
  count: { method: "GET", path: "/api/v2/notifications/counters" },
  read: { method: "POST", path: "/api/v2/notifications/read" },
  readAll: { method: "POST", path: "/api/v2/notifications/read-all" },
};

/** Calls that turn push messages on and off for a browser. */
export const subscribePush: EndpointCall<typeof push.subscribePush> = { method: "POST", path: "/api/v2/push/subscriptions" };
/** Unsubscribes this browser from push messages. */
export const unsubscribePush: EndpointCall<typeof push.unsubscribePush> = { method: "DELETE", path: "/api/v2/push/subscriptions" };

/** A notification in the page's language. */
export interface PlayerNotification {
  readonly id: string;
  readonly kind: contract.NotificationKind;
  readonly title: string;
  readonly body: string;
  readonly caption: string;
  /** The address of the page about it on this site; null when there is none. */
  readonly to: string | null;
  readonly isRead: boolean;
  /** Epoch ms, product time. */
  readonly atMs: number;
}

/** The newest notifications, and whether there are more. */
export interface NotificationListing {
  readonly items: readonly PlayerNotification[];
  readonly isMore: boolean;
}

function addressOf({ object_type, object_id }: WireNotification): string | null {
  if (object_id === null) return null;
  return object_type === "bet" ? `/bets/${encodeURIComponent(object_id)}` : "/promotions";
}

function wireToNotification(wire: WireNotification): PlayerNotification {
  const { id, type, title, body, caption, read: isRead, created_at } = wire;
  return { id, kind: type, title, body, caption, to: addressOf(wire), isRead, atMs: Date.parse(created_at) };
}

type WireList = { readonly data: readonly WireNotification[]; readonly pagination: { readonly total: number } };

/** The player's newest notifications, up to a limit. */
export function notificationsOf(
  api: ApiClient,
  args: { readonly playerId: string; readonly limit: number },
): Resource<WireList, NotificationListing> {
  return {
    queryKey: ["notifications", args],
    freshMs: 60_000,
    live: "private",
    read: (signal) => api.fetch(notificationEndpoints.list, { signal, query: { limit: args.limit } }),
    take: ({ data, pagination }) => ({ items: data.map(wireToNotification), isMore: pagination.total > data.length }),
  };
}

/** The number of unread notifications; realtime updates it. */
export function unreadOf(api: ApiClient, playerId: string): Resource<contract.UnreadCounters, { readonly unread: number }> {
  return {
    queryKey: ["unread", playerId],
    freshMs: 60_000,
    live: "private",
    read: (signal) => api.fetch(notificationEndpoints.count, { signal }),
    take: (wire) => wire,
  };
}

/** Marks some or all notifications as read; the page shows it at once and reverts it when the server refuses. */
export async function markNotificationsRead(
  { api, queries, session }: { readonly api: ApiClient; readonly queries: QueryStore; readonly session: SessionStore },
  ids: readonly string[] | "all",
): Promise<boolean> {
  const playerId = session.getState().player?.id;
  if (playerId === undefined || ids.length === 0) return false;
  const isMarked = (id: string): boolean => ids === "all" || ids.includes(id);
  queries.client.setQueriesData<NotificationListing>({ queryKey: ["notifications"] }, (known) =>
    known === undefined ? known : { ...known, items: known.items.map((item) => (isMarked(item.id) ? { ...item, isRead: true } : item)) },
  );
  const answer = await (ids === "all"
    ? api.send(notificationEndpoints.readAll, {})
    : api.send(notificationEndpoints.read, { body: { ids: [...ids] } }));
  const isDone = answer !== null && isSuccess(answer.status);
  const stated = isDone && typeof answer.body === "object" && answer.body !== null && "unread" in answer.body;
  if (stated) queries.client.setQueryData(["unread", playerId], answer.value);
  // Some backends do not return the number of unread notifications that remain.
  else void queries.client.invalidateQueries({ queryKey: [isDone ? "unread" : "notifications"] });
  return isDone;
}
