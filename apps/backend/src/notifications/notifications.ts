import { dayMs } from "../platform/clock.ts";
import type { Notification } from "@touchline/contract/http/notifications";
import { formatMoney, money, resolveLocale } from "@touchline/domain";
import type { Selectable } from "kysely";
import type { Page } from "../book/book.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.ts";
import { notificationTexts } from "./notification-texts.data.ts";
import type { NotificationDetails } from "./write-notification.ts";

type Row = Selectable<Tables["notifications"]>;

const keptDays = 90;

const languages = Object.keys(notificationTexts);

function fill(text: string, { ref = "", name = "", text: own = "", money: amount }: NotificationDetails, locale: string): string {
  const shown = amount === undefined ? "" : formatMoney(money(BigInt(amount.minor), amount), locale);
  const values: Readonly<Record<string, string>> = { ref, name, text: own, amount: shown };
  return text.replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? "");
}

/** A stored notification in a language. */
export function localizeNotification(row: Row, locale: string): Notification {
  // Safe: written from this type.
  const details = row.details as NotificationDetails;
  const texts = notificationTexts[resolveLocale(locale, languages)]?.[row.key];
  return {
    id: row.id,
    title: fill(texts?.title ?? "", details, locale),
    body: fill(texts?.body ?? "", details, locale),
    caption: details.ref ?? "",
    type: row.kind,
    object_type: row.object_type,
    object_id: row.object_id,
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  };
}

export async function countUnread(database: Database, playerId: string): Promise<number> {
  const row = await database
    .selectFrom("notifications")
    .select((select) => select.fn.countAll().as("unread"))
    .where("player_id", "=", playerId)
    .where("read_at", "is", null)
    .executeTakeFirst();
  return Number(row?.unread ?? 0);
}

/** One page of the player's notifications, newest first. */
export async function listNotifications(
  database: Database,
  playerId: string,
  { page, limit, locale }: { readonly page: number; readonly limit: number; readonly locale: string },
): Promise<Page<Notification>> {
  const own = database.selectFrom("notifications").where("player_id", "=", playerId);
  const [rows, counted] = await Promise.all([
    own
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select((select) => select.fn.countAll().as("total")).executeTakeFirst(),
  ]);
  const total = Number(counted?.total ?? 0);
  return {
    data: rows.map((row) => localizeNotification(row, locale)),
    pagination: { total, page, limit, last_page: Math.max(Math.ceil(total / limit), 1) },
  };
}

/** Marks these or all of the player's notifications as read; returns the number of unread ones. */
export async function markRead(database: Database, playerId: string, ids: readonly string[] | "all"): Promise<number> {
  let update = database
    .updateTable("notifications")
    .set({ read_at: new Date() })
    .where("player_id", "=", playerId)
    .where("read_at", "is", null);
  if (ids !== "all") update = update.where("id", "in", ids);
  await update.execute();
  return countUnread(database, playerId);
}

/** Deletes notifications older than three months. */
export async function pruneNotifications(database: Database): Promise<void> {
  await database
    .deleteFrom("notifications")
    .where("created_at", "<", new Date(Date.now() - keptDays * dayMs))
    .execute();
}
