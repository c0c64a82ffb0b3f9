import { ApiFailure, failureStatus, isUnanswered } from "@touchline/store";
import type { FastifyBaseLogger } from "fastify";

/** Logs why pages failed. Pages that wait for the backend show a notice and share a single line. */
export interface FailureLog {
  report(error: unknown): void;
  /** Called when the backend answers, so that its next outage is logged again. */
  answered(): void;
}

/** Whether a call failed because the backend, or the proxy before it, is unreachable or too slow. */
export function isBackendUnavailable(error: unknown): boolean {
  if (error instanceof ApiFailure) return isUnanswered(error) || [502, 503, 504].includes(failureStatus(error) ?? 0);
  return error instanceof Error && (error.name === "TimeoutError" || (error instanceof TypeError && error.message === "fetch failed"));
}

export function createFailureLog(logger: Pick<FastifyBaseLogger, "warn" | "error">): FailureLog {
  let isWaiting = false;
  return {
    report(error) {
      if (!isBackendUnavailable(error)) return logger.error({ err: error }, "a page failed");
      if (!isWaiting)
        logger.warn({ reason: error instanceof Error ? error.message : "" }, "pages wait for the backend, which does not answer");
      isWaiting = true;
    },
    answered: () => void (isWaiting = false),
  };
}
