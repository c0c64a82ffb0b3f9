/** A process that answers requests on this machine. */
export interface Target {
  readonly name: string;
  readonly port: number;
  /** Path that answers 200 while the process is ready. */
  readonly readyPath: string;
}

/** The processes of one kind, of which only those that are ready receive requests. */
export interface Backends {
  /** The ready ones in the order in which to try them; the first changes with each call. If none is ready, those that only answer late. */
  inTurn(): readonly Target[];
  /** Sends the target no requests until it is ready again. */
  markDown(target: Target): void;
  /** Resolves when every target has been checked once. */
  readonly checked: Promise<unknown>;
  stop(): void;
}

const defaultTimes = { everyMs: 400, timeoutMs: 2_000 };
/** A busy process answers late; one that misses this many checks has hung. */
const maxLate = 3;

/** Whether connections are refused, which means that nothing listens on the port. A broken or missing answer does not prove that. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
}

async function check({ port, readyPath }: Target, timeoutMs: number): Promise<"ready" | "not ready" | "late"> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${readyPath}`, { signal: AbortSignal.timeout(timeoutMs) });
    await reply.body?.cancel();
    return reply.ok ? "ready" : "not ready";
  } catch (error) {
    return isRefused(error) ? "not ready" : "late";
  }
}

/** Checks every target a few times a second. */
export function createBackends(targets: readonly Target[], { everyMs, timeoutMs } = defaultTimes): Backends {
  const ready = new Set<Target>();
  /** Answered none of the last checks in time, but accepts connections: used only when no target is ready. */
  const hung = new Set<Target>();
  const isChecking = new Set<Target>();
  const late = new Map<Target, number>();
  let turn = 0;
  const update = async (target: Target): Promise<void> => {
    if (isChecking.has(target)) return;
    isChecking.add(target);
    const result = await check(target, timeoutMs);
    const lateInRow = result === "late" ? (late.get(target) ?? 0) + 1 : 0;
    late.set(target, lateInRow);
    if (result === "ready") ready.add(target);
    else if (result === "not ready" || lateInRow >= maxLate) ready.delete(target);
    if (lateInRow >= maxLate) hung.add(target);
    else hung.delete(target);
    isChecking.delete(target);
  };
  const checkAll = async (): Promise<unknown> => Promise.all(targets.map(update));
  const checked = checkAll();
  const timer = setInterval(() => void checkAll(), everyMs);
  return {
    checked,
    inTurn() {
      const able = targets.filter((target) => (ready.size > 0 ? ready : hung).has(target));
      turn += 1;
      const first = able.length === 0 ? 0 : turn % able.length;
      return [...able.slice(first), ...able.slice(0, first)];
    },
    markDown(target) {
      ready.delete(target);
      hung.delete(target);
    },
    stop: () => clearInterval(timer),
  };
}
