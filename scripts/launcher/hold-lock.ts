import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const pollEveryMs = 200;

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

function holderOf(path: string): number | null {
  try {
    return Number(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

/** Removes the lock of a dead process; restores it if another process has taken it meanwhile. */
function breakStale(path: string, dead: number): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (holderOf(aside) === dead) rmSync(aside, { force: true });
    else renameSync(aside, path);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

/** Runs while holding the lock file `path`, which one process of the machine can hold at a time. The lock of a dead process is void. */
export async function holdLock<Answer>(path: string, run: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    const holder = holderOf(path);
    if (holder !== null && holder > 0 && !isAlive(holder)) breakStale(path, holder);
    else await wait(pollEveryMs);
  }
  try {
    return await run();
  } finally {
    rmSync(path, { force: true });
  }
}
