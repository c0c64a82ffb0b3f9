import { execFileSync } from "node:child_process";
import { expect } from "vitest";

/** A process of this machine. */
export interface RunningProcess {
  readonly pid: number;
  readonly command: string;
}

const entries = {
  backend: "apps/backend/src/main.ts",
  web: "scripts/launcher/run-web-and-platform.ts",
} as const;

/** A part of the product that runs as its own process. */
export type ProductPart = keyof typeof entries;

/** The direct children of a process. */
export function childrenOf(parent: number): readonly RunningProcess[] {
  return execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .flatMap((line) => {
      const [, pid = "", parentPid = "", command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/u.exec(line) ?? [];
      return Number(parentPid) === parent ? [{ pid: Number(pid), command }] : [];
    });
}

/** The pid of a part of the product with this launcher; null while it is not running. */
export function pidOf(launcher: number, part: ProductPart): number | null {
  return childrenOf(launcher).find(({ command }) => command.includes(entries[part]))?.pid ?? null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits until all of the processes have ended. */
export async function waitForExit(pids: readonly number[]): Promise<void> {
  await expect.poll(() => pids.filter(isAlive), { timeout: 30_000 }).toEqual([]);
}
