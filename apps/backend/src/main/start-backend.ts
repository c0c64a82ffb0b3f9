import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { SiteFile } from "@touchline/contract/site/site-file";
import { parseParentRules } from "@touchline/domain";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { demoPlan } from "../bonuses/demo-plan.ts";
import { startBonuses } from "../bonuses/start-bonuses.ts";
import { startBetting } from "../betting/start-betting.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { createFeed } from "./create-feed.ts";
import { createApp } from "../http/create-app.ts";
import { addTestHooks } from "../http/test-hooks.ts";
import { createHealth } from "../http/health.ts";
import { startPruning } from "../platform/jobs/prune-tables.ts";
import { startJobs } from "../platform/jobs/start-jobs.ts";
import type { ApiSettings, Services } from "../http/services.ts";
import { reportsAddress } from "../http/routes/operator/report-routes.ts";
import { pruneNotifications } from "../notifications/notifications.ts";
import { type ErrorService, pruneReports, readDsn } from "../site/error-reports.ts";
import { createPushSender, loadVapidKeys } from "../notifications/push-sender.ts";
import { blockDemoPlayers, seedDemoPlayers } from "../players/seed-demo-players.ts";
import { startPayments } from "../payments/start-payments.ts";
import { loadExternalProviders } from "../providers/external-providers.ts";
import { startProviders } from "../providers/start-providers.ts";
import { readPlayerRules } from "../players/player-rules.ts";
import { createRecovery } from "../players/access/recovery.ts";
import { startMailDelivery } from "../players/deliver-mails.ts";
import { createSessions } from "../players/access/sessions.ts";
import { readDemoRules, type Settings } from "../platform/settings/read-settings.ts";
import { imageSources } from "../site/site-images.ts";
import { loadOperatorAccounts } from "../wallet/operator-accounts.ts";
import { openChat } from "./open-chat.ts";
import { openFeedTime } from "./open-feed-time.ts";
import { backendProxies, openRealtime } from "./open-realtime.ts";

/** A running backend. */
export interface Backend {
  /** Loopback port. */
  readonly port: number;
  stop(): Promise<void>;
}

/** Input of `startBackend`; the site file must be checked. */
export interface BackendOptions {
  readonly settings: Settings;
  readonly site: SiteFile;
  readonly logger: FastifyBaseLogger;
}

const dataFiles = fileURLToPath(new URL("../../data/", import.meta.url));
/** Origins that only this machine can open. */
const ownMachinePattern = /^(?:http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)?$/;
/** Time for open requests to finish at a stop. */
const closeTimeoutMs = 10_000;
const bonusesEveryMs = 2_000;
/** Time after which the reference acquirer decides a pending card. */
const pendingPaymentMs = 8_000;

function readVersion(): string {
  const file: unknown = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  return typeof file === "object" && file !== null && "version" in file ? String(file.version) : "0";
}

/** An empty setting selects the embedded service, `off` none. */
function toErrorService(dsn: string): ErrorService | null {
  if (dsn === "off") return null;
  return dsn === "" ? { address: reportsAddress, origin: null } : readDsn(dsn);
}

interface ApiParts {
  readonly settings: Settings;
  readonly locales: readonly string[];
  readonly site: SiteFile;
  readonly pushKey: string;
}

function toApiSettings({ settings, locales, site, pushKey }: ApiParts): ApiSettings {
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
    pushKey,
    pushHosts: [],
    featuresOff: settings.FEATURES_OFF,
    errorService: toErrorService(settings.ERROR_REPORTING_DSN),
    operator: { key: settings.OPERATOR_KEY, isPublic: isProduction || !ownMachinePattern.test(settings.PUBLIC_ORIGIN) },
    metrics: { access: settings.ALLOW_OPEN_METRICS ? "open" : "limited", token: settings.METRICS_TOKEN, isProduction },
    demo: readDemoRules(settings),
    images: imageSources(site, settings),
    embed: { secret: settings.EMBED_SECRET, parents: parseParentRules(settings.EMBED_PARENTS).rules },
    players: readPlayerRules(settings),
    isTrustedProxy: backendProxies(settings),
  };
}

/** Stops accepting connections and waits for open requests, up to the timeout. */
async function closeGracefully(app: FastifyInstance): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs);
  await app.close();
  clearTimeout(deadline);
}

/** Starts database, clock, feed, realtime, betting and API, in this order; `stop` stops them in reverse. */
export async function startBackend({ settings, site, logger }: BackendOptions): Promise<Backend> {
  const locales = settings.LOCALES;
  const onError = (error: unknown): void => logger.error({ err: error }, "background work failed");
  const database = await openDatabase({ url: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  const jobs = await startJobs({ database, onError });
  const { clock, seed, recording } = openFeedTime(settings, (message) => logger.warn(message));
  const operator = await loadOperatorAccounts(database);
  const demo = readDemoRules(settings);
  if (demo.players) await seedDemoPlayers(database, operator, new Date(clock.now()));
  else await blockDemoPlayers(database);
  const { hub, tokens, pseudonymOf, mount } = openRealtime(settings, onError);
  const feed = createFeed({
    dataDir: dataFiles,
    seed,
    clock,
    publisher: hub,
    locales,
    hideSimulatedDetail: settings.HIDE_SIMULATED_DETAIL,
    localPriorities: site.priorities ?? {},
    coverage: { hasVideo: settings.VIDEO_ENABLED, statisticsProvider: settings.STATISTICS_PROVIDER },
    ...(recording === null ? {} : { recording }),
    onError,
  });
  feed.start();
  const push = createPushSender({
    database,
    vapid: loadVapidKeys({ setting: settings.VAPID_KEY, dataDir: settings.DATA_DIR, contact: settings.VAPID_CONTACT }),
    onError,
  });
  const betting = await startBetting({
    onUndelivered: (playerId, notificationId) => void push.push(playerId, notificationId).catch(onError),
    database,
    jobs,
    operator,
    book: feed.book,
    clock,
    publisher: hub,
    locales,
    inPlayDelayMs: settings.IN_PLAY_DELAY_SECONDS * 1_000,
    vipReviewMs: settings.VIP_REVIEW_SECONDS * 1_000,
    cashoutMarginBasisPoints: settings.CASHOUT_MARGIN_BASIS_POINTS,
    areJackpotsOff: settings.FEATURES_OFF.includes("jackpots"),
    onError,
  });
  const bonuses = await startBonuses({
    database,
    jobs,
    operator,
    clock,
    publisher: hub,
    locales,
    allowsSeveralFreebets: settings.SEVERAL_FREEBETS,
    onMoved: betting.wakeOutbox,
    ...(demo.campaigns ? { plan: (at: number) => demoPlan(feed.book, at) } : {}),
    everyMs: bonusesEveryMs,
  });
  const external = loadExternalProviders(settings.PROVIDERS_FILE);
  const providers = await startProviders({ database, jobs, clock, external, onMoved: betting.wakeOutbox, onError });
  const payments = await startPayments({
    database,
    jobs,
    operator,
    clock,
    pendingMs: pendingPaymentMs,
    takesTestCards: demo.testCards,
    onMoved: betting.wakeOutbox,
  });
  const sessions = createSessions(database, { onPlayerBlocked: hub.disconnectUser });
  const apiSettings = toApiSettings({ settings, locales, site, pushKey: push.publicKey });
  const { publicOrigin } = apiSettings.players;
  const sender = { siteName: site.name, publicOrigin, isSmtpUsed: settings.MAIL_SMTP_URL !== "" };
  const mailAddress = settings.MAIL_FROM === "" ? `no-reply@${new URL(publicOrigin).hostname}` : settings.MAIL_FROM;
  const mailDelivery = sender.isSmtpUsed
    ? startMailDelivery({ database, jobs, smtpUrl: settings.MAIL_SMTP_URL, from: { name: site.name, address: mailAddress }, onError })
    : null;
  const recovery = createRecovery({ database, sender, onError });
  const chat = await openChat({ settings, locales, database, book: feed.book, clock, hub, pseudonymOf });
  const pruning = startPruning(jobs, database, [
    sessions.prune,
    recovery.prune,
    chat.prune,
    () => pruneReports(database),
    () => pruneNotifications(database),
  ]);
  const health = createHealth({ database, book: feed.book });
  const services: Services = {
    settings: apiSettings,
    database,
    jobs,
    operator,
    sessions,
    recovery,
    clock,
    book: feed.book,
    publisher: hub,
    realtimeStats: hub.stats,
    tokens,
    betting,
    bonuses,
    chat,
    providers,
    payments,
    health,
  };
  const app = await createApp(services, logger);
  if (settings.TOUCHLINE_TEST) addTestHooks(app, services);
  mount(app);
  await app.listen({ port: settings.BACKEND_PORT, host: "127.0.0.1" });
  return {
    port: (app.server.address() as AddressInfo).port,
    async stop() {
      health.stop();
      await sleep(settings.STOP_NOTICE_SECONDS * 1_000);
      await pruning.stop();
      await hub.close();
      await closeGracefully(app);
      await recovery.settled();
      await mailDelivery?.stop();
      feed.stop();
      await payments.stop();
      await providers.stop();
      await bonuses.stop();
      await betting.stop();
      await database.destroy();
    },
  };
}
