import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { described, Nullable, PageOf } from "../entities/primitives.ts";

export const NotificationKind = Type.Union([
  Type.Literal("bet"),
  Type.Literal("maintenance"),
  Type.Literal("bonus"),
  Type.Literal("jackpot"),
  Type.Literal("vip_bet"),
]);
export type NotificationKind = Static<typeof NotificationKind>;

/** A notification in the requested language (spec.md 3 "Notification"). */
export const Notification = Type.Object({
  id: Type.String({ description: "Id of the notification, a UUID." }),
  title: Type.String({ description: "Heading in the language of the call." }),
  body: Type.String({ description: "Text in the language of the call." }),
  caption: Type.String({ description: "Subject, such as a bet's number; may be empty." }),
  type: described(NotificationKind, "Subject of the notification."),
  object_type: Nullable(Type.String({ description: "`bet`, `bonus` or `jackpot`; null when there is nothing to open." })),
  object_id: Nullable(Type.String({ description: "Id of the object to open; null when there is nothing to open." })),
  read: Type.Boolean({ description: "The player has read it." }),
  created_at: Type.String({ description: "ISO UTC." }),
});
export type Notification = Static<typeof Notification>;

export const UnreadCounters = Type.Object({ unread: Type.Integer({ minimum: 0, description: "Number of unread notifications." }) });
export type UnreadCounters = Static<typeof UnreadCounters>;

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/v2/notifications",
  tag: "notifications",
  access: "player",
  isLocalized: true,
  summary: "The player's notifications, newest first.",
  query: Type.Object(
    {
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: "Page to return, from 1." })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: "Largest number of items of a page." })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: PageOf(Notification) },
});
export const countNotifications = endpoint({
  method: "GET",
  path: "/api/v2/notifications/counters",
  tag: "notifications",
  access: "player",
  summary: "The number of unread notifications.",
  reply: { 200: UnreadCounters },
});
export const readNotifications = endpoint({
  method: "POST",
  path: "/api/v2/notifications/read",
  tag: "notifications",
  access: "player",
  summary: "Marks notifications as read; ids of others are ignored.",
  body: Type.Object(
    { ids: Type.Array(Type.String({ format: "uuid" }), { minItems: 1, maxItems: 100, description: "Ids of the notifications." }) },
    { additionalProperties: false },
  ),
  reply: { 200: UnreadCounters },
});
export const readAllNotifications = endpoint({
  method: "POST",
  path: "/api/v2/notifications/read-all",
  tag: "notifications",
  access: "player",
  summary: "Marks all notifications as read.",
  reply: { 200: UnreadCounters },
});
