import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RunOptions } from "../run-process.ts";
import { findProgram } from "./find-program.ts";

/** The user for PostgreSQL when this process runs as root, because PostgreSQL refuses to run as root. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

export interface PostgresOptions {
  readonly name: string;
  /** Data folder, created at the first start. */
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  /** False loses data in a crash and starts faster, for tests. */
  readonly isDurable?: boolean;
}

const user = "touchline";

/** The user `postgres` of this machine for root, null for any other user. Throws if root finds no such user. */
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

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** The outermost parent folder that the user may not enter; null if there is none. */
function closedFolder(folder: string, { uid, gid }: Identity): string | null {
  const parents: string[] = [];
  for (let path = dirname(folder); dirname(path) !== path; path = dirname(path)) parents.unshift(path);
  const mayEnter = (path: string): boolean => {
    const stats = statSync(path);
    const shift = stats.uid === uid ? 6 : stats.gid === gid ? 3 : 0;
    return ((stats.mode >> shift) & 1) === 1;
  };
  return parents.find((path) => existsSync(path) && !mayEnter(path)) ?? null;
}

/**
 * Where the database of a folder is stored: in it, or, if PostgreSQL's user may not enter it (such as below /root), in a separate folder
 * under /var/lib.
 */
function reachableFolder(options: PostgresOptions, identity: Identity | null): PostgresOptions {
  if (identity === null) return options;
  const { folder } = options;
  // Lets that user enter the folder, but not list it.
  mkdirSync(dirname(folder), { recursive: true });
  chmodSync(dirname(folder), 0o711);
  const closed = closedFolder(folder, identity);
  if (closed === null) return options;
  const other = join("/var/lib/touchline", hashOf(folder), "postgres");
  process.stderr.write(`PostgreSQL stores its data in ${other}, because its user may not enter ${closed}.\n`);
  mkdirSync(dirname(other), { recursive: true });
  // A new password means that the folder was deleted, which resets the product.
  const ownerPath = join(dirname(other), "owner");
  const owner = hashOf(options.password);
  if (existsSync(ownerPath) && readFileSync(ownerPath, "utf8") !== owner) rmSync(other, { recursive: true, force: true });
  writeFileSync(ownerPath, owner);
  return { ...options, folder: other };
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
  }
  const args = ["-D", folder, "-U", user, "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--encoding=UTF8", "--locale=C.UTF-8"];
  const made = spawnSync(initdb, args, { cwd: "/", encoding: "utf8", ...identity });
  rmSync(passwordFile, { force: true });
  if (made.status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not create its database in ${folder}.\n${made.stderr}`);
}

/** Creates the database if needed, and returns the process that serves it on this machine. */
export function postgresService(wanted: PostgresOptions): RunOptions {
  const program = findProgram("postgres");
  if (program === null) throw new Error("The program postgres is missing: install the Debian package postgresql.");
  const identity = identityOf();
  const options = reachableFolder(wanted, identity);
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
