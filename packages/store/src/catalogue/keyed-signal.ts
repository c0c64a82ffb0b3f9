import type { TimePort } from "../core/ports.ts";

/** Listeners by key. Each is called at most once a frame, with the latest state; many of them are spread over several frames. */
export interface KeyedSignal {
  subscribe(key: string, listener: () => void): () => void;
  /** Marks a key as changed; its listeners run before the next paint. */
  touch(key: string): void;
  /** Schedules a flush, which calls `beforeFlush` and then the listeners. */
  wake(): void;
}

/** Keys notified between two checks of the time. */
const keysPerStep = 48;
/** Time per frame for listeners and their rendering; the rest waits for the next frame, so that taps are handled in between. */
const frameBudgetMs = 6;

/** Creates a signal; `beforeFlush` may touch further keys. */
export function createKeyedSignal(time: TimePort, beforeFlush: () => void): KeyedSignal {
  const listenersByKey = new Map<string, Set<() => void>>();
  const touched = new Set<string>();
  let isScheduled = false;
  const notifySome = (): void => {
    let notified = 0;
    for (const key of touched) {
      touched.delete(key);
      const listeners = listenersByKey.get(key);
      if (listeners === undefined) continue;
      for (const listener of listeners) listener();
      notified += 1;
      if (notified === keysPerStep) return;
    }
  };
  const notify = (untilMs: number): void => {
    notifySome();
    // Listeners render in microtasks; this one runs after them, so the time check includes their work.
    if (touched.size > 0) void Promise.resolve().then(() => (time.now() < untilMs ? notify(untilMs) : wake()));
  };
  const flush = (): void => {
    beforeFlush();
    isScheduled = false;
    notify(time.now() + frameBudgetMs);
  };
  const wake = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    time.beforePaint(flush);
  };
  return {
    wake,
    touch(key) {
      // A listener that subscribes later reads the state first.
      if (!listenersByKey.has(key)) return;
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
