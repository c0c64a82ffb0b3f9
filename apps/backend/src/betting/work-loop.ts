/** Background work that is done piece by piece, never two pieces at once. */
export interface WorkLoop {
  /** There is something to do. */
  wake(): void;
  /** Resolves when nothing is being done. */
  idle(): Promise<void>;
  /** Finishes the piece being done and takes no more. */
  stop(): Promise<void>;
}

export interface WorkLoopOptions {
  /** Does one piece and answers whether there may be more. */
  readonly work: () => Promise<boolean>;
  readonly onError: (error: unknown) => void;
}

const retryMs = 1_000;

/** A piece that fails is tried again after a second; a wake while working is never lost. */
export function createWorkLoop({ work, onError }: WorkLoopOptions): WorkLoop {
  let isWanted = false;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let retry: NodeJS.Timeout | null = null;
  const run = async (): Promise<void> => {
    try {
      while (isWanted && !isStopped) {
        isWanted = false;
        if (await work()) isWanted = true;
      }
    } catch (error) {
      onError(error);
      if (!isStopped) retry = setTimeout(wake, retryMs);
    }
    running = null;
  };
  function wake(): void {
    isWanted = true;
    if (!isStopped) running ??= run();
  }
  return {
    wake,
    async idle() {
      while (running !== null) await running;
    },
    async stop() {
      isStopped = true;
      if (retry !== null) clearTimeout(retry);
      await running;
    },
  };
}
