import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findProgram } from "../../../../scripts/launcher/engines/find-program.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const missing = ["initdb", "redis-server", "centrifugo"].filter((name) => findProgram(name) === null);

/** Programs that the cluster needs and this machine lacks; its proofs are skipped then. */
export const missingEngines = missing.join(", ");
/** Whether the shortened proofs run, as they do before every change is merged. */
export const isQuick = process.env["CLUSTER_PROOFS"] === "quick";

/** Where a running cluster writes what is needed to use it. */
export interface ClusterFiles {
  /** Its data, with the secrets. */
  readonly folder: string;
  /** Everything it has printed. */
  readonly logPath: string;
}

const readyWithinMs = 240_000;

/** Starts the processes of a cluster, as `npm run cluster` does, with ports and data of their own; `size` is passed on, such as `--api 4`. */
export async function startProcesses(
  settings: Readonly<Record<string, string>>,
  size: readonly string[],
): Promise<{ readonly files: ClusterFiles; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-cluster-"));
  // PostgreSQL does not run as root, and its own user must reach its data.
  chmodSync(folder, 0o755);
  const logPath = join(folder, "cluster.log");
  const log = openSync(logPath, "a");
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
    stdio: ["ignore", log, log],
  });
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    const ended = hasEnded() ? Promise.resolve() : once(child, "close");
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const readLog = (): string => readFileSync(logPath, "utf8");
  const until = performance.now() + readyWithinMs;
  while (!readLog().includes("Stop with Ctrl+C")) {
    const isLate = performance.now() > until;
    if (hasEnded() || isLate) {
      const output = readLog();
      await stop();
      throw new Error(`The cluster ${isLate ? "was not ready in time" : "ended before it was ready"}:\n${output}`);
    }
    await sleep(100);
  }
  return { files: { folder, logPath }, stop };
}
