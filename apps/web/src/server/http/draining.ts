import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/**
 * Graceful shutdown: requests in progress are answered, later ones go to another server. `/readyz` reports whether the backend can serve
 * players. Load balancers use `/readyz/web`, because this server still has a page for players when no backend is ready.
 */
export interface Draining {
  /** Counts requests; call before adding routes. */
  watch(app: FastifyInstance): void;
  /** Fails `/readyz` and `/readyz/web`, stops accepting connections after the notice, and resolves when every request is answered. */
  stop(app: FastifyInstance, options: { readonly noticeMs: number; readonly answerWithinMs: number }): Promise<void>;
}

// Importing node:http as an ES module also loads fetch and WebSocket: 13 MB.
const { Server } = process.getBuiltinModule("node:http");

/** Long-lived realtime streams, which are not counted. */
const streamPattern = /^\/connection\/(?:http_stream|sse)\b/u;
/** Time without a request before connections are closed, since one may just be arriving. */
const quietMs = 150;
const socketsWithinMs = 2_000;

export function createDraining(): Draining {
  let isStopping = false;
  let inProgress = 0;
  return {
    watch(app) {
      app.addHook("onRequest", async (request, reply) => {
        const { raw, url } = request;
        if (raw.headers.upgrade === undefined && !streamPattern.test(url)) {
          inProgress += 1;
          reply.raw.once("close", () => (inProgress -= 1));
        }
        const [path] = url.split("?", 1);
        if (path !== "/readyz/web" && !(isStopping && path === "/readyz")) return;
        const report = { status: isStopping ? "fail" : "ok", stopping: isStopping };
        await reply
          .code(isStopping ? 503 : 200)
          .header("cache-control", "no-store")
          .send(report);
      });
      app.addHook("onSend", async (_request, reply) => {
        if (isStopping) void reply.header("connection", "close");
      });
    },
    async stop(app, { noticeMs, answerWithinMs }) {
      isStopping = true;
      await sleep(noticeMs);
      // Fastify's own `close` would answer 503 to requests that arrive over open connections.
      Server.prototype.close.call(app.server);
      const endsAt = performance.now() + answerWithinMs;
      for (let quietSince: number | null = null; performance.now() < endsAt; await sleep(25)) {
        quietSince = inProgress > 0 ? null : (quietSince ?? performance.now());
        if (quietSince !== null && performance.now() - quietSince >= quietMs) break;
      }
      // Closes WebSockets with a code that makes pages reconnect.
      await Promise.race([app.close(), sleep(socketsWithinMs)]);
      app.server.closeAllConnections();
    },
  };
}
