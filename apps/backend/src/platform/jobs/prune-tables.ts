import { sql, type RawBuilder } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Job } from "./job.ts";
import type { Jobs } from "./start-jobs.ts";

const dayMs = 24 * 3_600_000;

/** Wall time that rows are kept for after nothing needs them any more (docs/trust.md). */
export const keptForMs = {
  deliveredMessages: dayMs,
  /** From the attempt on; those of bets that were pending since are kept as long from then on. */
  placementAttempts: 60 * dayMs,
  decidedTickets: 30 * dayMs,
  phoneCodes: dayMs,
  embedCodes: 3_600_000,
} as const;

const pruneEveryMs = 3_600_000;
/** Rows that one statement deletes at most, so that none holds its locks for long. */
const rowsAtOnce = 1_000;

type Delete = (before: Date) => RawBuilder<unknown>;

/** Deletes that name the rows themselves, at most `rowsAtOnce` of them. */
const deletes: Readonly<Record<keyof typeof keptForMs, Delete>> = {
  deliveredMessages: (before) => sql`
    delete from outbox where id in (select id from outbox where delivered_at < ${before} order by delivered_at limit ${rowsAtOnce})`,
  placementAttempts: (before) => sql`
    delete from placement_attempts where (player_id, key) in (
      select player_id, key from placement_attempts attempt where created_at < ${before} and not exists (
        select from bets where ((bets.player_id = attempt.player_id and bets.attempt_key = attempt.key) or bets.id = attempt.bet_id)
          and (bets.status in ('submitted', 'cashout_in_progress') or bets.pending_until >= ${before})
      ) limit ${rowsAtOnce})`,
  decidedTickets: (before) => sql`
    delete from jackpot_tickets where id in (select id from jackpot_tickets where decided_at < ${before} limit ${rowsAtOnce})`,
  phoneCodes: (before) => sql`delete from phone_codes where expires_at < ${before}`,
  embedCodes: (before) => sql`delete from embed_codes where expires_at < ${before}`,
};

/** Deletes what has been kept long enough; answers how many rows. */
export async function pruneTable(database: Database, table: keyof typeof keptForMs, nowMs = Date.now()): Promise<number> {
  const before = new Date(nowMs - keptForMs[table]);
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await deletes[table](before).execute(database);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < rowsAtOnce) return deleted;
  }
}

/** Starts the hourly pruning, at once for the first time; one table that fails does not keep the others. */
export function startPruning(jobs: Jobs, database: Database, others: readonly (() => Promise<unknown>)[]): Job {
  const tables = Object.keys(deletes) as (keyof typeof keptForMs)[];
  const prunes = [...others, ...tables.map((table) => () => pruneTable(database, table))];
  const job = jobs.start({
    name: "prune",
    everyMs: pruneEveryMs,
    async run() {
      const errors: unknown[] = [];
      for (const prune of prunes) await prune().catch((error: unknown) => errors.push(error));
      if (errors.length > 0) throw new AggregateError(errors, "Some tables could not be pruned.");
      return null;
    },
  });
  job.wake();
  return job;
}
