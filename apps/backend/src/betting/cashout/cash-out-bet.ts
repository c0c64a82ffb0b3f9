import type { ErrorBody } from "@touchline/contract/errors";
import type { CashoutBody, CashoutRefusal, CashoutReply } from "@touchline/contract/http/bets";
import { wholeShare } from "@touchline/domain";
import type { Transaction } from "kysely";
import { runTransaction } from "../../database/run-transaction.ts";
import type { Tables } from "../../database/tables.ts";
import type { PlayerRow } from "../../players/player-row.ts";
import type { BettingContext } from "../betting-context.ts";
import { payloadHash, type PlacementResult, startAttempt } from "../placement/attempt.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { betToWire } from "../stored/bet-to-wire.ts";
import { lockBet, type LockedBet } from "../stored/change-bet.ts";
import { warmBet } from "../warm-legs.ts";
import { cashoutMessages } from "./cashout-messages.data.ts";
import { beginCashout, type CashoutDenial } from "./cashout.ts";

function messageOf(code: keyof typeof cashoutMessages, locale: string): string {
  const texts: Readonly<Record<string, string>> = cashoutMessages[code];
  return texts[locale] ?? cashoutMessages[code].en;
}

/** A refusal as it goes over the wire: 409 with the offer in force, or 400 for a share that cannot be taken. */
export function denialToWire(
  denial: CashoutDenial,
  locale: string,
): { readonly status: 400; readonly body: ErrorBody } | { readonly status: 409; readonly body: CashoutRefusal } {
  if (denial.type === "offer") {
    const { code, offer } = denial;
    return { status: 409, body: { code, message: messageOf(code, "en"), localized_message: messageOf(code, locale), offer } };
  }
  const code = denial.reason === "paysNothing" ? "cashout_pays_nothing" : "cashout_rest_too_small";
  return { status: 400, body: { code, message: messageOf(code, "en"), localized_message: messageOf(code, locale), field: "share" } };
}

/** A call about one bet, answered once for its key. */
export interface KeyedOrder<Body> {
  readonly player: PlayerRow;
  readonly key: string;
  readonly locale: string;
  readonly body: Body;
}

/** What came of it. */
export type KeyedResult = PlacementResult | { readonly type: "not_found" };

/** Keeps the answer of an attempt, and the bet that it was about. */
export async function storeAnswer(
  transaction: Transaction<Tables>,
  order: KeyedOrder<unknown>,
  answer: { readonly status: number; readonly body: object; readonly bets: readonly BetRecord[]; readonly betId: string },
): Promise<PlacementResult> {
  const json = JSON.stringify(answer.body);
  await transaction
    .updateTable("placement_attempts")
    .set({ state: answer.status === 200 ? "placed" : "rejected", status_code: answer.status, reply: json, bet_id: answer.betId })
    .where("player_id", "=", order.player.id)
    .where("key", "=", order.key)
    .execute();
  return { type: "answered", status: answer.status, json, isReplay: false, bets: answer.bets };
}

/** Keeps a denial as the attempt's answer. */
export function storeDenial(
  transaction: Transaction<Tables>,
  order: KeyedOrder<unknown>,
  denied: { readonly denial: CashoutDenial; readonly betId: string },
): Promise<PlacementResult> {
  return storeAnswer(transaction, order, { ...denialToWire(denied.denial, order.locale), bets: [], betId: denied.betId });
}

const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a bet of this id belongs to the player. */
export async function isOwnBet({ database }: Pick<BettingContext, "database">, playerId: string, betId: string): Promise<boolean> {
  if (!uuidForm.test(betId)) return false;
  const row = await database.selectFrom("bets").select("id").where("id", "=", betId).where("player_id", "=", playerId).executeTakeFirst();
  return row !== undefined;
}

async function cashOutLocked(locked: LockedBet, context: BettingContext, order: KeyedOrder<CashoutBody>): Promise<PlacementResult> {
  const { body, locale } = order;
  const betId = locked.bet.id;
  const verdict = await beginCashout(locked, context, { seen: BigInt(body.to_cashout), share: body.share ?? wholeShare, by: "player" });
  if (verdict.type === "denied") return storeDenial(locked.transaction, order, { denial: verdict.denial, betId });
  const reply: CashoutReply = {
    bet: betToWire(verdict.bet, { ...context, locale }),
    paid: verdict.type === "paid" ? Number(verdict.paid) : 0,
  };
  return storeAnswer(locked.transaction, order, { status: 200, body: reply, bets: [verdict.bet], betId });
}

/** Cashes a bet out in one transaction: the attempt's row, the locks, the offer, the money and the reply. A key that was used before answers its first reply again. */
export async function cashOutBet(context: BettingContext, order: KeyedOrder<CashoutBody>): Promise<KeyedResult> {
  const { body, player } = order;
  if (!(await isOwnBet(context, player.id, body.bet_id))) return { type: "not_found" };
  await warmBet(context, body.bet_id);
  return runTransaction(context.database, async (transaction) => {
    const earlier = await startAttempt(transaction, order, payloadHash({ call: "cashout", body }));
    if (earlier !== null) return earlier;
    const locked = await lockBet(transaction, body.bet_id);
    if (locked === null) throw new Error(`Bet ${body.bet_id} is gone.`);
    return cashOutLocked(locked, context, order);
  });
}
