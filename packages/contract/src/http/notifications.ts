import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { Nullable, PageOf } from "../entities/paging.ts";

export const NotificationKind = Type.Union([
  Type.Literal("bet"),
  Type.Literal("maintenance"),
  Type.Literal("bonus"),
  Type.Literal("jackpot"),
  Type.Literal("vip_bet"),
]);
export type NotificationKind = Static<typeof NotificationKind>;

/** Something told to a player, in the asked language (spec.md 3 "Notification"). */
export const Notification = Type.Object({
  id: Type.String(),
  title: Type.String(),
  body: Type.String(),
  caption: Type.String({ description: "What it is about in a word, such as a bet's number; empty for nothing." }),
  type: NotificationKind,
  object_type: Nullable(Type.String({ description: "`bet`, `bonus`, `jackpot`; null where it is about nothing to open." })),
  object_id: Nullable(Type.String()),
  read: Type.Boolean(),
  created_at: Type.String({ description: "ISO UTC." }),
});
export type Notification = Static<typeof Notification>;

export const UnreadCounters = Type.Object({ unread: Type.Integer({ minimum: 0 }) });
export type UnreadCounters = Static<typeof UnreadCounters>;

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/v2/notifications",
  tag: "notifications",
  access: "player",
  summary: "The player's notifications, newest first.",
  query: Type.Object(
    {
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
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
  summary: "How many notifications are unread.",
  reply: { 200: UnreadCounters },
});
export const readNotifications = endpoint({
  method: "POST",
  path: "/api/v2/notifications/read",
  tag: "notifications",
  access: "player",
  summary: "Marks these as read; ids that are not the player's change nothing.",
  body: Type.Object({ ids: Type.Array(Type.String({ format: "uuid" }), { minItems: 1, maxItems: 100 }) }, { additionalProperties: false }),
  reply: { 200: UnreadCounters },
});
export const readAllNotifications = endpoint({
  method: "POST",
  path: "/api/v2/notifications/read-all",
  tag: "notifications",
  access: "player",
  summary: "Marks all as read.",
  reply: { 200: UnreadCounters },
});
