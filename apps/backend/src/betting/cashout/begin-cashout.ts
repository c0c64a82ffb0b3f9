import type { CashoutRefusal } from "@touchline/contract/http/bets";
import type { CashoutShareRefusal } from "@touchline/domain";
import type { BettingContext } from "../betting-context.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { noteBetChanged, type LockedBet } from "../stored/change-bet.ts";
import { isInPlay, lookClosely, offerOf, quoteBet, quoteToWire } from "./offers/offer-bet.ts";
import { payCashout, splitOffer } from "./pay-cashout.ts";

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
