import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

// Importing node:http as an ES module also loads fetch and WebSocket: 13 MB.
const { Server: HttpServer } = process.getBuiltinModule("node:http");

/** Long-lived realtime streams, which end by themselves. */
const streamPattern = /^\/connection\//u;
/** Connections are closed only after this long without a request, because one may be on its way. */
const quietMs = 150;
const pollEveryMs = 25;

/** Resolves once every request is answered or the time has passed, with the number of unanswered requests. */
export type FinishRequests = (withinMs: number) => Promise<number>;

/**
 * Counts the requests of a server from now on. The returned function stops accepting connections; it answers requests over open ones,
 * which Fastify's own `close` would refuse with 503.
 */
export function countRequests(server: Server): FinishRequests {
  let inProgress = 0;
  server.on("request", ({ url = "" }, response) => {
    if (streamPattern.test(url)) return;
    inProgress += 1;
    response.once("close", () => (inProgress -= 1));
  });
  return async (withinMs) => {
    HttpServer.prototype.close.call(server);
    const endsAt = performance.now() + withinMs;
    for (let quietSince: number | null = null; performance.now() < endsAt; await sleep(pollEveryMs)) {
      quietSince = inProgress > 0 ? null : (quietSince ?? performance.now());
      if (quietSince !== null && performance.now() - quietSince >= quietMs) break;
    }
    return inProgress;
  };
}
