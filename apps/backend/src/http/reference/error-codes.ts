import type { EndpointShape } from "@touchline/contract/endpoint";
import { codeMeanings, ownCodes } from "./error-codes.data.ts";

/** An error code of an endpoint. */
export interface ErrorCode {
  readonly status: number;
  readonly code: string;
  readonly when: string;
}

const unsafeCodes: readonly ErrorCode[] = [
  { status: 403, code: "cross_site", when: "A page of another site sent an unsafe call." },
  { status: 403, code: "origin_required", when: "An unsafe call has a session but neither Origin nor Sec-Fetch-Site." },
];
/** Codes with which any call can be refused, whatever it does. */
export const anyCallCodes: readonly ErrorCode[] = [
  ...unsafeCodes,
  { status: 413, code: "too_large", when: "The body is larger than 64 KiB." },
  { status: 415, code: "unsupported_media_type", when: "The body is not declared as application/json." },
  { status: 405, code: "method_not_allowed", when: "The address does not support the method; `Allow` lists the supported ones." },
  { status: 500, code: "internal", when: "A server error; `request_id` identifies the call in its log." },
  { status: 503, code: "unavailable", when: "The database is unavailable; `Retry-After` says when to retry." },
];
const invalid: ErrorCode = { status: 400, code: "invalid_request", when: "A parameter or the body is invalid; `field` names it." };
const unauthorized: ErrorCode = { status: 401, code: "unauthorized", when: "Nobody is signed in, or the session has ended." };

/** Codes named in the summary, such as "404 `share_code_not_found`". */
function codesInSummary({ summary }: EndpointShape): readonly ErrorCode[] {
  const found: ErrorCode[] = [];
  let status = 0;
  for (const [, number, code] of summary.matchAll(/\b(4\d\d|503)\b|`([a-z_]+)`/gu)) {
    if (number !== undefined) status = Number(number);
    else if (code !== undefined && status > 0) found.push({ status, code, when: codeMeanings[code] ?? "" });
  }
  return found;
}

/** The error codes of an endpoint besides those of any call, without duplicates, ordered by status. */
export function errorCodesOf(shape: EndpointShape): readonly ErrorCode[] {
  const takesInput = shape.params !== undefined || shape.query !== undefined || shape.body !== undefined;
  const all = [
    ...(takesInput ? [invalid] : []),
    ...(shape.access === "player" ? [unauthorized] : []),
    ...(ownCodes[`${shape.method} ${shape.path}`] ?? []),
    ...codesInSummary(shape),
  ];
  // An endpoint with its own 403 hides the general reply, which otherwise lists these codes.
  if (shape.method !== "GET" && all.some(({ status }) => status === 403)) all.push(...unsafeCodes);
  const known = new Set<string>();
  const once = all.filter(({ status, code }) => !known.has(`${status} ${code}`) && known.add(`${status} ${code}`));
  return once.toSorted((left, right) => left.status - right.status);
}
