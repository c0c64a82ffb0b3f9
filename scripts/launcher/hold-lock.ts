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

/** Takes away a lock whose holder has died; puts it back where somebody else took it in between. */
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

/** Runs while no other process of this machine holds the file `path`; one that died holds nothing. */
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
