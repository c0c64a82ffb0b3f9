import { setTimeout as sleep } from "node:timers/promises";
import { money, type Odds, parseOddsPolicy, roundTotalOdds } from "@touchline/domain";
import { sql } from "kysely";
import { returnBonus } from "../bonuses/on-bets/settle-bonus.ts";
import { cappedReturnWith, isFreeStake } from "../bonuses/on-bets/use-bonus.ts";
import type { DueWork } from "../platform/jobs/due-work.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import type { BettingContext } from "./bets/betting-context.ts";
import { liabilityOn, maxLiability, moveLiability } from "./bets/liability.ts";
import { checkCustomPrice, checkLeg } from "./bets/price-check.ts";
import type { BetRecord } from "../platform/database/bet-record.ts";
import { type BetTerms, termsOf, totalOddsOf } from "./bets/bet-terms.ts";
import { changeBet, type LockedBet, enqueueBetChanged, enqueueNotification, postBetEntries } from "./bets/change-bet.ts";
import { loadBet } from "./bets/load-bets.ts";
import { coldMatchesOf, warmBets } from "./bets/warm-legs.ts";

/** A submitted bet at its current odds. */
type Review =
  | { readonly type: "ok"; readonly legs: readonly Odds[]; readonly terms: BetTerms }
  | { readonly type: "refused"; readonly error: string };

function selectionsOf(bet: BetRecord) {
  return bet.legs.map((leg) => ({
    match_id: Number(leg.match_id),
    market_id: Number(leg.market_id),
    specifier: leg.specifier,
    outcome_id: Number(leg.outcome_id),
  }));
}

/** Applies the rules of placement again, against the odds at which the bet was submitted. */
function reviewPrices({ book, clock }: BettingContext, bet: BetRecord): Review {
  const policy = parseOddsPolicy(bet.odds_policy);
  const selections = selectionsOf(bet);
  const checks = bet.legs.map((leg, index) => {
    const { match_id: matchId = 0, market_id: marketId = 0, specifier = "", outcome_id: outcomeId = 0 } = selections[index] ?? {};
    const quote = book.quote({ matchId, marketId, specifier }, outcomeId);
    return checkLeg({ quote, askedOdds: leg.odds, policy: bet.type === "custom_bet" ? "any" : policy, now: clock.now() });
  });
  const refused = checks.find((check) => check.type === "refused");
  if (refused !== undefined) return { type: "refused", error: refused.error };
  const legs = checks.flatMap((check) => (check.type === "ok" ? [check.odds] : []));
  if (bet.type !== "custom_bet") return { type: "ok", legs, terms: termsOf(bet) };
  const price = checkCustomPrice(book, { selections, askedOdds: Number(bet.odds), policy });
  return price.type === "refused" ? price : { type: "ok", legs, terms: { type: "custom", odds: price.odds } };
}

async function isOverloaded({ transaction, bet }: LockedBet): Promise<boolean> {
  return (await liabilityOn(transaction, bet.currency, bet.legs)) > maxLiability(bet.currency);
}

/** The columns of an accepted bet. */
function acceptedAs(bet: BetRecord, review: Review & { readonly type: "ok" }, at: Date) {
  const stake = money(bet.stake, bet);
  const total = totalOddsOf(review.terms, review.legs);
  const cap = money(currencyFacts(bet.currency)?.maxReturn ?? bet.potential_win, stake);
  const { potential, isCapped } = cappedReturnWith(bet.bonus, total, { stake, cap });
  return {
    status: "waiting_results",
    accepted_at: at,
    odds: BigInt(roundTotalOdds(total)),
    potential_win: potential.minor,
    is_return_capped: isCapped,
  } as const;
}

/** Accepts the bet, or returns an error if an outcome exceeds its liability limit: for a VIP bet, or for one whose winnings have grown. */
async function accept(locked: LockedBet, review: Review & { readonly type: "ok" }, at: Date): Promise<string | null> {
  const { transaction, bet } = locked;
  if (bet.is_vip && (await isOverloaded(locked))) return "error.risk_validation.liability";
  const change = acceptedAs(bet, review, at);
  const accepted = { ...bet, ...change };
  if ((await moveLiability(transaction, bet, accepted)) && (await isOverloaded(locked))) {
    await moveLiability(transaction, accepted, bet);
    return "error.risk_validation.liability";
  }
  await transaction.updateTable("bets").set(change).where("id", "=", bet.id).execute();
  for (const [position, price] of review.legs.entries()) {
    await transaction
      .updateTable("bet_legs")
      .set({ odds: price })
      .where("bet_id", "=", bet.id)
      .where("position", "=", position)
      .where("odds", "!=", price)
      .execute();
  }
  return null;
}

async function reject(locked: LockedBet, context: BettingContext, refusal: { readonly error: string; readonly at: Date }): Promise<void> {
  const { transaction, bet } = locked;
  await moveLiability(transaction, bet, { ...bet, status: "rejected" });
  await transaction.updateTable("bets").set({ status: "rejected", reject_reason: refusal.error }).where("id", "=", bet.id).execute();
  const back = isFreeStake(bet.bonus) ? { house: bet.stake } : { player: bet.stake };
  await postBetEntries(locked, context.operator, { kind: "refund", at: refusal.at, ...back, stakes: -bet.stake });
  await returnBonus(transaction, bet, refusal.at);
}

/** Accepts a submitted bet at its current odds, or rejects it and refunds the stake. Returns whether it was still open. */
async function decidePending(context: BettingContext, betId: string): Promise<boolean> {
  return changeBet(context.database, betId, async (locked) => {
    const { bet } = locked;
    if (bet.status !== "submitted") return false;
    const at = new Date(context.clock.now());
    const review = reviewPrices(context, bet);
    const error = review.type === "refused" ? review.error : await accept(locked, review, at);
    if (error !== null) await reject(locked, context, { error, at });
    await enqueueBetChanged(locked);
    if (bet.is_vip)
      await enqueueNotification(locked, { kind: "vip_bet", key: error === null ? "vip_bet.accepted" : "vip_bet.rejected", at });
    return true;
  });
}

export interface PendingBetsOptions extends BettingContext {
  readonly jobs: Jobs;
  /** Called with each bet that was accepted or rejected. */
  readonly onDecided: (betId: string) => void;
  /** How long bets may wait, counted from startup, for the first prices of their lines; 0 by default. */
  readonly firstPricesWithinMs?: number;
}

const pricesEveryMs = 50;

/** Prices the lines of a submitted bet. Under a new leader, waits until they have prices, but not past `untilMs`. */
async function warmPending({ book, database }: BettingContext, betId: string, untilMs: number): Promise<void> {
  const bet = await loadBet(database, betId);
  if (bet?.status !== "submitted") return;
  const lines = [{ type: bet.type, selections: bet.legs }];
  for (;;) {
    await warmBets(book, lines);
    if (performance.now() >= untilMs || [...coldMatchesOf(book, lines).values()].every((matches) => matches.length === 0)) return;
    await sleep(pricesEveryMs);
  }
}

/** Decides submitted bets at the end of the in-play delay or of their review, using the leader's prices. */
export function startPendingBets(options: PendingBetsOptions): DueWork {
  const pricesBy = performance.now() + (options.firstPricesWithinMs ?? 0);
  return options.jobs.due({
    name: "pending-bets",
    waiting: sql`select id::text as key, pending_until as due_at from bets where status = 'submitted'`,
    // Waits for prices here, so that late prices delay only their own bets and do not occupy the few slots of `work`.
    prepare: async (betId) => warmPending(options, betId, pricesBy),
    async work(betId) {
      if (await decidePending(options, betId)) options.onDecided(betId);
    },
  });
}
