import { isUnanswered } from "../core/api-error.ts";

/** An error as it was caught. */
export interface ErrorFacts {
  readonly error: unknown;
  readonly message: string;
  readonly stack: string;
  /** A script element failed to load, as opposed to code that failed. */
  readonly isFromScriptElement?: boolean;
}

const marked = new WeakSet<object>();

/** Excludes an error from the reports, because the code that threw it has handled it. */
export function skipCapture<Failure extends object>(error: Failure): Failure {
  marked.add(error);
  return error;
}

/** Cancelled reads are not errors (spec.md 8). */
const quietNames: ReadonlySet<string> = new Set(["AbortError", "CancelledError", "TimeoutError"]);
/** Codes of cancelled and unanswered calls in HTTP clients. */
const quietCodes: ReadonlySet<string> = new Set(["ERR_NETWORK", "ECONNABORTED", "ERR_CANCELED", "ETIMEDOUT"]);
const foreignStack = /googletagmanager|\bgtm\.js|\bgtag\b|google-analytics|\/tracking?(?:\.min)?\.js|\bmetrika\b|\/watch\.js/iu;
const chunkFailure =
  /chunkloaderror|loading (?:css )?chunk .+ failed|(?:failed to fetch|error loading) dynamically imported module|importing a module script failed|unable to preload css/iu;
/** The only text that browsers give for an error in a script of another site. */
const foreignError = /^script error\.?$/iu;
/** The only text that browsers give for a call without an answer. */
const networkFailure =
  /^(?:uncaught (?:\(in promise\) )?)?(?:typeerror: )?(?:failed to fetch|load failed|networkerror when attempting to fetch resource|network ?error|the network connection was lost|the internet connection appears to be offline)(?: \([^)]*\))?\.?$/iu;
const layoutNotice = /^(?:uncaught (?:error: )?)?resizeobserver loop (?:limit exceeded|completed with undelivered notifications)/iu;

function isQuiet(error: object): boolean {
  if (marked.has(error) || isUnanswered(error)) return true;
  const { name, code, isCancelled, skipCapture: isSkipped } = error as Readonly<Record<string, unknown>>;
  return quietNames.has(String(name)) || quietCodes.has(String(code)) || isCancelled === true || isSkipped === true;
}

/** Whether an error is reported (spec.md 8, its exceptions). */
export function isCaptured({ error, message, stack, isFromScriptElement = false }: ErrorFacts): boolean {
  if (isFromScriptElement) return false;
  if (typeof error === "object" && error !== null && isQuiet(error)) return false;
  if (foreignError.test(message) || networkFailure.test(message)) return false;
  return !layoutNotice.test(message) && !chunkFailure.test(message) && !foreignStack.test(stack);
}

/** Whether the browser failed to fetch icons: ignored (spec.md 8). */
export function isIconFetchFailure(message: string, address: string): boolean {
  return /failed to fetch/iu.test(message) && address.includes("/fe-api/icons.svg");
}
