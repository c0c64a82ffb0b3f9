import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";
import { type Database, openDatabase } from "../../../../apps/backend/src/platform/database/open-database.ts";
import { loadOperatorAccounts } from "../../../../apps/backend/src/wallet/operator-accounts.ts";
import { createSessions, type Sessions } from "../../../../apps/backend/src/players/access/sessions.ts";
import { createPlayer } from "../../../../apps/backend/tests/support/create-player.ts";
import { postgresUrl } from "../../../../scripts/launcher/engines/postgres.ts";
import { type ClusterFiles, isQuick, startProcesses } from "./cluster-process.ts";
import { Player } from "./player.ts";

export { isQuick, missingEngines } from "./cluster-process.ts";

interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  /** `http://127.0.0.1:port` of the process. */
  readonly origin: string;
}

const processLine = /^\s{4}(?<name>[a-z]+(?:-\d+)?)\s+pid (?<pid>\d+)\s+(?<host>\S+)$/gmu;
const pricedWithinMs = 400_000;
/** Maximum processor time of an idle leader in each period, in seconds. */
const restSeconds = { every: 5, processor: 1.5 };
const againLine = /The (?<name>[a-z]+(?:-\d+)?) process works again \(pid (?<pid>\d+)\)/gu;

/** Where the engines and the site of a cluster are. */
interface Places {
  readonly origin: string;
  readonly redisPort: number;
  readonly secrets: Readonly<Record<string, string>>;
}

/** A cluster on this machine. */
export class RunningCluster {
  readonly origin: string;
  readonly redisPort: number;
  /** What its processes share, such as `TOKEN_SECRET`. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly #logPath: string;
  readonly #end: () => Promise<void>;

  constructor(
    { logPath }: ClusterFiles,
    database: Database,
    { places, end }: { readonly places: Places; readonly end: () => Promise<void> },
  ) {
    this.#logPath = logPath;
    this.#end = end;
    this.origin = places.origin;
    this.redisPort = places.redisPort;
    this.secrets = places.secrets;
    this.database = database;
    this.sessions = createSessions(database);
  }

  /** Everything the cluster has printed. */
  get output(): string {
    return readFileSync(this.#logPath, "utf8");
  }

  /** A process by its name, such as `api-1` or `redis`, as it runs now. */
  process(name: string): RunningProcess {
    const first = [...this.output.matchAll(processLine)].find(({ groups }) => groups?.["name"] === name)?.groups;
    if (first === undefined) throw new Error(`The cluster has no process ${name}.`);
    const again = [...this.output.matchAll(againLine)].findLast(({ groups }) => groups?.["name"] === name)?.groups;
    return { name, pid: Number(again?.["pid"] ?? first["pid"]), origin: `http://${first["host"]}` };
  }

  /** Prints a measured figure among the test results. */
  note(text: string): void {
    process.stdout.write(`   ${text}\n`);
  }

  /** The processes of a kind: `trading`, `api`, `web`, `centrifugo`. */
  processes(kind: string): readonly RunningProcess[] {
    const names = [...this.output.matchAll(processLine)].map(({ groups }) => groups?.["name"] ?? "");
    return names.filter((name) => name.startsWith(`${kind}-`)).map((name) => this.process(name));
  }

  /** Sends a signal to a process; `SIGKILL` like a crash. */
  signal(name: string, signal: NodeJS.Signals): number {
    const { pid } = this.process(name);
    process.kill(pid, signal);
    return pid;
  }

  /** Resolves when a process that ended works again with a new pid. */
  async untilBack(name: string, formerPid: number, withinMs = 90_000): Promise<void> {
    await until(`${name} to work again`, () => Promise.resolve(this.process(name).pid !== formerPid), withinMs);
  }

  /** Name of the trading process that leads. */
  async leader(withinMs = 20_000): Promise<string> {
    let name = "";
    await until(
      "a leader",
      async () => {
        for (const one of this.processes("trading")) {
          const text = await fetch(`${one.origin}/metrics`, { signal: AbortSignal.timeout(1_000) }).then(
            (reply) => reply.text(),
            () => "",
          );
          if (/^touchline_leader(?:\{[^}]*\})? 1$/mu.test(text)) name = one.name;
        }
        return name !== "";
      },
      withinMs,
    );
    return name;
  }

  /** Waits until the leader has priced the whole book once and is idle: a minute or two after a start, more on a busy machine. */
  async untilPriced(): Promise<void> {
    const { origin } = this.process(await this.leader());
    const isPriced = async (): Promise<boolean> => (await readMetric(origin, "touchline_pricing_queue_depth")) < 100;
    await until("the first prices of the whole book", isPriced, pricedWithinMs, 1_000);
    const rests = async (): Promise<boolean> => {
      const before = await readMetric(origin, "process_cpu_seconds_total");
      await sleep(restSeconds.every * 1_000);
      return (await readMetric(origin, "process_cpu_seconds_total")) - before < restSeconds.processor;
    };
    await until("the leader to rest", rests, pricedWithinMs);
  }

  /** A signed-in player with this balance in EUR cents. Calls go to the given origin, by default that of the site. */
  async newPlayer(balance: number, origin = this.origin): Promise<Player> {
    const operator = await loadOperatorAccounts(this.database);
    const id = await createPlayer({ database: this.database, operator }, balance);
    return new Player({ id, origin, siteOrigin: this.origin, token: await this.sessions.start(id) });
  }

  newVisitor(): Player {
    return new Player({ id: "", origin: this.origin, siteOrigin: this.origin, token: "" });
  }

  async stop(): Promise<void> {
    await this.database.destroy().catch(() => undefined);
    await this.#end();
  }
}

/** A metric of a process in Prometheus' text format, over all its labels. */
export async function readMetric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const rows = text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "gmu"));
  return [...rows].reduce((sum, [, value]) => sum + Number(value), 0);
}

/** Waits for a condition and returns the wait in ms; throws an error that names it after `withinMs`. */
export async function until(what: string, isTrue: () => Promise<boolean>, withinMs = 30_000, everyMs = 100): Promise<number> {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > withinMs) throw new Error(`Waited ${withinMs} ms for ${what}.`);
    await sleep(everyMs);
  }
  return performance.now() - startedAt;
}

/** Connects to a running cluster. */
async function connectTo(files: ClusterFiles, end: () => Promise<void>): Promise<RunningCluster> {
  const output = readFileSync(files.logPath, "utf8");
  const portOf = (name: string): number => {
    const row = [...output.matchAll(processLine)].find(({ groups }) => groups?.["name"] === name);
    return Number(row?.groups?.["host"]?.split(":")[1]);
  };
  const secrets = JSON.parse(readFileSync(join(files.folder, "cluster/secrets.json"), "utf8")) as Record<string, string>;
  const url = postgresUrl({ port: portOf("postgres"), password: secrets["POSTGRES_PASSWORD"] ?? "" });
  const database = await openDatabase({ url, dataDir: null });
  const origin = /Touchline is ready: (\S+)/u.exec(output)?.[1] ?? "";
  return new RunningCluster(files, database, { places: { origin, redisPort: portOf("redis"), secrets }, end });
}

/** Starts a cluster with these settings; `size` is passed on, such as `--api 4`. */
export async function startCluster(settings: Readonly<Record<string, string>> = {}, size: readonly string[] = []): Promise<RunningCluster> {
  const { files, stop } = await startProcesses(settings, size);
  return connectTo(files, stop);
}

/** The cluster that the quick proofs share; for the full ones, a cluster with these settings. */
export async function useCluster(settings: Readonly<Record<string, string>>): Promise<RunningCluster> {
  if (!isQuick) return startCluster(settings);
  const reply = await fetch(inject("sharedCluster"));
  if (!reply.ok) throw new Error(await reply.text());
  return connectTo((await reply.json()) as ClusterFiles, () => Promise.resolve());
}
