import type { PlaceBetsReply } from "@touchline/contract/http/bets";
import { parseOddsPolicy } from "@touchline/domain";
import type { Transaction } from "kysely";
import { openJackpots, withTickets, writeTickets } from "../../bonuses/jackpots/jackpot-tickets.ts";
import { takeBonuses } from "../../bonuses/on-bets/use-bonus.ts";
import { runTransaction } from "../../database/run-transaction.ts";
import type { Tables } from "../../database/tables.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { BettingContext } from "../betting-context.ts";
import { lockAccount, type BettingAccount } from "../limits/locked-account.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { betToWire } from "../stored/bet-to-wire.ts";
import { judgePlacement } from "./judge-placement.ts";
import { payloadHash } from "../payload-hash.ts";
import { startAttempt, storeRefusal, type PlacementOrder, type PlacementResult } from "./placement-attempt.ts";
import type { RefusedBet } from "./placement-refusal.ts";
import { toBetRecord, type Moment, type PlacementFacts } from "./to-bet-record.ts";
import { writeBets } from "./write-bets.ts";

function momentIn(context: BettingContext, delayMs: number): Moment | null {
  const { clock } = context;
  if (delayMs === 0) return null;
  return { wall: new Date(Date.now() + delayMs), shown: new Date(clock.now() + delayMs * clock.speed) };
}

function factsOf(order: PlacementOrder, account: BettingAccount, context: BettingContext): PlacementFacts {
  return {
    playerId: order.player.id,
    accountId: account.id,
    attemptKey: order.key,
    policy: parseOddsPolicy(order.body.meta.odds_policy ?? order.player.odds_policy),
    isQuick: order.body.meta.quick === true,
    editedFrom: order.editedFrom ?? null,
    at: new Date(context.clock.now()),
    inPlayUntil: momentIn(context, context.inPlayDelayMs),
    reviewedAt: momentIn(context, Math.max(context.vipReviewMs, context.inPlayDelayMs)),
    vipFrom: currencyFacts(account.currency)?.vipFrom ?? null,
  };
}

/** Bets that were written, or why none was. */
export type Placement =
  | { readonly type: "placed"; readonly bets: readonly BetRecord[]; readonly json: string }
  | { readonly type: "refused"; readonly refused: readonly RefusedBet[] };

/**
 * Places all bets of a request or none inside a transaction in which its attempt was started: the account's lock, the rules,
 * the bets with their ledger, the outbox and the attempt's reply. Writes nothing when it refuses.
 */
export async function placeInTransaction(
  transaction: Transaction<Tables>,
  context: BettingContext,
  order: PlacementOrder,
): Promise<Placement> {
  const currency = order.body.bets[0]?.stake.currency ?? "";
  const account = await lockAccount(transaction, order.player.id, currency);
  const verdict = await judgePlacement(transaction, context, { order, account });
  if (verdict.type === "refused" || account === null)
    return { type: "refused", refused: verdict.type === "refused" ? verdict.refused : [] };
  const facts = factsOf(order, account, context);
  const jackpots = context.areJackpotsOff === true ? [] : await openJackpots(transaction);
  const bets = withTickets(
    verdict.bets.map((bet) => toBetRecord(bet, facts)),
    jackpots,
  );
  await takeBonuses(
    transaction,
    bets.flatMap(({ bonus }) => (bonus === null ? [] : [bonus])),
  );
  const reply: PlaceBetsReply = { bets: bets.map((bet) => betToWire(bet, { ...context, locale: order.locale })) };
  const json = JSON.stringify(reply);
  await writeBets(transaction, {
    bets,
    accountId: account.id,
    stakesAccountId: context.operator.id("stakes", currency),
    houseAccountId: context.operator.id("house", currency),
    balanceBefore: account.balance,
    balanceSubunits: account.subunits,
    at: facts.at,
    attempt: { playerId: order.player.id, key: order.key, reply: json },
  });
  await writeTickets(transaction, bets, jackpots);
  return { type: "placed", bets, json };
}

/** Places bets in one transaction of their own. A key that was used before answers its first reply again. */
export function placeBets(context: BettingContext, order: PlacementOrder): Promise<PlacementResult> {
  const hash = payloadHash(order.body);
  return runTransaction(context.database, async (transaction) => {
    const earlier = await startAttempt(transaction, order, hash);
    if (earlier !== null) return earlier;
    const placement = await placeInTransaction(transaction, context, order);
    if (placement.type === "refused") return storeRefusal(transaction, order, placement.refused);
    return { type: "answered", status: 200, json: placement.json, isReplay: false, bets: placement.bets };
  });
}
