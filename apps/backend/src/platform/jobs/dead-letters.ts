import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";

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

/** Retries a letter; false if nothing is left to do. */
export type RetryHandler = (letter: DeadLetter) => Promise<boolean>;

/** Work that failed too often, stored until a retry succeeds. */
export interface DeadLetters {
  keep(work: FailedWork, at: Date): Promise<void>;
  /** Deletes the letter of work that is done. */
  forget(source: string, key: string): Promise<void>;
  /** Lists the latest failures first. */
  list(limit: number): Promise<readonly DeadLetter[]>;
  countBySource(): Promise<readonly { readonly source: string; readonly count: number }[]>;
  /** Retries a letter at once. Returns `done` if nothing was left to do, `unknown` for an unknown letter or source. */
  retry(id: bigint): Promise<"tried" | "done" | "unknown">;
  /** Registers the handler that retries the letters of a source. */
  handle(source: string, handler: RetryHandler): void;
}

const maxErrorLength = 2_000;

/** Text of an error as a text column can store it. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll("\u0000", "").slice(0, maxErrorLength);
}

/** Opens the table of dead letters. Their keys are kept in memory, so that successful work needs no query. */
export async function openDeadLetters(database: Database): Promise<DeadLetters> {
  const handlers = new Map<string, RetryHandler>();
  const nameOf = (source: string, key: string): string => `${source} ${key}`;
  const rows = await database.selectFrom("dead_letters").select(["source", "key"]).execute();
  const known = new Set(rows.map(({ source, key }) => nameOf(source, key)));
  const forget: DeadLetters["forget"] = async (source, key) => {
    if (!known.has(nameOf(source, key))) return;
    await database.deleteFrom("dead_letters").where("source", "=", source).where("key", "=", key).execute();
    known.delete(nameOf(source, key));
  };
  return {
    forget,
    async keep({ source, key, payload, error, attempts }, at) {
      const change = { payload: JSON.stringify(payload), error: errorText(error), attempts, failed_at: at };
      await database
        .insertInto("dead_letters")
        .values({ source, key, ...change, created_at: at })
        .onConflict((conflict) => conflict.columns(["source", "key"]).doUpdateSet(change))
        .execute();
      known.add(nameOf(source, key));
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
      const letter = await database.selectFrom("dead_letters").selectAll().where("id", "=", id).executeTakeFirst();
      const handler = letter === undefined ? undefined : handlers.get(letter.source);
      if (letter === undefined || handler === undefined) return "unknown";
      if (await handler(letter)) return "tried";
      await forget(letter.source, letter.key);
      return "done";
    },
    handle: (source, handler) => void handlers.set(source, handler),
  };
}
