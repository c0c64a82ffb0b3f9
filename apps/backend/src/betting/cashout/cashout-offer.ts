import type { CashoutOffer } from "@touchline/contract/entities/bet";
import {
  type CashoutLeg,
  type CashoutQuote,
  cashoutTrend,
  money,
  type Odds,
  parseOdds,
  quoteCashout,
  toOdds,
  type TrendPoint,
} from "@touchline/domain";
import type { Book } from "../../book/book.ts";
import type { Clock } from "../../clock.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import { checkLeg } from "../placement/price-check.ts";
import type { BetRecord, LegRecord } from "../stored/bet-record.ts";
import { legResult, termsOf } from "../stored/bet-terms.ts";

/** What offers are priced with. */
export interface CashoutPricing {
  readonly book: Pick<Book, "glance" | "customPrice">;
  readonly clock: Clock;
  /** What is kept back of a bet's fair value, hundredths of a percent. */
  readonly cashoutMarginBasisPoints: number;
}

type OpenLook = { readonly type: "open"; readonly odds: Odds; readonly isLive: boolean };

/** One leg as it stands now. */
type LegLook = OpenLook | Exclude<CashoutLeg, { readonly type: "open" }>;

/** Every leg of a bet at one moment: equal keys mean equal offers. */
export interface BetLook {
  readonly legs: readonly LegLook[];
  readonly key: string;
}

function lookAtLeg(leg: LegRecord, read: Book["quote"], clock: Clock): LegLook {
  const result = legResult(leg);
  if (result !== null) return { type: "settled", taken: toOdds(leg.odds), result };
  const line = { matchId: Number(leg.match_id), marketId: Number(leg.market_id), specifier: leg.specifier };
  const quote = read(line, Number(leg.outcome_id));
  const check = checkLeg({ quote, askedOdds: leg.odds, policy: "any", now: clock.now() });
  if (check.type === "ok") return { type: "open", odds: check.odds, isLive: check.quote.matchStatus === 1 };
  return { type: check.error === "error.risk_validation.selection_suspended" ? "suspended" : "unavailable" };
}

function keyOf(look: LegLook): string {
  if (look.type === "open") return `${look.odds}${look.isLive ? "!" : ""}`;
  return look.type === "settled" ? JSON.stringify(look.result) : look.type;
}

function look(bet: BetRecord, read: Book["quote"], clock: Clock): BetLook {
  const legs = bet.legs.map((leg) => lookAtLeg(leg, read, clock));
  return { legs, key: `${bet.stake} ${legs.map(keyOf).join(" ")}` };
}

/** Every leg at the prices that the feed last made: for showing. */
export function lookAtBet(bet: BetRecord, { book, clock }: CashoutPricing): BetLook {
  return look(bet, book.glance, clock);
}

/** Every leg at the prices of this very moment: for paying. */
export function lookClosely(
  bet: BetRecord,
  { book, clock }: Pick<CashoutPricing, "clock"> & { readonly book: Pick<Book, "quote"> },
): BetLook {
  return look(bet, book.quote, clock);
}

/** Whether a leg that is still open is being played. */
export function isInPlay(look: BetLook): boolean {
  return look.legs.some((leg) => leg.type === "open" && leg.isLive);
}

/** A custom bet is one leg at its own price: what is open of it is priced together, a void leg ends the offer with the bet's own settlement. */
function customLeg(bet: BetRecord, look: BetLook, taken: Odds, { book }: CashoutPricing): CashoutLeg {
  if (look.legs.some((leg) => leg.type === "unavailable" || (leg.type === "settled" && leg.result.type !== "win")))
    return { type: "unavailable" };
  if (look.legs.some((leg) => leg.type === "suspended")) return { type: "suspended" };
  const open = bet.legs.filter((_leg, index) => look.legs[index]?.type === "open");
  const [first] = open;
  if (first === undefined) return { type: "unavailable" };
  const [alone] = look.legs.filter((leg) => leg.type === "open");
  if (open.length === 1 && alone !== undefined) return { type: "open", taken, current: alone.odds };
  const legs = open.map((leg) => ({ marketId: Number(leg.market_id), specifier: leg.specifier, outcomeId: Number(leg.outcome_id) }));
  const price = book.customPrice(Number(first.match_id), legs);
  return price.type === "priced" ? { type: "open", taken, current: toOdds(price.odds) } : { type: "suspended" };
}

function toCashoutLegs(bet: BetRecord, look: BetLook): readonly CashoutLeg[] {
  return look.legs.map((leg, index) =>
    leg.type === "open" ? { type: "open", taken: toOdds(bet.legs[index]?.odds ?? 0), current: leg.odds } : leg,
  );
}

/** Prices what runs of a bet. */
export function quoteBet(bet: BetRecord, look: BetLook, pricing: CashoutPricing): CashoutQuote {
  // A freebet's stake is not the player's: it cannot be cashed out (domain facts 5).
  if (bet.bonus?.type === "freebet") return { type: "unavailable" };
  const terms = termsOf(bet);
  const stake = money(bet.stake, bet);
  const maxReturn = currencyFacts(bet.currency)?.maxReturn;
  return quoteCashout({
    shape: terms.type === "custom" ? { type: "all" } : terms.shape,
    legs: terms.type === "custom" ? [customLeg(bet, look, terms.odds, pricing)] : toCashoutLegs(bet, look),
    stake,
    marginBasisPoints: pricing.cashoutMarginBasisPoints,
    cap: maxReturn === undefined ? null : money(maxReturn, stake),
  });
}

/** The wire shape of a quote. */
export function quoteToWire(quote: CashoutQuote, clock: Clock): CashoutOffer {
  return {
    status: quote.type,
    value: quote.type === "offered" ? Number(quote.value.minor) : null,
    at: new Date(clock.now()).toISOString(),
  };
}

/** What is offered for a bet now; null unless it is open and accepted. */
export function offerOf(bet: BetRecord, pricing: CashoutPricing): CashoutOffer | null {
  if (bet.status !== "waiting_results" && bet.status !== "cashout_in_progress") return null;
  return quoteToWire(quoteBet(bet, lookAtBet(bet, pricing), pricing), pricing.clock);
}

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
