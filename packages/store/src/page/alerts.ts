import { failureStatus } from "../core/api-error.ts";
import type { FailureRule } from "../core/query-store.ts";
import type { TimePort } from "../core/ports.ts";
import { createValueStore, type ValueStore } from "../core/value-store.ts";

/** Kinds of an alert (spec.md 4 "Alerts"). */
export type AlertTone = "success" | "error" | "warning";

/** The content of an alert. */
export interface AlertContent {
  readonly tone: AlertTone;
  /** In the page's language. */
  readonly title: string;
  readonly text?: string;
  /** The address on this site that the alert links to. */
  readonly to?: string;
}

/** Alerts whose text the page itself has. A lost connection has a banner instead, which stays (spec.md 8). */
export type StandardAlert = "failed";

/** The alert on the page; each has a new `id`. */
export type ShownAlert = { readonly id: number } & (
  | (AlertContent & { readonly standard: null })
  | { readonly tone: AlertTone; readonly standard: StandardAlert }
);

/** One alert at a time: a new alert replaces the previous one (spec.md 4 "Alerts"). */
export interface AlertStore extends Pick<ValueStore<{ readonly alert: ShownAlert | null }>, "getState" | "subscribe"> {
  show(content: AlertContent): void;
  showStandard(standard: StandardAlert): void;
  dismiss(): void;
  /** Keeps the alert open while somebody reads it; `release` restarts its timer. */
  hold(): void;
  release(): void;
}

/** How long an alert is shown (spec.md 9). */
const closeAfterMs = 5_000;

/** Creates the alerts of a page. */
export function createAlerts(time: Pick<TimePort, "after">): AlertStore {
  const store = createValueStore<{ readonly alert: ShownAlert | null }>({ alert: null });
  let lastId = 0;
  let cancel = (): void => undefined;
  const put = (alert: ShownAlert): void => {
    store.setState({ alert });
    release();
  };
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
    show: (content) => put({ ...content, standard: null, id: (lastId += 1) }),
    showStandard: (standard) => put({ tone: "error", standard, id: (lastId += 1) }),
  };
}

/**
 * Handles a failed read (spec.md 8): 401 has already ended the session, everything else is reported, and the resource may request an alert.
 */
export function takeQueryFailure(
  error: unknown,
  { isAlerted = false, unreported = [] }: FailureRule,
  { alerts, report }: { readonly alerts: Pick<AlertStore, "showStandard">; readonly report: (error: unknown) => void },
): void {
  const status = failureStatus(error);
  if (status === 401) return;
  if (unreported !== "all" && !(status !== null && unreported.includes(status))) report(error);
  if (isAlerted) alerts.showStandard("failed");
}
