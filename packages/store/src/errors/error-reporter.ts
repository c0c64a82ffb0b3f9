import type { TimePort } from "../core/ports.ts";
import { isCaptured, type ErrorFacts } from "./capture-rules.ts";
import { limitMessage, toErrorEvent, type Breadcrumb, type ErrorEvent } from "./error-event.ts";
import type { PageTiming } from "./page-timer.ts";
import { scrubText } from "./scrub.ts";

/** Newest breadcrumbs that go along with an event, and most envelopes that wait (spec.md 9). */
const mostBreadcrumbs = 100;
const mostBuffered = 30;

/** How sending went: `failed` is tried again, `refused` is not. */
export type SendOutcome = "sent" | "refused" | "failed";

interface ReporterOptions {
  readonly time: Pick<TimePort, "now" | "after">;
  /** A random id, UUID v4. */
  readonly createId: () => string;
  /** Sends one envelope; never throws. */
  readonly send: (envelope: string) => Promise<SendOutcome>;
  readonly release: string;
  /** Pattern and address of the page that is shown, and who sees it. */
  readonly place: () => { readonly route: string; readonly address: string; readonly playerId: string | null };
}

/** Collects what happens and sends what fails (spec.md 8 "Error-reporting"). */
export interface ErrorReporter {
  capture(facts: ErrorFacts): void;
  note(breadcrumb: Omit<Breadcrumb, "timestamp">): void;
  timed(timing: PageTiming): void;
  /** Tries again what could not be sent. */
  flush(): Promise<void>;
  /** Envelopes that wait. */
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

/** Makes a reporter. The format is Sentry's envelope, so that any service of that kind takes it. */
export function createErrorReporter({ time, createId, send, release, place }: ReporterOptions): ErrorReporter {
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
    if (buffer.length >= mostBuffered) return;
    buffer.push(envelope);
    void flush();
  }

  function note(breadcrumb: Omit<Breadcrumb, "timestamp">): void {
    const kept = { ...breadcrumb, message: limitMessage(scrubText(breadcrumb.message)), timestamp: time.now() / 1000 };
    breadcrumbs = [...breadcrumbs, kept].slice(-mostBreadcrumbs);
  }

  function report(event: ErrorEvent): void {
    const [exception] = event.exception.values;
    const likeness = JSON.stringify([exception, event.transaction]);
    // What fails in a loop is told once.
    if (likeness === last) return;
    last = likeness;
    enqueue(toEnvelope(event.event_id, "event", { sentAtMs: time.now(), body: event }));
  }

  return {
    note,
    flush,
    waiting: () => buffer.length,
    capture(facts) {
      if (!isCaptured(facts)) return;
      report(toErrorEvent(facts, { eventId: eventId(), atMs: time.now(), release, breadcrumbs, ...place() }));
      note({ category: "console", level: "error", message: facts.message });
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
