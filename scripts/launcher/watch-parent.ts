import { readFileSync } from "node:fs";

const pollEveryMs = 500;
const shells = new Set(["sh", "dash", "bash", "ash", "busybox"]);

/** Name and parent of a process of this machine; null where the system has no /proc. */
function readProcess(pid: number): { readonly name: string; readonly parent: number } | null {
  try {
    const [, name = "", parent = ""] = /^\d+ \((.*)\) \S (\d+)/su.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
}

/** Who started this process: its parent, and npm behind the shell that npm puts between. */
function starters(): string {
  const parent = readProcess(process.ppid);
  return parent !== null && shells.has(parent.name) ? `${process.ppid} ${parent.parent}` : String(process.ppid);
}

/**
 * Calls back once when the npm that started this process has gone: npm hands no signal on to what it runs. A process that npm has not
 * started is left alone, because a shell may end and leave it in the background on purpose.
 */
export function onNpmGone(isGone: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const first = starters();
  const timer = setInterval(() => {
    if (starters() === first) return;
    clearInterval(timer);
    isGone();
  }, pollEveryMs);
  timer.unref();
}
