import { type Clock, dayMs, hourMs } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import { loadProviderAccounts } from "../wallet/operator-accounts.ts";
import type { BetContext } from "./provider-bet.ts";
import { placeProviderBet, type ProviderBetOrder, type ProviderPlacement } from "./place-provider-bet.ts";
import { settleProviderBets } from "./settle-provider-bets.ts";
import { providerGames } from "./games/game-list.ts";
import type { ProviderGame } from "./games/provider-game.ts";
import { createExternalProviders, type ExternalProviders } from "./external-providers.ts";
import { createRoundSeeds } from "./rounds.ts";
import { createProviderSessions, type ProviderSessions } from "./provider-sessions.ts";
import { createSeamlessWallet, type SeamlessWallet } from "./seamless-wallet.ts";

/** The reference providers, and the wallet that connects them to the platform. */
export interface Providers {
  readonly context: BetContext;
  readonly wallet: SeamlessWallet;
  readonly external: ExternalProviders;
  readonly sessions: ProviderSessions;
  place(order: ProviderBetOrder): Promise<ProviderPlacement>;
  /** Settles and pays all bets that are due. */
  settleDue(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProvidersOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly games?: readonly ProviderGame[];
  /** External providers; they replace reference providers of the same name. */
  readonly external?: ExternalProviders;
  /** Wall time in ms. */
  readonly nowMs?: () => number;
  /** Wraps the wallet, in tests. */
  readonly wrapWallet?: (wallet: SeamlessWallet) => SeamlessWallet;
  /** Called when money has moved and the outbox has new messages. */
  readonly onMoved: () => void;
  readonly onError: (error: unknown) => void;
}

/** How long rounds without bets are kept. */
const keepRoundsMs = 7 * dayMs;
const pruneRoundsEveryMs = hourMs;
const checkEveryMs = 500;
/** How often to check for bets that other processes left unfinished. */
const sweepEveryMs = 30_000;

/** Starts the reference providers and finishes the bets that an earlier run left unfinished. */
export async function startProviders(options: ProvidersOptions): Promise<Providers> {
  const { database, jobs, clock, games = providerGames, nowMs = Date.now, onMoved, onError } = options;
  const external = options.external ?? createExternalProviders({ providers: [] });
  const accounts = await loadProviderAccounts(database, [...new Set([...games.map(({ provider }) => provider), ...external.keys])]);
  const productNow = (): Date => new Date(clock.now());
  const wallet = createSeamlessWallet({ database, accounts, now: productNow, onMoved });
  const seeds = createRoundSeeds(database, () => new Date(nowMs()));
  const context: BetContext = {
    database,
    wallet: options.wrapWallet?.(wallet) ?? wallet,
    seeds,
    games,
    nowMs,
    productNow,
  };
  let nextPassMs = 0;
  let isPassRequested = true;
  const settling = jobs.start({
    name: "provider-bets",
    everyMs: checkEveryMs,
    async run() {
      if (!isPassRequested && nowMs() < nextPassMs) return null;
      isPassRequested = false;
      const { nextDueMs, errors } = await settleProviderBets(context);
      nextPassMs = Math.min(nextDueMs ?? Number.POSITIVE_INFINITY, nowMs() + sweepEveryMs);
      for (const error of errors) onError(error);
      return null;
    },
  });
  const requestPass = (): void => {
    isPassRequested = true;
    settling.wake();
  };
  const pruning = jobs.start({
    name: "provider-rounds",
    everyMs: pruneRoundsEveryMs,
    async run() {
      await seeds.prune(new Date(nowMs() - keepRoundsMs));
      return null;
    },
  });
  await pruning.flush();
  requestPass();
  return {
    context,
    wallet,
    external,
    sessions: createProviderSessions(database, nowMs),
    async place(order) {
      const placement = await placeProviderBet(context, order);
      requestPass();
      return placement;
    },
    async settleDue() {
      await settling.idle();
      isPassRequested = true;
      await settling.flush();
    },
    async stop() {
      await pruning.stop();
      await settling.stop();
    },
  };
}
