import { randomBytes } from "node:crypto";
import type { Database } from "../../platform/database/open-database.ts";
import { hashToken } from "./sessions.ts";

/** Seconds that a code is good for. */
export const codeLifeSeconds = 60;
/** Seconds that a session without a cookie lasts; the frame asks its host for another code before. */
export const bearerLifeSeconds = 15 * 60;

interface CodeBinding {
  readonly brand: string;
  readonly parentOrigin: string;
}

/** Makes a code for a player of the host: 256 random bits, of which the hash is kept. */
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
    .where("expires_at", "<", new Date(now.getTime() - 3_600_000))
    .execute();
  return code;
}

/** Takes a code; null when it was taken before, is too old, or belongs to another parent or brand. One statement: two at once cannot both have it. */
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

/** Shortens a session to the life of a token that no cookie keeps. */
export async function shortenSession(database: Database, token: string, until: Date): Promise<void> {
  await database.updateTable("sessions").set({ expires_at: until }).where("token_hash", "=", hashToken(token)).execute();
}
