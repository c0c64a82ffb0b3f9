import type { TimePort } from "./ports.ts";

/** The product's time, as the server tells it: everything shown or locked by time goes by it. */
export interface ServerClock {
  /** Epoch ms of the product. */
  now(): number;
  /** Product seconds a real second. */
  readonly speed: () => number;
  /** Real seconds until a moment of the product, rounded up; 0 once it is over. */
  secondsUntil(atMs: number): number;
  /** Takes the server's word of the moment. */
  set(reading: { readonly nowMs: number; readonly speed: number }): void;
  /** Counts the real time since the last word was said, where that is known only later. */
  advance(agoMs: number): void;
  /** Calls about each real second while anybody listens. */
  subscribe(listener: () => void): () => void;
}

const tickEveryMs = 1_000;

/** Starts at the host's own time until the server has spoken. */
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
