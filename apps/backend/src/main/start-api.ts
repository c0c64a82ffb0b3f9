import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { parseParentRules } from "@touchline/domain";
import { createApp } from "../http/create-app.ts";
import { countRequests } from "../http/finish-requests.ts";
import { createHealth } from "../http/health.ts";
import { reportsAddress } from "../http/routes/operator/report-routes.ts";
import type { ApiSettings, MetricsAccess, Services } from "../http/services.ts";
import { addTestHooks } from "../http/test-hooks.ts";
import { createDeadLetters } from "../platform/jobs/dead-letters.ts";
import { createMatchGuard, createPublicGuard } from "../realtime/feed-guards.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import { readPlayerRules } from "../players/player-rules.ts";
import { type ErrorService, readDsn } from "../site/error-reports.ts";
import { imageSources } from "../site/site-images.ts";
import type { Core } from "./open-core.ts";
import { type RunningPrices, sharedStats } from "./start-prices.ts";
import type { Subsystems } from "./open-subsystems.ts";
import { backendProxies } from "./open-realtime.ts";

/** A running HTTP server of a backend process. */
export interface RunningServer {
  readonly port: number;
  /** Reports "not ready" for the notice period, finishes the requests in progress and closes. */
  stop(): Promise<void>;
}

/** The running part of a process by its role. */
export interface RunningRole extends RunningServer {
  /** Resolves with the reason when the process must exit at once, because another one may lead. */
  readonly ended: Promise<string>;
}

/** Origins that only this machine can open. */
const ownMachinePattern = /^(?:http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)?$/;
/** Time for open requests to finish when stopping; shorter than the time for the whole stop. */
const answerWithinMs = 7_000;

function readVersion(): string {
  const file: unknown = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  return typeof file === "object" && file !== null && "version" in file ? String(file.version) : "0";
}

/** An empty setting selects the embedded service, `off` none. */
function toErrorService(dsn: string): ErrorService | null {
  if (dsn === "off") return null;
  return dsn === "" ? { address: reportsAddress, origin: null } : readDsn(dsn);
}

export function metricsAccess({ settings }: Pick<Core, "settings">): MetricsAccess {
  const isProduction = settings.PRODUCTION === "true";
  return { access: settings.ALLOW_OPEN_METRICS ? "open" : "limited", token: settings.METRICS_TOKEN, isProduction };
}

function toApiSettings({ settings, instance, locales, site, push, demo, blocks }: Core): ApiSettings {
  const isProduction = settings.PRODUCTION === "true";
  return {
    locales,
    platformOrigin: settings.PLATFORM_ORIGIN === "" ? `http://localhost:${settings.PLATFORM_PORT}` : settings.PLATFORM_ORIGIN,
    isSecure: settings.PUBLIC_ORIGIN.startsWith("https:"),
    isIndexed: settings.SITE_INDEXED,
    rtlView: settings.RTL_VIEW,
    site,
    brand: settings.BRAND,
    hideSimulatedDetail: settings.HIDE_SIMULATED_DETAIL,
    inPlayDelaySeconds: settings.IN_PLAY_DELAY_SECONDS,
    video: { isEnabled: settings.VIDEO_ENABLED, link: settings.VIDEO_LINK, frame: settings.VIDEO_FRAME },
    paymentSecret: settings.PAYMENT_SECRET,
    version: readVersion(),
    allowsSeveralFreebets: settings.SEVERAL_FREEBETS,
    pushKey: push.publicKey,
    pushHosts: [],
    featuresOff: settings.FEATURES_OFF,
    errorService: toErrorService(settings.ERROR_REPORTING_DSN),
    operator: { key: settings.OPERATOR_KEY, isPublic: isProduction || !ownMachinePattern.test(settings.PUBLIC_ORIGIN) },
    metrics: metricsAccess({ settings }),
    process: { role: settings.ROLE, instance },
    demo,
    images: imageSources(site, settings),
    embed: { secret: settings.EMBED_SECRET, parents: parseParentRules(settings.EMBED_PARENTS).rules },
    players: readPlayerRules(settings, blocks),
    isTrustedProxy: backendProxies(settings),
  };
}

/** What the API reports about the rest of the process. */
interface Rest {
  readonly jobStats: Jobs["stats"];
  readonly prices: Pick<RunningPrices, "areOutrightsLoading">;
}

/** Serves the API and realtime connections. */
export async function startApi(core: Core, subsystems: Subsystems, { jobStats, prices }: Rest): Promise<RunningServer> {
  const { settings, logger, database, operator, clock, feed, realtime, limits, signal } = core;
  const { publisher, tokens } = realtime;
  realtime.guard("chat", subsystems.chat.guard);
  realtime.guard("public", createPublicGuard(settings.LOCALES));
  realtime.guard("match", createMatchGuard({ book: feed.book, locales: settings.LOCALES }));
  const { bus } = core;
  // The leader publishes, so interest is announced to it.
  if (settings.ROLE === "api" && bus !== null) realtime.carryInterest(bus.announceInterest);
  await realtime.start();
  const shared = sharedStats(core);
  const health = createHealth({
    database,
    book: feed.book,
    areOutrightsLoading: prices.areOutrightsLoading,
    clockProblem: core.clockWatch.problem,
    realtimeProblem: realtime.problem,
  });
  const deadLetters = createDeadLetters({ database, signal });
  const services: Services = {
    settings: toApiSettings(core),
    database,
    jobs: { stats: jobStats, deadLetters },
    signal,
    operator,
    ...subsystems,
    limits,
    blocks: core.blocks,
    clock,
    book: feed.book,
    publisher,
    realtime,
    priced: feed.engine,
    ...(shared === null ? {} : { shared }),
    tokens,
    health,
  };
  const app = await createApp(services, logger);
  if (settings.TOUCHLINE_TEST) addTestHooks(app, services);
  realtime.mount(app);
  const finishRequests = countRequests(app.server);
  await app.listen({ port: settings.BACKEND_PORT, host: settings.BACKEND_HOST });
  return {
    port: (app.server.address() as AddressInfo).port,
    async stop() {
      health.stop();
      await sleep(settings.STOP_NOTICE_SECONDS * 1_000);
      const unanswered = await finishRequests(answerWithinMs);
      if (unanswered > 0) logger.warn({ unanswered }, "requests are cut off: they were not answered in time");
      await realtime.close();
      app.server.closeAllConnections();
      await app.close();
      await subsystems.recovery.settled();
    },
  };
}
