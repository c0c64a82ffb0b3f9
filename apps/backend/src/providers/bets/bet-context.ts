import type { Database } from "../../platform/database/open-database.ts";
import type { ProviderGame } from "../games/provider-game.ts";
import type { RoundSeeds } from "../rounds/round-seeds.ts";
import type { SeamlessWallet } from "../wallet/seamless-wallet.ts";

/** What the reference providers' betting works with. The wallet is the platform's: it may fail or answer late at any call. */
export interface BetContext {
  readonly database: Database;
  readonly wallet: SeamlessWallet;
  readonly seeds: RoundSeeds;
  readonly games: readonly ProviderGame[];
  /** Wall time, which rounds go by. */
  readonly nowMs: () => number;
  /** Product time, which dates what players see. */
  readonly productNow: () => Date;
}
