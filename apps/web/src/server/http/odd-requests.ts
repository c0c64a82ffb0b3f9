import type { ServerOptions } from "node:http";
import { requestRefusal } from "@touchline/domain";
import type { FastifyInstance } from "fastify";

/** How long a client may take to send what it asks. */
export interface ServerTimes {
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often connections are checked for it. */
  readonly checkEveryMs: number;
}

const defaultTimes: ServerTimes = { headersMs: 15_000, requestMs: 30_000, checkEveryMs: 2_000 };

/** Options by which slow requests are closed, and only WebSockets are upgraded: other protocols are answered as plain requests. */
export function serverOptions({ headersMs, requestMs, checkEveryMs }: ServerTimes = defaultTimes): {
  readonly requestTimeout: number;
  readonly http: ServerOptions;
} {
  return {
    requestTimeout: requestMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkEveryMs,
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === "websocket",
    },
  };
}

/** Answers requests that no client of ours sends before any route sees them. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }, reply) => {
    const status = requestRefusal(raw);
    if (status === null) return;
    if (status === 405) void reply.header("allow", "GET, HEAD");
    return reply.code(status).header("cache-control", "no-store").header("connection", "close").send();
  });
}

/** The status of an error that is the request's own fault; null for a failure of ours. */
export function refusalStatus(error: unknown): number | null {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : null;
  return typeof status === "number" && status >= 400 && status < 500 ? status : null;
}
