import { readFileSync } from "node:fs";

const pollEveryMs = 500;
const shells = new Set(["sh", "dash", "bash", "ash", "busybox"]);

/** Name and parent of a process; null on a system without /proc. */
function readProcess(pid: number): { readonly name: string; readonly parent: number } | null {
  try {
    const [, name = "", parent = ""] = /^\d+ \((.*)\) \S (\d+)/su.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
}

/** The parent of this process, and npm above the shell that npm runs it in. */
function starters(): string {
  const parent = readProcess(process.ppid);
  return parent !== null && shells.has(parent.name) ? `${process.ppid} ${parent.parent}` : String(process.ppid);
}

/**
 * Calls back once when the npm that started this process has ended, because npm does not forward signals. Does nothing without npm: a
 * shell may end on purpose and leave the process in the background.
 */
export function onNpmGone(onGone: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const first = starters();
  const timer = setInterval(() => {
    if (starters() === first) return;
    clearInterval(timer);
    onGone();
  }, pollEveryMs);
  timer.unref();
}
