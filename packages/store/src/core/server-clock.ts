import type { TimePort } from "./ports.ts";

/** Product time, synced from the server: everything that is shown or locked by time uses it. */
export interface ServerClock {
  /** Product time, epoch ms. */
  now(): number;
  /** Product seconds per real second. */
  readonly speed: () => number;
  /** Real seconds until a product time, rounded up; 0 when it has passed. */
  secondsUntil(atMs: number): number;
  /** Syncs to server time. */
  set(reading: { readonly nowMs: number; readonly speed: number }): void;
  /** Adds the age of the last sync, if that becomes known later. */
  advance(agoMs: number): void;
  /** Calls the listener about once per real second. */
  subscribe(listener: () => void): () => void;
}

const tickEveryMs = 1_000;

/** Creates a clock that runs on host time until the first sync. */
export function createServerClock(time: TimePort): ServerClock {
  let base = { serverMs: time.now(), hostMs: time.now(), speed: 1 };
  const listeners = new Set<() => void>();
  let cancel: (() => void) | null = null;
  const tick = (): void => {
    cancel = time.after(tickEveryMs, tick);
    for (const listener of listeners) listener();
  };
  const now = (): number => base.serverMs + (time.now() - base.hostMs) * base.speed;
  return {
    now,
    speed: () => base.speed,
    secondsUntil: (atMs) => Math.max(0, Math.ceil((atMs - now()) / 1000 / base.speed)),
    set({ nowMs, speed }) {
      base = { serverMs: nowMs, hostMs: time.now(), speed };
    },
    advance(agoMs) {
      base = { ...base, hostMs: base.hostMs - agoMs };
    },
    subscribe(listener) {
      listeners.add(listener);
      cancel ??= time.after(tickEveryMs, tick);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        cancel?.();
        cancel = null;
      };
    },
  };
}
