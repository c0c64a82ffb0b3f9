/** The timers of a browser. */
export interface TimerGlobals {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Cancels a timer. */
export type Cancel = () => void;

/** A timer that can be put off without setting it again, which is cheap enough for every message. */
export interface Deadline {
  /** Starts its time again. */
  extend(): void;
  cancel(): void;
}

/** Timers of a connection. */
export interface Timers {
  after(ms: number, run: () => void): Cancel;
  /** Like `after`, but when it runs late, as in a frozen page, it waits another second so that pending messages are read first. */
  deadline(ms: number, run: () => void): Deadline;
}

const maxTimerMs = 2_147_483_647;
const lateMs = 1_000;
const graceMs = 1_000;

export function createTimers(browser: TimerGlobals): Timers {
  function after(ms: number, run: () => void): Cancel {
    const timer = browser.setTimeout(run, Math.min(ms, maxTimerMs));
    return () => browser.clearTimeout(timer);
  }
  return {
    after,
    deadline(ms, run) {
      let dueAtMs = Date.now() + ms;
      function check(): void {
        const leftMs = dueAtMs - Date.now();
        // The device's clock may be set back.
        if (leftMs > 0) cancel = after(Math.min(leftMs, ms), check);
        else if (leftMs > -lateMs) run();
        else cancel = after(graceMs, checkAgain);
      }
      /** Runs unless messages have arrived in the meantime. */
      function checkAgain(): void {
        if (dueAtMs > Date.now()) check();
        else run();
      }
      let cancel = after(ms, check);
      return { extend: () => void (dueAtMs = Date.now() + ms), cancel: () => cancel() };
    },
  };
}

/** A random delay of at least `min`, with a range that doubles with each try up to `max`. */
export function backOff(tries: number, { min, max }: { readonly min: number; readonly max: number }): number {
  const range = Math.min(max, min * 2 ** tries);
  return Math.min(max, min + Math.floor(Math.random() * (range + 1)));
}
