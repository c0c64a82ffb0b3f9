import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { postgresUrl } from "../../scripts/launcher/engines/postgres.ts";
import { readMetric, type RunningCluster, startCluster } from "../../tests/cluster/proofs/support/running-cluster.ts";
import { type ByKind, countByKind, findProcesses, kinds, readUsage, type Usage } from "./process-usage.ts";
import type { ClusterSize } from "./scale-figures.ts";

/** The cost of some work beyond what the idle cluster uses. */
export interface Cost {
  readonly seconds: number;
  readonly cpuSeconds: ByKind;
  readonly transactions: number;
  readonly walBytes: number;
  readonly redisCommands: number;
}

/** What the cluster uses per second without any requests. */
export interface IdleRates {
  readonly cpuSeconds: ByKind;
  readonly bytes: ByKind;
  readonly transactions: number;
  readonly walBytes: number;
  readonly redisCommands: number;
  readonly snapshots: number;
  readonly publications: number;
}

/** A running cluster and what it uses while idle. */
export interface MeasuredCluster {
  readonly size: ClusterSize;
  readonly cluster: RunningCluster;
  readonly idle: IdleRates;
  usage(): Usage;
  /** Runs some work, waits for its deferred part, and subtracts what the idle cluster uses in this time. */
  costOf<Result>(work: () => Promise<Result>): Promise<{ readonly result: Result; readonly cost: Cost }>;
  /** Statements that PostgreSQL receives per unit of work; `work` returns the number of units it did. */
  countStatements(work: () => Promise<number>): Promise<number>;
  stop(): Promise<void>;
}

const idleMs = 10_000;
/** PostgreSQL updates its counters once a second, and the outbox has been delivered by then. */
const settleMs = 1_500;
/** Statements are logged for this long without requests, to subtract those that are not caused by the work. */
const logIdleMs = 4_000;
/** Every change of a list is published in each language; fewer languages mean less background work in the figures. */
export const locales = "en,de,es";

interface Counters {
  readonly usage: Usage;
  readonly transactions: number;
  readonly walBytes: number;
  readonly redisCommands: number;
  readonly at: number;
}

function readRedisCommands(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("INFO stats\r\n"));
    let text = "";
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const found = /total_commands_processed:(\d+)/u.exec(text)?.[1];
      if (found === undefined) return;
      socket.destroy();
      resolve(Number(found));
    });
    socket.on("error", reject);
  });
}

function portOf(origin: string): number {
  return Number(new URL(origin).port);
}

/** Starts a cluster of this size at normal speed, on a Saturday afternoon with many matches in play, and measures it while idle. */
export async function startMeasured(size: ClusterSize): Promise<MeasuredCluster> {
  const cluster = await startCluster({ FEED_SPEED: "1", LOG_LEVEL: "error", LOCALES: locales }, [
    "--api",
    String(size.api),
    "--centrifugo",
    String(size.centrifugo),
  ]);
  const client = new pg.Client(
    postgresUrl({ port: portOf(cluster.process("postgres").origin), password: cluster.secrets["POSTGRES_PASSWORD"] ?? "" }),
  );
  await client.connect();
  // Until then, the leader uses a full core, and its prices keep all other processes busy.
  await cluster.untilPriced();
  const processes = await findProcesses(cluster);
  const leader = cluster.process(await cluster.leader());

  async function read(): Promise<Counters> {
    const { rows } = await client.query<{ transactions: string; wal: string }>(
      "select xact_commit + xact_rollback as transactions, pg_current_wal_insert_lsn() - '0/0' as wal from pg_stat_database where datname = current_database()",
    );
    return {
      usage: readUsage(processes),
      transactions: Number(rows[0]?.transactions),
      walBytes: Number(rows[0]?.wal),
      redisCommands: await readRedisCommands(portOf(cluster.process("redis").origin)),
      at: performance.now(),
    };
  }

  function between(before: Counters, after: Counters): Cost {
    return {
      seconds: (after.at - before.at) / 1_000,
      cpuSeconds: countByKind((kind) => after.usage.cpuSeconds[kind] - before.usage.cpuSeconds[kind]),
      transactions: after.transactions - before.transactions,
      walBytes: after.walBytes - before.walBytes,
      redisCommands: after.redisCommands - before.redisCommands,
    };
  }

  async function measureIdle(): Promise<IdleRates> {
    const counts = async (): Promise<readonly number[]> =>
      Promise.all(
        ["touchline_price_bus_snapshots_total", "touchline_realtime_publications_total"].map((name) => readMetric(leader.origin, name)),
      );
    const [before, countsBefore] = [await read(), await counts()];
    await sleep(idleMs);
    const [after, countsAfter] = [await read(), await counts()];
    const used = between(before, after);
    const [snapshots = 0, publications = 0] = countsAfter.map((count, index) => (count - (countsBefore[index] ?? 0)) / used.seconds);
    return {
      cpuSeconds: countByKind((kind) => used.cpuSeconds[kind] / used.seconds),
      bytes: after.usage.bytes,
      transactions: used.transactions / used.seconds,
      walBytes: used.walBytes / used.seconds,
      redisCommands: used.redisCommands / used.seconds,
      snapshots,
      publications,
    };
  }

  const idle = await measureIdle();

  return {
    size,
    cluster,
    idle,
    usage: () => readUsage(processes),
    async costOf(work) {
      const before = await read();
      const result = await work();
      await sleep(settleMs);
      const used = between(before, await read());
      const beyond = (value: number, rate: number): number => Math.max(0, value - rate * used.seconds);
      const cost: Cost = {
        seconds: used.seconds,
        cpuSeconds: countByKind((kind) => beyond(used.cpuSeconds[kind], idle.cpuSeconds[kind])),
        transactions: beyond(used.transactions, idle.transactions),
        walBytes: beyond(used.walBytes, idle.walBytes),
        redisCommands: beyond(used.redisCommands, idle.redisCommands),
      };
      return { result, cost };
    },
    async countStatements(work) {
      const log = async (value: string): Promise<void> => {
        await client.query(`alter system set log_statement = ${value}`);
        await client.query("select pg_reload_conf()");
        await sleep(500);
      };
      const count = (): number => [...cluster.output.matchAll(/^\[postgres\].* LOG:\s+(?:statement|execute [^:]*):/gmu)].length;
      await log("'all'");
      const [first, firstAt] = [count(), performance.now()];
      await sleep(logIdleMs);
      const [before, startedAt] = [count(), performance.now()];
      const done = await work();
      await sleep(settleMs);
      const idlePerMs = (before - first) / (startedAt - firstAt);
      const statements = count() - before - idlePerMs * (performance.now() - startedAt);
      await log("default");
      return Math.max(0, statements) / done;
    },
    async stop() {
      await client.end().catch(() => undefined);
      await cluster.stop();
    },
  };
}

/** CPU seconds of all kinds together. */
export function totalOf(cpu: ByKind): number {
  return kinds.reduce((sum, kind) => sum + cpu[kind], 0);
}
