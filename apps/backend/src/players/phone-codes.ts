import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { runTransaction } from "../platform/database/run-transaction.ts";
import type { Database } from "../platform/database/open-database.ts";
import { type MailSender, writeMail } from "./write-mail.ts";
import type { PlayerRow } from "../platform/database/player-tables.ts";

const lifeMs = 10 * 60_000;
const maxTries = 5;

export type PhoneCodeResult = "verified" | "wrong_code" | "code_expired";

function hashCode(playerId: string, code: string): string {
  return createHash("sha256").update(`${playerId} ${code}`).digest("hex");
}

/** Sends a six-digit code to a number; earlier codes become invalid. */
export async function sendPhoneCode(
  database: Database,
  order: { readonly player: PlayerRow; readonly phone: string; readonly now: Date },
  sender: MailSender,
): Promise<void> {
  const { player, phone, now } = order;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const values = {
    phone,
    code_hash: hashCode(player.id, code),
    tries: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + lifeMs),
  };
  await runTransaction(database, async (transaction) => {
    await transaction
      .insertInto("phone_codes")
      .values({ player_id: player.id, ...values })
      .onConflict((conflict) => conflict.column("player_id").doUpdateSet(values))
      .execute();
    await writeMail(transaction, { kind: "phone_code", recipient: phone, locale: player.locale, code, at: now }, sender);
  });
}

/** Checks a code; each allows five attempts and works once. */
export async function checkPhoneCode(
  database: Database,
  { playerId, code, now }: { readonly playerId: string; readonly code: string; readonly now: Date },
): Promise<PhoneCodeResult> {
  return runTransaction(database, async (transaction) => {
    const row = await transaction.selectFrom("phone_codes").selectAll().where("player_id", "=", playerId).forUpdate().executeTakeFirst();
    if (row === undefined || row.expires_at <= now || row.tries >= maxTries) return "code_expired";
    if (!timingSafeEqual(Buffer.from(hashCode(playerId, code.trim())), Buffer.from(row.code_hash))) {
      await transaction
        .updateTable("phone_codes")
        .set({ tries: row.tries + 1 })
        .where("player_id", "=", playerId)
        .execute();
      return "wrong_code";
    }
    await transaction.updateTable("players").set({ phone: row.phone, is_phone_verified: true }).where("id", "=", playerId).execute();
    await transaction.deleteFrom("phone_codes").where("player_id", "=", playerId).execute();
    return "verified";
  });
}
