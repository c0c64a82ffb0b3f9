import type { TimePort } from "../ports.ts";

/** Listeners by key, called at most once a frame each: however often a key changes in between, the latest state wins. */
export interface KeyedSignal {
  subscribe(key: string, listener: () => void): () => void;
  /** Marks a key as changed; its listeners run before the next paint. */
  touch(key: string): void;
  /** Runs just before listeners do, once a frame in which `wake` or `touch` was called. */
  wake(): void;
}

/** Makes a signal; `beforeFlush` may touch further keys. */
export function createKeyedSignal(time: TimePort, beforeFlush: () => void): KeyedSignal {
  const listenersByKey = new Map<string, Set<() => void>>();
  const touched = new Set<string>();
  let isScheduled = false;
  const flush = (): void => {
    beforeFlush();
    isScheduled = false;
    const keys = [...touched];
    touched.clear();
    for (const key of keys) for (const listener of listenersByKey.get(key) ?? []) listener();
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
