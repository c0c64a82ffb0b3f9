import { PGlite } from "@electric-sql/pglite";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedDatabase, migrateEmbedded } from "../../apps/backend/src/platform/database/open-database.ts";
import type { Bench } from "../bench-row.ts";
import { comparePlacements, type Target } from "../placement/compare.ts";
import { addPlayers } from "../placement/place.ts";

/** One message of PostgreSQL's wire protocol. */
type Message = Uint8Array;

/** The same database, which passes each message it receives to `note`. */
function recording(pglite: PGlite, note: (message: Message) => void): PGlite {
  return new Proxy(pglite, {
    get(target, name) {
      if (name === "execProtocol")
        return (message: Message) => {
          note(message);
          return target.execProtocol(message);
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Adds up the time spent in the database's WebAssembly. */
function timeCalls(pglite: PGlite): { ms: number; calls: number } {
  const spent = { ms: 0, calls: 0 };
  const execute = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (message) => {
    const startedAt = performance.now();
    const answer = execute(message);
    spent.ms += performance.now() - startedAt;
    spent.calls += 1;
    return answer;
  };
  return spent;
}

async function prepareTarget(
  folder: string,
): Promise<{ readonly target: Target<Message>; readonly spent: () => { readonly ms: number; readonly calls: number } }> {
  const path = (name: string): string => join(folder, name);
  const openPglite = (name: string): Promise<PGlite> => PGlite.create({ dataDir: path(name) });
  const base = await migrateEmbedded(await openPglite("base"));
  await addPlayers(base);
  await base.destroy();
  for (const copy of ["own", "recorded", "raw"]) cpSync(path("base"), path(copy), { recursive: true });
  let recorded: Message[] = [];
  let spent = { ms: 0, calls: 0 };
  const target: Target<Message> = {
    name: "embedded database",
    count: 320,
    async open(copy) {
      const pglite = await openPglite(copy);
      if (copy === "own") spent = timeCalls(pglite);
      return embeddedDatabase(copy === "own" ? pglite : recording(pglite, (message) => recorded.push(message)));
    },
    async record(run) {
      recorded = [];
      await run();
      return recorded;
    },
    async connect() {
      const pglite = await openPglite("raw");
      return {
        async send(_client, messages) {
          for (const message of messages) await pglite.runExclusive(() => pglite.execProtocol(message));
        },
        close: () => pglite.close(),
      };
    },
  };
  return { target, spent: () => spent };
}

/** Row 17: placements on the embedded database, which has one connection and runs in the same process. */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-"));
  try {
    const { target, spent } = await prepareTarget(folder);
    const [rate, ...others] = await comparePlacements(target, { row: 17, perSecond: 0 });
    if (rate === undefined) return others;
    // A placement calls the database twice.
    const inDatabase = (spent().ms / spent().calls) * 2;
    const parts = `of ${(1000 / rate.ours).toFixed(1)} ms each, ${inDatabase.toFixed(1)} ms are the database, WebAssembly on the one thread; commits are not flushed to disk`;
    return [{ ...rate, note: `${rate.note}; ${parts}` }, ...others];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
