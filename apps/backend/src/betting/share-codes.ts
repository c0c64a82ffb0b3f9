import { randomBytes } from "node:crypto";
import type { SharedBet } from "@touchline/contract/http/shared-bets";
import type { Database } from "../platform/database/open-database.ts";
import { payloadHash } from "./placement/attempt.ts";

/** Crockford's base 32: no I, L, O, U, so that a code can be read aloud. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 16 characters of 5 bits each: 80 random bits. */
const codeLength = 16;

/** A random code with 5 bits per character. */
export function createCode(length: number): string {
  return [...randomBytes(length)].map((byte) => alphabet[byte % 32] ?? "0").join("");
}

/** Accepts a code as typed: ignores case, blanks and dashes, and reads letters that look like digits as digits. */
function normalizeCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
}

/** Stores bets without stakes. The same bets get the same code, whoever shares them. */
export async function saveSharedBets(database: Database, bets: readonly SharedBet[], at: Date): Promise<string> {
  const hash = payloadHash(bets);
  const row = { code: createCode(codeLength), payload_hash: hash, bets: JSON.stringify(bets), created_at: at };
  const kept = await database
    .insertInto("share_codes")
    .values(row)
    .onConflict((conflict) => conflict.column("payload_hash").doNothing())
    .returning("code")
    .executeTakeFirst();
  if (kept !== undefined) return kept.code;
  const known = await database.selectFrom("share_codes").select("code").where("payload_hash", "=", hash).executeTakeFirstOrThrow();
  return known.code;
}

/** Reads the bets shared under a code; null if the code is unknown. */
export async function readSharedBets(database: Database, code: string): Promise<readonly SharedBet[] | null> {
  const row = await database.selectFrom("share_codes").select("bets").where("code", "=", normalizeCode(code)).executeTakeFirst();
  // Written by `saveSharedBets`, whose parameter has this type.
  return row === undefined ? null : (row.bets as readonly SharedBet[]);
}
