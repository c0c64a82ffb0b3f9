import { randomUUID } from "node:crypto";
import type { NotificationSent } from "@touchline/contract/channels/events";
import type { NotificationKind } from "@touchline/contract/http/notifications";
import type { Kysely } from "kysely";
import type { Tables } from "../platform/database/tables.ts";

/** Values for the placeholders of texts; money in minor units with its currency. */
export interface NotificationDetails {
  readonly ref?: string;
  readonly name?: string;
  readonly text?: string;
  readonly money?: { readonly minor: string; readonly currency: string; readonly subunits: number };
}

/** A notification to a player. */
export interface NotificationDraft {
  readonly playerId: string;
  readonly kind: NotificationKind;
  /** Key in the notification texts. */
  readonly key: string;
  readonly details?: NotificationDetails;
  readonly about?: { readonly type: "bet" | "bonus" | "jackpot"; readonly id: string };
  /** Product time. */
  readonly at: Date;
}

/** Stores a notification and adds it to the outbox, in the caller's transaction. */
export async function writeNotification(transaction: Kysely<Tables>, draft: NotificationDraft): Promise<void> {
  const { playerId, kind, key, details = {}, about = null, at } = draft;
  const id = randomUUID();
  await transaction
    .insertInto("notifications")
    .values({
      id,
      player_id: playerId,
      kind,
      key,
      details: JSON.stringify(details),
      object_type: about?.type ?? null,
      object_id: about?.id ?? null,
      created_at: at,
      read_at: null,
    })
    .execute();
  const betId = about?.type === "bet" ? about.id : null;
  const data: NotificationSent["data"] = { id, kind, key, bet_id: betId, bet_ref: details.ref ?? null, created_at: at.toISOString() };
  await transaction
    .insertInto("outbox")
    .values({ player_id: playerId, topic: "notification", payload: JSON.stringify(data), delivered_at: null })
    .execute();
}

/** Sends the operator's notice to every player. */
export async function writeNotice(
  transaction: Kysely<Tables>,
  { text, at }: { readonly text: string; readonly at: Date },
): Promise<number> {
  const players = await transaction.selectFrom("players").select("id").where("is_blocked", "=", false).execute();
  for (const { id } of players)
    await writeNotification(transaction, { playerId: id, kind: "maintenance", key: "notice", details: { text }, at });
  return players.length;
}
