import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import { errorText } from "./dead-letters.ts";

/** An attempt that failed. */
export interface FailedAttempt {
  readonly source: string;
  readonly key: string;
  /** Attempts so far, not counting those that failed because the database was unavailable. */
  readonly attempts: number;
  readonly nextAt: Date;
  readonly error: unknown;
}

/** Counts of failed attempts, stored in the database so that they outlive the process. */
export interface WorkAttempts {
  /** Attempts of unfinished work by key. */
  of(source: string): ReadonlyMap<string, number>;
  keepFailure(failed: FailedAttempt): Promise<void>;
  /** Deletes the counts of work that is done. */
  forget(source: string, keys: readonly string[]): Promise<void>;
}

/** A row of a process that died is free again after this time, or when another process becomes the leader. */
export const claimMs = 5_000;

/** Reads the counts that an earlier leader left, and ends its claims, because it no longer writes. */
export async function loadWorkAttempts(database: Database): Promise<WorkAttempts> {
  const claimedUntil = new Date(Date.now() + claimMs);
  await database.updateTable("work_attempts").set({ next_at: new Date() }).where("next_at", "<=", claimedUntil).execute();
  const rows = await database.selectFrom("work_attempts").select(["source", "key", "attempts"]).execute();
  const bySource = Map.groupBy(rows, ({ source }) => source);
  return {
    of: (source) => new Map((bySource.get(source) ?? []).map(({ key, attempts }) => [key, attempts])),
    async keepFailure({ source, key, attempts, nextAt, error }) {
      const change = { attempts, next_at: nextAt, error: errorText(error) };
      await database
        .insertInto("work_attempts")
        .values({ source, key, ...change })
        .onConflict((conflict) => conflict.columns(["source", "key"]).doUpdateSet(change))
        .execute();
    },
    async forget(source, keys) {
      if (keys.length > 0) await sql`delete from work_attempts where source = ${source} and key = any(${keys}::text[])`.execute(database);
    },
  };
}
