import type { Database } from "../database/open-database.ts";
import { decoyHash, hashPassword, isOutdatedHash, isPassword } from "./password.ts";
import type { PlayerRow } from "./player-row.ts";
import { clearFailures, isLocked, noteFailure } from "./recovery/sign-in-failures.ts";

export type SignInResult =
  | { readonly type: "ok"; readonly player: PlayerRow }
  /** `hasLocked` when this was the wrong password that locked the address. */
  | { readonly type: "invalid_credentials"; readonly hasLocked: boolean }
  | { readonly type: "locked" }
  /** Right, but the link in the mail was not opened yet. */
  | { readonly type: "unconfirmed" };

/** The form in which addresses are kept and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Checks credentials. An address that nobody has is answered like one with a wrong password, as slowly, and is locked like one.
 * Ten wrong passwords in a row lock an address for 15 minutes, whatever password comes then.
 */
export async function checkSignIn(
  database: Database,
  credentials: { readonly email: string; readonly password: string },
  { now, isConfirmationRequired }: { readonly now: Date; readonly isConfirmationRequired: boolean },
): Promise<SignInResult> {
  const email = normalizeEmail(credentials.email);
  if (await isLocked(database, email, now)) return { type: "locked" };
  const row = await database.selectFrom("players").selectAll().where("email", "=", email).executeTakeFirst();
  const isRight = await isPassword(credentials.password, row?.password_hash ?? (await decoyHash()));
  if (row === undefined || !isRight) return { type: "invalid_credentials", hasLocked: await noteFailure(database, email, now) };
  if (row.is_blocked) return { type: "invalid_credentials", hasLocked: false };
  await clearFailures(database, email);
  if (isOutdatedHash(row.password_hash)) {
    const password_hash = await hashPassword(credentials.password);
    await database.updateTable("players").set({ password_hash }).where("id", "=", row.id).execute();
  }
  if (isConfirmationRequired && !row.is_confirmed) return { type: "unconfirmed" };
  return { type: "ok", player: row };
}
