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

/** Ids of this process's parent and, if that is a shell, of the parent of the shell, which may be npm. */
function starters(): string {
  const parent = readProcess(process.ppid);
  return parent !== null && shells.has(parent.name) ? `${process.ppid} ${parent.parent}` : String(process.ppid);
}

/**
 * Calls `stop` when this process is to stop: on a signal, or when the npm that started it has ended, because npm does not forward signals.
 * Without npm, a shell may exit on purpose and leave the process in the background. Closing a terminal stops only processes that read from
 * it, so `nohup npm start &` keeps running; nohup itself has no effect on Node, which resets signal handling.
 */
export function onStopWanted(stop: (reason: "signal" | "npm") => void): void {
  let isHungUp = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop("signal"));
  process.on("SIGHUP", () => {
    if (process.stdin.isTTY) stop("signal");
    isHungUp = true;
  });
  // The process that reads the output may end first.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const first = starters();
  let goneFor = 0;
  const timer = setInterval(() => {
    if (starters() !== first) goneFor += 1;
    // The signal that ended npm may still be on its way to this process.
    if (goneFor < 2) return;
    clearInterval(timer);
    if (!isHungUp) stop("npm");
  }, pollEveryMs);
  timer.unref();
}
