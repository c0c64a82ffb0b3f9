import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import { hashPassword, isPassword } from "./password.ts";
import type { PlayerRow } from "./player-row.ts";

const failuresToLock = 10;
const lockMs = 15 * 60_000;

export type SignInResult =
  | { readonly type: "ok"; readonly player: PlayerRow }
  | { readonly type: "invalid_credentials" }
  | { readonly type: "locked" };

let decoyHash: Promise<string> | null = null;

async function noteFailure(database: Database, playerId: string, now: Date): Promise<void> {
  const lockedUntil = new Date(now.getTime() + lockMs);
  await sql`
    update players set
      failed_sign_ins = failed_sign_ins + 1,
      locked_until = case when failed_sign_ins + 1 >= ${failuresToLock}::integer then ${lockedUntil}::timestamptz else locked_until end
    where id = ${playerId}`.execute(database);
}

/** Checks credentials; ten wrong passwords in a row lock the player for 15 minutes, whatever password comes then. */
export async function checkSignIn(
  database: Database,
  credentials: { readonly email: string; readonly password: string },
  now: Date,
): Promise<SignInResult> {
  const email = credentials.email.trim().toLowerCase();
  const row = await database.selectFrom("players").selectAll().where("email", "=", email).executeTakeFirst();
  if (row === undefined) {
    decoyHash ??= hashPassword("nobody's password");
    await isPassword(credentials.password, await decoyHash);
    return { type: "invalid_credentials" };
  }
  if (row.locked_until !== null && row.locked_until > now) return { type: "locked" };
  const isRight = await isPassword(credentials.password, row.password_hash);
  if (!isRight || row.is_blocked) {
    if (!isRight) await noteFailure(database, row.id, now);
    return { type: "invalid_credentials" };
  }
  if (row.failed_sign_ins > 0) {
    await database.updateTable("players").set({ failed_sign_ins: 0, locked_until: null }).where("id", "=", row.id).execute();
  }
  return { type: "ok", player: row };
}
