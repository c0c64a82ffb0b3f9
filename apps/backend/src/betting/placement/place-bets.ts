import type { PlaceBetsReply } from "@touchline/contract/http/bets";
import type { Transaction } from "kysely";
import { withTickets } from "../../bonuses/on-bets/jackpot-tickets.ts";
import { takeBonuses } from "../../bonuses/on-bets/use-bonus.ts";
import type { BetRecord } from "../../platform/database/bet-record.ts";
import { retryConflicts, runTransaction } from "../../platform/database/run-transaction.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { areStakesUnlimited } from "../../safer/own-limits.ts";
import { betToWire } from "../bets/bet-to-wire.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import { payloadHash, type PlacementOrder, type PlacementResult, startAttempt, storeRefusal } from "./attempt.ts";
import { type BettingAccount, lockBettingAccount, readBettingAccount } from "./betting-account.ts";
import { judgeLocked, judgeRequest } from "./judge-placement.ts";
import type { RefusedBet } from "./placement-refusal.ts";
import { factsOf, toBetRecord } from "./to-bet-record.ts";
import type { ValidBet } from "./validate-bets.ts";
import { type JudgedBets, writeBets } from "./write-bets.ts";

/** The bets written, or why none was. */
type Placement =
  | { readonly type: "placed"; readonly bets: readonly BetRecord[]; readonly json: string }
  | { readonly type: "refused"; readonly refused: readonly RefusedBet[] };

function currencyOf({ body }: PlacementOrder): string {
  return body.bets[0]?.stake.currency ?? "";
}

/** Builds the records of valid bets and the reply. */
function toJudgedBets(context: BettingContext, order: PlacementOrder, account: BettingAccount, valid: readonly ValidBet[]): JudgedBets {
  const facts = factsOf(order, account, context);
  const jackpots = context.areJackpotsOff === true ? [] : account.jackpots;
  const bets = withTickets(
    valid.map((bet) => toBetRecord(bet, facts)),
    jackpots,
  );
  const reply: PlaceBetsReply = { bets: bets.map((bet) => betToWire(bet, { ...context, locale: order.locale })) };
  return { bets, json: JSON.stringify(reply), account, jackpots, at: facts.at };
}

/**
 * Places all bets of a request or none, in a transaction that has claimed the key of the attempt: locks the account, applies
 * the rules, writes bets, ledger, outbox and reply. Writes nothing when it refuses.
 */
export async function placeInTransaction(
  transaction: Transaction<Tables>,
  context: BettingContext,
  order: PlacementOrder,
): Promise<Placement> {
  const account = await lockBettingAccount(transaction, order.player.id, currencyOf(order));
  const verdict = await judgeLocked(transaction, context, { order, account });
  if (verdict.type === "refused" || account === null)
    return { type: "refused", refused: verdict.type === "refused" ? verdict.refused : [] };
  const judged = toJudgedBets(context, order, account, verdict.bets);
  await takeBonuses(
    transaction,
    judged.bets.flatMap(({ bonus }) => (bonus === null ? [] : [bonus])),
  );
  const isWritten = await writeBets(transaction, context, { order, judged, claim: null });
  if (!isWritten) throw new Error("Bets that were judged under locks could not be written.");
  return { type: "placed", bets: judged.bets, json: judged.json };
}

function placed({ bets, json }: Pick<JudgedBets, "bets" | "json">): PlacementResult {
  return { type: "answered", status: 200, json, isReplay: false, bets };
}

/**
 * Places a request that passes every check, with one statement that reads and one that writes, without a lock in between: the
 * latter applies again what other transactions may have changed, which are key, balance and liability. Null, with nothing written,
 * if the request must be judged under locks: it uses a bonus, the player has limits of their own, or it would probably be refused.
 */
async function placeAtOnce(context: BettingContext, order: PlacementOrder, hash: string): Promise<PlacementResult | null> {
  const { database } = context;
  const { player, body } = order;
  if (body.bets.some(({ bonus }) => bonus !== undefined)) return null;
  const account = await readBettingAccount(database, player.id, currencyOf(order));
  if (account === null || !areStakesUnlimited(player.country, account.limitTypes)) return null;
  const verdict = judgeRequest(context, { order, account });
  if (verdict.type === "refused") return null;
  const judged = toJudgedBets(context, order, account, verdict.bets);
  const isWritten = await retryConflicts(() => writeBets(database, context, { order, judged, claim: hash }));
  return isWritten ? placed(judged) : null;
}

/** Places bets, or refuses them and stores the refusal. A key that was used before returns its first reply. */
export async function placeBets(context: BettingContext, order: PlacementOrder): Promise<PlacementResult> {
  const hash = payloadHash(order.body);
  const atOnce = await placeAtOnce(context, order, hash);
  if (atOnce !== null) return atOnce;
  return runTransaction(context.database, async (transaction) => {
    const earlier = await startAttempt(transaction, order, hash);
    if (earlier !== null) return earlier;
    const placement = await placeInTransaction(transaction, context, order);
    return placement.type === "refused" ? storeRefusal(transaction, order, placement.refused) : placed(placement);
  });
}
