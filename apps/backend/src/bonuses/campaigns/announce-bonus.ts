import type { BonusIssued } from "@touchline/contract/channels/events";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { writeNotification } from "../../notifications/write-notification.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import { nameIn } from "./campaigns.ts";
import type { Names } from "../../platform/database/bonus-tables.ts";

/** A bonus or jackpot hit to announce. */
export interface BonusAnnouncement {
  readonly playerId: string;
  readonly data: BonusIssued["data"];
  readonly names: Names;
  /** Amount of a jackpot hit, minor units. */
  readonly amount?: { readonly minor: bigint; readonly currency: string };
  readonly at: Date;
}

/** Enqueues a message to the player's open pages and writes a notification. */
export async function announceBonus(
  transaction: Transaction<Tables>,
  { playerId, data, names, amount, at }: BonusAnnouncement,
): Promise<void> {
  await transaction
    .insertInto("outbox")
    .values({ player_id: playerId, topic: "bonus_issued", payload: JSON.stringify(data), delivered_at: null })
    .execute();
  const player = await transaction.selectFrom("players").select("locale").where("id", "=", playerId).executeTakeFirst();
  const isHit = data.type === "jackpot";
  const subunits = amount === undefined ? 100 : (currencyFacts(amount.currency)?.subunits ?? 100);
  await writeNotification(transaction, {
    playerId,
    kind: isHit ? "jackpot" : "bonus",
    key: isHit ? "jackpot.hit" : "bonus.issued",
    details: {
      name: nameIn(names, player?.locale ?? "en"),
      ...(amount === undefined ? {} : { money: { minor: amount.minor.toString(), currency: amount.currency, subunits } }),
    },
    about: { type: isHit ? "jackpot" : "bonus", id: String(data.id) },
    at,
  });
}
