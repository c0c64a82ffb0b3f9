import type { IncomingMessage, ServerResponse } from "node:http";
import type { HubCore } from "./hub-core.ts";

/** The port of an address, or the default port of its scheme. */
function portOf({ port, protocol }: URL): number {
  return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}

/** Allows requests without an `Origin` header, from the same host, or from an allowed origin. */
export function isOriginAllowed(core: HubCore, request: IncomingMessage): boolean {
  const { origin } = request.headers;
  const { allowedOrigins, pagePorts } = core.options;
  if (origin === undefined || allowedOrigins.includes("*") || allowedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const { host } = core.options.callerOf(request);
  if (page.host === host) return true;
  const hostname = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";
  return hostname !== "" && page.hostname === hostname && pagePorts.includes(portOf(page));
}

/** Sets the CORS headers for an origin that has already been allowed. */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Vary", "Origin");
  const headers = request.headers["access-control-request-headers"];
  if (headers !== undefined) response.setHeader("Access-Control-Allow-Headers", headers);
}

export function answerPreflight(response: ServerResponse): void {
  response.setHeader("Access-Control-Max-Age", "300");
  response.setHeader("Access-Control-Allow-Methods", "POST, OPTIONS");
  endWithStatus(response, 204);
}

/** Ends a response without a body. */
export function endWithStatus(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}

interface BodyLimits {
  readonly bytes: number;
  /** Time in which the whole body must arrive. */
  readonly withinMs: number;
}

/** Reads the body as text. Returns undefined if the client disconnected or exceeded a limit; the latter is answered with 413 or 408. */
export async function readBody(request: IncomingMessage, response: ServerResponse, limits: BodyLimits): Promise<string | undefined> {
  const outcome = await collectBody(request, limits);
  if (typeof outcome === "string") return outcome;
  if (outcome !== null) {
    // The rest of the body is not read, so the connection cannot be reused.
    response.setHeader("Connection", "close");
    endWithStatus(response, outcome);
  }
  return undefined;
}

/** Resolves to the text, the HTTP status of a refusal, or null if the client disconnected. */
function collectBody(request: IncomingMessage, { bytes, withinMs }: BodyLimits): Promise<string | 413 | 408 | null> {
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
