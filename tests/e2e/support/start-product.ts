import { fileURLToPath } from "node:url";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillDataFolder } from "../../../apps/backend/tests/support/test-database.ts";
import { freePort } from "../../../scripts/launcher/free-port.ts";
import { childrenOf } from "./product-processes.ts";

/** The recorded hour of the feed (docs/feed.md): the same odds at the same moments in every run. */
export const recordedHour = fileURLToPath(new URL("../../../apps/backend/data/recordings/saturday-hour.br", import.meta.url));

const root = fileURLToPath(new URL("../../../", import.meta.url));

type Environment = Readonly<Record<string, string>>;

/** The product as `npm start` runs it, with its own ports and data folder. */
export interface Product {
  readonly origin: string;
  readonly platformOrigin: string;
  /** Pid of the launcher; the other processes are its children. */
  readonly pid: number;
  /** Everything it has printed since its last start. */
  output(): string;
  /** Restarts it at the same address with the same data and these settings changed. */
  restart(environment: Environment): Promise<void>;
  /** Kills all of its processes at once, like a power failure; needs `isToBeKilled`. `restart` brings it back. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface RunningProduct {
  readonly origin: string;
  readonly platformOrigin: string;
  readonly pid: number;
  output(): string;
  end(): Promise<void>;
  kill(): Promise<void>;
}

interface StartOptions {
  /** Runs in its own process group, which Ctrl+C does not reach. */
  readonly isToBeKilled?: boolean;
  /** Fills the data folder, which contains an empty database, before the start. */
  readonly prepare?: (dataDir: string) => Promise<void>;
}

/** A start that ended before the product was ready, with its output. */
export class StartFailure extends Error {
  readonly exitCode: number | null;

  constructor(exitCode: number | null, output: string) {
    super(`The product ended with ${exitCode ?? "a signal"} before it was ready:\n${output}`);
    this.exitCode = exitCode;
  }
}

async function launch(environment: Environment, { isToBeKilled = false }: Pick<StartOptions, "isToBeKilled">): Promise<RunningProduct> {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    detached: isToBeKilled,
  });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  let output = "";
  const addresses = await new Promise<{ readonly origin: string; readonly platformOrigin: string }>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const origin = /Touchline is ready: (\S+)/u.exec(output)?.[1];
      const platformOrigin = /Demo platform:\s+(\S+)/u.exec(output)?.[1];
      if (origin !== undefined && platformOrigin !== undefined) resolve({ origin, platformOrigin });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("close", (code) => reject(new StartFailure(code, output)));
  });
  return {
    ...addresses,
    pid: child.pid ?? 0,
    output: () => output,
    async end() {
      child.kill("SIGTERM");
      await ended;
    },
    async kill() {
      if (!isToBeKilled || child.pid === undefined) throw new Error("The product was not started to be killed.");
      for (const pid of [child.pid, ...childrenOf(child.pid).map((one) => one.pid)]) process.kill(pid, "SIGKILL");
      await ended;
    },
  };
}

/** Starts the product and waits until it is ready. It plays the recorded hour, a Saturday afternoon, unless the settings choose another feed. */
export async function startProduct(environment: Environment = {}, options: StartOptions = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "touchline-e2e-"));
  await fillDataFolder(dataDir);
  await options.prepare?.(dataDir);
  const hasOwnFeed = environment["FEED_SEED"] !== undefined || environment["FEED_START"] !== undefined;
  const settings: Record<string, string> = {
    PORT: "0",
    PLATFORM_PORT: "0",
    // Stays the same, so that open pages find realtime again after a restart.
    REALTIME_PORT: String(await freePort("127.0.0.1")),
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    FEED_RECORDING: hasOwnFeed ? "" : recordedHour,
    FEED_START: "2026-11-21T15:10:00Z",
    FEED_SEED: "browser-tests",
    IN_PLAY_DELAY_SECONDS: "2",
    // Boosts, notices and jackpots would change the balances in other tests.
    DEMO_CAMPAIGNS: "false",
    TOUCHLINE_TEST: "1",
    // With the product's own small heaps, garbage collection takes a quarter of its processor time.
    NODE_OPTIONS: "--max-old-space-size=1024 --max-semi-space-size=64",
    // No load balancer checks it.
    STOP_NOTICE_SECONDS: "0",
    ...environment,
  };
  const removeData = (): void => rmSync(dataDir, { recursive: true, force: true });
  const launchOnFreePort = async (tries: number): Promise<RunningProduct> =>
    launch(settings, options).catch(async (error: unknown) => {
      // Another process took the port after it was found free.
      const isTaken = error instanceof StartFailure && error.message.includes("EADDRINUSE") && environment["REALTIME_PORT"] === undefined;
      if (!isTaken || tries === 0) throw error;
      settings["REALTIME_PORT"] = String(await freePort("127.0.0.1"));
      return launchOnFreePort(tries - 1);
    });
  let running = await launchOnFreePort(3).catch((error: unknown) => {
    removeData();
    throw error;
  });
  const { origin, platformOrigin } = running;
  return {
    origin,
    platformOrigin,
    get pid() {
      return running.pid;
    },
    output: () => running.output(),
    async restart(changed) {
      await running.end();
      running = await launch({ ...settings, PORT: new URL(origin).port, PLATFORM_PORT: new URL(platformOrigin).port, ...changed }, options);
    },
    kill: async () => running.kill(),
    async stop() {
      await running.end();
      removeData();
    },
  };
}
