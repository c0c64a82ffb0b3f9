import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

/** Wrong passwords in a row from one place after which that place may not try this account for a while. */
const failuresToLockPlace = 10;
/** Wrong passwords from all places within a day after which only places that the player has signed in from may try. */
const failuresToLockAccount = 100;
const lockMs = 15 * 60_000;
const forgetMs = 24 * 3_600_000;
const knownPlaceMs = 90 * 24 * 3_600_000;

/** Somebody who tries to sign in: to which account, and from where. */
export interface SignInTry {
  readonly email: string;
  /** Network address of the caller. */
  readonly ip: string;
  readonly now: Date;
}

function hashEmail(email: string): string {
  return createHash("sha256").update(email).digest("hex");
}

/** Some load balancers write the caller's port behind the address: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
const withPort = /^(?:(?<v4>[\d.]+):\d+|\[(?<v6>[\da-f:.]+)\](?::\d+)?)$/iu;

/** What counts as one place: an IPv4 address, or the 64 bits of an IPv6 address that one subscriber has. */
export function placeOf(caller: string): string {
  const { v4, v6 } = withPort.exec(caller)?.groups ?? {};
  const ip = v4 ?? v6 ?? caller;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  if (tail?.includes(".") === true) return tail.slice(tail.lastIndexOf(":") + 1);
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const whole = tail === undefined ? left : [...left, ...Array.from({ length: 8 - left.length - right.length }, () => "0"), ...right];
  return whole
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/u, ""))
    .join(":");
}

async function isKnownPlace(database: Kysely<Tables>, { email, ip, now }: SignInTry): Promise<boolean> {
  const row = await database
    .selectFrom("known_places")
    .innerJoin("players", "players.id", "known_places.player_id")
    .select("known_places.seen_at")
    .where("players.email", "=", email)
    .where("known_places.place", "=", placeOf(ip))
    .where("known_places.seen_at", ">", new Date(now.getTime() - knownPlaceMs))
    .executeTakeFirst();
  return row !== undefined;
}

/** Wrong passwords that count against an account, be it a player's or nobody's, and when the latest came. */
async function readFailures(database: Kysely<Tables>, { email, ip, now }: SignInTry) {
  const rows = await database
    .selectFrom("sign_in_failures")
    .select(["place", "total", "locked_until", "changed_at"])
    .where("email_hash", "=", hashEmail(email))
    .where("changed_at", ">", new Date(now.getTime() - forgetMs))
    .execute();
  return {
    own: rows.find(({ place }) => place === placeOf(ip)),
    total: rows.reduce((sum, { total }) => sum + total, 0),
    lockedPlaces: rows.filter(({ locked_until }) => locked_until !== null).length,
    lastAt: Math.max(0, ...rows.map(({ changed_at }) => changed_at.getTime())),
  };
}

/**
 * Whether this place may not try this account now. Wrong passwords from elsewhere lock nobody out; only beyond a hundred a day is an account
 * closed for a quarter of an hour after each, and then not for places that its player has signed in from.
 */
export async function isLocked(database: Kysely<Tables>, attempt: SignInTry): Promise<boolean> {
  const { own, total, lastAt } = await readFailures(database, attempt);
  if (own?.locked_until != null && own.locked_until > attempt.now) return true;
  const isAccountClosed = total >= failuresToLockAccount && lastAt + lockMs > attempt.now.getTime();
  return isAccountClosed && !(await isKnownPlace(database, attempt));
}

/**
 * Counts a wrong password. True when the owner should get the mail that unlocks: the first place of the day was locked, or the account. A place
 * is locked for a quarter of an hour by ten in a row, within a day of each other.
 */
export async function noteFailure(database: Kysely<Tables>, attempt: SignInTry): Promise<boolean> {
  const { email, ip, now } = attempt;
  const stale = new Date(now.getTime() - forgetMs);
  const lockedUntil = new Date(now.getTime() + lockMs);
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failures as known (email_hash, place, failures, total, changed_at)
    values (${hashEmail(email)}, ${placeOf(ip)}, 1, 1, ${now}::timestamptz)
    on conflict (email_hash, place) do update set
      failures = case when known.locked_until <= ${now}::timestamptz or known.changed_at < ${stale}::timestamptz
        then 1 else known.failures + 1 end,
      total = case when known.changed_at < ${stale}::timestamptz then 1 else known.total + 1 end,
      locked_until = case
        when known.locked_until <= ${now}::timestamptz or known.changed_at < ${stale}::timestamptz then null
        when known.failures + 1 >= ${failuresToLockPlace}::integer then ${lockedUntil}::timestamptz
        else known.locked_until end,
      changed_at = ${now}::timestamptz
    returning failures`.execute(database);
  const { total, lockedPlaces } = await readFailures(database, attempt);
  const hasLockedPlace = rows[0]?.failures === failuresToLockPlace;
  return (hasLockedPlace && lockedPlaces === 1) || total === failuresToLockAccount;
}

/** After the right password: forgets the wrong ones of this place, which is known from now on. */
export async function noteSuccess(database: Kysely<Tables>, playerId: string, { email, ip, now }: SignInTry): Promise<void> {
  await database.deleteFrom("sign_in_failures").where("email_hash", "=", hashEmail(email)).where("place", "=", placeOf(ip)).execute();
  await database
    .insertInto("known_places")
    .values({ player_id: playerId, place: placeOf(ip), seen_at: now })
    .onConflict((conflict) => conflict.columns(["player_id", "place"]).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Forgets every wrong password for an account, and its locks. */
export async function clearFailures(database: Kysely<Tables>, email: string): Promise<void> {
  await database.deleteFrom("sign_in_failures").where("email_hash", "=", hashEmail(email)).execute();
}

/** Removes what is too old to count. */
export async function pruneFailures(database: Kysely<Tables>, now: Date): Promise<void> {
  await database
    .deleteFrom("sign_in_failures")
    .where("changed_at", "<", new Date(now.getTime() - forgetMs))
    .execute();
  await database
    .deleteFrom("known_places")
    .where("seen_at", "<", new Date(now.getTime() - knownPlaceMs))
    .execute();
}
