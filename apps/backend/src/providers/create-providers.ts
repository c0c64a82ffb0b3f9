import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { WorkSignal } from "../platform/jobs/work-signal.ts";
import { loadProviderAccounts } from "../wallet/operator-accounts.ts";
import { createExternalProviders, type ExternalProviders } from "./external-providers.ts";
import { providerGames } from "./games/game-list.ts";
import type { ProviderGame } from "./games/provider-game.ts";
import { placeProviderBet, type ProviderBetOrder, type ProviderPlacement } from "./place-provider-bet.ts";
import type { BetContext } from "./provider-bet.ts";
import { createProviderSessions, type ProviderSessions } from "./provider-sessions.ts";
import { createRoundSeeds } from "./rounds.ts";
import { createSeamlessWallet, type SeamlessWallet } from "./seamless-wallet.ts";

/** The reference providers, and the wallet that connects them to the platform, in any process. */
export interface Providers {
  readonly context: BetContext;
  readonly wallet: SeamlessWallet;
  readonly external: ExternalProviders;
  readonly sessions: ProviderSessions;
  place(order: ProviderBetOrder): Promise<ProviderPlacement>;
}

export interface ProvidersOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly signal: WorkSignal;
  readonly games?: readonly ProviderGame[];
  /** External providers; they replace reference providers of the same name. */
  readonly external?: ExternalProviders;
  /** Wall time in ms. */
  readonly nowMs?: () => number;
  /** Wraps the wallet, in tests. */
  readonly wrapWallet?: (wallet: SeamlessWallet) => SeamlessWallet;
}

export async function createProviders(options: ProvidersOptions): Promise<Providers> {
  const { database, clock, signal, games = providerGames, nowMs = Date.now } = options;
  const external = options.external ?? createExternalProviders({ providers: [] });
  const accounts = await loadProviderAccounts(database, [...new Set([...games.map(({ provider }) => provider), ...external.keys])]);
  const productNow = (): Date => new Date(clock.now());
  const wallet = createSeamlessWallet({ database, accounts, now: productNow, onMoved: () => signal.notify("outbox") });
  const context: BetContext = {
    database,
    wallet: options.wrapWallet?.(wallet) ?? wallet,
    seeds: createRoundSeeds(database, () => new Date(nowMs())),
    games,
    nowMs,
    productNow,
  };
  return {
    context,
    wallet,
    external,
    sessions: createProviderSessions(database, nowMs),
    async place(order) {
      const placement = await placeProviderBet(context, order);
      signal.notify("provider-bets");
      return placement;
    },
  };
}
