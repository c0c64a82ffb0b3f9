import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";

/** Work that failed too often to be tried again as usual. */
export interface FailedWork {
  /** The queue that it came from. */
  readonly source: string;
  /** Names it within its source: failing again changes its letter instead of adding one. */
  readonly key: string;
  readonly payload: object;
  readonly error: unknown;
  readonly attempts: number;
}

export type DeadLetter = Selectable<Tables["dead_letters"]>;

/** Tries a letter again; false when there is nothing left to do for it. */
export type RetryHandler = (letter: DeadLetter) => Promise<boolean>;

/** What failed too often, kept until an operator or a later try has dealt with it. */
export interface DeadLetters {
  keep(work: FailedWork, at: Date): Promise<void>;
  /** The work was done after all: its letter goes. */
  forget(source: string, key: string): Promise<void>;
  /** The latest failures first. */
  list(limit: number): Promise<readonly DeadLetter[]>;
  countBySource(): Promise<readonly { readonly source: string; readonly count: number }[]>;
  /** Lets the letter's source try again at once; `done` when nothing was left to do, `unknown` when there is no such letter or source. */
  retry(id: bigint): Promise<"tried" | "done" | "unknown">;
  /** How letters of a source are tried again. */
  handle(source: string, handler: RetryHandler): void;
}

const maxErrorLength = 2_000;

/** The words of an error as a text column takes them. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll("\u0000", "").slice(0, maxErrorLength);
}

/** Opens the table of dead letters; which works have one is known from memory, so that success costs no query. */
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
