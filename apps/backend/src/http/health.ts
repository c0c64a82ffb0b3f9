import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Book } from "../book/book.ts";
import type { Database } from "../platform/database/open-database.ts";

const staleFeedMs = 30_000;
/** How long the result of a successful write is reused; a failed one is retried sooner. */
const successCacheMs = 5_000;
const failureCacheMs = 1_000;
const timeoutMs = 3_000;

/** Whether this process can serve players. */
export interface Health {
  check(): Promise<{ readonly isReady: boolean; readonly report: HealthReport }>;
  /** Makes `/readyz` answer "not ready" from now on. */
  stop(): void;
  readonly isStopping: boolean;
}

/** The result of each check, so that a failure names its cause. */
interface HealthReport {
  readonly status: "ok" | "fail";
  readonly database: "ok" | "failed";
  /** Whether the database accepts writes; at most a few seconds old. */
  readonly writes: "ok" | "failed";
  readonly feed: "ok" | "stale";
  /** Whether winner markets have prices, which takes seconds after the start. Everything else is served before. */
  readonly outrights: "ok" | "loading";
  /** Whether the wall clock of this machine agrees with the database's. */
  readonly clock: "ok" | "wrong";
  /** Pages work without updates, so the process stays ready even if this fails. */
  readonly realtime: "ok" | "unreachable";
  readonly feed_age_ms: number;
  readonly stopping: boolean;
}

async function succeedsInTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), timeoutMs)));
  const isDone = work.then(
    () => true,
    () => false,
  );
  return Promise.race([isDone, timedOut]).finally(() => clearTimeout(timer));
}

interface HealthOptions {
  readonly database: Database;
  readonly book: Pick<Book, "feedAgeMs">;
  /** Whether winner markets are still without prices. */
  readonly areOutrightsLoading?: () => boolean;
  /** What is wrong with the wall clock; null if nothing is. */
  readonly clockProblem?: () => string | null;
  /** Why pages get no updates; null if they do. */
  readonly realtimeProblem?: () => string | null;
}

export function createHealth(options: HealthOptions): Health {
  const { database, book, areOutrightsLoading = () => false, clockProblem = () => null, realtimeProblem = () => null } = options;
  let isStopping = false;
  let lastWrite: Promise<boolean> | null = null;
  /** Concurrent callers share one write. */
  const canWrite = (): Promise<boolean> => {
    if (lastWrite !== null) return lastWrite;
    const at = new Date();
    const write = succeedsInTime(database.updateTable("readiness").set({ written_at: at }).where("id", "=", 1).executeTakeFirstOrThrow());
    lastWrite = write;
    void write.then((isWritten) => {
      const timer = setTimeout(() => (lastWrite = null), isWritten ? successCacheMs : failureCacheMs);
      timer.unref();
    });
    return write;
  };
  return {
    async check() {
      const [canRead, isWritten] = await Promise.all([succeedsInTime(sql`select 1`.execute(database)), canWrite()]);
      const feedAgeMs = book.feedAgeMs();
      const isClockRight = clockProblem() === null;
      const isFresh = feedAgeMs < staleFeedMs;
      const isLoading = areOutrightsLoading();
      const isReady = canRead && isWritten && isFresh && isClockRight && !isLoading && !isStopping;
      const report: HealthReport = {
        status: isReady ? "ok" : "fail",
        database: canRead ? "ok" : "failed",
        writes: isWritten ? "ok" : "failed",
        feed: isFresh ? "ok" : "stale",
        outrights: isLoading ? "loading" : "ok",
        clock: isClockRight ? "ok" : "wrong",
        realtime: realtimeProblem() === null ? "ok" : "unreachable",
        feed_age_ms: Math.round(feedAgeMs),
        stopping: isStopping,
      };
      return { isReady, report };
    },
    stop() {
      isStopping = true;
    },
    get isStopping() {
      return isStopping;
    },
  };
}

/** Adds `/livez` and `/readyz`. While the process stops, every reply closes its connection. */
export function addHealthRoutes(app: FastifyInstance, health: Health): void {
  app.addHook("onSend", async (_request, reply) => {
    if (health.isStopping) void reply.header("connection", "close");
  });
  app.get("/livez", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const { isReady, report } = await health.check();
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send(report);
  });
}
