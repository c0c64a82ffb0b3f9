import type { EditBetBody, EditBetReply, PlaceBetsBody } from "@touchline/contract/http/bets";
import { parseMatchStatus, wholeShare } from "@touchline/domain";
import type { Transaction } from "kysely";
import { runTransaction } from "../../platform/database/run-transaction.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import { payloadHash, type PlacementResult, startAttempt, storeRefusal } from "../placement/attempt.ts";
import { placeInTransaction } from "../placement/place-bets.ts";
import type { RefusedBet } from "../placement/placement-refusal.ts";
import type { BetRecord } from "../../platform/database/bet-record.ts";
import { betToWire } from "../bets/bet-to-wire.ts";
import { lockBet, enqueueBetChanged, type LockedBet } from "../bets/change-bet.ts";
import { loadBet } from "../bets/load-bets.ts";
import { warmBet, warmBets } from "../bets/warm-legs.ts";
import { payIfOffered, type CashoutRejection } from "./cashout.ts";
import { storeReply, storeRejection, type KeyedOrder } from "./cash-out-bet.ts";
import { isInPlay, snapshotBet } from "../bets/cashout-offer.ts";

/** A request to edit one bet. */
export type EditOrder = KeyedOrder<EditBetBody> & { readonly betId: string };

/** An edit and whether its key is already held for it. */
interface HeldEdit {
  readonly order: EditOrder;
  readonly isHeldHere: boolean;
}

type Refused =
  | { readonly type: "placement"; readonly refused: readonly RefusedBet[] }
  | { readonly type: "cashout"; readonly rejection: CashoutRejection };

/** Rolls the transaction back: an edit does both steps or none. */
class EditRefused extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super("The edit was refused.");
    this.refused = refused;
  }
}

function rejected(code: "bet_closed" | "not_offered"): EditRefused {
  return new EditRefused({ type: "cashout", rejection: { type: "offer", code, offer: null } });
}

/** Prices the lines of both bets. */
export async function warmEdit(context: BettingContext, order: EditOrder): Promise<void> {
  await warmBet(context, order.betId);
  await warmBets(context.book, [order.body.bet]);
}

/** Delay of an edit: if either bet is in play, both are checked after the in-play delay, like any bet or cash out. */
export async function editDelay(context: BettingContext, order: EditOrder): Promise<number> {
  const { book, database, inPlayDelayMs } = context;
  const bet = await loadBet(database, order.betId);
  const isNewInPlay = order.body.bet.selections.some((leg) => {
    const quote = book.quote({ matchId: leg.match_id, marketId: leg.market_id, specifier: leg.specifier }, leg.outcome_id);
    return quote !== null && parseMatchStatus(quote.matchStatus) === "live";
  });
  const isOldInPlay = bet !== null && isInPlay(snapshotBet(bet, context, { fresh: true }));
  return isNewInPlay || isOldInPlay ? inPlayDelayMs : 0;
}

async function close(
  locked: LockedBet,
  context: BettingContext,
  minOffer: bigint,
): Promise<{ readonly bet: BetRecord; readonly value: bigint }> {
  const { status } = locked.bet;
  if (status !== "waiting_results")
    throw rejected(status === "submitted" || status === "cashout_in_progress" ? "not_offered" : "bet_closed");
  const verdict = await payIfOffered(locked, context, { minOffer, share: wholeShare, by: "player" });
  if (verdict.type === "rejected") throw new EditRefused({ type: "cashout", rejection: verdict.rejection });
  if (verdict.type === "pending") throw rejected("not_offered");
  return { bet: verdict.bet, value: verdict.paid };
}

/** Places the new bet like any other: same limits, same rules, same writer. */
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
  // A bet under review could still be refused after the old one is closed.
  if (placed === undefined || placed.status !== "waiting_results") throw rejected("not_offered");
  return placed;
}

async function editInTransaction(transaction: Transaction<Tables>, context: BettingContext, held: HeldEdit): Promise<PlacementResult> {
  const { order } = held;
  const { betId, locale } = order;
  const earlier = await startAttempt(transaction, order, editHash(order), held);
  if (earlier !== null) return earlier;
  const locked = await lockBet(transaction, betId);
  if (locked === null) throw new Error(`Bet ${betId} does not exist.`);
  const { bet: closed, value } = await close(locked, context, BigInt(order.body.to_cashout));
  const placed = await placeNew(transaction, context, { order, stake: value, closed });
  await transaction.updateTable("bets").set({ edited_to: placed.id }).where("id", "=", betId).execute();
  await enqueueBetChanged(locked);
  const naming = { ...context, locale };
  const reply: EditBetReply = { closed: betToWire({ ...closed, edited_to: placed.id }, naming), placed: betToWire(placed, naming) };
  return storeReply(transaction, order, { status: 200, body: reply, bets: [placed], betId });
}

export function editHash({ betId, body }: EditOrder): string {
  return payloadHash({ call: "edit", betId, body });
}

/** Stores the refusal under the key after the transaction of the edit was rolled back. */
async function storeEditRefusal(transaction: Transaction<Tables>, held: HeldEdit, refused: Refused): Promise<PlacementResult> {
  const { order } = held;
  const earlier = await startAttempt(transaction, order, editHash(order), held);
  if (earlier !== null) return earlier;
  if (refused.type === "cashout") return storeRejection(transaction, order, { rejection: refused.rejection, betId: order.betId });
  const body: PlaceBetsBody = { meta: order.body.meta, bets: [order.body.bet] };
  return storeRefusal(transaction, { ...order, body }, refused.refused);
}

/**
 * Closes a bet at its value and places another with that stake in one transaction, or changes nothing. `pendingId` is the row of an edit
 * that has waited and holds its key; it is deleted once the edit has a result.
 */
export async function carryOutEdit(context: BettingContext, order: EditOrder, pendingId: bigint | null = null): Promise<PlacementResult> {
  const held: HeldEdit = { order, isHeldHere: pendingId !== null };
  const run = (work: (transaction: Transaction<Tables>) => Promise<PlacementResult>): Promise<PlacementResult> =>
    runTransaction(context.database, async (transaction) => {
      const result = await work(transaction);
      if (pendingId !== null && result.type !== "in_progress")
        await transaction.deleteFrom("pending_edits").where("id", "=", pendingId).execute();
      return result;
    });
  try {
    return await run((transaction) => editInTransaction(transaction, context, held));
  } catch (error) {
    if (error instanceof EditRefused) return run((transaction) => storeEditRefusal(transaction, held, error.refused));
    throw error;
  }
}
