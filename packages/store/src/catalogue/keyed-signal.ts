import type { TimePort } from "../core/ports.ts";

/** Listeners by key, called at most once a frame each, many of them over several frames: however often a key changes in between, the latest state wins. */
export interface KeyedSignal {
  subscribe(key: string, listener: () => void): () => void;
  /** Marks a key as changed; its listeners run before the next paint. */
  touch(key: string): void;
  /** Runs just before listeners do, once a frame in which `wake` or `touch` was called. */
  wake(): void;
}

/** How many keys are told before the time is looked at. */
const keysPerStep = 48;
/** How long listeners and what they draw may take of one frame; the rest waits for the next, so that a tap is answered in between. */
const frameBudgetMs = 6;

/** Makes a signal; `beforeFlush` may touch further keys. */
export function createKeyedSignal(time: TimePort, beforeFlush: () => void): KeyedSignal {
  const listenersByKey = new Map<string, Set<() => void>>();
  const touched = new Set<string>();
  let isScheduled = false;
  const tellSome = (): void => {
    let told = 0;
    for (const key of touched) {
      touched.delete(key);
      const listeners = listenersByKey.get(key);
      if (listeners === undefined) continue;
      for (const listener of listeners) listener();
      told += 1;
      if (told === keysPerStep) return;
    }
  };
  const tell = (untilMs: number): void => {
    tellSome();
    // What listeners draw is drawn in microtasks of theirs: this one comes after, and sees what it cost.
    if (touched.size > 0) void Promise.resolve().then(() => (time.now() < untilMs ? tell(untilMs) : wake()));
  };
  const flush = (): void => {
    beforeFlush();
    isScheduled = false;
    tell(time.now() + frameBudgetMs);
  };
  const wake = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    time.beforePaint(flush);
  };
  return {
    wake,
    touch(key) {
      touched.add(key);
      wake();
    },
    subscribe(key, listener) {
      const listeners = listenersByKey.get(key) ?? new Set();
      listenersByKey.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && listenersByKey.get(key) === listeners) listenersByKey.delete(key);
      };
    },
  };
}
