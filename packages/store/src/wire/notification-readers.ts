import type { Notification, UnreadCounters } from "@touchline/contract/http/notifications";
import { notificationEndpoints } from "../player/notifications.ts";
import {
  fieldsOf,
  pageOf,
  type Reader,
  readFlag,
  readOneOf,
  reads,
  readText,
  readTime,
  readWhole,
  requireFields,
  requireId,
} from "./fields.ts";

/** Kinds of a notification (spec.md 3). */
export const notificationKinds = ["bet", "maintenance", "bonus", "jackpot", "vip_bet"] as const;

/** Reads a notification; it needs an id. Unknown kinds are shown as messages of the operator. */
export const readNotification: Reader<Notification> = (value) => {
  const row = requireFields(value, "notification");
  return {
    id: requireId<string>(row["id"], "notification"),
    title: readText(row["title"]) ?? readText(row["caption"]) ?? "",
    body: readText(row["body"]) ?? "",
    caption: readText(row["caption"]) ?? "",
    type: readOneOf(row["type"] ?? row["kind"], notificationKinds, "maintenance"),
    object_type: readText(row["object_type"]),
    object_id: readText(row["object_id"]) ?? readText(row["bet_id"]),
    read: readFlag(row["read"]),
    created_at: readTime(row["created_at"]) ?? new Date(0).toISOString(),
  };
};

/** Reads the number of unread notifications; if the reply has only counters by kind, returns their sum. */
export const readUnread: Reader<UnreadCounters> = (value) => {
  const row = fieldsOf(value);
  const total = readWhole(value) ?? readWhole(row["unread"]) ?? readWhole(row["total"]) ?? readWhole(row["count"]);
  if (total !== null) return { unread: Math.max(0, total) };
  const counters = Object.values(fieldsOf(row["unread"] ?? row["data"] ?? value));
  return { unread: counters.reduce<number>((sum, count) => sum + Math.max(0, readWhole(count) ?? 0), 0) };
};

/** Reply readers for the calls about notifications. */
export const notificationReaders = [
  reads(notificationEndpoints.list, pageOf(readNotification)),
  reads(notificationEndpoints.count, readUnread),
  reads(notificationEndpoints.read, readUnread),
  reads(notificationEndpoints.readAll, readUnread),
];
