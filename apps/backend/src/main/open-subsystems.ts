import type { BettingContext } from "../betting/bets/betting-context.ts";
import { type Betting, createBetting } from "../betting/create-betting.ts";
import { createChat, type Chat } from "../chat/create-chat.ts";
import { createPayments, type Payments } from "../payments/create-payments.ts";
import type { PaymentContext } from "../payments/payment.ts";
import type { Database } from "../platform/database/open-database.ts";
import { createRecovery, type Recovery } from "../players/access/recovery.ts";
import { createSessions, type Sessions } from "../players/access/sessions.ts";
import { readPlayerRules } from "../players/player-rules.ts";
import { createProviders, type Providers } from "../providers/create-providers.ts";
import { loadExternalProviders } from "../providers/external-providers.ts";
import type { Core } from "./open-core.ts";

/** The parts that the API calls and leader work prunes. They have no timers, so any number of processes may have them. */
export interface Subsystems {
  readonly sessions: Sessions;
  readonly recovery: Recovery;
  readonly chat: Chat;
  readonly betting: Betting;
  readonly payments: Payments;
  readonly providers: Providers;
}

/** Time after which the reference acquirer decides a pending card. */
const pendingPaymentMs = 8_000;

/** The dependencies that placing bets and the work on them share. */
export function bettingContext({ settings, database, operator, feed, clock }: Core): Omit<BettingContext, "rules"> {
  return {
    database,
    operator,
    book: feed.book,
    clock,
    inPlayDelayMs: settings.IN_PLAY_DELAY_SECONDS * 1_000,
    vipReviewMs: settings.VIP_REVIEW_SECONDS * 1_000,
    cashoutMarginBasisPoints: settings.CASHOUT_MARGIN_BASIS_POINTS,
    areJackpotsOff: settings.FEATURES_OFF.includes("jackpots"),
  };
}

export function paymentContext({ database, operator, clock, demo }: Core): PaymentContext {
  return { database, operator, clock, pendingMs: pendingPaymentMs, takesTestCards: demo.testCards };
}

/** The providers on a database handle: that for requests, or that of the leader. */
export function openProviders({ settings, clock, signal }: Core, database: Database): Promise<Providers> {
  return createProviders({ database, clock, signal, external: loadExternalProviders(settings.PROVIDERS_FILE) });
}

/** Creates the parts of the product that work only when they are called. */
export async function openSubsystems(core: Core): Promise<Subsystems> {
  const { settings, site, locales, database, clock, feed, realtime, signal, onError } = core;
  const { publicOrigin } = readPlayerRules(settings);
  const chat = createChat({
    limits: core.limits,
    database,
    book: feed.book,
    clock,
    locales,
    pseudonymOf: realtime.pseudonymOf,
    hours: { before: settings.CHAT_OPENS_HOURS_BEFORE, after: settings.CHAT_CLOSES_HOURS_AFTER },
    refusedWords: settings.CHAT_REFUSED_WORDS,
    signal,
  });
  return {
    sessions: createSessions(database, { onPlayerBlocked: realtime.publisher.disconnectUser }),
    recovery: createRecovery({
      database,
      sender: { siteName: site.name, publicOrigin, isSmtpUsed: settings.MAIL_SMTP_URL !== "" },
      onError,
    }),
    chat,
    betting: createBetting({ ...bettingContext(core), signal }),
    payments: createPayments({ ...paymentContext(core), signal }),
    providers: await openProviders(core, database),
  };
}
