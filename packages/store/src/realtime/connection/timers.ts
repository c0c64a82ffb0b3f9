/** The timers of a browser. */
export interface TimerGlobals {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Cancels a timer. */
export type Cancel = () => void;

/** A timer that can be postponed without being set again, which is cheap enough for every message. */
export interface Deadline {
  /** Restarts the timer. */
  extend(): void;
  cancel(): void;
}

/** Timers of a connection. */
export interface Timers {
  after(ms: number, run: () => void): Cancel;
  /** Like `after`, but when it runs late, as in a frozen page, it waits again so that pending messages are read first. */
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
      let isExtended = false;
      let cancel = after(ms, check);
      function waitFor(delayMs: number): void {
        dueAtMs = Date.now() + delayMs;
        cancel = after(delayMs, check);
      }
      function check(): void {
        const leftMs = dueAtMs - Date.now();
        // The clock of the device was set back.
        if (leftMs > ms) waitFor(ms);
        else if (leftMs > 0) waitFor(leftMs);
        else if (leftMs > -lateMs) run();
        // The page was frozen, or the clock was set forward; then the last message may be older than it seems.
        else waitFor(isExtended ? ms : graceMs);
      }
      return {
        extend() {
          isExtended = true;
          dueAtMs = Date.now() + ms;
        },
        cancel: () => cancel(),
      };
    },
  };
}

/** A random delay of at least `min`, with a range that doubles with each try up to `max`. */
export function backOff(tries: number, { min, max }: { readonly min: number; readonly max: number }): number {
  const range = Math.min(max, min * 2 ** tries);
  return Math.min(max, min + Math.floor(Math.random() * (range + 1)));
}
