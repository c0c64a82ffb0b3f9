import type { CashoutRefusal } from "@touchline/contract/http/bets";
import { type CashoutShareRefusal, money, type Money, type Result, shareCashout, type SharedCashout, toOdds } from "@touchline/domain";
import { cappedReturnWith } from "../../bonuses/on-bets/use-bonus.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { OperatorAccounts } from "../../wallet/operator-accounts.ts";
import type { BettingContext } from "../betting-context.ts";
import { moveLiability } from "../limits/liability.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { termsOf, totalOddsOf } from "../stored/bet-terms.ts";
import { changeBet, type LockedBet, noteBetChanged, noteNotification, postBetMoney } from "../stored/change-bet.ts";
import { warmBet } from "../warm-legs.ts";
import { isInPlay, lookClosely, offerOf, quoteBet, quoteToWire } from "./cashout-offer.ts";

/** What somebody agreed to: at least `seen` minor units for the whole bet, of which `share` thousandths are taken. */
export interface CashoutTerms {
  readonly seen: bigint;
  readonly share: number;
  readonly by: "player" | "rule";
}

/** Why a cash out is not made; the offer is the one in force. */
export type CashoutDenial =
  | { readonly type: "offer"; readonly code: CashoutRefusal["code"]; readonly offer: CashoutRefusal["offer"] }
  | { readonly type: "share"; readonly reason: CashoutShareRefusal };

export type CashoutVerdict =
  | { readonly type: "paid"; readonly bet: BetRecord; readonly paid: bigint }
  | { readonly type: "pending"; readonly bet: BetRecord }
  | { readonly type: "denied"; readonly denial: CashoutDenial };

function deny(code: CashoutRefusal["code"], offer: CashoutRefusal["offer"]): CashoutVerdict {
  return { type: "denied", denial: { type: "offer", code, offer } };
}

const closedStatuses: ReadonlySet<BetRecord["status"]> = new Set(["done", "cashed_out", "rejected"]);

async function holdForDelay(locked: LockedBet, context: BettingContext, terms: CashoutTerms): Promise<BetRecord> {
  const { bet, transaction } = locked;
  const { inPlayDelayMs, clock } = context;
  const change = {
    status: "cashout_in_progress",
    pending_until: new Date(Date.now() + inPlayDelayMs),
    pending_until_shown: new Date(clock.now() + inPlayDelayMs * clock.speed),
  } as const;
  await transaction.updateTable("bets").set(change).where("id", "=", bet.id).execute();
  await transaction
    .insertInto("pending_cashouts")
    .values({ bet_id: bet.id, ...terms })
    .onConflict((conflict) => conflict.column("bet_id").doUpdateSet(terms))
    .execute();
  return { ...bet, ...change };
}

/** Pays at the offer of now when it is the one agreed to or better; never less. */
export async function payIfOffered(locked: LockedBet, context: BettingContext, terms: CashoutTerms): Promise<CashoutVerdict> {
  const { bet } = locked;
  const quote = quoteBet(bet, lookClosely(bet, context), context);
  const offer = quoteToWire(quote, context.clock);
  if (quote.type === "suspended") return deny("offer_suspended", offer);
  if (quote.type === "unavailable") return deny("not_offered", offer);
  if (quote.value.minor < terms.seen) return deny("offer_dropped", offer);
  const parts = splitOffer(bet, quote.value, terms.share);
  if (!parts.ok) return { type: "denied", denial: { type: "share", reason: parts.error } };
  const paid = await payCashout(locked, context.operator, { parts: parts.value, at: new Date(context.clock.now()) });
  return { type: "paid", bet: paid, paid: parts.value.paid.minor };
}

/** Cashes an open bet out, at once or after the in-play delay; a denial writes nothing. */
export async function beginCashout(locked: LockedBet, context: BettingContext, terms: CashoutTerms): Promise<CashoutVerdict> {
  const { bet } = locked;
  if (closedStatuses.has(bet.status)) return deny("bet_closed", null);
  if (bet.status !== "waiting_results") return deny("not_offered", offerOf(bet, context));
  const look = lookClosely(bet, context);
  const quote = quoteBet(bet, look, context);
  const isDelayed = context.inPlayDelayMs > 0 && isInPlay(look);
  if (!isDelayed || quote.type !== "offered" || quote.value.minor < terms.seen) {
    const verdict = await payIfOffered(locked, context, terms);
    if (verdict.type === "paid") await noteBetChanged(locked);
    return verdict;
  }
  const parts = splitOffer(bet, quote.value, terms.share);
  if (!parts.ok) return { type: "denied", denial: { type: "share", reason: parts.error } };
  const held = await holdForDelay(locked, context, terms);
  await noteBetChanged(locked);
  return { type: "pending", bet: held };
}

/** Splits what is offered for a bet by a share in thousandths. */
export function splitOffer(bet: BetRecord, offer: Money, share: number): Result<SharedCashout, CashoutShareRefusal> {
  const stake = money(bet.stake, bet);
  return shareCashout({ offer, stake, share, smallestStake: money(currencyFacts(bet.currency)?.minStake ?? 1n, stake) });
}

type BetChange = Partial<Omit<BetRecord, "legs" | "bonus">>;

function changeOf(bet: BetRecord, { paid, rest }: SharedCashout, at: Date): BetChange {
  const cashedOut = bet.cashout_amount + paid.minor;
  const common = { cashout_amount: cashedOut, win_amount: cashedOut, pending_until: null, pending_until_shown: null };
  if (rest.minor === 0n) return { ...common, status: "cashed_out", result: "cashed_out", settled_at: at };
  const total = totalOddsOf(
    termsOf(bet),
    bet.legs.map((leg) => toOdds(leg.odds)),
  );
  const cap = money(currencyFacts(bet.currency)?.maxReturn ?? bet.potential_win, rest);
  const { potential, isCapped } = cappedReturnWith(bet.bonus, total, { stake: rest, cap });
  return {
    ...common,
    status: "waiting_results",
    stake: rest.minor,
    potential_win: potential.minor,
    is_return_capped: isCapped,
  };
}

/** Pays a cash out in one ledger transaction, after what the bet still owes from a correction; the rest of the stake runs on. */
export async function payCashout(
  locked: LockedBet,
  operator: OperatorAccounts,
  cashout: { readonly parts: SharedCashout; readonly at: Date },
): Promise<BetRecord> {
  const { bet, transaction } = locked;
  const { parts, at } = cashout;
  const paid = parts.paid.minor;
  const closed = bet.stake - parts.rest.minor;
  const repaid = bet.debt < paid ? bet.debt : paid;
  await postBetMoney(locked, operator, {
    kind: "cashout",
    at,
    stakes: -closed,
    player: paid - repaid,
    receivable: repaid,
    house: closed - paid,
  });
  const change = { ...changeOf(bet, parts, at), debt: bet.debt - repaid };
  await moveLiability(transaction, bet, { ...bet, ...change });
  await transaction.updateTable("bets").set(change).where("id", "=", bet.id).execute();
  return { ...bet, ...change };
}

async function takePending({ transaction, bet }: LockedBet): Promise<CashoutTerms | null> {
  const row = await transaction
    .deleteFrom("pending_cashouts")
    .where("bet_id", "=", bet.id)
    .returning(["seen", "share", "by"])
    .executeTakeFirst();
  return row ?? null;
}

/** Opens the bet again as if nothing had been asked. */
async function reopen({ transaction, bet }: LockedBet): Promise<BetRecord> {
  const change = { status: "waiting_results", pending_until: null, pending_until_shown: null } as const;
  await transaction.updateTable("bets").set(change).where("id", "=", bet.id).execute();
  return { ...bet, ...change };
}

/** Judges a cash out at the end of its delay by the prices of now: paid, or refused with the bet open again. Answers whether it was still waiting. */
export async function decideCashout(context: BettingContext, betId: string): Promise<boolean> {
  await warmBet(context, betId);
  return changeBet(context.database, betId, async (locked) => {
    const terms = await takePending(locked);
    if (terms === null || locked.bet.status !== "cashout_in_progress") return false;
    const at = new Date(context.clock.now());
    const open = { ...locked, bet: await reopen(locked) };
    const verdict = await payIfOffered(open, context, terms);
    if (verdict.type === "paid" && terms.by === "rule") await finishRule(open);
    const outcome = verdict.type === "paid" ? "done" : "refused";
    await noteNotification(open, { kind: "bet", key: terms.by === "rule" ? `cashout_rule.${outcome}` : `cashout.${outcome}`, at });
    await noteBetChanged(open);
    return true;
  });
}

/** A rule acts once. */
export async function finishRule({ transaction, bet }: LockedBet): Promise<void> {
  await transaction.updateTable("bets").set({ cashout_rule_done: true }).where("id", "=", bet.id).execute();
}
