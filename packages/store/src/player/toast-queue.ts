import type { TimePort } from "../core/ports.ts";
import { createValueStore, type ValueStore } from "../core/value-store.ts";

/** An unseen bonus or jackpot to tell of. */
export interface Toast {
  readonly kind: "bonus" | "jackpot";
  readonly id: string;
}

/** Toasts of bonuses and jackpots: one at a time, each after a delay, each once (spec.md 4 "Notifications"). */
export interface ToastQueue<Item extends Toast> extends Pick<ValueStore<{ readonly shown: Item | null }>, "getState" | "subscribe"> {
  /** Puts items in line that were not in it before. */
  add(items: readonly Item[]): void;
  /** The shown one is done with: it is marked seen, and the next one comes after the delay. */
  close(): void;
  /** Keeps the shown one while somebody reads it; `release` starts its time anew. */
  hold(): void;
  release(): void;
  /** Forgets all: on sign-out. */
  clear(): void;
}

interface ToastOptions<Item extends Toast> {
  readonly time: Pick<TimePort, "after">;
  /** Told once an item was shown, to mark it seen. */
  readonly onSeen: (item: Item) => void;
}

/** Delay before an item; a jackpot hit lets the page settle first (spec.md 9 "Jackpot hit reaction delay"). */
const delayMs: Readonly<Record<Toast["kind"], number>> = { bonus: 3_000, jackpot: 5_000 };
/** How long a bonus stays by itself (spec.md 9); a jackpot hit stays until it is closed. */
const closeAfterMs = 5_000;
/** Ids that are remembered, so that nothing is told twice. */
const mostKnown = 2_000;

/** Makes an empty queue. */
export function createToastQueue<Item extends Toast>({ time, onSeen }: ToastOptions<Item>): ToastQueue<Item> {
  const store = createValueStore<{ readonly shown: Item | null }>({ shown: null });
  let waiting: readonly Item[] = [];
  const known = new Set<string>();
  let cancel: (() => void) | null = null;
  let keep = (): void => undefined;

  function showNext(): void {
    cancel = null;
    const [next, ...rest] = waiting;
    if (next === undefined) return;
    waiting = rest;
    store.setState({ shown: next });
    onSeen(next);
    release();
  }

  function close(): void {
    keep();
    if (store.getState().shown !== null) store.setState({ shown: null });
    proceed();
  }

  function release(): void {
    keep();
    if (store.getState().shown?.kind === "bonus") keep = time.after(closeAfterMs, close);
  }

  function proceed(): void {
    const [next] = waiting;
    if (cancel === null && store.getState().shown === null && next !== undefined) cancel = time.after(delayMs[next.kind], showNext);
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    add(items) {
      const fresh = items.filter(({ kind, id }) => !known.has(`${kind}/${id}`));
      for (const { kind, id } of fresh) known.add(`${kind}/${id}`);
      for (const oldest of [...known].slice(0, Math.max(known.size - mostKnown, 0))) known.delete(oldest);
      waiting = [...waiting, ...fresh];
      proceed();
    },
    close,
    hold: () => keep(),
    release,
    clear() {
      keep();
      cancel?.();
      cancel = null;
      waiting = [];
      known.clear();
      if (store.getState().shown !== null) store.setState({ shown: null });
    },
  };
}
