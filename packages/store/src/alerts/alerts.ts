import type { TimePort } from "../ports.ts";
import { createValueStore, type ValueStore } from "../value-store.ts";

/** Kinds of an alert (spec.md 4 "Alerts"). */
export type AlertTone = "success" | "error" | "warning";

/** What an alert says; `about` names what it concerns, so that the page can lead there. */
export interface AlertContent {
  readonly tone: AlertTone;
  /** In the page's language. */
  readonly title: string;
  readonly text?: string;
  /** Our address to go to. */
  readonly to?: string;
}

/** The alert on the page; `id` is new for each. */
export interface ShownAlert extends AlertContent {
  readonly id: number;
}

/** One alert at a time: a new one dismisses the one before (spec.md 4 "Alerts"). */
export interface AlertStore extends Pick<ValueStore<{ readonly alert: ShownAlert | null }>, "getState" | "subscribe"> {
  show(content: AlertContent): void;
  dismiss(): void;
  /** Keeps it while somebody reads it; `release` starts its time anew. */
  hold(): void;
  release(): void;
}

/** How long an alert stays by itself (spec.md 9). */
const closeAfterMs = 5_000;

/** Makes the alerts of a page. */
export function createAlerts(time: Pick<TimePort, "after">): AlertStore {
  const store = createValueStore<{ readonly alert: ShownAlert | null }>({ alert: null });
  let lastId = 0;
  let cancel = (): void => undefined;
  const dismiss = (): void => {
    cancel();
    if (store.getState().alert !== null) store.setState({ alert: null });
  };
  const release = (): void => {
    cancel();
    if (store.getState().alert !== null) cancel = time.after(closeAfterMs, dismiss);
  };
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    dismiss,
    release,
    hold: () => cancel(),
    show(content) {
      lastId += 1;
      store.setState({ alert: { ...content, id: lastId } });
      release();
    },
  };
}
