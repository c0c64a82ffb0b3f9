import type { Selectable } from "kysely";
import type { Database } from "../platform/database/open-database.ts";
import { closesAt, type RoundSeeds } from "./rounds.ts";
import type { ProviderGame } from "./games/provider-game.ts";
import type { SeamlessWallet } from "./seamless-wallet.ts";
import type { ProviderBetsTable } from "../platform/database/tables.ts";

/** A bet of a reference provider as stored. */
export type ProviderBet = Selectable<ProviderBetsTable>;

/** Why a bet was refused, including the seamless wallet's codes. */
export type BetRefusal =
  | "round_closed"
  | "not_on_offer"
  | "stake_too_low"
  | "stake_too_high"
  | "key_reused"
  | "insufficient_funds"
  | "over_limit"
  | "player_forbidden"
  | "not_taken";

/** Dependencies of the reference providers' betting. The wallet belongs to the platform; any call may fail or answer late. */
export interface BetContext {
  readonly database: Database;
  readonly wallet: SeamlessWallet;
  readonly seeds: RoundSeeds;
  readonly games: readonly ProviderGame[];
  /** Wall time, for rounds. */
  readonly nowMs: () => number;
  /** Product time, for dates shown to players. */
  readonly productNow: () => Date;
}

export async function loadBet(database: Database, id: string): Promise<ProviderBet | null> {
  const bet = await database.selectFrom("provider_bets").selectAll().where("id", "=", id).executeTakeFirst();
  return bet ?? null;
}

interface Step {
  readonly from: ProviderBet["state"];
  readonly to: ProviderBet["state"];
  readonly reason?: string;
}

/** Moves a bet from one status to another if it still has the first; returns its current state. */
async function step({ database }: BetContext, id: string, { from, to, reason }: Step): Promise<ProviderBet> {
  await database
    .updateTable("provider_bets")
    .set({ state: to, ...(reason === undefined ? {} : { reason }) })
    .where("id", "=", id)
    .where("state", "=", from)
    .execute();
  return database.selectFrom("provider_bets").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

function isClosed({ games, nowMs }: BetContext, bet: ProviderBet): boolean {
  const game = games.find(({ provider }) => provider === bet.provider);
  return game === undefined || nowMs() >= closesAt(game, Number(bet.round));
}

async function cancel(context: BetContext, bet: ProviderBet): Promise<ProviderBet> {
  const result = await context.wallet.rollBack({ provider: bet.provider, debitKey: bet.id });
  if (result.type === "refused") throw new Error(`The stake of bet ${bet.id} cannot be refunded: ${result.reason}.`);
  return step(context, bet.id, { from: "cancelling", to: "refused" });
}

/**
 * Finishes an interrupted bet: debits the stake and accepts the bet while its round is open,
 * otherwise rolls the debit back, whether or not it happened. Every step is idempotent.
 */
export async function finishPending(context: BetContext, bet: ProviderBet): Promise<ProviderBet> {
  if (bet.state === "cancelling") return cancel(context, bet);
  if (bet.state !== "pending") return bet;
  if (!isClosed(context, bet)) {
    const { provider, id: key, player_id: playerId, currency, stake: amount } = bet;
    const taken = await context.wallet.debit({ provider, key, playerId, currency, amount });
    if (taken.type === "refused") return step(context, bet.id, { from: "pending", to: "refused", reason: taken.reason });
    // A debit after the round closed does not count, as the result may be known by then.
    if (!isClosed(context, bet)) return step(context, bet.id, { from: "pending", to: "accepted" });
  }
  const left = await step(context, bet.id, { from: "pending", to: "cancelling", reason: "round_closed" });
  return left.state === "cancelling" ? cancel(context, left) : left;
}
