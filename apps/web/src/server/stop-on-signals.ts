/** A server that runs in this process. */
export interface RunningServer {
  /** Resolves once its requests are answered. */
  stop(): Promise<void>;
}

/** Stops the servers at the first signal and exits with 0; with 1 if one of them has not stopped in time. */
export function stopOnSignals(servers: readonly RunningServer[], withinMs: number): void {
  let isStopping = false;
  const exit = (problem: string | null): never => {
    if (problem !== null) process.stderr.write(`${problem}\n`);
    process.exit(problem === null ? 0 : 1);
  };
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => exit("This process ends though it has not stopped in time."), withinMs).unref();
    void Promise.all(servers.map(async (server) => server.stop())).then(
      () => exit(null),
      (error: unknown) => exit(`Stopping failed: ${String(error)}`),
    );
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
}
