import type { TimePort } from "../core/ports.ts";
import { createValueStore, type ValueStore } from "../core/value-store.ts";

/** An unseen bonus or jackpot hit. */
export interface Toast {
  readonly kind: "bonus" | "jackpot";
  readonly id: string;
}

/** The toast that is shown, and the jackpot hits that came soon after it and share its message. */
interface ToastState<Item extends Toast> {
  readonly shown: Item | null;
  readonly more: readonly Item[];
}

/** Toasts of bonuses and jackpot hits: shown one at a time, after a delay, and only once (spec.md 4 "Notifications"). */
export interface ToastQueue<Item extends Toast> extends Pick<ValueStore<ToastState<Item>>, "getState" | "subscribe"> {
  /** Queues items that were never queued before. */
  add(items: readonly Item[]): void;
  /** Closes the shown toast; the next one follows after its delay. */
  close(): void;
  /** Keeps the toast open while somebody reads it; `release` restarts its timer. */
  hold(): void;
  release(): void;
  /** Clears the queue, on sign-out. */
  clear(): void;
}

interface ToastOptions<Item extends Toast> {
  readonly time: Pick<TimePort, "after">;
  /** Called when an item is shown, to mark it as seen. */
  readonly onSeen: (item: Item) => void;
}

/** Delay before an item; a jackpot hit lets the page settle first (spec.md 9 "Jackpot hit reaction delay"). */
const delayMs: Readonly<Record<Toast["kind"], number>> = { bonus: 3_000, jackpot: 5_000 };
/** How long a bonus is shown (spec.md 9); a jackpot hit stays until it is closed. */
const closeAfterMs = 5_000;
/** How many ids are remembered, so that nothing is shown twice. */
const maxRememberedIds = 2_000;

/** Creates an empty queue. */
export function createToastQueue<Item extends Toast>({ time, onSeen }: ToastOptions<Item>): ToastQueue<Item> {
  const store = createValueStore<ToastState<Item>>({ shown: null, more: [] });
  let waiting: readonly Item[] = [];
  const known = new Set<string>();
  let cancel: (() => void) | null = null;
  let keep = (): void => undefined;

  function showNext(): void {
    cancel = null;
    const [next, ...rest] = waiting;
    if (next === undefined) return;
    waiting = rest;
    store.setState({ shown: next, more: [] });
    onSeen(next);
    collectHits();
    release();
  }

  /** Moves waiting jackpot hits into the message of the hit that is shown: small hits come in series. */
  function collectHits(): void {
    const { shown, more } = store.getState();
    if (shown?.kind !== "jackpot") return;
    const hits = waiting.filter(({ kind }) => kind === "jackpot");
    if (hits.length === 0) return;
    waiting = waiting.filter(({ kind }) => kind !== "jackpot");
    store.setState({ shown, more: [...more, ...hits] });
    for (const hit of hits) onSeen(hit);
  }

  function close(): void {
    keep();
    if (store.getState().shown !== null) store.setState({ shown: null, more: [] });
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
      for (const oldest of [...known].slice(0, Math.max(known.size - maxRememberedIds, 0))) known.delete(oldest);
      waiting = [...waiting, ...fresh];
      collectHits();
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
      if (store.getState().shown !== null) store.setState({ shown: null, more: [] });
    },
  };
}
