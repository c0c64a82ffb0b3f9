import { dayMs, hourMs } from "../clock.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Job } from "./job.ts";
import type { Jobs } from "./start-jobs.ts";

/** Wall time for which rows are kept after their last use (docs/trust.md). */
export const retentionMs = {
  deliveredMessages: dayMs,
  /** Counted from the attempt, or from the end of the last pending state of its bets. */
  placementAttempts: 60 * dayMs,
  decidedTickets: 30 * dayMs,
  phoneCodes: dayMs,
  embedCodes: hourMs,
  /** Counted from the time set for the next attempt: the work's row is gone by then, or it was done before its process ended. */
  workAttempts: dayMs,
} as const;

const pruneEveryMs = hourMs;
/** Maximum number of rows that one statement deletes, so that locks are short. */
const rowsPerBatch = 1_000;

type Delete = (before: Date) => RawBuilder<unknown>;

const deletes: Readonly<Record<keyof typeof retentionMs, Delete>> = {
  deliveredMessages: (before) => sql`
    delete from outbox where id in (select id from outbox where delivered_at < ${before} order by delivered_at limit ${rowsPerBatch})`,
  placementAttempts: (before) => sql`
    delete from placement_attempts where (player_id, key) in (
      select player_id, key from placement_attempts attempt where created_at < ${before} and not exists (
        select from bets where ((bets.player_id = attempt.player_id and bets.attempt_key = attempt.key) or bets.id = attempt.bet_id)
          and (bets.status in ('submitted', 'cashout_in_progress') or bets.pending_until >= ${before})
      ) limit ${rowsPerBatch})`,
  decidedTickets: (before) => sql`
    delete from jackpot_tickets where id in (select id from jackpot_tickets where decided_at < ${before} limit ${rowsPerBatch})`,
  phoneCodes: (before) => sql`delete from phone_codes where expires_at < ${before}`,
  workAttempts: (before) => sql`delete from work_attempts where next_at < ${before}`,
  embedCodes: (before) => sql`delete from embed_codes where expires_at < ${before}`,
};

/** Deletes expired rows and returns their number. */
export async function pruneTable(database: Database, table: keyof typeof retentionMs, nowMs = Date.now()): Promise<number> {
  const before = new Date(nowMs - retentionMs[table]);
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await deletes[table](before).execute(database);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < rowsPerBatch) return deleted;
  }
}

/** Prunes tables now and every hour. A table that fails does not stop the others. */
export function startPruning(jobs: Jobs, database: Database, others: readonly (() => Promise<unknown>)[]): Job {
  const tables = Object.keys(deletes) as (keyof typeof retentionMs)[];
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
