import type { AddressInfo } from "node:net";
import type { Redis } from "ioredis";
import { parseParentRules, trustedProxies } from "@touchline/domain";
import { createBetting } from "../../src/betting/create-betting.ts";
import type { Clock } from "../../src/platform/clock.ts";
import { createChat } from "../../src/chat/create-chat.ts";
import type { Database } from "../../src/platform/database/open-database.ts";
import { createDeadLetters } from "../../src/platform/jobs/dead-letters.ts";
import type { JobsOptions } from "../../src/platform/jobs/start-jobs.ts";
import { createLocalSignal, type WorkSignal } from "../../src/platform/jobs/work-signal.ts";
import { createApp } from "../../src/http/create-app.ts";
import { addTestHooks } from "../../src/http/test-hooks.ts";
import { createHealth } from "../../src/http/health.ts";
import type { ApiSettings, Services } from "../../src/http/services.ts";
import { createPseudonyms } from "../../src/chat/chat-room.ts";
import { createLogger } from "../../src/platform/create-logger.ts";
import type { Realtime } from "../../src/realtime/realtime.ts";
import { createMatchGuard } from "../../src/realtime/feed-guards.ts";
import { createRecovery } from "../../src/players/access/recovery.ts";
import { createRateLimits } from "../../src/players/rate-limiter.ts";
import { type CountryBlocks, openCountryBlocks } from "../../src/players/access/country-blocks.ts";
import { createSessions } from "../../src/players/access/sessions.ts";
import { seedDemoPlayers } from "../../src/players/seed-demo-players.ts";
import { loadOperatorAccounts } from "../../src/wallet/operator-accounts.ts";
import { createProviders, type ProvidersOptions } from "../../src/providers/create-providers.ts";
import { createPayments } from "../../src/payments/create-payments.ts";
import type { Publication, RealtimePublisher } from "../../src/platform/realtime-publisher.ts";
import { createClient, type Client } from "./client.ts";
import { type LeaderWork, type LeaderWorkOptions, startTestWork } from "./leader-work.ts";
import { createScriptedBook, type ScriptedBook } from "./scripted-book.ts";
import { openTestDatabase } from "./test-database.ts";
import { testPlayerRules } from "./test-player-rules.ts";
import { testSite } from "./test-site.ts";

interface Published {
  readonly channel: string;
  readonly publication: Publication;
}

/** The real API over real HTTP and a real database, with a scripted book. */
export interface TestServer {
  readonly origin: string;
  readonly book: ScriptedBook;
  readonly services: Services;
  /** The work of a server that leads. */
  readonly work: LeaderWork;
  readonly published: Published[];
  readonly disconnected: string[];
  /** A caller with a cookie jar of its own. */
  client(): Client;
  signedIn(email?: string): Promise<Client>;
  /** Errors outside of requests. */
  readonly errors: readonly unknown[];
  /** Stops the server and its work, and keeps the database. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

const settings: ApiSettings = {
  locales: ["en", "de", "ar"],
  platformOrigin: "http://127.0.0.1:3001",
  isSecure: false,
  isIndexed: false,
  rtlView: true,
  site: testSite(),
  brand: "broadcast",
  hideSimulatedDetail: false,
  inPlayDelaySeconds: 5,
  video: { isEnabled: true, link: "", frame: "" },
  paymentSecret: "a secret of at least thirty-two characters",
  version: "0.0.0-test",
  errorService: { address: "/api/v2/error-reports", origin: null },
  operator: { key: "", isPublic: false },
  metrics: { access: "open", token: "", isProduction: false },
  process: { role: "all", instance: "test" },
  demo: { players: true, deposits: true, testCards: true, campaigns: true },
  featuresOff: [],
  images: { folder: "", links: new Set(), origins: new Set() },
  pushKey: "test",
  pushHosts: [],
  allowsSeveralFreebets: true,
  embed: { secret: "a-secret-of-the-tests", parents: parseParentRules("https://www.host.example,https://*.brand.example").rules },
  players: testPlayerRules,
  isTrustedProxy: trustedProxies("loopback"),
};

/** Options of a test. */
export interface TestServerOptions {
  readonly inPlayDelayMs?: number;
  readonly vipReviewMs?: number;
  readonly pendingPaymentMs?: number;
  readonly faultHooks?: "open";
  readonly allowsSeveralFreebets?: boolean;
  /** How failed background work is retried. */
  readonly retry?: JobsOptions["retry"];
  /** Receives the lines of the log. */
  readonly log?: (line: string) => void;
  readonly settings?: Partial<ApiSettings>;
  /** Clock, games and wallet of the reference providers. */
  readonly providers?: Pick<ProvidersOptions, "nowMs" | "games" | "wrapWallet" | "external">;
  /** Channels with listeners; by default all in English. */
  readonly hasInterest?: (channel: string) => boolean;
  /** Whether it does the work of the leader; true by default. */
  readonly isLeader?: boolean;
  /** How long a new leader waits for the first price of a suspended line. */
  readonly firstPricesWithinMs?: number;
  /** How often the leader looks for rows whose signal was lost. */
  readonly pollEveryMs?: number;
  /** Signals between servers; by default within this one. */
  readonly signal?: WorkSignal;
  /** Product time; wall time by default. */
  readonly clock?: Clock;
  /** Redis for rate limits, which are in memory by default. */
  readonly redis?: Redis;
  /** Receives publications instead of the `published` list. */
  readonly publisher?: RealtimePublisher;
  /** Countries that the operator closes, shared with a hub. */
  readonly blocks?: CountryBlocks;
  /** A hub for pages that listen; by default publications are only recorded. */
  readonly realtime?: Realtime;
  /** Book and database of an earlier server, as after a restart; the database is then not closed. */
  readonly resume?: { readonly book: ScriptedBook; readonly database: Database };
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.resume?.database ?? (await openTestDatabase());
  const operator = await loadOperatorAccounts(database);
  await seedDemoPlayers(database, operator, new Date());
  const published: Published[] = [];
  const disconnected: string[] = [];
  const book = options.resume?.book ?? createScriptedBook();
  const clock = options.clock ?? { now: () => Date.now(), speed: 1 };
  const publisher: RealtimePublisher = options.publisher ??
    options.realtime?.publisher ?? {
      publish: async (channel, publication) => void published.push({ channel, publication }),
      hasInterest: options.hasInterest ?? ((channel) => channel.includes(":en.")),
      hasSubscribers: options.hasInterest ?? ((channel) => channel.includes(":en.")),
      disconnectUser: (userId) => void disconnected.push(userId),
    };
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const signal = options.signal ?? createLocalSignal();
  const betting = {
    database,
    operator,
    book,
    clock,
    inPlayDelayMs: options.inPlayDelayMs ?? 300,
    vipReviewMs: options.vipReviewMs ?? 300,
    cashoutMarginBasisPoints: 500,
    areJackpotsOff: options.settings?.featuresOff?.includes("jackpots") === true,
  };
  const payment = { pendingMs: options.pendingPaymentMs ?? 300, takesTestCards: options.settings?.demo?.testCards ?? true };
  const providers = await createProviders({ database, clock, signal, ...options.providers });
  const leaderWork: LeaderWorkOptions = {
    ...betting,
    signal,
    publisher,
    locales: settings.locales,
    providers,
    pendingPaymentMs: payment.pendingMs,
    takesTestCards: payment.takesTestCards,
    retry: options.retry,
    firstPricesWithinMs: options.firstPricesWithinMs ?? 0,
    ...(options.pollEveryMs === undefined ? {} : { pollEveryMs: options.pollEveryMs }),
    onError,
  };
  const work = options.isLeader === false ? null : await startTestWork(leaderWork);
  const limits = createRateLimits(options.redis ?? null);
  const blocks = options.blocks ?? (await openCountryBlocks({ database, fixed: new Set(), everyMs: null }));
  const { players = settings.players } = options.settings ?? {};
  const closedCountries = { has: (country: string) => players.closedCountries.has(country) || blocks.has(country) };
  const services: Services = {
    settings: {
      ...settings,
      allowsSeveralFreebets: options.allowsSeveralFreebets ?? true,
      ...options.settings,
      players: { ...players, closedCountries },
    },
    blocks,
    database,
    jobs: work?.jobs ?? { stats: () => [], deadLetters: createDeadLetters({ database, signal }) },
    signal,
    operator,
    book,
    limits,
    sessions: createSessions(database, { onPlayerBlocked: publisher.disconnectUser }),
    recovery: createRecovery({
      database,
      sender: { siteName: settings.site.name, publicOrigin: settings.players.publicOrigin },
      onError,
    }),
    clock,
    publisher,
    ...(options.realtime === undefined ? {} : { realtime: options.realtime }),
    tokens: options.realtime?.tokens ?? {
      connectionToken: (userId) => `connection:${userId}`,
      subscriptionToken: ({ channel, userId }) => `subscription:${channel}:${userId}`,
    },
    betting: createBetting({ ...betting, signal }),
    // Scripted matches begin on a fixed day; tests of the chat run on any.
    chat: createChat({
      limits,
      signal,
      database,
      book,
      clock,
      locales: settings.locales,
      hours: { before: 1e6, after: 1e6 },
      refusedWords: [],
      pseudonymOf: options.realtime?.pseudonymOf ?? createPseudonyms("of the tests"),
    }),
    providers,
    payments: createPayments({ database, operator, clock, ...payment, signal }),
    health: createHealth({ database, book }),
  };
  const app = await createApp(
    services,
    options.log === undefined
      ? createLogger(process.env["TEST_LOG_LEVEL"] ?? "silent")
      : createLogger("trace", { destination: { write: options.log } }),
  );
  if (options.faultHooks === "open") addTestHooks(app, services);
  options.realtime?.mount(app);
  options.realtime?.guard("match", createMatchGuard({ book, locales: settings.locales }));
  await options.realtime?.start();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    origin,
    book,
    services,
    get work() {
      if (work === null) throw new Error("This server does not lead.");
      return work;
    },
    published,
    disconnected,
    errors,
    client: () => createClient(origin),
    async signedIn(email = "demo@touchline.test") {
      const client = createClient(origin);
      const reply = await client.post("/platform/api/player/sign-in", { email, password: "demo-pass-1" });
      if (reply.status !== 200) throw new Error(`Signing in answered ${reply.status}.`);
      return client;
    },
    async stop() {
      await app.close();
      await work?.stop();
    },
    async close() {
      // A keep-alive connection of a client would delay the stop until its idle timeout.
      const deadline = setTimeout(() => app.server.closeAllConnections(), 2_000);
      await app.close();
      clearTimeout(deadline);
      await work?.stop();
      await database.destroy();
    },
  };
}
