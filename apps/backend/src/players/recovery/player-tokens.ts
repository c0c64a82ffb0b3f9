import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { hashToken } from "../sessions.ts";

/** What a link in a mail is for. */
export type TokenPurpose = "confirm" | "unlock" | "password";

const hourMs = 3_600_000;
const lifeMs: Readonly<Record<TokenPurpose, number>> = { confirm: 72 * hourMs, unlock: hourMs, password: hourMs };

/** Makes a token of 256 random bits; those of before for the same purpose end. The table holds only hashes. */
export async function issueToken(
  database: Kysely<Tables>,
  { playerId, purpose, now }: { readonly playerId: string; readonly purpose: TokenPurpose; readonly now: Date },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await database.deleteFrom("player_tokens").where("player_id", "=", playerId).where("purpose", "=", purpose).execute();
  const row = {
    token_hash: hashToken(token),
    player_id: playerId,
    purpose,
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMs[purpose]),
  };
  await database.insertInto("player_tokens").values(row).execute();
  return token;
}

/** Uses a token up; answers whose it was, null when it is unknown, used or too old. */
export async function takeToken(
  database: Kysely<Tables>,
  { token, purpose, now }: { readonly token: string; readonly purpose: TokenPurpose; readonly now: Date },
): Promise<string | null> {
  const row = await database
    .deleteFrom("player_tokens")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .returning("player_id")
    .executeTakeFirst();
  return row?.player_id ?? null;
}
