import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RunOptions } from "../run-process.ts";
import { findProgram } from "./find-program.ts";

/** The user whom PostgreSQL runs as, where this process runs as root, whom PostgreSQL refuses. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

export interface PostgresOptions {
  readonly name: string;
  /** Data folder, made at the first start. */
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  /** False loses data in a crash and starts faster, for tests. */
  readonly isDurable?: boolean;
}

const user = "touchline";

/** The user `postgres` of this machine for root, null for everybody else. Throws if root finds no such user. */
function identityOf(): Identity | null {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((row) => row.startsWith("postgres:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error("PostgreSQL does not run as root, and this machine has no user postgres: install the Debian package postgresql.");
  return { uid: Number(uid), gid: Number(gid) };
}

/** Address of the database that `postgresService` runs. */
export function postgresUrl({ port, password }: Pick<PostgresOptions, "port" | "password">): string {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`;
}

/** Creates the database in an empty folder; does nothing if it exists. */
function createCluster({ folder, password }: PostgresOptions, identity: Identity | null): void {
  if (existsSync(join(folder, "PG_VERSION"))) return;
  const initdb = findProgram("initdb");
  if (initdb === null) throw new Error("The program initdb is missing: install the Debian package postgresql.");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const passwordFile = join(dirname(folder), "postgres-password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity !== null) {
    for (const path of [folder, passwordFile]) chownSync(path, identity.uid, identity.gid);
    // Lets that user reach its folder, and list nothing beside it.
    chmodSync(dirname(folder), 0o711);
  }
  const args = ["-D", folder, "-U", user, "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--encoding=UTF8", "--locale=C.UTF-8"];
  const made = spawnSync(initdb, args, { cwd: "/", encoding: "utf8", ...identity });
  rmSync(passwordFile, { force: true });
  if (made.status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not create its database in ${folder}.\n${made.stderr}`);
}

/** Creates the database if needed and returns the process that serves it on this machine. */
export function postgresService(options: PostgresOptions): RunOptions {
  const program = findProgram("postgres");
  if (program === null) throw new Error("The program postgres is missing: install the Debian package postgresql.");
  const identity = identityOf();
  createCluster(options, identity);
  const settings = [
    `port=${options.port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=300",
    ...(options.isDurable === false ? ["fsync=off", "synchronous_commit=off"] : []),
  ];
  return {
    name: options.name,
    program,
    args: ["-D", options.folder, ...settings.flatMap((setting) => ["-c", setting])],
    environment: {},
    identity,
    // The fast shutdown: it does not wait for clients.
    stopSignal: "SIGINT",
  };
}
