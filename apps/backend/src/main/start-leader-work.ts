import { startBettingWork } from "../betting/start-betting-work.ts";
import { demoPlan } from "../bonuses/demo-plan.ts";
import { startBonusWork } from "../bonuses/start-bonus-work.ts";
import { pruneNotifications } from "../notifications/notifications.ts";
import { startPaymentWork } from "../payments/start-payment-work.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Job } from "../platform/jobs/job.ts";
import { startPruning } from "../platform/jobs/prune-tables.ts";
import { type Jobs, startJobs } from "../platform/jobs/start-jobs.ts";
import { startMailDelivery } from "../players/deliver-mails.ts";
import { readPlayerRules } from "../players/player-rules.ts";
import { blockDemoPlayers, seedDemoPlayers } from "../players/seed-demo-players.ts";
import { startProviderWork } from "../providers/start-provider-work.ts";
import { pruneReports } from "../site/error-reports.ts";
import { startChatWork } from "../chat/start-chat-work.ts";
import { followProviderSwitch } from "../book/provider-switch.ts";
import type { Core } from "./open-core.ts";
import { bettingContext, type Subsystems, openProviders, paymentContext } from "./open-subsystems.ts";

/** Work that only one process of the product does. */
export interface LeaderWork {
  readonly stats: Jobs["stats"];
  /** Finishes running work and starts nothing new. */
  stop(): Promise<void>;
}

/** Called with the name of a part of the work when it runs. */
export type Took = (part: string) => void;

const bonusesEveryMs = 2_000;
/** A new leader prices live matches within this time. Shorter than the 15 seconds within which it decides the bets of its predecessor. */
const firstPricesWithinMs = 6_000;

function deliverMails({ settings, site, onError }: Core, database: Database, jobs: Jobs): Job | null {
  if (settings.MAIL_SMTP_URL === "") return null;
  const address = settings.MAIL_FROM === "" ? `no-reply@${new URL(readPlayerRules(settings).publicOrigin).hostname}` : settings.MAIL_FROM;
  return startMailDelivery({ database, jobs, smtpUrl: settings.MAIL_SMTP_URL, from: { name: site.name, address }, onError });
}

/**
 * Starts settlement, timers, outbox, bonuses, payments, mails and pruning side by side; `database` refuses to write once another process
 * leads. `took` is called with the name of each part once it runs.
 */
export async function startLeaderWork(
  core: Core,
  { database, subsystems, took = () => undefined }: { readonly database: Database; readonly subsystems: Subsystems; readonly took?: Took },
): Promise<LeaderWork> {
  const { operator, clock, feed, locales, demo, push, signal, onError } = core;
  const { sessions, recovery, chat } = subsystems;
  const publisher = core.realtime.publisher;
  const jobs = await startJobs({ database, signal, onError, pollEveryMs: core.settings.ROLE === "all" ? 5_000 : 500 });
  const stopFollowing = await followProviderSwitch({
    database,
    signal,
    setInactiveProviders: (providers) => feed.book.setInactiveProviders(providers),
    onError,
  });
  core.gate.open();
  const onMoved = (): void => signal.notify("outbox");
  const start = async <Part>(name: string, starting: Promise<Part>): Promise<Part> => {
    const part = await starting;
    took(name);
    return part;
  };
  const betting = startBettingWork({
    ...bettingContext(core),
    onUndelivered: (playerId, notificationId) => void push.push(playerId, notificationId).catch(onError),
    database,
    jobs,
    publisher,
    locales,
    onError,
    firstPricesWithinMs,
  });
  const startBonuses = async () => {
    if (demo.players) await seedDemoPlayers(database, operator, new Date(clock.now()));
    else await blockDemoPlayers(database);
    return startBonusWork({
      database,
      jobs,
      operator,
      clock,
      publisher,
      locales,
      onMoved,
      ...(demo.campaigns ? { plan: (at: number) => demoPlan(feed.book, at) } : {}),
      everyMs: bonusesEveryMs,
    });
  };
  const startProviders = async () => startProviderWork({ context: (await openProviders(core, database)).context, jobs });
  const payments = startPaymentWork({ ...paymentContext(core), database, jobs, onMoved });
  const mailDelivery = deliverMails(core, database, jobs);
  const [, bets, bonuses, providers] = await Promise.all([
    start("realtime", core.realtime.lead()),
    start("bets", betting),
    start("bonuses", startBonuses()),
    start("providers", startProviders()),
    start("chat", chat.prune()),
  ]);
  const chats = startChatWork({ database, jobs, clock, publisher, pseudonymOf: core.realtime.pseudonymOf });
  const pruning = startPruning(jobs, database, [
    sessions.prune,
    recovery.prune,
    chat.prune,
    () => pruneReports(database),
    () => pruneNotifications(database),
  ]);
  return {
    stats: jobs.stats,
    async stop() {
      stopFollowing();
      await Promise.all([pruning, chats, mailDelivery, payments, providers, bonuses, bets].map(async (part) => part?.stop()));
      await jobs.stop();
    },
  };
}
