import type { PlacementError } from "@touchline/contract/errors";

/** Why a call has no result. Only `refused` is an answer from the server; for all others the outcome is unknown. */
export type ApiError =
  | {
      readonly type: "refused";
      readonly status: number;
      readonly code: string;
      readonly message: string;
      readonly field: string | null;
      readonly placement: PlacementError | null;
    }
  | { readonly type: "unreachable" }
  | { readonly type: "timeout" }
  | { readonly type: "cancelled" }
  | { readonly type: "unreadable" };

/** The request and response of a refused call, for error reports (spec.md 8). */
export interface HttpExchange {
  readonly path: string;
  readonly requestBody: string | null;
  readonly responseText: string;
}

const exchanges = new WeakMap<ApiError, HttpExchange>();

/** Attaches the exchange to the error of a refused call. */
export function withExchange(error: ApiError, exchange: HttpExchange): ApiError {
  exchanges.set(error, exchange);
  return error;
}

/** Returns the exchange of a refused call; null when there was no answer. */
export function exchangeOf(error: ApiError): HttpExchange | null {
  return exchanges.get(error) ?? null;
}

/** Carries an `ApiError` through query-core, which expects thrown errors. */
export class ApiFailure extends Error {
  readonly reason: ApiError;
  constructor(reason: ApiError) {
    super(reason.type === "refused" ? `${reason.status} ${reason.code}` : reason.type);
    this.name = "ApiFailure";
    this.reason = reason;
  }
}

/** Statuses of a call that the server does not support. */
export const unservedStatuses: readonly number[] = [404, 405, 501];

/** Whether a call received no answer or was cancelled, which is not reported (spec.md 8). */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiFailure && ["unreachable", "timeout", "cancelled"].includes(error.reason.type);
}

/** A string from a body; null for other values, such as texts by language, which a page could not show. */
function textIn(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** Reads the body of a refusal; with an unusable body, only the status is known. */
export function toRefusal(status: number, body: unknown): ApiError {
  const known: Readonly<Record<string, unknown>> = typeof body === "object" && body !== null ? { ...body } : {};
  const code = typeof known["code"] === "number" ? known["code"] : textIn(known["code"]);
  return {
    type: "refused",
    status,
    code: String(code ?? status),
    message: textIn(known["localized_message"]) ?? textIn(known["message"]) ?? "",
    field: textIn(known["field"]),
    placement: typeof code === "number" && known["data"] !== undefined ? (body as PlacementError) : null,
  };
}

/** The HTTP status of a failed query; null when there was no answer. */
export function failureStatus(error: unknown): number | null {
  return error instanceof ApiFailure && error.reason.type === "refused" ? error.reason.status : null;
}
