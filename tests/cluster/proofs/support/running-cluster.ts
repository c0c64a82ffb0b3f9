import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Database, openDatabase } from "../../../../apps/backend/src/platform/database/open-database.ts";
import { loadOperatorAccounts } from "../../../../apps/backend/src/wallet/operator-accounts.ts";
import { createSessions, type Sessions } from "../../../../apps/backend/src/players/access/sessions.ts";
import { createPlayer } from "../../../../apps/backend/tests/support/create-player.ts";
import { findProgram } from "../../../../scripts/launcher/engines/find-program.ts";
import { postgresUrl } from "../../../../scripts/launcher/engines/postgres.ts";
import { Player } from "./player.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const missing = ["initdb", "redis-server", "centrifugo"].filter((name) => findProgram(name) === null);

/** Programs that the cluster needs and this machine lacks; its proofs are skipped then. */
export const missingEngines = missing.join(", ");
/** Whether the shortened proofs run, as before every change lands. */
export const isQuick = process.env["CLUSTER_PROOFS"] === "quick";

interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  /** `http://127.0.0.1:port` of the process. */
  readonly origin: string;
}

const processLine = /^\s{4}(?<name>[a-z]+(?:-\d+)?)\s+pid (?<pid>\d+)\s+(?<host>\S+)$/gmu;
const againLine = /The (?<name>[a-z]+(?:-\d+)?) process works again \(pid (?<pid>\d+)\)/gu;
const readyWithinMs = 240_000;

/** A cluster on this machine, as `npm run cluster` starts it, with its own ports and data. */
export class RunningCluster {
  readonly origin: string;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly #child: ChildProcess;
  readonly #output: () => string;
  readonly #folder: string;

  constructor(
    child: ChildProcess,
    output: () => string,
    parts: {
      readonly folder: string;
      readonly origin: string;
      readonly database: Database;
    },
  ) {
    this.#child = child;
    this.#output = output;
    this.#folder = parts.folder;
    this.origin = parts.origin;
    this.database = parts.database;
    this.sessions = createSessions(parts.database);
  }

  /** Everything the cluster has printed. */
  get output(): string {
    return this.#output();
  }

  /** A process by its name, such as `api-1` or `redis`, as it runs now. */
  process(name: string): RunningProcess {
    const first = [...this.output.matchAll(processLine)].find(({ groups }) => groups?.["name"] === name)?.groups;
    if (first === undefined) throw new Error(`The cluster has no process ${name}.`);
    const again = [...this.output.matchAll(againLine)].findLast(({ groups }) => groups?.["name"] === name)?.groups;
    return { name, pid: Number(again?.["pid"] ?? first["pid"]), origin: `http://${first["host"]}` };
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

  /** Resolves when a process that ended works again with another pid. */
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

  /** A signed-in player with this balance in EUR cents. Calls go to the given origin, by default that of the site. */
  async newPlayer(balance: number, origin = this.origin): Promise<Player> {
    const operator = await loadOperatorAccounts(this.database);
    const id = await createPlayer({ database: this.database, operator }, balance);
    return new Player({ id, origin, siteOrigin: this.origin, token: await this.sessions.start(id) });
  }

  async stop(): Promise<void> {
    await this.database.destroy().catch(() => undefined);
    const ended = this.#child.exitCode === null ? once(this.#child, "close") : Promise.resolve();
    this.#child.kill("SIGTERM");
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Waits for a condition; throws with its name after the time. */
export async function until(what: string, isTrue: () => Promise<boolean>, withinMs = 30_000, everyMs = 100): Promise<number> {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > withinMs) throw new Error(`Waited ${withinMs} ms for ${what}.`);
    await sleep(everyMs);
  }
  return performance.now() - startedAt;
}

/** Starts a cluster with these settings; `size` is passed on, such as `--api 4`. */
export async function startCluster(settings: Readonly<Record<string, string>> = {}, size: readonly string[] = []): Promise<RunningCluster> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-cluster-"));
  // PostgreSQL does not run as root, and its own user must reach its data.
  chmodSync(folder, 0o755);
  const child = spawn(process.execPath, ["scripts/cluster.mjs", ...size], {
    cwd: root,
    env: {
      ...process.env,
      PORT: "0",
      PLATFORM_PORT: "0",
      DATA_DIR: folder,
      DATABASE_URL: "",
      FEED_START: "2026-11-21T15:10:00Z",
      FEED_SEED: "cluster-proofs",
      DEMO_CAMPAIGNS: "false",
      STOP_NOTICE_SECONDS: "2",
      ALLOW_OPEN_METRICS: "true",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await until(
    "the cluster to be ready",
    () => {
      if (child.exitCode !== null) throw new Error(`The cluster ended before it was ready:\n${output}`);
      return Promise.resolve(output.includes("Stop with Ctrl+C"));
    },
    readyWithinMs,
  );
  const origin = /Touchline is ready: (\S+)/u.exec(output)?.[1] ?? "";
  const secrets = JSON.parse(readFileSync(join(folder, "cluster/secrets.json"), "utf8")) as Record<string, string>;
  const postgresHost = [...output.matchAll(processLine)].find(({ groups }) => groups?.["name"] === "postgres")?.groups?.["host"] ?? "";
  const url = postgresUrl({ port: Number(postgresHost.split(":")[1]), password: secrets["POSTGRES_PASSWORD"] ?? "" });
  const database = await openDatabase({ url, dataDir: null });
  return new RunningCluster(child, () => output, { folder, origin, database });
}
