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
import type { Clock } from "../../platform/clock.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import { checkLeg } from "./price-check.ts";
import type { BetRecord, LegRecord } from "../../platform/database/bet-record.ts";
import { legResult, termsOf } from "./bet-terms.ts";

/** Dependencies for pricing an offer. */
export interface CashoutPricing {
  readonly book: Pick<Book, "cachedQuote" | "quote" | "customPrice">;
  readonly clock: Clock;
  /** Deducted from the fair value of a bet, hundredths of a percent. */
  readonly cashoutMarginBasisPoints: number;
}

type OpenLegSnapshot = { readonly type: "open"; readonly odds: Odds; readonly isLive: boolean };

/** Current state of one leg. */
type LegSnapshot = OpenLegSnapshot | Exclude<CashoutLeg, { readonly type: "open" }>;

/** Current state of every leg of a bet; equal keys mean equal offers. */
export interface BetSnapshot {
  readonly legs: readonly LegSnapshot[];
  readonly key: string;
}

function snapshotLeg(leg: LegRecord, read: Book["quote"], clock: Clock): LegSnapshot {
  const result = legResult(leg);
  if (result !== null) return { type: "settled", taken: toOdds(leg.odds), result };
  const line = { matchId: Number(leg.match_id), marketId: Number(leg.market_id), specifier: leg.specifier };
  const quote = read(line, Number(leg.outcome_id));
  const check = checkLeg({ quote, askedOdds: leg.odds, policy: "any", now: clock.now() });
  if (check.type === "ok") return { type: "open", odds: check.odds, isLive: check.quote.matchStatus === 1 };
  return { type: check.error === "error.risk_validation.selection_suspended" ? "suspended" : "unavailable" };
}

function keyOf(leg: LegSnapshot): string {
  if (leg.type === "open") return `${leg.odds}${leg.isLive ? "!" : ""}`;
  return leg.type === "settled" ? JSON.stringify(leg.result) : leg.type;
}

/** Reads every leg of a bet: from fresh quotes for paying, from cached ones for display. */
export function snapshotBet(
  bet: BetRecord,
  { book, clock }: Omit<CashoutPricing, "cashoutMarginBasisPoints">,
  { fresh }: { readonly fresh: boolean },
): BetSnapshot {
  const read = fresh ? book.quote : book.cachedQuote;
  const legs = bet.legs.map((leg) => snapshotLeg(leg, read, clock));
  return { legs, key: `${bet.stake} ${legs.map(keyOf).join(" ")}` };
}

/** Whether the match of an open leg is live. */
export function isInPlay(snapshot: BetSnapshot): boolean {
  return snapshot.legs.some((leg) => leg.type === "open" && leg.isLive);
}

/** A custom bet counts as one leg at its own odds. Its open legs are priced together; a void leg makes it unavailable, as its settlement refunds the stake. */
function customLeg(bet: BetRecord, snapshot: BetSnapshot, taken: Odds, { book }: CashoutPricing): CashoutLeg {
  if (snapshot.legs.some((leg) => leg.type === "unavailable" || (leg.type === "settled" && leg.result.type !== "win")))
    return { type: "unavailable" };
  if (snapshot.legs.some((leg) => leg.type === "suspended")) return { type: "suspended" };
  const open = bet.legs.filter((_leg, index) => snapshot.legs[index]?.type === "open");
  const [first] = open;
  if (first === undefined) return { type: "unavailable" };
  const [only] = snapshot.legs.filter((leg) => leg.type === "open");
  if (open.length === 1 && only !== undefined) return { type: "open", taken, current: only.odds };
  const legs = open.map((leg) => ({ marketId: Number(leg.market_id), specifier: leg.specifier, outcomeId: Number(leg.outcome_id) }));
  const price = book.customPrice(Number(first.match_id), legs);
  return price.type === "priced" ? { type: "open", taken, current: toOdds(price.odds) } : { type: "suspended" };
}

function toCashoutLegs(bet: BetRecord, snapshot: BetSnapshot): readonly CashoutLeg[] {
  return snapshot.legs.map((leg, index) =>
    leg.type === "open" ? { type: "open", taken: toOdds(bet.legs[index]?.odds ?? 0), current: leg.odds } : leg,
  );
}

/** Prices the open part of a bet. */
export function quoteBet(bet: BetRecord, snapshot: BetSnapshot, pricing: CashoutPricing): CashoutQuote {
  // The stake of a free bet is not the player's, so it cannot be cashed out.
  if (bet.bonus?.type === "freebet") return { type: "unavailable" };
  const terms = termsOf(bet);
  const stake = money(bet.stake, bet);
  const maxReturn = currencyFacts(bet.currency)?.maxReturn;
  return quoteCashout({
    shape: terms.type === "custom" ? { type: "all" } : terms.shape,
    legs: terms.type === "custom" ? [customLeg(bet, snapshot, terms.odds, pricing)] : toCashoutLegs(bet, snapshot),
    stake,
    marginBasisPoints: pricing.cashoutMarginBasisPoints,
    cap: maxReturn === undefined ? null : money(maxReturn, stake),
  });
}

/** Converts a quote to its wire format. */
export function quoteToWire(quote: CashoutQuote, clock: Clock): CashoutOffer {
  return {
    status: quote.type,
    value: quote.type === "offered" ? Number(quote.value.minor) : null,
    at: new Date(clock.now()).toISOString(),
  };
}

/** The current offer for a bet, from cached quotes; null unless the bet is open and accepted. */
export function offerOf(bet: BetRecord, pricing: CashoutPricing): CashoutOffer | null {
  if (bet.status !== "waiting_results" && bet.status !== "cashout_in_progress") return null;
  return quoteToWire(quoteBet(bet, snapshotBet(bet, pricing, { fresh: false }), pricing), pricing.clock);
}

const maxPoints = 120;

/** Cash-out value history of the open stake since the bet was accepted, from past odds of its legs. Empty for custom bets, whose own odds have no history. */
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
    maxPoints,
  );
}
