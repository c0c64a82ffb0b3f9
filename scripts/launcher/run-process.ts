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
  /** Signals the process to stop, and sends SIGKILL if it is still running after `withinMs`. */
  stop(withinMs: number): Promise<void>;
}

export interface RunOptions {
  readonly name: string;
  /** Options for Node, such as memory limits. */
  readonly nodeOptions?: readonly string[];
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** A program other than Node. */
  readonly program?: string;
  /** User and group that the program runs as. */
  readonly identity?: { readonly uid: number; readonly gid: number } | null;
  /** Signal that makes the program shut down cleanly. */
  readonly stopSignal?: NodeJS.Signals;
}

interface HeapLimits {
  readonly limitMb: number;
  /** Limit of one of the two semi-spaces for new objects. */
  readonly youngMb: number;
}

/** How much the heap may grow between two collections, in percent of what is in use. */
const growingPercent = 10;

/**
 * Without limits, V8 lets garbage grow to several times the memory in use before collecting it. NODE_OPTIONS may set others for a site
 * with many players.
 */
export function heapOptions({ limitMb, youngMb }: HeapLimits): readonly string[] {
  if ((process.env["NODE_OPTIONS"] ?? "").includes("-old-space-size")) return [];
  return [`--max-old-space-size=${limitMb}`, `--max-semi-space-size=${youngMb}`, `--heap-growing-percent=${growingPercent}`];
}

const endWithLauncher = new URL("./end-with-launcher.ts", import.meta.url).href;

/** By default, glibc retains freed memory: in an arena for each Node thread, and more of it after each large block is freed. */
const leanMalloc = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };

/** The command line. Other programs do not watch standard input, so setpriv, if present, makes the kernel stop them with the launcher. */
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
    // Programs other than Node receive none of the product's settings and secrets.
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
