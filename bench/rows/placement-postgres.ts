import pg from "pg";
import { openDatabase } from "../../apps/backend/src/platform/database/open-database.ts";
import type { Bench } from "../bench-row.ts";
import { comparePlacements, type Target } from "../placement/compare.ts";
import { addPlayers, clients } from "../placement/place.ts";
import { type PostgresServer, startPostgres } from "../placement/postgres-server.ts";

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Records the statements that all clients of this process send during `run`. */
async function recordQueries(run: () => Promise<void>): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const { prototype } = pg.Client;
  // oxlint-disable-next-line typescript/unbound-method -- bound to its client below
  const query = prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  Object.assign(prototype, {
    query(this: pg.Client, ...args: readonly unknown[]) {
      const [sql, parameters] = args;
      if (typeof sql !== "string") throw new Error("The recorder knows statements as text only.");
      statements.push({ sql, parameters: Array.isArray(parameters) ? parameters : [] });
      return query.apply(this, [...args]);
    },
  });
  try {
    await run();
  } finally {
    Object.assign(prototype, { query });
  }
  return statements;
}

async function connectAll(url: string) {
  const connections = Array.from({ length: clients }, () => new pg.Client(url));
  await Promise.all(connections.map((connection) => connection.connect()));
  return {
    async send(client: number, statements: readonly Statement[]) {
      for (const { sql, parameters } of statements) await connections[client]?.query(sql, [...parameters]);
    },
    async close() {
      await Promise.all(connections.map((connection) => connection.end()));
    },
  };
}

async function prepareTarget(server: PostgresServer): Promise<Target<Statement>> {
  const admin = new pg.Client(server.url("postgres"));
  await admin.connect();
  await admin.query("create database base");
  const base = await openDatabase({ url: server.url("base"), dataDir: null });
  await addPlayers(base);
  await base.destroy();
  for (const copy of ["own", "recorded", "raw"]) await admin.query(`create database ${copy} template base`);
  await admin.end();
  return {
    name: "PostgreSQL",
    count: 1_500,
    open: (copy) => openDatabase({ url: server.url(copy), dataDir: null }),
    record: recordQueries,
    connect: () => connectAll(server.url("raw")),
  };
}

/** Row 26: placements on a separate PostgreSQL server, which flushes every commit to disk. */
export const run: Bench = async () => {
  const server = await startPostgres();
  if (server === null) throw new Error("PostgreSQL is not installed; `apt-get install postgresql` installs it.");
  try {
    return await comparePlacements(await prepareTarget(server), { row: 26, perSecond: 800 });
  } finally {
    server.stop();
  }
};
