import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { findProgram } from "./engines/find-program.ts";
import { repositoryRoot } from "./repository-root.ts";

/** How a process ended. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** One run of one of the product's processes. */
export interface ProductProcess {
  readonly pid: number | undefined;
  readonly ended: Promise<ProcessEnd>;
  /** Asks the process to stop, and sends SIGKILL if it is still running after `withinMs`. */
  stop(withinMs: number): Promise<void>;
}

export interface RunOptions {
  readonly name: string;
  /** Options of Node, such as limits of its memory. */
  readonly nodeOptions?: readonly string[];
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Another program than Node. */
  readonly program?: string;
  /** User and group of the program. */
  readonly identity?: { readonly uid: number; readonly gid: number } | null;
  /** Signal that stops the program in order. */
  readonly stopSignal?: NodeJS.Signals;
}

interface HeapLimits {
  readonly limitMb: number;
  /** Half of what new objects may take before they are collected. */
  readonly youngMb: number;
}

/** How much the heap may grow between two collections, in percent of what is in use. */
const growingPercent = 10;

/**
 * Without limits, V8 lets garbage grow to several times of what is in use before it collects it. NODE_OPTIONS may set others for a site
 * with many players.
 */
export function heapOptions({ limitMb, youngMb }: HeapLimits): readonly string[] {
  if ((process.env["NODE_OPTIONS"] ?? "").includes("-old-space-size")) return [];
  return [`--max-old-space-size=${limitMb}`, `--max-semi-space-size=${youngMb}`, `--heap-growing-percent=${growingPercent}`];
}

const endWithLauncher = new URL("./end-with-launcher.ts", import.meta.url).href;

/** By default, glibc keeps freed memory: in an arena for each thread of Node, and more of it after each large block that was freed. */
const leanMalloc = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };

/** The command line. Another program cannot watch its standard input, so the kernel ends it together with the launcher, where it can. */
function commandOf({
  nodeOptions = [],
  args,
  program,
  identity,
  stopSignal = "SIGTERM",
}: RunOptions): readonly [string, readonly string[]] {
  if (program === undefined)
    return [process.execPath, ["--disable-warning=ExperimentalWarning", ...nodeOptions, "--import", endWithLauncher, ...args]];
  const setpriv = process.platform === "linux" ? findProgram("setpriv") : null;
  if (setpriv === null) return [program, args];
  const user = identity == null ? [] : ["--reuid", String(identity.uid), "--regid", String(identity.gid), "--clear-groups"];
  return [setpriv, [...user, "--pdeathsig", stopSignal.slice("SIG".length), program, ...args]];
}

/**
 * Starts a process that ends with this one, and prefixes its output lines with its name. It has its own process group: Ctrl+C in a
 * terminal reaches only the launcher, which stops its processes in order.
 */
export function runProcess(options: RunOptions): ProductProcess {
  const { name, environment, program, stopSignal = "SIGTERM" } = options;
  const [command, args] = commandOf(options);
  const child = spawn(command, args, {
    cwd: program === undefined ? repositoryRoot : "/",
    // Another program gets none of the product's settings and secrets.
    env: program === undefined ? { ...leanMalloc, ...process.env, ...environment } : { PATH: process.env["PATH"], ...environment },
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
    pid: child.pid,
    ended,
    async stop(withinMs) {
      child.kill(stopSignal);
      const kill = setTimeout(() => child.kill("SIGKILL"), withinMs);
      await ended;
      clearTimeout(kill);
    },
  };
}
