import { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** The end of a web server: what has come in is answered, what comes later is sent elsewhere. */
export interface Draining {
  /** Counts the server's requests; to be called before its routes are added. */
  watch(app: FastifyInstance): void;
  /** Says by `/readyz` that the end is near, closes the door after the notice, and resolves when every request is answered. */
  stop(app: FastifyInstance, options: { readonly noticeMs: number; readonly answerWithinMs: number }): Promise<void>;
}

/** Streams of the realtime connection, which last until somebody ends them. */
const streams = /^\/connection\/(?:http_stream|sse)\b/u;
/** How long no request may be under way before the rest of the connections is closed: one may just be arriving. */
const quietMs = 150;
const socketsWithinMs = 2_000;

export function createDraining(): Draining {
  let isStopping = false;
  let underWay = 0;
  return {
    watch(app) {
      app.addHook("onRequest", async (request, reply) => {
        const { raw, url } = request;
        if (raw.headers.upgrade === undefined && !streams.test(url)) {
          underWay += 1;
          reply.raw.once("close", () => (underWay -= 1));
        }
        if (!isStopping || url.split("?", 1)[0] !== "/readyz") return;
        await reply.code(503).header("cache-control", "no-store").send({ status: "fail", stopping: true });
      });
      app.addHook("onSend", async (_request, reply) => {
        if (isStopping) void reply.header("connection", "close");
      });
    },
    async stop(app, { noticeMs, answerWithinMs }) {
      isStopping = true;
      await sleep(noticeMs);
      // Not Fastify's own close: that answers 503 to requests that are still on their way over open connections.
      Server.prototype.close.call(app.server);
      const endsAt = performance.now() + answerWithinMs;
      for (let quietSince: number | null = null; performance.now() < endsAt; await sleep(25)) {
        quietSince = underWay > 0 ? null : (quietSince ?? performance.now());
        if (quietSince !== null && performance.now() - quietSince >= quietMs) break;
      }
      // Ends the sockets with a code after which pages connect again.
      await Promise.race([app.close(), sleep(socketsWithinMs)]);
      app.server.closeAllConnections();
    },
  };
}
