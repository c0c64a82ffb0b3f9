import { CompiledQuery, type DatabaseConnection, type Driver, Kysely, PostgresDialect, type TransactionSettings } from "kysely";
import { type Database, type DatabaseOptions, openPool } from "../database/open-database.ts";
import { sqlStateOf } from "../database/run-transaction.ts";
import { statementSpans } from "../database/statement-spans.ts";
import type { Tables } from "../database/tables.ts";
import { leaderConnectionName } from "./leader-session.ts";
import type { Leadership } from "./leadership.ts";

/** A write of a process that no longer leads. */
export class LeadershipEnded extends Error {
  override readonly name = "LeadershipEnded";
}

/** SQLSTATE that the function `check_epoch` raises. */
const endedState = "TLEAD";

/** Runs the check of the epoch. If it fails, this process loses leadership. */
async function verify(leadership: Leadership, check: () => Promise<unknown>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof Error) || sqlStateOf(error) !== endedState) throw error;
    const reason = `The database refused a write of this process: its ${error.message}.`;
    leadership.lose(reason);
    throw new LeadershipEnded(reason, { cause: error });
  }
}

/** Adds the check to each `begin` in the same message, so that it costs no extra round trip. */
class FencedDialect extends PostgresDialect {
  readonly #leadership: Leadership;
  constructor(config: ConstructorParameters<typeof PostgresDialect>[0], leadership: Leadership) {
    super(config);
    this.#leadership = leadership;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const leadership = this.#leadership;
    const beginTransaction = async (connection: DatabaseConnection, { isolationLevel }: TransactionSettings): Promise<void> => {
      const level = isolationLevel === undefined ? "" : ` isolation level ${isolationLevel}`;
      const statement = CompiledQuery.raw(`begin${level}; select check_epoch(${leadership.epoch})`);
      try {
        await verify(leadership, async () => connection.executeQuery(statement));
      } catch (error) {
        await driver.rollbackTransaction(connection).catch(() => undefined);
        throw error;
      }
    };
    return new Proxy(driver, {
      get(target, key) {
        if (key === "beginTransaction") return beginTransaction;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    });
  }
}

/**
 * Opens the database for leader work: once another process leads, it refuses to write and this process loses leadership. A connection
 * checks the epoch when it opens, and a take-over terminates those that are open, so single statements are covered as well.
 */
export function openLeaderDatabase(options: Omit<DatabaseOptions, "dataDir">, leadership: Leadership): Database {
  const pool = openPool(options, {
    name: leaderConnectionName(options.schema, leadership.epoch),
    onConnect: async (client) => verify(leadership, async () => client.query(`select check_epoch(${leadership.epoch})`)),
  });
  return new Kysely<Tables>({ dialect: new FencedDialect({ pool }, leadership), ...statementSpans() });
}
