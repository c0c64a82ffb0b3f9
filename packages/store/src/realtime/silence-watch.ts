import type { TimePort } from "../core/ports.ts";

/** How long nothing may be heard before an answer is asked for, and how long that may take: silence is noticed within 8 s. */
const quietMs = 3_000;
const answerMs = 3_500;
/** A timer that comes later than this belongs to a page that was frozen: what came meanwhile is read first. */
const lateMs = 1_000;

/** Watches a connection that seems open: a line that drops everything tells neither side (trust: prices on the page are current). */
export interface SilenceWatch {
  /** The connection is up: watches from now on. */
  start(): void;
  /** Something came over the line. */
  heard(): void;
  stop(): void;
}

interface SilenceWatchOptions {
  readonly time: Pick<TimePort, "now" | "after">;
  /** Asks the other side for any answer. */
  readonly ask: () => void;
  /** Nothing came in time; the watch has stopped. */
  readonly onSilent: () => void;
}

/** Makes a watch that does nothing before its start. It asks only while nothing is heard: a page whose prices move never does. */
export function createSilenceWatch({ time, ask, onSilent }: SilenceWatchOptions): SilenceWatch {
  let heardAtMs = 0;
  let cancel = (): void => undefined;

  function awaitQuiet(): void {
    const leftMs = heardAtMs + quietMs - time.now();
    // The device's clock may be set back.
    cancel = time.after(Math.min(Math.max(leftMs, 0), quietMs), () => {
      if (time.now() - heardAtMs < quietMs) return awaitQuiet();
      const heardBefore = heardAtMs;
      ask();
      awaitAnswer(heardBefore);
    });
  }

  function awaitAnswer(heardBefore: number): void {
    const dueAtMs = time.now() + answerMs;
    cancel = time.after(answerMs, () => {
      if (heardAtMs !== heardBefore) return awaitQuiet();
      if (time.now() - dueAtMs > lateMs) return awaitAnswer(heardBefore);
      onSilent();
    });
  }

  return {
    start() {
      cancel();
      heardAtMs = time.now();
      awaitQuiet();
    },
    heard() {
      heardAtMs = time.now();
    },
    stop: () => cancel(),
  };
}
