import type { ServerOptions } from "node:http";
import { requestRefusal } from "@touchline/domain";
import type { FastifyInstance } from "fastify";

/** Time limits for a client to send its request. */
export interface ServerTimeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often connections are checked against the limits. */
  readonly checkEveryMs: number;
}

const defaultTimeouts: ServerTimeouts = { headersMs: 15_000, requestMs: 30_000, checkEveryMs: 2_000 };

/** Server options that close slow requests and upgrade only WebSockets; other upgrades are answered as plain requests. */
export function serverOptions({ headersMs, requestMs, checkEveryMs }: ServerTimeouts = defaultTimeouts): {
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

/** Refuses malformed requests before any route runs. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }, reply) => {
    const status = requestRefusal(raw);
    if (status === null) return;
    if (status === 405) void reply.header("allow", "GET, HEAD");
    return reply.code(status).header("cache-control", "no-store").header("connection", "close").send();
  });
}

/** The status of a client error; null for a server error. */
export function refusalStatus(error: unknown): number | null {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : null;
  return typeof status === "number" && status >= 400 && status < 500 ? status : null;
}
