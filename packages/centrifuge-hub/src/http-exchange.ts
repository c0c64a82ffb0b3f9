import type { IncomingMessage, ServerResponse } from "node:http";
import type { HubCore } from "./hub-core.ts";

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

interface BodyLimits {
  readonly bytes: number;
  /** Time in which all of it must have come. */
  readonly withinMs: number;
}

/** A request's text; undefined where it was over the limits, which is answered with 413 or 408, or broke off. */
export async function readBody(request: IncomingMessage, response: ServerResponse, limits: BodyLimits): Promise<string | undefined> {
  const outcome = await collect(request, limits);
  if (typeof outcome === "string") return outcome;
  if (outcome !== null) {
    // What is still to come is not read: the connection ends with the answer.
    response.setHeader("Connection", "close");
    endWith(response, outcome);
  }
  return undefined;
}

/** The text, the status of a refusal, or null when the client is gone. */
function collect(request: IncomingMessage, { bytes, withinMs }: BodyLimits): Promise<string | 413 | 408 | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const deadline = setTimeout(() => finish(408), withinMs);
    function finish(outcome: string | 413 | 408 | null): void {
      clearTimeout(deadline);
      request.off("data", onData);
      resolve(outcome);
    }
    function onData(chunk: Buffer): void {
      size += chunk.length;
      if (size <= bytes) chunks.push(chunk);
      else finish(413);
    }
    request.on("data", onData);
    request.on("end", () => finish(Buffer.concat(chunks).toString("utf8")));
    request.on("error", () => finish(null));
    request.on("close", () => finish(null));
  });
}
