import type { Database } from "../../platform/database/open-database.ts";
import { decoyHash, hashPassword, isOutdatedHash, isPassword } from "./password.ts";
import type { PlayerRow } from "../../platform/database/player-tables.ts";
import { isLocked, recordFailure, recordSuccess, type SignInTry } from "./sign-in-failures.ts";

export type SignInResult =
  | { readonly type: "ok"; readonly player: PlayerRow }
  /** `isMailDue`: this failure caused a lock, and the owner should be sent a mail with an unlock link. */
  | { readonly type: "invalid_credentials"; readonly isMailDue: boolean }
  | { readonly type: "locked" };

/** The form in which addresses are stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Checks credentials. An unregistered e-mail address is answered like a wrong password, in the same time, and is locked in the same way.
 */
export async function checkSignIn(
  database: Database,
  credentials: { readonly email: string; readonly password: string },
  { ip, now }: Omit<SignInTry, "email">,
): Promise<SignInResult> {
  const email = normalizeEmail(credentials.email);
  const attempt = { email, ip, now };
  if (await isLocked(database, attempt)) return { type: "locked" };
  const row = await database.selectFrom("players").selectAll().where("email", "=", email).executeTakeFirst();
  const isRight = await isPassword(credentials.password, row?.password_hash ?? (await decoyHash()));
  if (row === undefined || !isRight) return { type: "invalid_credentials", isMailDue: await recordFailure(database, attempt) };
  await recordSuccess(database, row.id, attempt);
  if (isOutdatedHash(row.password_hash)) {
    const password_hash = await hashPassword(credentials.password);
    await database.updateTable("players").set({ password_hash }).where("id", "=", row.id).execute();
  }
  return { type: "ok", player: row };
}
