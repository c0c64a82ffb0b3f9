import type { IncomingMessage, ServerResponse } from "node:http";
import type { HubCore } from "../hub-core.ts";

/** Whether a page of this origin may connect: no Origin at all, the host that was asked, or one of the list. */
export function isOriginAllowed(core: HubCore, request: IncomingMessage): boolean {
  const { origin } = request.headers;
  const { allowedOrigins } = core.options;
  if (origin === undefined || allowedOrigins.includes("*") || allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === core.options.callerOf(request).host;
}

/** Tells the browser that the page of this origin, already allowed, may read the reply. */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Vary", "Origin");
  const headers = request.headers["access-control-request-headers"];
  if (headers !== undefined) response.setHeader("Access-Control-Allow-Headers", headers);
}

/** Answers a browser's preflight request. */
export function answerPreflight(response: ServerResponse): void {
  response.setHeader("Access-Control-Max-Age", "300");
  response.setHeader("Access-Control-Allow-Methods", "POST, OPTIONS");
  endWith(response, 204);
}

/** A reply without a body. */
export function endWith(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}
