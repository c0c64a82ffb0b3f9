import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";

const failuresToLock = 10;
const lockMs = 15 * 60_000;
const forgetMs = 24 * 3_600_000;

function hashEmail(email: string): string {
  return createHash("sha256").update(email).digest("hex");
}

/** Whether an address is locked, be it a player's or nobody's. */
export async function isLocked(database: Kysely<Tables>, email: string, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom("sign_in_failures")
    .select("locked_until")
    .where("email_hash", "=", hashEmail(email))
    .executeTakeFirst();
  return row?.locked_until != null && row.locked_until > now;
}

/** Counts a wrong password; ten in a row, within a day of each other, lock the address for 15 minutes. True when this one did. */
export async function noteFailure(database: Kysely<Tables>, email: string, now: Date): Promise<boolean> {
  const stale = new Date(now.getTime() - forgetMs);
  const lockedUntil = new Date(now.getTime() + lockMs);
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failures as known (email_hash, failures, changed_at) values (${hashEmail(email)}, 1, ${now}::timestamptz)
    on conflict (email_hash) do update set
      failures = case when known.locked_until <= ${now}::timestamptz or known.changed_at < ${stale}::timestamptz
        then 1 else known.failures + 1 end,
      locked_until = case
        when known.locked_until <= ${now}::timestamptz or known.changed_at < ${stale}::timestamptz then null
        when known.failures + 1 >= ${failuresToLock}::integer then ${lockedUntil}::timestamptz
        else known.locked_until end,
      changed_at = ${now}::timestamptz
    returning failures`.execute(database);
  return rows[0]?.failures === failuresToLock;
}

/** Forgets the wrong passwords of an address, and its lock. */
export async function clearFailures(database: Kysely<Tables>, email: string): Promise<void> {
  await database.deleteFrom("sign_in_failures").where("email_hash", "=", hashEmail(email)).execute();
}

/** Removes what is too old to count. */
export async function pruneFailures(database: Kysely<Tables>, now: Date): Promise<void> {
  await database
    .deleteFrom("sign_in_failures")
    .where("changed_at", "<", new Date(now.getTime() - forgetMs))
    .execute();
}
