import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { withoutSchemas } from "@touchline/domain";
import { fastify, LogController } from "fastify";
import { createDeadLetters } from "../platform/jobs/dead-letters.ts";
import { addHealthRoutes, createHealth } from "../http/health.ts";
import { createMetrics, type LeadershipStats, observeLeadership, observeRealtime } from "../http/metrics.ts";
import { observePricing } from "../http/pricing-metrics.ts";
import { observeProcess } from "../http/process-metrics.ts";
import { addMetricsRoute } from "../http/routes/operator/service-routes.ts";
import { type Lead, stand } from "./lead.ts";
import type { Core } from "./open-core.ts";
import { observeShared } from "../http/redis-metrics.ts";
import { sharedStats, startPrices } from "./start-prices.ts";
import { openSubsystems } from "./open-subsystems.ts";
import { measurePhases } from "./measure-phases.ts";
import { metricsAccess, type RunningRole } from "./start-api.ts";
import { type LeaderWork, startLeaderWork } from "./start-leader-work.ts";

/** Time for leader work to finish when stopping. */
const finishWithinMs = 6_000;

/** Waits to lead and then does leader work. Serves only health and metrics. */
export async function startTrading(core: Core): Promise<RunningRole> {
  const { settings, logger, database, feed, realtime, clockWatch, onError } = core;
  const subsystems = await openSubsystems(core);
  const leading: { lead: Lead | null; work: LeaderWork | null; stats: LeadershipStats } = {
    lead: null,
    work: null,
    stats: { isLeading: false, epoch: 0n, changes: 0 },
  };
  const prices = startPrices(core);
  feed.standBy();
  core.bus?.watchInterest({ note: realtime.noteInterest, onLoaded: realtime.knowInterestSince });
  await realtime.start();
  const health = createHealth({ database, book: feed.book, clockProblem: clockWatch.problem, realtimeProblem: realtime.problem });
  const metrics = createMetrics(feed.book.feedAgeMs, {
    stats: () => leading.work?.stats() ?? [],
    deadLetters: createDeadLetters({ database, signal: core.signal }),
  });
  const shared = sharedStats(core);
  observePricing(metrics.registry, feed.engine);
  if (shared !== null) observeShared(metrics.registry, shared);
  observeProcess(metrics, { role: settings.ROLE, instance: core.instance }, database);
  observeRealtime(metrics, realtime.stats);
  observeLeadership(metrics, () => leading.stats);
  const app = fastify({ ...withoutSchemas, loggerInstance: logger, logController: new LogController({ disableRequestLogging: true }) });
  addHealthRoutes(app, health);
  addMetricsRoute(app, metrics, metricsAccess(core));
  await app.listen({ port: settings.BACKEND_PORT, host: settings.BACKEND_HOST });

  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const { gained, withdraw } = stand(core, { isAlone: false });
  const work: { started: Promise<void> | null } = { started: null };
  const takeOver = async (lead: Lead): Promise<void> => {
    leading.lead = lead;
    void lead.lost.then(end);
    leading.stats = { isLeading: true, epoch: lead.epoch, changes: 1 };
    const phases = measurePhases();
    prices.lead(lead.epoch, () => phases.took("first prices"));
    phases.took("prices");
    leading.work = await startLeaderWork(core, { database: lead.database, subsystems, took: phases.took });
    logger.warn({ epoch: String(lead.epoch), ...phases.end() }, "this process leads");
  };
  void gained.then((lead) => {
    work.started = takeOver(lead);
    work.started.catch((error: unknown) => {
      onError(error);
      end("Leader work could not be started.");
    });
  });
  // A leader whose clock is wrong must no longer make decisions that depend on time.
  void clockWatch.failed.then(end);
  return {
    port: (app.server.address() as AddressInfo).port,
    ended,
    async stop() {
      health.stop();
      await withdraw();
      const finish = async (): Promise<true> => {
        await work.started?.catch(() => null);
        await leading.work?.stop();
        return true;
      };
      if (!(await Promise.race([finish(), sleep(finishWithinMs, false)])))
        logger.warn("leader work has not stopped in time; the next leader does what is left");
      // A standby takes over now. The database refuses what this process still tries to write.
      await leading.lead?.release();
      await realtime.close();
      prices.stop();
      await app.close();
    },
  };
}
