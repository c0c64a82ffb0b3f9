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
  /** Asks it to stop, and kills it when it has not after `withinMs`. */
  stop(withinMs: number): Promise<void>;
}

export interface RunOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const endWithLauncher = new URL("./end-with-launcher.ts", import.meta.url).href;

/**
 * Starts a process whose output lines carry its name, and which ends when this one is gone. It has a process group of its own: Ctrl+C
 * in a terminal reaches the launcher alone, which stops its processes one after the other.
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
