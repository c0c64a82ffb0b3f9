import { type Betting, startBetting } from "../betting/start-betting.ts";
import { demoPlan } from "../bonuses/demo-plan.ts";
import { type Bonuses, startBonuses } from "../bonuses/start-bonuses.ts";
import { pruneNotifications } from "../notifications/notifications.ts";
import { type Payments, startPayments } from "../payments/start-payments.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Job } from "../platform/jobs/job.ts";
import { startPruning } from "../platform/jobs/prune-tables.ts";
import { type Jobs, startJobs } from "../platform/jobs/start-jobs.ts";
import { startMailDelivery } from "../players/deliver-mails.ts";
import { readPlayerRules } from "../players/player-rules.ts";
import { blockDemoPlayers, seedDemoPlayers } from "../players/seed-demo-players.ts";
import { loadExternalProviders } from "../providers/external-providers.ts";
import { type Providers, startProviders } from "../providers/start-providers.ts";
import { pruneReports } from "../site/error-reports.ts";
import type { Core } from "./open-core.ts";
import type { Faces } from "./open-faces.ts";

/** Work that only one process of the product does. */
export interface LeaderWork {
  readonly jobs: Jobs;
  readonly betting: Betting;
  readonly bonuses: Bonuses;
  readonly providers: Providers;
  readonly payments: Payments;
  /** Finishes what runs and starts no more. */
  stop(): Promise<void>;
}

const bonusesEveryMs = 2_000;
/** Time after which the reference acquirer decides a pending card. */
const pendingPaymentMs = 8_000;

function deliverMails({ settings, site, onError }: Core, database: Database, jobs: Jobs): Job | null {
  if (settings.MAIL_SMTP_URL === "") return null;
  const address = settings.MAIL_FROM === "" ? `no-reply@${new URL(readPlayerRules(settings).publicOrigin).hostname}` : settings.MAIL_FROM;
  return startMailDelivery({ database, jobs, smtpUrl: settings.MAIL_SMTP_URL, from: { name: site.name, address }, onError });
}

/** Starts prices, settlement, timers, outbox, bonuses, payments, mails and pruning; `database` refuses to write once another process leads. */
export async function startLeaderWork(core: Core, database: Database, { sessions, recovery, chat }: Faces): Promise<LeaderWork> {
  const { settings, operator, clock, feed, locales, demo, push, onError } = core;
  const publisher = core.realtime.hub;
  const jobs = await startJobs({ database, onError });
  if (demo.players) await seedDemoPlayers(database, operator, new Date(clock.now()));
  else await blockDemoPlayers(database);
  feed.start();
  const betting = await startBetting({
    onUndelivered: (playerId, notificationId) => void push.push(playerId, notificationId).catch(onError),
    database,
    jobs,
    operator,
    book: feed.book,
    clock,
    publisher,
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
    publisher,
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
  const mailDelivery = deliverMails(core, database, jobs);
  await chat.prune();
  const pruning = startPruning(jobs, database, [
    sessions.prune,
    recovery.prune,
    chat.prune,
    () => pruneReports(database),
    () => pruneNotifications(database),
  ]);
  return {
    jobs,
    betting,
    bonuses,
    providers,
    payments,
    async stop() {
      await pruning.stop();
      await mailDelivery?.stop();
      feed.stop();
      await payments.stop();
      await providers.stop();
      await bonuses.stop();
      await betting.stop();
    },
  };
}
