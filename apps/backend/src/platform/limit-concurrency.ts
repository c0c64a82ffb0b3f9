/** Runs at most `max` calls at once; further calls wait in their order. */
export function limitConcurrency(max: number): (run: () => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run) => {
    if (running === max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      await run();
    } finally {
      // The slot passes to the next call.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
