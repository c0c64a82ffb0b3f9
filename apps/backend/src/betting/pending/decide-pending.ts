import { money, parseOddsPolicy, roundTotalOdds, type Odds } from "@touchline/domain";
import { returnBonus } from "../../bonuses/on-bets/return-bonus.ts";
import { cappedReturnWith, isFreeStake } from "../../bonuses/on-bets/use-bonus.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { BettingContext } from "../betting-context.ts";
import { liabilityOn, maxLiability } from "../limits/liability.ts";
import { checkCustomPrice } from "../placement/custom-price-check.ts";
import { checkLeg } from "../placement/leg-check.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { termsOf, totalOddsOf, type BetTerms } from "../stored/bet-terms.ts";
import { changeBet, noteBetChanged, noteNotification, postBetMoney, type LockedBet } from "../stored/change-bet.ts";

/** What a submitted bet is worth at the prices of now. */
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

/** By the same rules as at placement, against the prices that it was submitted at. */
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

/** A VIP bet also has to leave the operator's liability on each of its outcomes below the most it risks; the bet itself is counted already. */
async function liabilityError({ transaction, bet }: LockedBet): Promise<string | null> {
  if (!bet.is_vip) return null;
  const taken = await liabilityOn(transaction, bet.currency, selectionsOf(bet));
  return taken > maxLiability(bet.currency) ? "error.risk_validation.liability" : null;
}

async function accept({ transaction, bet }: LockedBet, review: Review & { readonly type: "ok" }, at: Date): Promise<void> {
  const stake = money(bet.stake, bet);
  const total = totalOddsOf(review.terms, review.legs);
  const cap = money(currencyFacts(bet.currency)?.maxReturn ?? bet.potential_win, stake);
  const { potential, isCapped } = cappedReturnWith(bet.bonus, total, { stake, cap });
  await transaction
    .updateTable("bets")
    .set({
      status: "waiting_results",
      accepted_at: at,
      odds: BigInt(roundTotalOdds(total)),
      potential_win: potential.minor,
      is_return_capped: isCapped,
    })
    .where("id", "=", bet.id)
    .execute();
  for (const [position, price] of review.legs.entries()) {
    await transaction
      .updateTable("bet_legs")
      .set({ odds: price })
      .where("bet_id", "=", bet.id)
      .where("position", "=", position)
      .where("odds", "!=", price)
      .execute();
  }
}

async function reject(locked: LockedBet, context: BettingContext, refusal: { readonly error: string; readonly at: Date }): Promise<void> {
  const { transaction, bet } = locked;
  await transaction.updateTable("bets").set({ status: "rejected", reject_reason: refusal.error }).where("id", "=", bet.id).execute();
  const back = isFreeStake(bet.bonus) ? { house: bet.stake } : { player: bet.stake };
  await postBetMoney(locked, context.operator, { kind: "refund", at: refusal.at, ...back, stakes: -bet.stake });
  await returnBonus(transaction, bet, refusal.at);
}

/** Judges a submitted bet when its time has come: accepted at the prices of now, or rejected with the stake back. Answers whether it was still open. */
export function decidePending(context: BettingContext, betId: string): Promise<boolean> {
  return changeBet(context.database, betId, async (locked) => {
    const { bet } = locked;
    if (bet.status !== "submitted") return false;
    const at = new Date(context.clock.now());
    const review = reviewPrices(context, bet);
    const error = review.type === "refused" ? review.error : await liabilityError(locked);
    if (review.type === "ok" && error === null) await accept(locked, review, at);
    else await reject(locked, context, { error: error ?? "error.place_bets.default", at });
    await noteBetChanged(locked);
    if (bet.is_vip) await noteNotification(locked, { kind: "vip_bet", key: error === null ? "vip_bet.accepted" : "vip_bet.rejected", at });
    return true;
  });
}
