import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../database/open-database.ts";

/** Lets one process at a time do work that must keep its order. */
export interface WorkLease {
  /** Whether this process may continue: it holds the lease for at least another `marginMs`. */
  isHeld(): boolean;
  /** Query condition: whether the stored lease is still this process's; another process may have taken it over. */
  readonly held: RawBuilder<boolean>;
  /** Takes or renews the lease; false while another process holds it. */
  hold(): Promise<boolean>;
  /** Releases the lease, so that another process need not wait for it to expire. */
  release(): Promise<void>;
}

const leaseMs = 5_000;
/** A holder stops and renews this long before the end. */
const marginMs = 1_500;

/**
 * The end of a lease is checked by the database's clock; its holder counts from before its request. The first call takes the lease from
 * any holder: a process starts this work only when it has become the leader, and its predecessor stops at the latest when its lease ends.
 */
export function createWorkLease(database: Database, name: string): WorkLease {
  const holder = randomUUID();
  let heldUntilMs = 0;
  let isFirst = true;
  return {
    held: sql<boolean>`exists (select from work_leases where name = ${name} and holder = ${holder}::uuid and until > clock_timestamp())`,
    isHeld: () => performance.now() < heldUntilMs,
    async hold() {
      const askedMs = performance.now();
      const { rows } = await sql`
        insert into work_leases as held (name, holder, until)
        values (${name}, ${holder}::uuid, clock_timestamp() + ${leaseMs}::integer * interval '1 millisecond')
        on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where held.holder = excluded.holder or held.until < clock_timestamp() or ${isFirst}::boolean
        returning name`.execute(database);
      isFirst = false;
      heldUntilMs = rows.length > 0 ? askedMs + leaseMs - marginMs : 0;
      return rows.length > 0;
    },
    async release() {
      heldUntilMs = 0;
      await database.deleteFrom("work_leases").where("name", "=", name).where("holder", "=", holder).execute();
    },
  };
}
