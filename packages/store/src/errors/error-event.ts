import { scrubAddress, scrubBody, scrubText } from "./scrub.ts";
import { ApiFailure, exchangeOf } from "../core/api-error.ts";
import type { ErrorFacts } from "./capture-rules.ts";

/** Maximum length of a message (spec.md 9). */
const maxMessageLength = 250;
const maxFrames = 30;

/** Something that happened before an error. */
export interface Breadcrumb {
  /** Epoch seconds. */
  readonly timestamp: number;
  readonly category: "http" | "navigation" | "click" | "connection" | "console";
  readonly message: string;
  readonly level: "info" | "warning" | "error";
}

/** A stack frame. */
interface StackFrame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
}

/** An error in the Sentry event format, which error-reporting services accept. */
export interface ErrorEvent {
  readonly event_id: string;
  readonly timestamp: number;
  readonly platform: "javascript";
  readonly level: "error";
  readonly release: string;
  readonly transaction: string;
  readonly user: { readonly id: string } | null;
  readonly request: { readonly url: string };
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly value: string;
      readonly stacktrace: { readonly frames: readonly StackFrame[] };
    }[];
  };
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly extra: Readonly<Record<string, string | null>>;
}

/** The context that is sent with each event. */
export interface EventContext {
  readonly eventId: string;
  readonly atMs: number;
  readonly release: string;
  readonly route: string;
  readonly address: string;
  readonly playerId: string | null;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** Cuts a message to its maximum length. */
export function limitMessage(message: string): string {
  return message.length <= maxMessageLength ? message : `${message.slice(0, maxMessageLength - 1)}…`;
}

const framePatterns = [/^\s*at (?:(.+?) \()?(\S+?):(\d+):(\d+)\)?$/u, /^(.*?)@(\S+?):(\d+):(\d+)$/u] as const;

function readFrames(stack: string): readonly StackFrame[] {
  const frames = stack.split("\n").flatMap((line): readonly StackFrame[] => {
    const found = framePatterns.map((form) => form.exec(line)).find((match) => match !== null);
    if (found == null) return [];
    const [, name, filename = "", lineno, colno] = found;
    return [{ function: scrubText(name || "?"), filename: scrubAddress(filename), lineno: Number(lineno), colno: Number(colno) }];
  });
  return frames.slice(0, maxFrames).toReversed();
}

/** Response address, response body and request body of a failed call (spec.md 8). */
function extraOf(error: unknown): ErrorEvent["extra"] {
  const exchange = error instanceof ApiFailure ? exchangeOf(error.reason) : null;
  if (exchange === null) return {};
  return {
    response_url: scrubAddress(exchange.path),
    response_body: scrubBody(exchange.responseText),
    request_body: scrubBody(exchange.requestBody),
  };
}

/** Creates the event of an error. */
export function toErrorEvent({ error, message, stack }: ErrorFacts, scene: EventContext): ErrorEvent {
  const type = error instanceof Error ? error.name : "Error";
  return {
    event_id: scene.eventId,
    timestamp: scene.atMs / 1000,
    platform: "javascript",
    level: "error",
    release: scene.release,
    transaction: scene.route,
    user: scene.playerId === null ? null : { id: scene.playerId },
    request: { url: scrubAddress(scene.address) },
    exception: { values: [{ type, value: limitMessage(scrubText(message)), stacktrace: { frames: readFrames(stack) } }] },
    breadcrumbs: scene.breadcrumbs,
    extra: extraOf(error),
  };
}

function readText(thrown: object): string | null {
  const { message } = thrown as { readonly message?: unknown };
  return typeof message === "string" && message !== "" ? message : null;
}

/** The message of a thrown value: an error's own message, else its content, limited and without secrets. */
export function thrownMessage(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return limitMessage(String(thrown));
  try {
    const text = readText(thrown);
    if (text !== null) return limitMessage(text);
    const json = JSON.stringify(thrown);
    return json === undefined || json === "{}" ? Object.prototype.toString.call(thrown) : limitMessage(scrubBody(json) ?? json);
  } catch {
    // Circular or otherwise unreadable.
    return Object.prototype.toString.call(thrown);
  }
}
