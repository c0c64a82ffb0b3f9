import { randomUUID } from "node:crypto";
import { payloadHash } from "../betting/placement/attempt.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import type { ProviderGame, Quote } from "./games/provider-game.ts";
import { closesAt, openRoundAt } from "./rounds.ts";
import { type BetContext, type BetRefusal, finishPending, loadBet, type ProviderBet } from "./provider-bet.ts";

/** A requested bet. */
export interface ProviderBetOrder {
  readonly game: ProviderGame;
  readonly playerId: string;
  readonly currency: string;
  readonly key: string;
  readonly round: number;
  readonly selection: unknown;
  /** Minor units. */
  readonly stake: bigint;
}

export type ProviderPlacement =
  | { readonly type: "placed"; readonly bet: ProviderBet }
  | { readonly type: "refused"; readonly reason: BetRefusal; readonly bet: ProviderBet | null };

function stakeRefusal({ stake, currency }: ProviderBetOrder, { odds }: Quote): BetRefusal | null {
  const facts = currencyFacts(currency);
  if (facts === null || stake < facts.minStake) return "stake_too_low";
  return stake > facts.maxStake || (stake * BigInt(odds)) / 1000n > facts.maxReturn ? "stake_too_high" : null;
}

/** Whether a repeated request is for the stored bet. */
function isSame(bet: ProviderBet, order: ProviderBetOrder, quote: Quote | null): boolean {
  const isSelection = quote === null || payloadHash(bet.selection) === payloadHash(quote.selection);
  return isSelection && bet.round === BigInt(order.round) && bet.stake === order.stake && bet.currency === order.currency;
}

async function findAttempt({ database }: BetContext, { game, playerId, key }: ProviderBetOrder): Promise<ProviderBet | null> {
  const bet = await database
    .selectFrom("provider_bets")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("provider", "=", game.provider)
    .where("attempt_key", "=", key)
    .executeTakeFirst();
  return bet ?? null;
}

/** Stores the bet before any money moves, so that a crash leaves a record; returns the earlier bet if the key is known. */
async function writePending(context: BetContext, order: ProviderBetOrder, quote: Quote): Promise<ProviderBet | null> {
  const { game, playerId, key, round, currency, stake } = order;
  await context.seeds.of(game.provider, round);
  const id = randomUUID();
  await context.database
    .insertInto("provider_bets")
    .values({
      id,
      provider: game.provider,
      round: BigInt(round),
      player_id: playerId,
      attempt_key: key,
      selection: JSON.stringify(quote.selection),
      currency,
      subunits: currencyFacts(currency)?.subunits ?? 1,
      stake,
      odds: BigInt(quote.odds),
      state: "pending",
      created_at: context.productNow(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await loadBet(context.database, id)) ?? findAttempt(context, order);
}

function answerOf(bet: ProviderBet): ProviderPlacement {
  if (bet.state === "accepted" || bet.state === "settled") return { type: "placed", bet };
  // Safe: reasons are written from this type.
  return { type: "refused", reason: (bet.reason ?? "not_taken") as BetRefusal, bet };
}

/**
 * Places a bet: stores it as pending, debits the stake with the bet's id as the key, then accepts it. If this stops in
 * between, the next request with the key or `finishPending` in another process finishes it, never twice.
 */
export async function placeProviderBet(context: BetContext, order: ProviderBetOrder): Promise<ProviderPlacement> {
  const { game, round } = order;
  const quote = game.round(round).quote(order.selection);
  const earlier = await findAttempt(context, order);
  if (earlier !== null && !isSame(earlier, order, quote)) return { type: "refused", reason: "key_reused", bet: null };
  if (earlier !== null) return answerOf(await finishPending(context, earlier));
  if (openRoundAt(game, context.nowMs()) !== round || context.nowMs() >= closesAt(game, round))
    return { type: "refused", reason: "round_closed", bet: null };
  if (quote === null) return { type: "refused", reason: "not_on_offer", bet: null };
  const refusal = stakeRefusal(order, quote);
  if (refusal !== null) return { type: "refused", reason: refusal, bet: null };
  const bet = await writePending(context, order, quote);
  if (bet === null || !isSame(bet, order, quote)) return { type: "refused", reason: "key_reused", bet: null };
  return answerOf(await finishPending(context, bet));
}
