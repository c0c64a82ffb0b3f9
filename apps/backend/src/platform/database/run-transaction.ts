import { inChildSpan, openTraceparent } from "@touchline/telemetry";
import { sql, type Transaction } from "kysely";
import type { Database } from "./open-database.ts";
import type { Tables } from "./tables.ts";

export type Work<Value> = (transaction: Transaction<Tables>) => Promise<Value>;

const deadlock = "40P01";
const serialisation = "40001";
const maxAttempts = 3;

/** SQLSTATE of a database error, or null for anything else. */
export function sqlStateOf(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

/** Whether the database is unavailable: lost connection, shutdown, full disk. The caller may retry later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return /^(08|53|57|58|40)/.test(state);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return (
    /^E(CONN|PIPE|TIMEDOUT|NOTFOUND|HOST|NOSPC|ROFS)/.test(code) ||
    (error instanceof Error && /timeout exceeded when trying to connect|Connection terminated|not queryable/i.test(error.message))
  );
}

/** Sets the trace of the messages that the transaction writes to the outbox (0052_outbox_trace.sql). */
function traced<Value>(work: Work<Value>): Work<Value> {
  return async (transaction) => {
    await sql`select set_config('touchline.trace_parent', ${openTraceparent()}, true)`.execute(transaction);
    return work(transaction);
  };
}

/** Runs a statement or transaction, and repeats it after a deadlock or serialisation failure; three attempts in all. */
export async function retryConflicts<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const state = sqlStateOf(error);
      if (attempt >= maxAttempts || (state !== deadlock && state !== serialisation)) throw error;
    }
  }
}

/** Runs the work in one transaction, and repeats it after a conflict. */
export function runTransaction<Value>(database: Database, work: Work<Value>): Promise<Value> {
  return inChildSpan("transaction", { kind: "client", values: { "db.system.name": "postgresql" } }, (span) => {
    const inTrace = span?.context.isSampled === true ? traced(work) : work;
    return retryConflicts(() => database.transaction().execute(inTrace));
  });
}
