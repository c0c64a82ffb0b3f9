import { setTimeout as sleep } from "node:timers/promises";
import type { EditBetBody, EditBetReply, PlaceBetsBody } from "@touchline/contract/http/bets";
import { parseMatchStatus, wholeShare } from "@touchline/domain";
import type { Transaction } from "kysely";
import { runTransaction } from "../../database/run-transaction.ts";
import type { Tables } from "../../database/tables.ts";
import type { BettingContext } from "../betting-context.ts";
import { holdKey, payloadHash, type PlacementResult, startAttempt, storeRefusal } from "../placement/attempt.ts";
import { placeInTransaction } from "../placement/place-bets.ts";
import type { RefusedBet } from "../placement/placement-refusal.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { betToWire } from "../stored/bet-to-wire.ts";
import { lockBet, noteBetChanged, type LockedBet } from "../stored/change-bet.ts";
import { loadBet } from "../stored/load-bets.ts";
import { warmBet, warmBets } from "../warm-legs.ts";
import { payIfOffered, type CashoutDenial } from "./cashout.ts";
import { isOwnBet, storeAnswer, storeDenial, type KeyedOrder, type KeyedResult } from "./cash-out-bet.ts";
import { isInPlay, lookClosely } from "./cashout-offer.ts";

/** An edit of one bet: what the contract's body says, and which bet. */
export type EditOrder = KeyedOrder<EditBetBody> & { readonly betId: string };

/** An edit, and whether its key was held while it waited. */
interface HeldEdit {
  readonly order: EditOrder;
  readonly isHeldHere: boolean;
}

type Refused =
  | { readonly type: "placement"; readonly refused: readonly RefusedBet[] }
  | { readonly type: "cashout"; readonly denial: CashoutDenial };

/** Takes back what the transaction has written so far: an edit does both steps or none. */
class EditRefused extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super("The edit was refused.");
    this.refused = refused;
  }
}

function denied(code: "bet_closed" | "not_offered"): EditRefused {
  return new EditRefused({ type: "cashout", denial: { type: "offer", code, offer: null } });
}

async function warmEdit(context: BettingContext, order: EditOrder): Promise<void> {
  await warmBet(context, order.betId);
  await warmBets(context.book, [order.body.bet]);
}

/** How long an edit waits: in play both judgements fall after the delay, as those of a bet and of a cash out do. */
async function delayOf(context: BettingContext, order: EditOrder): Promise<number> {
  const { book, database, inPlayDelayMs } = context;
  const bet = await loadBet(database, order.betId);
  const isNewInPlay = order.body.bet.selections.some((leg) => {
    const quote = book.quote({ matchId: leg.match_id, marketId: leg.market_id, specifier: leg.specifier }, leg.outcome_id);
    return quote !== null && parseMatchStatus(quote.matchStatus) === "live";
  });
  const isOldInPlay = bet !== null && isInPlay(lookClosely(bet, context));
  return isNewInPlay || isOldInPlay ? inPlayDelayMs : 0;
}

async function close(
  locked: LockedBet,
  context: BettingContext,
  seen: bigint,
): Promise<{ readonly bet: BetRecord; readonly value: bigint }> {
  const { status } = locked.bet;
  if (status !== "waiting_results") throw denied(status === "submitted" || status === "cashout_in_progress" ? "not_offered" : "bet_closed");
  const verdict = await payIfOffered(locked, context, { seen, share: wholeShare, by: "player" });
  if (verdict.type === "denied") throw new EditRefused({ type: "cashout", denial: verdict.denial });
  if (verdict.type === "pending") throw denied("not_offered");
  return { bet: verdict.bet, value: verdict.paid };
}

/** Places the new bet as any other: same limits, same rules, same writer. */
async function placeNew(
  transaction: Transaction<Tables>,
  context: BettingContext,
  edit: { readonly order: EditOrder; readonly stake: bigint; readonly closed: BetRecord },
): Promise<BetRecord> {
  const { order, stake, closed } = edit;
  const { bonus: _unused, ...request } = order.body.bet;
  const bet = { ...request, stake: { value: Number(stake), currency: closed.currency, subunits: closed.subunits } };
  const body: PlaceBetsBody = { meta: order.body.meta, bets: [bet] };
  const placement = await placeInTransaction(transaction, { ...context, inPlayDelayMs: 0 }, { ...order, body, editedFrom: closed.id });
  if (placement.type === "refused") throw new EditRefused({ type: "placement", refused: placement.refused });
  const [placed] = placement.bets;
  // A stake that has to be reviewed first could still be refused after the old bet is gone.
  if (placed === undefined || placed.status !== "waiting_results") throw denied("not_offered");
  return placed;
}

async function editInTransaction(transaction: Transaction<Tables>, context: BettingContext, held: HeldEdit): Promise<PlacementResult> {
  const { order } = held;
  const { betId, locale } = order;
  const earlier = await startAttempt(transaction, order, hashOf(order), held);
  if (earlier !== null) return earlier;
  const locked = await lockBet(transaction, betId);
  if (locked === null) throw new Error(`Bet ${betId} is gone.`);
  const { bet: closed, value } = await close(locked, context, BigInt(order.body.to_cashout));
  const placed = await placeNew(transaction, context, { order, stake: value, closed });
  await transaction.updateTable("bets").set({ edited_to: placed.id }).where("id", "=", betId).execute();
  await noteBetChanged(locked);
  const naming = { ...context, locale };
  const reply: EditBetReply = { closed: betToWire({ ...closed, edited_to: placed.id }, naming), placed: betToWire(placed, naming) };
  return storeAnswer(transaction, order, { status: 200, body: reply, bets: [placed], betId });
}

function hashOf({ betId, body }: EditOrder): string {
  return payloadHash({ call: "edit", betId, body });
}

/** The transaction of the edit is undone; its key still answers the refusal from now on. */
function keepRefusal(context: BettingContext, held: HeldEdit, refused: Refused): Promise<PlacementResult> {
  const { order } = held;
  return runTransaction(context.database, async (transaction) => {
    const earlier = await startAttempt(transaction, order, hashOf(order), held);
    if (earlier !== null) return earlier;
    if (refused.type === "cashout") return storeDenial(transaction, order, { denial: refused.denial, betId: order.betId });
    const body: PlaceBetsBody = { meta: order.body.meta, bets: [order.body.bet] };
    return storeRefusal(transaction, { ...order, body }, refused.refused);
  });
}

/** Closes a bet at its value and places another with that stake in one transaction, or changes nothing. An in-play edit waits for the delay first. */
export async function editBet(context: BettingContext, order: EditOrder): Promise<KeyedResult> {
  if (!(await isOwnBet(context, order.player.id, order.betId))) return { type: "not_found" };
  await warmEdit(context, order);
  const delayMs = await delayOf(context, order);
  const held: HeldEdit = { order, isHeldHere: delayMs > 0 };
  if (held.isHeldHere) {
    const earlier = await holdKey(context.database, order, hashOf(order), delayMs);
    if (earlier !== null) return earlier;
    await sleep(delayMs);
    await warmEdit(context, order);
  }
  try {
    return await runTransaction(context.database, (transaction) => editInTransaction(transaction, context, held));
  } catch (error) {
    if (error instanceof EditRefused) return keepRefusal(context, held, error.refused);
    throw error;
  }
}
