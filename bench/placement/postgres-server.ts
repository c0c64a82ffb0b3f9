import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/launcher/free-port.ts";

/** A PostgreSQL server for a benchmark, with the default settings: every commit is flushed to disk. */
export interface PostgresServer {
  /** Connection URL of one of its databases. */
  url(database: string): string;
  stop(): void;
}

const installed = "/usr/lib/postgresql";

/** Folder of the server's executables; null if PostgreSQL is not installed. */
function programs(): string | null {
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  const newest = versions.toSorted((left, right) => Number(right) - Number(left))[0];
  return newest === undefined ? null : join(installed, newest, "bin");
}

/** Runs an executable of the server; as the user postgres if this process is root, because the server refuses to run as root. */
function runAsServer(program: string, args: readonly string[]): void {
  if (process.getuid?.() === 0) execFileSync("runuser", ["-u", "postgres", "--", program, ...args], { stdio: "ignore" });
  else execFileSync(program, args, { stdio: "ignore" });
}

/** Starts a server on a free port with a new data folder; null if PostgreSQL is not installed. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const folder = programs();
  if (folder === null) return null;
  const data = mkdtempSync(join(tmpdir(), "touchline-bench-postgres-"));
  chmodSync(data, 0o777);
  const cluster = join(data, "cluster");
  runAsServer(join(folder, "initdb"), ["-D", cluster, "-U", "touchline", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"]);
  const port = await freePort("127.0.0.1");
  const options = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1`;
  runAsServer(join(folder, "pg_ctl"), ["-D", cluster, "-w", "-l", join(data, "log"), "-o", options, "start"]);
  return {
    url: (database) => `postgresql://touchline@127.0.0.1:${port}/${database}`,
    stop() {
      runAsServer(join(folder, "pg_ctl"), ["-D", cluster, "-m", "immediate", "stop"]);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
