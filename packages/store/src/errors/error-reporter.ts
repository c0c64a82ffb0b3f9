import type { TimePort } from "../core/ports.ts";
import { isCaptured, type ErrorFacts } from "./capture-rules.ts";
import { limitMessage, toErrorEvent, type Breadcrumb, type ErrorEvent } from "./error-event.ts";
import type { PageTiming } from "./page-timer.ts";
import { scrubText } from "./scrub.ts";

/** How many breadcrumbs are sent with an event, and how many envelopes wait (spec.md 9). */
const maxBreadcrumbs = 100;
const maxBuffered = 30;

/** The outcome of sending: `failed` is retried, `refused` is not. */
export type SendOutcome = "sent" | "refused" | "failed";

interface ReporterOptions {
  readonly time: Pick<TimePort, "now" | "after">;
  /** A random id, UUID v4. */
  readonly createId: () => string;
  /** Sends one envelope; never throws. */
  readonly send: (envelope: string) => Promise<SendOutcome>;
  readonly release: string;
  /** Route pattern and address of the current page, and the player. */
  readonly page: () => { readonly route: string; readonly address: string; readonly playerId: string | null };
}

/** Collects breadcrumbs and sends errors (spec.md 8 "Error-reporting"). */
export interface ErrorReporter {
  capture(facts: ErrorFacts): void;
  addBreadcrumb(breadcrumb: Omit<Breadcrumb, "timestamp">): void;
  timed(timing: PageTiming): void;
  /** Retries what could not be sent. */
  flush(): Promise<void>;
  /** The number of waiting envelopes. */
  readonly waiting: () => number;
}

const retryAfterMs = 15_000;

function toEnvelope(
  id: string,
  type: "event" | "transaction",
  { sentAtMs, body }: { readonly sentAtMs: number; readonly body: object },
): string {
  const head = { event_id: id, sent_at: new Date(sentAtMs).toISOString() };
  return [head, { type, content_type: "application/json" }, body].map((line) => JSON.stringify(line)).join("\n");
}

/** Creates a reporter that sends Sentry envelopes. */
export function createErrorReporter({ time, createId, send, release, page }: ReporterOptions): ErrorReporter {
  let breadcrumbs: readonly Breadcrumb[] = [];
  const buffer: string[] = [];
  let sending: Promise<void> | null = null;
  let cancelRetry = (): void => undefined;
  let last = "";
  const eventId = (): string => createId().replaceAll("-", "");

  async function sendAll(): Promise<void> {
    for (let envelope = buffer[0]; envelope !== undefined; envelope = buffer[0]) {
      if ((await send(envelope)) === "failed") {
        cancelRetry = time.after(retryAfterMs, () => void flush());
        return;
      }
      buffer.shift();
    }
  }

  async function flush(): Promise<void> {
    cancelRetry();
    sending ??= sendAll().finally(() => void (sending = null));
    return sending;
  }

  function enqueue(envelope: string): void {
    if (buffer.length >= maxBuffered) return;
    buffer.push(envelope);
    void flush();
  }

  function addBreadcrumb(breadcrumb: Omit<Breadcrumb, "timestamp">): void {
    const kept = { ...breadcrumb, message: limitMessage(scrubText(breadcrumb.message)), timestamp: time.now() / 1000 };
    breadcrumbs = [...breadcrumbs, kept].slice(-maxBreadcrumbs);
  }

  function report(event: ErrorEvent): void {
    const [exception] = event.exception.values;
    const fingerprint = JSON.stringify([exception, event.transaction]);
    // An error that repeats in a loop is sent only once.
    if (fingerprint === last) return;
    last = fingerprint;
    enqueue(toEnvelope(event.event_id, "event", { sentAtMs: time.now(), body: event }));
  }

  return {
    addBreadcrumb,
    flush,
    waiting: () => buffer.length,
    capture(facts) {
      if (!isCaptured(facts)) return;
      report(toErrorEvent(facts, { eventId: eventId(), atMs: time.now(), release, breadcrumbs, ...page() }));
      addBreadcrumb({ category: "console", level: "error", message: facts.message });
    },
    timed({ route, startedAtMs, endedAtMs, end }) {
      const id = eventId();
      const status = end === "idle" ? "ok" : "deadline_exceeded";
      const trace = { op: "navigation", trace_id: id, span_id: id.slice(0, 16), status };
      const times = { start_timestamp: startedAtMs / 1000, timestamp: endedAtMs / 1000 };
      const body = {
        event_id: id,
        type: "transaction",
        platform: "javascript",
        release,
        transaction: route,
        ...times,
        contexts: { trace },
        spans: [],
      };
      enqueue(toEnvelope(id, "transaction", { sentAtMs: time.now(), body }));
    },
  };
}
