import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openPool } from "../../apps/backend/src/platform/database/open-database.ts";
import { findProgram } from "../../scripts/launcher/engines/find-program.ts";
import { postgresService, postgresUrl } from "../../scripts/launcher/engines/postgres.ts";
import { freePort } from "../../scripts/launcher/free-port.ts";
import { type ProductProcess, runProcess } from "../../scripts/launcher/run-process.ts";

/** Whether this machine can run the tests that need PostgreSQL. */
export const hasPostgres = findProgram("initdb") !== null && findProgram("postgres") !== null;

/** A PostgreSQL of one test file. */
export interface PostgresServer {
  readonly url: string;
  /** Runs one statement on a connection of its own. */
  query<Row extends object>(statement: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

const readyWithinMs = 30_000;

export async function startPostgres(): Promise<PostgresServer> {
  const parent = mkdtempSync(join(tmpdir(), "touchline-postgres-"));
  const options = { name: "postgres", folder: join(parent, "data"), port: await freePort("127.0.0.1"), password: "test", isDurable: false };
  const url = postgresUrl(options);
  let running: ProductProcess | null = null;
  const query: PostgresServer["query"] = async <Row extends object>(statement: string, values: readonly unknown[] = []) => {
    const pool = openPool({ url }, { name: "test" });
    try {
      return (await pool.query<Row & { readonly [column: string]: unknown }>(statement, [...values])).rows;
    } finally {
      await pool.end();
    }
  };
  const server: PostgresServer = {
    url,
    query,
    async start() {
      running = runProcess(postgresService(options));
      const deadline = Date.now() + readyWithinMs;
      while (
        !(await query("select 1").then(
          () => true,
          () => false,
        ))
      ) {
        if (Date.now() > deadline) throw new Error("PostgreSQL did not start.");
        await sleep(100);
      }
    },
    async stop() {
      await running?.stop(10_000);
      running = null;
    },
    async remove() {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
