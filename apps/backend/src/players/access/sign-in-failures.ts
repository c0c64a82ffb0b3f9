import { dayMs, minuteMs } from "../../platform/clock.ts";
import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

/** Consecutive wrong passwords after which a network may not try this account for a while. */
const failuresToLockNetwork = 10;
/** Wrong passwords per day after which only networks from which the player has signed in may try. */
const failuresToLockAccount = 100;
const lockMs = 15 * minuteMs;
const forgetMs = dayMs;
const knownNetworkMs = 90 * dayMs;

/** A sign-in attempt. */
export interface SignInTry {
  readonly email: string;
  /** Network address of the caller. */
  readonly ip: string;
  readonly now: Date;
}

function hashEmail(email: string): string {
  return createHash("sha256").update(email).digest("hex");
}

/** Some load balancers append the caller's port: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
const withPort = /^(?:(?<v4>[\d.]+):\d+|\[(?<v6>[\da-f:.]+)\](?::\d+)?)$/iu;

/** The network of a caller: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function networkOf(caller: string): string {
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

async function isKnownNetwork(database: Kysely<Tables>, { email, ip, now }: SignInTry): Promise<boolean> {
  const row = await database
    .selectFrom("known_places")
    .innerJoin("players", "players.id", "known_places.player_id")
    .select("known_places.seen_at")
    .where("players.email", "=", email)
    .where("known_places.place", "=", networkOf(ip))
    .where("known_places.seen_at", ">", new Date(now.getTime() - knownNetworkMs))
    .executeTakeFirst();
  return row !== undefined;
}

/** The wrong passwords for an address, whether registered or not, and the time of the latest. */
async function readFailures(database: Kysely<Tables>, { email, ip, now }: SignInTry) {
  const rows = await database
    .selectFrom("sign_in_failures")
    .select(["place", "total", "locked_until", "changed_at"])
    .where("email_hash", "=", hashEmail(email))
    .where("changed_at", ">", new Date(now.getTime() - forgetMs))
    .execute();
  return {
    own: rows.find(({ place }) => place === networkOf(ip)),
    total: rows.reduce((sum, { total }) => sum + total, 0),
    lockedNetworks: rows.filter(({ locked_until }) => locked_until !== null).length,
    lastAt: Math.max(0, ...rows.map(({ changed_at }) => changed_at.getTime())),
  };
}

/**
 * Whether this network may not try this account now. Wrong passwords from other networks do not lock it out, except that beyond 100 a day the account
 * is locked for 15 minutes after each, but not for networks from which its player has signed in.
 */
export async function isLocked(database: Kysely<Tables>, attempt: SignInTry): Promise<boolean> {
  const { own, total, lastAt } = await readFailures(database, attempt);
  if (own?.locked_until != null && own.locked_until > attempt.now) return true;
  const isAccountLocked = total >= failuresToLockAccount && lastAt + lockMs > attempt.now.getTime();
  return isAccountLocked && !(await isKnownNetwork(database, attempt));
}

/**
 * Counts a wrong password. True when the owner should be mailed an unlock link: the first network of the day was locked, or the account. Ten
 * wrong passwords in a row, each within a day of the last, lock a network for 15 minutes.
 */
export async function recordFailure(database: Kysely<Tables>, attempt: SignInTry): Promise<boolean> {
  const { email, ip, now } = attempt;
  const stale = new Date(now.getTime() - forgetMs);
  const lockedUntil = new Date(now.getTime() + lockMs);
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failures as known (email_hash, place, failures, total, changed_at)
    values (${hashEmail(email)}, ${networkOf(ip)}, 1, 1, ${now}::timestamptz)
    on conflict (email_hash, place) do update set
      failures = case when known.locked_until <= ${now}::timestamptz or known.changed_at < ${stale}::timestamptz
        then 1 else known.failures + 1 end,
      total = case when known.changed_at < ${stale}::timestamptz then 1 else known.total + 1 end,
      locked_until = case
        when known.locked_until <= ${now}::timestamptz or known.changed_at < ${stale}::timestamptz then null
        when known.failures + 1 >= ${failuresToLockNetwork}::integer then ${lockedUntil}::timestamptz
        else known.locked_until end,
      changed_at = ${now}::timestamptz
    returning failures`.execute(database);
  const { total, lockedNetworks } = await readFailures(database, attempt);
  const hasLockedNetwork = rows[0]?.failures === failuresToLockNetwork;
  return (hasLockedNetwork && lockedNetworks === 1) || total === failuresToLockAccount;
}

/** Clears this network's failures after a successful sign-in, and remembers the network. */
export async function recordSuccess(database: Kysely<Tables>, playerId: string, { email, ip, now }: SignInTry): Promise<void> {
  await database.deleteFrom("sign_in_failures").where("email_hash", "=", hashEmail(email)).where("place", "=", networkOf(ip)).execute();
  await database
    .insertInto("known_places")
    .values({ player_id: playerId, place: networkOf(ip), seen_at: now })
    .onConflict((conflict) => conflict.columns(["player_id", "place"]).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Clears all failures and locks of an account. */
export async function clearFailures(database: Kysely<Tables>, email: string): Promise<void> {
  await database.deleteFrom("sign_in_failures").where("email_hash", "=", hashEmail(email)).execute();
}

/** Deletes failures that no longer count. */
export async function pruneFailures(database: Kysely<Tables>, now: Date): Promise<void> {
  await database
    .deleteFrom("sign_in_failures")
    .where("changed_at", "<", new Date(now.getTime() - forgetMs))
    .execute();
  await database
    .deleteFrom("known_places")
    .where("seen_at", "<", new Date(now.getTime() - knownNetworkMs))
    .execute();
}
