import type { CashoutRefusal } from "@touchline/contract/http/bets";
import { type CashoutShareRefusal, money, type Money, type Result, shareCashout, type SharedCashout, toOdds } from "@touchline/domain";
import { cappedReturnWith } from "../../bonuses/on-bets/use-bonus.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { OperatorAccounts } from "../../wallet/operator-accounts.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import { moveLiability } from "../bets/liability.ts";
import type { BetRecord } from "../../platform/database/bet-record.ts";
import { termsOf, totalOddsOf } from "../bets/bet-terms.ts";
import { changeBet, type LockedBet, enqueueBetChanged, enqueueNotification, postBetEntries } from "../bets/change-bet.ts";
import { warmBet } from "../bets/warm-legs.ts";
import { isInPlay, snapshotBet, offerOf, quoteBet, quoteToWire } from "../bets/cashout-offer.ts";

/** What the player or a rule agreed to: at least `minOffer` minor units for the whole bet, of which `share` thousandths are cashed out. */
export interface CashoutTerms {
  readonly minOffer: bigint;
  readonly share: number;
  readonly by: "player" | "rule";
}

/** Why a cash out was refused, with the current offer. */
export type CashoutRejection =
  | { readonly type: "offer"; readonly code: CashoutRefusal["code"]; readonly offer: CashoutRefusal["offer"] }
  | { readonly type: "share"; readonly reason: CashoutShareRefusal };

export type CashoutVerdict =
  | { readonly type: "paid"; readonly bet: BetRecord; readonly paid: bigint }
  | { readonly type: "pending"; readonly bet: BetRecord }
  | { readonly type: "rejected"; readonly rejection: CashoutRejection };

function rejectOffer(code: CashoutRefusal["code"], offer: CashoutRefusal["offer"]): CashoutVerdict {
  return { type: "rejected", rejection: { type: "offer", code, offer } };
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
  const columns = { seen: terms.minOffer, share: terms.share, by: terms.by };
  await transaction
    .insertInto("pending_cashouts")
    .values({ bet_id: bet.id, ...columns })
    .onConflict((conflict) => conflict.column("bet_id").doUpdateSet(columns))
    .execute();
  return { ...bet, ...change };
}

/** Pays the current offer if it is at least the one agreed to. */
export async function payIfOffered(locked: LockedBet, context: BettingContext, terms: CashoutTerms): Promise<CashoutVerdict> {
  const { bet } = locked;
  const quote = quoteBet(bet, snapshotBet(bet, context, { fresh: true }), context);
  const offer = quoteToWire(quote, context.clock);
  if (quote.type === "suspended") return rejectOffer("offer_suspended", offer);
  if (quote.type === "unavailable") return rejectOffer("not_offered", offer);
  if (quote.value.minor < terms.minOffer) return rejectOffer("offer_dropped", offer);
  const parts = splitOffer(bet, quote.value, terms.share);
  if (!parts.ok) return { type: "rejected", rejection: { type: "share", reason: parts.error } };
  const paid = await payCashout(locked, context.operator, { parts: parts.value, at: new Date(context.clock.now()) });
  return { type: "paid", bet: paid, paid: parts.value.paid.minor };
}

/** Cashes out an open bet, at once or after the in-play delay. A rejection writes nothing. */
export async function beginCashout(locked: LockedBet, context: BettingContext, terms: CashoutTerms): Promise<CashoutVerdict> {
  const { bet } = locked;
  if (closedStatuses.has(bet.status)) return rejectOffer("bet_closed", null);
  if (bet.status !== "waiting_results") return rejectOffer("not_offered", offerOf(bet, context));
  const snapshot = snapshotBet(bet, context, { fresh: true });
  const quote = quoteBet(bet, snapshot, context);
  const isDelayed = context.inPlayDelayMs > 0 && isInPlay(snapshot);
  if (!isDelayed || quote.type !== "offered" || quote.value.minor < terms.minOffer) {
    const verdict = await payIfOffered(locked, context, terms);
    if (verdict.type === "paid") await enqueueBetChanged(locked);
    return verdict;
  }
  const parts = splitOffer(bet, quote.value, terms.share);
  if (!parts.ok) return { type: "rejected", rejection: { type: "share", reason: parts.error } };
  const held = await holdForDelay(locked, context, terms);
  await enqueueBetChanged(locked);
  return { type: "pending", bet: held };
}

/** Splits an offer into the part cashed out and the rest; `share` in thousandths. */
function splitOffer(bet: BetRecord, offer: Money, share: number): Result<SharedCashout, CashoutShareRefusal> {
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

/** Pays a cash out in one ledger transaction, less the debt of the bet from a correction. The rest of the stake stays open. */
async function payCashout(
  locked: LockedBet,
  operator: OperatorAccounts,
  cashout: { readonly parts: SharedCashout; readonly at: Date },
): Promise<BetRecord> {
  const { bet, transaction } = locked;
  const { parts, at } = cashout;
  const paid = parts.paid.minor;
  const closed = bet.stake - parts.rest.minor;
  const repaid = bet.debt < paid ? bet.debt : paid;
  await postBetEntries(locked, operator, {
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
    .returning(["seen as minOffer", "share", "by"])
    .executeTakeFirst();
  return row ?? null;
}

/** Reopens the bet as it was before the cash out. */
async function reopen({ transaction, bet }: LockedBet): Promise<BetRecord> {
  const change = { status: "waiting_results", pending_until: null, pending_until_shown: null } as const;
  await transaction.updateTable("bets").set(change).where("id", "=", bet.id).execute();
  return { ...bet, ...change };
}

/** Decides a cash out at the end of its delay by the current odds: pays it, or refuses it and reopens the bet. Returns whether it was still pending. */
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
    await enqueueNotification(open, { kind: "bet", key: terms.by === "rule" ? `cashout_rule.${outcome}` : `cashout.${outcome}`, at });
    await enqueueBetChanged(open);
    return true;
  });
}

/** Marks the rule of a bet as done: a rule is executed once. */
export async function finishRule({ transaction, bet }: LockedBet): Promise<void> {
  await transaction.updateTable("bets").set({ cashout_rule_done: true }).where("id", "=", bet.id).execute();
}
