import { hourMs } from "../../platform/clock.ts";
import { randomBytes } from "node:crypto";
import type { Database } from "../../platform/database/open-database.ts";
import { hashToken } from "./sessions.ts";

export const codeLifeSeconds = 60;
/** Lifetime of a session without a cookie; the frame requests another code from its host before it ends. */
export const bearerLifeSeconds = 15 * 60;

interface CodeBinding {
  readonly brand: string;
  readonly parentOrigin: string;
}

/** Creates a code for a player of the host: 256 random bits, stored as a hash. */
export async function createEmbedCode(
  database: Database,
  { playerId, brand, parentOrigin, now }: CodeBinding & { readonly playerId: string; readonly now: Date },
): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  const row = {
    code_hash: hashToken(code),
    player_id: playerId,
    brand,
    parent_origin: parentOrigin,
    created_at: now,
    expires_at: new Date(now.getTime() + codeLifeSeconds * 1000),
    used_at: null,
  };
  await database.insertInto("embed_codes").values(row).execute();
  await database
    .deleteFrom("embed_codes")
    .where("expires_at", "<", new Date(now.getTime() - hourMs))
    .execute();
  return code;
}

/** Redeems a code; null when used, expired, or for another parent or brand. A single statement, so that concurrent calls cannot both succeed. */
export async function takeEmbedCode(
  database: Database,
  code: string,
  { brand, parentOrigin, now }: CodeBinding & { readonly now: Date },
): Promise<string | null> {
  const row = await database
    .updateTable("embed_codes")
    .set({ used_at: now })
    .where("code_hash", "=", hashToken(code))
    .where("brand", "=", brand)
    .where("parent_origin", "=", parentOrigin)
    .where("expires_at", ">", now)
    .where("used_at", "is", null)
    .returning("player_id")
    .executeTakeFirst();
  return row?.player_id ?? null;
}

/** Shortens a session to the lifetime of a token without a cookie. */
export async function shortenSession(database: Database, token: string, until: Date): Promise<void> {
  await database.updateTable("sessions").set({ expires_at: until }).where("token_hash", "=", hashToken(token)).execute();
}
