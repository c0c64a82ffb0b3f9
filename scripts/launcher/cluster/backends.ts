/** A process that answers requests on this machine. */
export interface Target {
  readonly name: string;
  readonly port: number;
  /** Path that answers 200 while the process is ready. */
  readonly readyPath: string;
}

/** The processes of one kind, of which only those that are ready get work. */
export interface Backends {
  /** The ready ones in the order in which to try them; the first changes with each call. */
  inTurn(): readonly Target[];
  /** Gives the target nothing until it is ready again. */
  markDown(target: Target): void;
  /** Resolves when every target has been checked once. */
  readonly checked: Promise<unknown>;
  stop(): void;
}

const checkEveryMs = 400;
const checkTimeoutMs = 2_000;
/** A process that is busy answers late; one that has hung does not answer this many checks. */
const maxLate = 3;

async function check({ port, readyPath }: Target): Promise<"ready" | "not ready" | "late"> {
  return fetch(`http://127.0.0.1:${port}${readyPath}`, { signal: AbortSignal.timeout(checkTimeoutMs) }).then(
    async (reply) => {
      await reply.body?.cancel();
      return reply.ok ? "ready" : "not ready";
    },
    (error: unknown) => (error instanceof Error && error.name === "TimeoutError" ? "late" : "not ready"),
  );
}

/** Checks every target a few times a second. */
export function createBackends(targets: readonly Target[]): Backends {
  const ready = new Set<Target>();
  const isChecking = new Set<Target>();
  const late = new Map<Target, number>();
  let turn = 0;
  const update = async (target: Target): Promise<void> => {
    if (isChecking.has(target)) return;
    isChecking.add(target);
    const result = await check(target);
    late.set(target, result === "late" ? (late.get(target) ?? 0) + 1 : 0);
    if (result === "ready") ready.add(target);
    else if (result === "not ready" || (late.get(target) ?? 0) >= maxLate) ready.delete(target);
    isChecking.delete(target);
  };
  const checkAll = async (): Promise<unknown> => Promise.all(targets.map(update));
  const checked = checkAll();
  const timer = setInterval(() => void checkAll(), checkEveryMs);
  return {
    checked,
    inTurn() {
      const able = targets.filter((target) => ready.has(target));
      turn += 1;
      const first = able.length === 0 ? 0 : turn % able.length;
      return [...able.slice(first), ...able.slice(0, first)];
    },
    markDown: (target) => void ready.delete(target),
    stop: () => clearInterval(timer),
  };
}
