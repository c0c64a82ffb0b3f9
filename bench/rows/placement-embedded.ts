import { PGlite } from "@electric-sql/pglite";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedDatabase, embeddedParsers, migrateEmbedded } from "../../apps/backend/src/platform/database/open-database.ts";
import type { Bench } from "../bench-row.ts";
import { comparePlacements, type Statement, type Target } from "../placement/compare.ts";
import { addPlayers } from "../placement/place.ts";

/** The same database, which notes the statements that it gets. */
function recording(pglite: PGlite, note: (statement: Statement) => void): PGlite {
  return new Proxy(pglite, {
    get(target, name) {
      if (name === "transaction") throw new Error("The recorder knows statements without a transaction only.");
      if (name === "query")
        return (sql: string, parameters: readonly unknown[] = [], options: object = {}) => {
          note({ sql, parameters });
          return target.query(sql, [...parameters], options);
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

async function prepareTarget(folder: string): Promise<Target> {
  const path = (name: string): string => join(folder, name);
  const openPglite = (name: string): Promise<PGlite> => PGlite.create({ dataDir: path(name), parsers: embeddedParsers });
  const base = await migrateEmbedded(await openPglite("base"));
  await addPlayers(base);
  await base.destroy();
  for (const copy of ["own", "recorded", "raw"]) cpSync(path("base"), path(copy), { recursive: true });
  let recorded: Statement[] = [];
  return {
    name: "embedded database",
    count: 320,
    async open(copy) {
      const pglite = await openPglite(copy);
      return embeddedDatabase(copy === "own" ? pglite : recording(pglite, (statement) => recorded.push(statement)));
    },
    async record(run) {
      recorded = [];
      await run();
      return recorded;
    },
    async connect() {
      const pglite = await openPglite("raw");
      return {
        async send(_client, statements) {
          for (const { sql, parameters } of statements) await pglite.query(sql, [...parameters]);
        },
        close: () => pglite.close(),
      };
    },
  };
}

/** Row 17: placements on the embedded database, which is one connection in the process that places them. */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-"));
  try {
    return await comparePlacements(await prepareTarget(folder), { row: 17, perSecond: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
