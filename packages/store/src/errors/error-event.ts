import { scrubAddress, scrubBody, scrubText } from "./scrub.ts";
import { ApiFailure, exchangeOf } from "../core/api-error.ts";
import type { ErrorFacts } from "./capture-rules.ts";

/** Longest message that is sent (spec.md 9). */
const longestMessage = 250;
const mostFrames = 30;

/** One thing that happened before an error. */
export interface Breadcrumb {
  /** Epoch seconds. */
  readonly timestamp: number;
  readonly category: "http" | "navigation" | "click" | "connection" | "console";
  readonly message: string;
  readonly level: "info" | "warning" | "error";
}

/** A frame of a stack, oldest first as the envelope wants them. */
interface StackFrame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
}

/** An error as error-reporting services take it (the Sentry event format). */
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

/** What of the page goes along with each event. */
export interface EventScene {
  readonly eventId: string;
  readonly atMs: number;
  readonly release: string;
  readonly route: string;
  readonly address: string;
  readonly playerId: string | null;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** Cuts a message to the longest that is sent. */
export function limitMessage(message: string): string {
  return message.length <= longestMessage ? message : `${message.slice(0, longestMessage - 1)}…`;
}

const frameForms = [/^\s*at (?:(.+?) \()?(\S+?):(\d+):(\d+)\)?$/u, /^(.*?)@(\S+?):(\d+):(\d+)$/u] as const;

function readFrames(stack: string): readonly StackFrame[] {
  const frames = stack.split("\n").flatMap((line): readonly StackFrame[] => {
    const found = frameForms.map((form) => form.exec(line)).find((match) => match !== null);
    if (found == null) return [];
    const [, name, filename = "", lineno, colno] = found;
    return [{ function: scrubText(name || "?"), filename: scrubAddress(filename), lineno: Number(lineno), colno: Number(colno) }];
  });
  return frames.slice(0, mostFrames).toReversed();
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

/** Makes the event of an error. */
export function toErrorEvent({ error, message, stack }: ErrorFacts, scene: EventScene): ErrorEvent {
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

/** What was thrown or rejected, as a message: of an error its own, of anything else what it holds, bounded and without secrets. */
export function thrownMessage(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return limitMessage(String(thrown));
  try {
    const text = readText(thrown);
    if (text !== null) return limitMessage(text);
    const json = JSON.stringify(thrown);
    return json === undefined || json === "{}" ? Object.prototype.toString.call(thrown) : limitMessage(scrubBody(json) ?? json);
  } catch {
    // Circular, or not to be read at all.
    return Object.prototype.toString.call(thrown);
  }
}
