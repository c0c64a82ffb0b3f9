import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { repositoryRoot } from "./repository-root.ts";

/** One of the product's processes. */
export interface ProductProcess {
  readonly name: string;
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
}

interface RunOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts a process whose output lines carry its name. */
export function runProcess({ name, args, environment }: RunOptions): ProductProcess {
  const child = spawn(process.execPath, [...args], {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => process.stderr.write(`[${name}] ${line}\n`));
  }
  const ended = new Promise<number | null>((resolve) => {
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code));
  });
  return { name, child, ended };
}

/** Asks every process to stop and ends those that have not after ten seconds. */
export async function stopProcesses(processes: readonly ProductProcess[]): Promise<void> {
  for (const { child } of processes) child.kill("SIGTERM");
  const killTimer = setTimeout(() => {
    for (const { child } of processes) child.kill("SIGKILL");
  }, 10_000);
  await Promise.all(processes.map((running) => running.ended));
  clearTimeout(killTimer);
}
