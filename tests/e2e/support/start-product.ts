import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The product as `npm start` runs it, on ports and a data folder of its own. */
export interface Product {
  readonly origin: string;
  readonly platformOrigin: string;
  stop(): Promise<void>;
}

/** Starts the product the way a newcomer does and waits for its banner. A Saturday afternoon unless told otherwise. */
export async function startProduct(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "touchline-e2e-"));
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: "0",
      PLATFORM_PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      FEED_START: "2026-11-21T15:10:00Z",
      FEED_SEED: "browser-tests",
      IN_PLAY_DELAY_SECONDS: "2",
      TOUCHLINE_TEST: "1",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const addresses = await new Promise<{ origin: string; platformOrigin: string }>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const origin = /Touchline is ready: (\S+)/.exec(output)?.[1];
      const platformOrigin = /Demo platform:\s+(\S+)/.exec(output)?.[1];
      if (origin !== undefined && platformOrigin !== undefined) resolve({ origin, platformOrigin });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("close", (code) => reject(new Error(`The product ended with ${code ?? "a signal"} before it was ready:\n${output}`)));
  });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  return {
    ...addresses,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
