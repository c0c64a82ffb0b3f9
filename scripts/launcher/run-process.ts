import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { repositoryRoot } from "./repository-root.ts";

/** How a process ended. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** One run of one of the product's processes. */
export interface ProductProcess {
  readonly ended: Promise<ProcessEnd>;
  /** Sends SIGTERM, and SIGKILL if it is still running after `withinMs`. */
  stop(withinMs: number): Promise<void>;
}

export interface RunOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const endWithLauncher = new URL("./end-with-launcher.ts", import.meta.url).href;

/**
 * Starts a process that ends with this one, and prefixes its output lines with its name. It has its own process group: Ctrl+C in a
 * terminal reaches only the launcher, which stops its processes in order.
 */
export function runProcess({ name, args, environment }: RunOptions): ProductProcess {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "--import", endWithLauncher, ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => process.stderr.write(`[${name}] ${line}\n`));
  }
  child.stdin.on("error", () => undefined);
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.on("error", () => resolve({ code: 1, signal: null }));
    child.on("close", (code, signal) => resolve({ code, signal }));
  });
  return {
    ended,
    async stop(withinMs) {
      child.kill("SIGTERM");
      const kill = setTimeout(() => child.kill("SIGKILL"), withinMs);
      await ended;
      clearTimeout(kill);
    },
  };
}
