import { fileURLToPath } from "node:url";
import type { SiteFile } from "@touchline/contract/site/site-file";
import { openPricingThread } from "@touchline/feed";
import type { FastifyBaseLogger } from "fastify";
import { createPushSender, loadVapidKeys, type PushSender } from "../notifications/push-sender.ts";
import type { Clock } from "../platform/clock.ts";
import { type Database, openDatabase } from "../platform/database/open-database.ts";
import { createLocalSignal, openDatabaseSignal, type WorkSignal } from "../platform/jobs/work-signal.ts";
import { type DemoRules, readDemoRules, type Settings } from "../platform/settings/read-settings.ts";
import { openRedis, type RedisLink } from "../platform/redis.ts";
import { type CountryBlocks, openCountryBlocks, readBlocksEveryMs } from "../players/access/country-blocks.ts";
import { fixedBlocks, readPlayerRules } from "../players/player-rules.ts";
import { createRateLimits, type RateLimits } from "../players/rate-limiter.ts";
import { loadOperatorAccounts, type OperatorAccounts } from "../wallet/operator-accounts.ts";
import { createLeaderGate, type LeaderGate } from "./leader-gate.ts";
import { type ClockWatch, rightClock, watchClock } from "../platform/cluster/wall-clock.ts";
import { createPriceBus, type PriceBus } from "../prices/price-bus.ts";
import { createFeed, type Feed } from "./create-feed.ts";
import { openFeedTime } from "./open-feed-time.ts";
import { openRealtime } from "./open-realtime.ts";
import type { Realtime } from "../realtime/realtime.ts";

/** Input of every backend process; the site file must already be validated. */
export interface BackendOptions {
  readonly settings: Settings;
  readonly site: SiteFile;
  readonly logger: FastifyBaseLogger;
}

/** The parts of every backend process, whatever its role. */
export interface Core extends BackendOptions {
  readonly locales: readonly string[];
  /** Name of this process in logs, metrics and the table of leadership. */
  readonly instance: string;
  readonly demo: DemoRules;
  /** The database for requests. Leader work uses a handle of its own. */
  readonly database: Database;
  readonly operator: OperatorAccounts;
  readonly blocks: CountryBlocks;
  readonly clock: Clock;
  readonly clockWatch: ClockWatch;
  readonly realtime: Realtime;
  /** Lets the publications of the feed through once this process leads. */
  readonly gate: LeaderGate;
  readonly feed: Feed;
  readonly push: PushSender;
  /** Null without REDIS_URL. */
  readonly redis: RedisLink | null;
  readonly limits: RateLimits;
  /** Carries prices between processes; null if there is only one process. */
  readonly bus: PriceBus | null;
  /** Wakes the work of the leader. */
  readonly signal: WorkSignal;
  readonly onError: (error: unknown) => void;
}

const dataFiles = fileURLToPath(new URL("../../data/", import.meta.url));

/** How long a request waits for a rate limit on Redis. */
const limitTimeoutMs = 250;

function nameOf({ INSTANCE, ROLE }: Settings): string {
  return INSTANCE === "" ? ROLE : INSTANCE;
}

/** A process that shares its work with others does not start with a wrong clock; one that runs alone only logs it. */
async function watchWallClock({ settings, logger }: BackendOptions, database: Database): Promise<ClockWatch> {
  if (settings.DATABASE_URL === "") return rightClock;
  const watch = await watchClock({ database, onProblem: (sentence) => logger.error(sentence) });
  if (settings.ROLE === "all") return { ...watch, problem: () => null };
  const problem = watch.problem();
  if (problem !== null) throw new Error(problem);
  return watch;
}

async function openSharedState({ settings, logger }: BackendOptions): Promise<Pick<Core, "redis" | "limits">> {
  if (settings.REDIS_URL === "") return { redis: null, limits: createRateLimits(null) };
  const redis = await openRedis({ url: settings.REDIS_URL, name: nameOf(settings), onWarning: (message) => logger.warn(message) });
  return { redis, limits: createRateLimits(redis.open("limits", { commandTimeout: limitTimeoutMs })) };
}

function openPriceBus({ settings, logger }: BackendOptions, redis: RedisLink | null): PriceBus | null {
  if (settings.ROLE === "all" || redis === null) return null;
  return createPriceBus({
    redis,
    name: nameOf(settings),
    onSucceeded: () => logger.error("Another process publishes prices in a later epoch; this one has stopped publishing."),
    onError: (error) => logger.error({ err: error }, "the price bus failed"),
  });
}

/** Opens database, clock and realtime and plans the feed. Nothing runs before the feed is started. */
export async function openCore(options: BackendOptions): Promise<Core> {
  const { settings, site, logger } = options;
  const locales = settings.LOCALES;
  const onError = (error: unknown): void => logger.error({ err: error }, "background work failed");
  // Reads the data while the database opens. A process that only serves the API computes no prices.
  const thread = settings.ROLE === "api" ? null : openPricingThread(dataFiles);
  const shared = await openSharedState(options);
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    notice: (sentence) => logger.warn(sentence),
  });
  const clockWatch = await watchWallClock(options, database);
  const { clock, seed, recording } = await openFeedTime(settings, database, (message) => logger.warn(message));
  const operator = await loadOperatorAccounts(database);
  const isAlone = settings.DATABASE_URL === "" || settings.COUNTRY_HEADER === "";
  const blocks = await openCountryBlocks({ database, fixed: fixedBlocks(settings), everyMs: isAlone ? null : readBlocksEveryMs });
  const rules = readPlayerRules(settings, blocks);
  const realtime = openRealtime(settings, { onError, say: (sentence) => logger.warn(sentence), rules });
  const bus = openPriceBus(options, shared.redis);
  const gate = createLeaderGate(realtime.publisher, { isCandidate: settings.ROLE === "trading" });
  const feed = createFeed({
    dataDir: dataFiles,
    seed,
    clock,
    publisher: gate.publisher,
    locales,
    hideSimulatedDetail: settings.HIDE_SIMULATED_DETAIL,
    localPriorities: site.priorities ?? {},
    coverage: { hasVideo: settings.VIDEO_ENABLED, statisticsProviders: settings.STATISTICS_PROVIDERS },
    ...(recording === null ? {} : { recording }),
    ...(thread === null ? {} : { thread }),
    ...(bus === null ? {} : { prices: { mode: "follow", source: bus.source } }),
    onError,
  });
  const push = createPushSender({
    database,
    vapid: loadVapidKeys({ setting: settings.VAPID_KEY, dataDir: settings.DATA_DIR, contact: settings.VAPID_CONTACT }),
    onError,
  });
  const signal = settings.DATABASE_URL === "" ? createLocalSignal() : openDatabaseSignal({ database, url: settings.DATABASE_URL });
  return {
    settings,
    site,
    logger,
    locales,
    instance: nameOf(settings),
    demo: readDemoRules(settings),
    database,
    operator,
    blocks,
    clock,
    clockWatch,
    realtime,
    gate,
    feed,
    push,
    signal,
    bus,
    onError,
    ...shared,
  };
}
