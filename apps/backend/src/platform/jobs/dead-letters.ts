import { type Selectable, sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import type { WorkSignal } from "./work-signal.ts";

/** Work that failed too often to be retried as usual. */
export interface FailedWork {
  /** Name of its queue. */
  readonly source: string;
  /** Unique within its source: a further failure updates the letter. */
  readonly key: string;
  readonly payload: object;
  readonly error: unknown;
  readonly attempts: number;
}

export type DeadLetter = Selectable<Tables["dead_letters"]>;

/** Work that failed too often, stored until a retry succeeds. Any process may read it and order a retry. */
export interface DeadLetters {
  keep(work: FailedWork, at: Date): Promise<void>;
  /** Deletes the letter of work that is done. */
  forget(source: string, key: string): Promise<void>;
  /** Lists the latest failures first. */
  list(limit: number): Promise<readonly DeadLetter[]>;
  countBySource(): Promise<readonly { readonly source: string; readonly count: number }[]>;
  /** Orders a retry of a letter, which the leader carries out. False for an unknown letter. */
  retry(id: bigint): Promise<boolean>;
}

const maxErrorLength = 2_000;

/** Text of an error in a form that a text column can store. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll("\u0000", "").slice(0, maxErrorLength);
}

export function createDeadLetters({ database, signal }: { readonly database: Database; readonly signal: WorkSignal }): DeadLetters {
  return {
    async forget(source, key) {
      await database.deleteFrom("dead_letters").where("source", "=", source).where("key", "=", key).execute();
    },
    async keep({ source, key, payload, error, attempts }, at) {
      const change = { payload: JSON.stringify(payload), error: errorText(error), attempts, failed_at: at };
      await database
        .insertInto("dead_letters")
        .values({ source, key, ...change, created_at: at })
        .onConflict((conflict) => conflict.columns(["source", "key"]).doUpdateSet(change))
        .execute();
    },
    list: (limit) =>
      database.selectFrom("dead_letters").selectAll().orderBy("failed_at", "desc").orderBy("id", "desc").limit(limit).execute(),
    async countBySource() {
      const counts = await database
        .selectFrom("dead_letters")
        .select((select) => ["source", select.fn.countAll().as("count")])
        .groupBy("source")
        .execute();
      return counts.map(({ source, count }) => ({ source, count: Number(count) }));
    },
    async retry(id) {
      const { numUpdatedRows } = await database
        .updateTable("dead_letters")
        .set({ retry_at: sql<Date>`now()` })
        .where("id", "=", id)
        .executeTakeFirst();
      signal.notify("dead-letters");
      return numUpdatedRows > 0n;
    },
  };
}
