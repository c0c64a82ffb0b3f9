import { AsyncLocalStorage } from "node:async_hooks";
import { formatTraceparent, type TraceContext } from "./trace-context.ts";

export type SpanKind = "server" | "client" | "producer" | "consumer" | "internal";

/** Values of a span. They never hold what a player entered: no bodies, queries, names or addresses. */
export type SpanValues = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly kind?: SpanKind;
  readonly values?: SpanValues;
  /** The caller in another process; by default the span that is open here. */
  readonly parent?: TraceContext | null;
  /** Begins a trace with this id; this process decides whether it is sampled. */
  readonly traceId?: string;
  /** Epoch ms; now by default. */
  readonly startedAt?: number;
}

/** A span that is open. */
export interface OpenSpan {
  readonly context: TraceContext;
  set(values: SpanValues): void;
  /** Marks the span as failed, with the name of an error or a status: messages may quote data. */
  fail(reason: string): void;
  end(endedAt?: number): void;
}

/** Starts spans; set while traces are exported. */
export type SpanStarter = (name: string, options: SpanOptions, open: OpenSpan | undefined) => OpenSpan;

let starter: SpanStarter | null = null;
const current = new AsyncLocalStorage<OpenSpan>();

/** Called once, by `openTelemetry`; null turns tracing off. */
export function setSpanStarter(next: SpanStarter | null): void {
  starter = next;
}

/** Whether spans are recorded in this process. */
export function isTracing(): boolean {
  return starter !== null;
}

/** Starts a span that the caller ends; null while tracing is off. */
export function startSpan(name: string, options: SpanOptions = {}): OpenSpan | null {
  return starter === null ? null : starter(name, options, current.getStore());
}

/** Runs code so that spans it starts, even later, become children of this one. */
export function runWithSpan<Value>(span: OpenSpan, run: () => Value): Value {
  return current.run(span, run);
}

/** Runs code outside the open span, for work that only happens to be started there. */
export function withoutSpan<Value>(run: () => Value): Value {
  return current.exit(run);
}

/** Runs work in a span of its own. While tracing is off it only calls the work. */
export async function inSpan<Value>(
  name: string,
  options: SpanOptions,
  work: (span: OpenSpan | null) => Value | PromiseLike<Value>,
): Promise<Value> {
  const span = startSpan(name, options);
  if (span === null) return work(null);
  try {
    return await current.run(span, () => work(span));
  } catch (error) {
    span.fail(error instanceof Error ? error.name : typeof error);
    throw error;
  } finally {
    span.end();
  }
}

/** Runs work in a child of the open span; without one, it only calls the work, so that background polling creates no traces. */
export function inChildSpan<Value>(
  name: string,
  options: SpanOptions,
  work: (span: OpenSpan | null) => Value | PromiseLike<Value>,
): Promise<Value> {
  return current.getStore() === undefined ? Promise.resolve(work(null)) : inSpan(name, options, work);
}

/** Starts a span below the open one; null without one. */
export function startChildSpan(name: string, options: SpanOptions = {}): OpenSpan | null {
  return current.getStore() === undefined ? null : startSpan(name, options);
}

/** The trace id of the open span; null without one. */
export function openTraceId(): string | null {
  return current.getStore()?.context.traceId ?? null;
}

/** The `traceparent` of the open span, for calls and for rows whose work continues later; null without one. */
export function openTraceparent(): string | null {
  const span = current.getStore();
  return span === undefined ? null : formatTraceparent(span.context);
}
