/** Work on one thing at a moment of wall time, each thing once; what fails is tried again after a second. */
export interface DueWork {
  /** A thing that is scheduled already takes the new time. */
  schedule(id: string, dueAtMs: number): void;
  /** Finishes what is being done and starts no more. */
  stop(): Promise<void>;
}

export interface DueWorkOptions {
  readonly work: (id: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

const retryMs = 1_000;

export function startDueWork({ work, onError }: DueWorkOptions): DueWork {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;
  const run = async (id: string): Promise<void> => {
    try {
      await work(id);
    } catch (error) {
      onError(error);
      schedule(id, Date.now() + retryMs);
    }
  };
  function schedule(id: string, dueAtMs: number): void {
    if (isStopped) return;
    clearTimeout(timers.get(id));
    const fire = (): void => {
      timers.delete(id);
      const one = run(id).finally(() => running.delete(one));
      running.add(one);
    };
    timers.set(id, setTimeout(fire, Math.max(0, dueAtMs - Date.now())));
  }
  return {
    schedule,
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
