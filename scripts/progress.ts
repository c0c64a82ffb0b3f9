/** Where progress is shown: standard error, if it is a terminal. */
interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

interface ProgressOptions {
  readonly terminal?: Terminal;
  readonly now?: () => number;
}

/** A terminal line that is updated in place; without a terminal, nothing is shown. */
export interface Progress {
  /** Shows how many parts are done; removes the line when all are. */
  show(done: number, total: number): void;
  /** Removes the line until the next `show`, to make room for output. */
  clear(): void;
}

const clearLine = "\r\u001B[K";

function formatDuration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** Shows the progress of parts that take about equally long: `12 of 55 histories, about 40 s left`. */
export function createProgress(what: string, { terminal = process.stderr, now = () => performance.now() }: ProgressOptions = {}): Progress {
  const startedAt = now();
  const write = (text: string): void => {
    if (terminal.isTTY === true) terminal.write(`${clearLine}${text}`);
  };
  return {
    show(done, total) {
      const left = done > 0 ? `, about ${formatDuration(((now() - startedAt) / done) * (total - done))} left` : "";
      write(done < total ? `${done} of ${total} ${what}${left}` : "");
    },
    clear: () => write(""),
  };
}

/** Shows how long one step has taken, and how long is left if it takes `expectedMs`. Returns a function that removes the line. */
export function showStep(
  name: string,
  { expectedMs, terminal = process.stderr, now = () => performance.now() }: ProgressOptions & { readonly expectedMs: number | null },
): () => void {
  if (terminal.isTTY !== true) return () => undefined;
  const startedAt = now();
  const show = (): void => {
    const spentMs = now() - startedAt;
    const left = expectedMs === null || expectedMs <= spentMs ? "" : `, about ${formatDuration(expectedMs - spentMs)} left`;
    terminal.write(`${clearLine}${name}: ${Math.round(spentMs / 1_000)} s${left}`);
  };
  show();
  const timer = setInterval(show, 1_000);
  timer.unref();
  return () => {
    clearInterval(timer);
    terminal.write(clearLine);
  };
}
