import { cashoutTrend, money, parseOdds, toOdds, type TrendPoint } from "@touchline/domain";
import type { Book } from "../../../book/book.ts";
import { currencyFacts } from "../../../wallet/currency-facts.ts";
import { legResult } from "../../settlement/leg-result.ts";
import type { BetRecord } from "../../stored/bet-record.ts";
import { termsOf } from "../../stored/bet-terms.ts";
import type { CashoutPricing } from "./offer-bet.ts";

const mostPoints = 120;

/** How the offer of what runs of a bet moved since it was accepted, from the past prices of its legs; nothing for custom bets, whose joint price has no history. */
export function trendOf(bet: BetRecord, pricing: CashoutPricing & { readonly book: Pick<Book, "priceHistory"> }): readonly TrendPoint[] {
  const terms = termsOf(bet);
  if (terms.type === "custom" || bet.accepted_at === null) return [];
  const stake = money(bet.stake, bet);
  const maxReturn = currencyFacts(bet.currency)?.maxReturn;
  const legs = bet.legs.map((leg) => {
    const line = { matchId: Number(leg.match_id), marketId: Number(leg.market_id), specifier: leg.specifier };
    const own = pricing.book.priceHistory(line).filter((point) => point.outcomeId === Number(leg.outcome_id));
    return { taken: toOdds(leg.odds), result: legResult(leg), prices: own.map(({ at, odds }) => ({ at, odds: parseOdds(odds) })) };
  });
  return cashoutTrend(
    {
      shape: terms.shape,
      legs,
      stake,
      marginBasisPoints: pricing.cashoutMarginBasisPoints,
      cap: maxReturn === undefined ? null : money(maxReturn, stake),
      from: bet.accepted_at.getTime(),
      to: bet.settled_at?.getTime() ?? pricing.clock.now(),
    },
    mostPoints,
  );
}
