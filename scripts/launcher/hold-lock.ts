import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const pollEveryMs = 200;
const writtenWithinMs = 2_000;

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
    return Number(readFileSync(path, "utf8")) || 0;
  } catch {
    return null;
  }
}

/** Whether a lock has been without a holder for too long: its process was killed between creating and writing it. */
function isAbandoned(path: string): boolean {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
  return Date.now() - mtimeMs > writtenWithinMs;
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

/** Calls `run` while holding the lock file `path`; one process on the machine can hold it at a time. A dead process's lock is removed. */
export async function holdLock<Answer>(path: string, run: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    const holder = holderOf(path);
    const isStale = holder !== null && (holder > 0 ? !isAlive(holder) : isAbandoned(path));
    if (isStale) breakStale(path, holder);
    else await wait(pollEveryMs);
  }
  try {
    return await run();
  } finally {
    rmSync(path, { force: true });
  }
}
