import { PGlite } from "@electric-sql/pglite";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BettingContext } from "../../apps/backend/src/betting/bets/betting-context.ts";
import { placeBets } from "../../apps/backend/src/betting/placement/place-bets.ts";
import { providerRules } from "../../apps/backend/src/betting/create-betting.ts";
import { type Database, embeddedParsers, migrateEmbedded } from "../../apps/backend/src/platform/database/open-database.ts";
import type { PlayerRow } from "../../apps/backend/src/platform/database/player-tables.ts";
import { seedDemoPlayers } from "../../apps/backend/src/players/seed-demo-players.ts";
import { loadOperatorAccounts } from "../../apps/backend/src/wallet/operator-accounts.ts";
import { betOn } from "../../apps/backend/tests/support/bets.ts";
import { createScriptedBook } from "../../apps/backend/tests/support/scripted-book.ts";
import { type Bench, percentile } from "../bench-row.ts";

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Replays recorded transactions with `clients` in parallel; returns the latency of each in ms. */
async function replayTransactions(
  pglite: PGlite,
  transactions: readonly (readonly Statement[])[],
  clients: number,
): Promise<readonly number[]> {
  const latencies: number[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let transaction = transactions[next++]; transaction !== undefined; transaction = transactions[next++]) {
      const statements = transaction;
      const startedAt = performance.now();
      await pglite.transaction(async (open) => {
        for (const { sql, parameters } of statements) await open.query(sql, [...parameters]);
      });
      latencies.push(performance.now() - startedAt);
    }
  }
  await Promise.all(Array.from({ length: clients }, work));
  return latencies;
}

const clients = 32;
const placements = 640;

interface Recorder {
  readonly setup: Statement[];
  readonly transactions: Statement[][];
  isTimed: boolean;
}

/** Wraps a database to record every statement. */
function recordStatements(pglite: PGlite, recorder: Recorder): PGlite {
  return new Proxy(pglite, {
    get(target, name) {
      if (name === "transaction") {
        return (run: (open: object) => Promise<unknown>) =>
          target.transaction((open) => {
            const statements: Statement[] = [];
            if (recorder.isTimed) recorder.transactions.push(statements);
            const noted = {
              query(sql: string, parameters: readonly unknown[], options: object) {
                (recorder.isTimed ? statements : recorder.setup).push({ sql, parameters });
                return open.query(sql, [...parameters], options);
              },
            };
            return run(noted);
          });
      }
      if (name === "query") {
        return (sql: string, parameters: readonly unknown[] = [], options: object = {}) => {
          if (!/^\s*select/i.test(sql)) recorder.setup.push({ sql, parameters });
          return target.query(sql, [...parameters], options);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

async function prepare(database: Database): Promise<{ readonly context: BettingContext; readonly player: PlayerRow }> {
  const operator = await loadOperatorAccounts(database);
  await seedDemoPlayers(database, operator, new Date());
  const player = await database.selectFrom("players").selectAll().where("email", "=", "demo@touchline.test").executeTakeFirstOrThrow();
  const clock = { now: () => Date.now(), speed: 1 };
  return {
    player,
    context: {
      database,
      operator,
      book: createScriptedBook(),
      clock,
      rules: providerRules,
      inPlayDelayMs: 0,
      vipReviewMs: 0,
      cashoutMarginBasisPoints: 500,
    },
  };
}

async function placeAll(context: BettingContext, player: PlayerRow): Promise<readonly number[]> {
  const latencies: number[] = [];
  let left = placements;
  async function work(): Promise<void> {
    while (left-- > 0) {
      const startedAt = performance.now();
      const bet = betOn([1 + (left % 30), 1 + ((left + 7) % 30)], 100);
      const result = await placeBets(context, {
        player,
        key: randomUUID(),
        body: { meta: { device_id: "bench" }, bets: [bet] },
        locale: "en",
      });
      if (result.type !== "answered" || result.status !== 200) throw new Error(`A placement was refused: ${JSON.stringify(result)}`);
      latencies.push(performance.now() - startedAt);
    }
  }
  await Promise.all(Array.from({ length: clients }, work));
  return latencies;
}

/** Row 17: durable placements, compared with the same statements sent directly to the same kind of database. */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-"));
  const recorder: Recorder = { setup: [], transactions: [], isTimed: false };
  const own = await PGlite.create({ dataDir: join(folder, "own"), parsers: embeddedParsers });
  await migrateEmbedded(own);
  const { context, player } = await prepare(await migrateEmbedded(recordStatements(own, recorder)));
  recorder.isTimed = true;
  const startedAt = performance.now();
  const latencies = await placeAll(context, player);
  const ours = placements / ((performance.now() - startedAt) / 1000);
  const bets = await own.query<{ count: bigint }>("select count(*) as count from bets");
  await own.close();

  const raw = await PGlite.create({ dataDir: join(folder, "raw"), parsers: embeddedParsers });
  await migrateEmbedded(raw);
  for (const { sql, parameters } of recorder.setup) await raw.query(sql, [...parameters]);
  const rawStartedAt = performance.now();
  const rawLatencies = await replayTransactions(raw, recorder.transactions, clients);
  const floor = placements / ((performance.now() - rawStartedAt) / 1000);
  await raw.close();
  rmSync(folder, { recursive: true, force: true });

  const [p99, rawP99] = [percentile(latencies, 0.99), percentile(rawLatencies, 0.99)];
  const isOnceEach = Number(bets.rows[0]?.count ?? 0) === placements;
  return [
    {
      row: 17,
      name: `Placements a second, ${clients} clients, embedded database`,
      ours,
      floor,
      unit: "/s",
      goal: ">= 70% of raw, no bet twice",
      isMet: ours / floor >= 0.7 && isOnceEach,
    },
    { row: 17, name: "Placement p99", ours: p99, floor: rawP99, unit: "ms", goal: "<= 3x raw", isMet: p99 <= 3 * rawP99 },
  ];
};
