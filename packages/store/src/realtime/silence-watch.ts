import type { TimePort } from "../core/ports.ts";

/** How long the connection may be silent before a ping, and how long its answer may take: together under 8 s. */
const quietMs = 3_000;
const answerMs = 3_500;
/** A timer that fires later than this was frozen with its page: messages that arrived meanwhile are read first. */
const lateMs = 1_000;

/** Detects a connection that is open but delivers nothing, which neither side notices (trust: prices on the page are current). */
export interface SilenceWatch {
  /** The connection is open: starts watching. */
  start(): void;
  /** Something was received. */
  received(): void;
  stop(): void;
}

interface SilenceWatchOptions {
  readonly time: Pick<TimePort, "now" | "after">;
  /** Sends a ping. */
  readonly ask: () => void;
  /** Nothing was received in time; the watch has stopped. */
  readonly onSilent: () => void;
}

/** Creates a watch that is not started yet. It pings only when the connection is silent, so never on a page with changing prices. */
export function createSilenceWatch({ time, ask, onSilent }: SilenceWatchOptions): SilenceWatch {
  let receivedAtMs = 0;
  let cancel = (): void => undefined;

  function awaitQuiet(): void {
    // The clock of the device may have been set back.
    receivedAtMs = Math.min(receivedAtMs, time.now());
    const leftMs = receivedAtMs + quietMs - time.now();
    cancel = time.after(Math.max(leftMs, 0), () => {
      if (time.now() - receivedAtMs < quietMs) return awaitQuiet();
      const receivedBeforeMs = receivedAtMs;
      ask();
      awaitAnswer(receivedBeforeMs);
    });
  }

  function awaitAnswer(receivedBeforeMs: number): void {
    const dueAtMs = time.now() + answerMs;
    cancel = time.after(answerMs, () => {
      if (receivedAtMs !== receivedBeforeMs) return awaitQuiet();
      if (time.now() - dueAtMs > lateMs) return awaitAnswer(receivedBeforeMs);
      onSilent();
    });
  }

  return {
    start() {
      cancel();
      receivedAtMs = time.now();
      awaitQuiet();
    },
    received() {
      receivedAtMs = time.now();
    },
    stop: () => cancel(),
  };
}
