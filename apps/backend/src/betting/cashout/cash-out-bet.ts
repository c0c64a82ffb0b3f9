import type { ErrorBody } from "@touchline/contract/errors";
import type { CashoutBody, CashoutRefusal, CashoutReply } from "@touchline/contract/http/bets";
import { resolveLocale, wholeShare } from "@touchline/domain";
import type { Transaction } from "kysely";
import { runTransaction } from "../../platform/database/run-transaction.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { PlayerRow } from "../../platform/database/player-tables.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import { payloadHash, type PlacementResult, startAttempt } from "../placement/attempt.ts";
import type { BetRecord } from "../../platform/database/bet-record.ts";
import { betToWire } from "../bets/bet-to-wire.ts";
import { lockBet, type LockedBet } from "../bets/change-bet.ts";
import { isOwnBet } from "../bets/load-bets.ts";
import { warmBet } from "../bets/warm-legs.ts";
import { type CashoutMessageCode, cashoutMessages } from "./cashout-messages.data.ts";
import { beginCashout, type CashoutRejection } from "./cashout.ts";

const languages = Object.keys(cashoutMessages);

function messageOf(code: CashoutMessageCode, locale: string): string {
  return cashoutMessages[resolveLocale(locale, languages)]?.[code] ?? code;
}

/** Converts a rejection to its wire format: 409 with the current offer, or 400 for a share that cannot be cashed out. */
function rejectionToWire(
  rejection: CashoutRejection,
  locale: string,
): { readonly status: 400; readonly body: ErrorBody } | { readonly status: 409; readonly body: CashoutRefusal } {
  if (rejection.type === "offer") {
    const { code, offer } = rejection;
    return { status: 409, body: { code, message: messageOf(code, "en"), localized_message: messageOf(code, locale), offer } };
  }
  const code = rejection.reason === "paysNothing" ? "cashout_pays_nothing" : "cashout_rest_too_small";
  return { status: 400, body: { code, message: messageOf(code, "en"), localized_message: messageOf(code, locale), field: "share" } };
}

/** A request about one bet with its idempotency key. */
export interface KeyedOrder<Body> {
  readonly player: PlayerRow;
  readonly key: string;
  readonly locale: string;
  readonly body: Body;
}

/** Result of a keyed request. */
export type KeyedResult = PlacementResult | { readonly type: "not_found" };

/** Stores the reply of an attempt and the id of its bet. */
export async function storeReply(
  transaction: Transaction<Tables>,
  order: KeyedOrder<unknown>,
  reply: { readonly status: number; readonly body: object; readonly bets: readonly BetRecord[]; readonly betId: string },
): Promise<PlacementResult> {
  const json = JSON.stringify(reply.body);
  await transaction
    .updateTable("placement_attempts")
    .set({ state: reply.status === 200 ? "placed" : "rejected", status_code: reply.status, reply: json, bet_id: reply.betId })
    .where("player_id", "=", order.player.id)
    .where("key", "=", order.key)
    .execute();
  return { type: "answered", status: reply.status, json, isReplay: false, bets: reply.bets };
}

/** Stores a rejection as the reply of the attempt. */
export function storeRejection(
  transaction: Transaction<Tables>,
  order: KeyedOrder<unknown>,
  rejected: { readonly rejection: CashoutRejection; readonly betId: string },
): Promise<PlacementResult> {
  return storeReply(transaction, order, { ...rejectionToWire(rejected.rejection, order.locale), bets: [], betId: rejected.betId });
}

async function cashOutLocked(locked: LockedBet, context: BettingContext, order: KeyedOrder<CashoutBody>): Promise<PlacementResult> {
  const { body, locale } = order;
  const betId = locked.bet.id;
  const verdict = await beginCashout(locked, context, { minOffer: BigInt(body.to_cashout), share: body.share ?? wholeShare, by: "player" });
  if (verdict.type === "rejected") return storeRejection(locked.transaction, order, { rejection: verdict.rejection, betId });
  const reply: CashoutReply = {
    bet: betToWire(verdict.bet, { ...context, locale }),
    paid: verdict.type === "paid" ? Number(verdict.paid) : 0,
  };
  return storeReply(locked.transaction, order, { status: 200, body: reply, bets: [verdict.bet], betId });
}

/** Cashes out a bet in one transaction: claims the key, locks the bet, checks the offer, moves the money and stores the reply. A key that was used before returns its first reply. */
export async function cashOutBet(context: BettingContext, order: KeyedOrder<CashoutBody>): Promise<KeyedResult> {
  const { body, player } = order;
  if (!(await isOwnBet(context.database, { playerId: player.id, id: body.bet_id }))) return { type: "not_found" };
  await warmBet(context, body.bet_id);
  return runTransaction(context.database, async (transaction) => {
    const earlier = await startAttempt(transaction, order, payloadHash({ call: "cashout", body }));
    if (earlier !== null) return earlier;
    const locked = await lockBet(transaction, body.bet_id);
    if (locked === null) throw new Error(`Bet ${body.bet_id} does not exist.`);
    return cashOutLocked(locked, context, order);
  });
}
