import type { BetRequestSelection } from "@touchline/contract/entities/bet";
import {
  isMatchBettable,
  isOutcomeBettable,
  isPriceTaken,
  marketAvailability,
  type Odds,
  type OddsPolicy,
  parseMarketStatus,
  parseMatchStatus,
  parseOdds,
} from "@touchline/domain";
import type { Book, Quote } from "../../book/book.ts";

/** Whether a leg can be bet on now, and at which odds. */
export type LegCheck =
  | { readonly type: "ok"; readonly odds: Odds; readonly quote: Quote }
  | { readonly type: "refused"; readonly error: LegError; readonly odds: number | null };

type LegError =
  | "error.risk_validation.selection_not_available"
  | "error.risk_validation.selection_suspended"
  | "error.risk_validation.odds_different_than_bookmaker"
  | "error.risk_validation.odds_higher_than_bookmakers";

/** Input of `checkLeg`. */
export interface LegCheckInput {
  readonly quote: Quote | null;
  /** Odds that the player agreed to, thousandths. */
  readonly askedOdds: number;
  readonly policy: OddsPolicy;
  /** Product time, epoch ms. */
  readonly now: number;
}

function refuse(error: LegError, odds: number | null = null): LegCheck {
  return { type: "refused", error, odds };
}

/** The error for odds that moved. Under a policy that accepts only better odds, the requested odds are too high. */
function movedError(policy: OddsPolicy): LegError {
  switch (policy) {
    case "higher":
      return "error.risk_validation.odds_higher_than_bookmakers";
    case "none":
    case "any":
      return "error.risk_validation.odds_different_than_bookmaker";
  }
}

/** Checks one leg by the rules of the slip: the line is open, the outcome is offered and its odds are within the player's policy. The bet gets the current odds. */
export function checkLeg({ quote, askedOdds, policy, now }: LegCheckInput): LegCheck {
  if (quote === null || !quote.providerActive || !isMatchBettable(parseMatchStatus(quote.matchStatus)))
    return refuse("error.risk_validation.selection_not_available");
  const market = { status: parseMarketStatus(quote.marketStatus), nextBetStopMs: quote.nextBetStop };
  if (marketAvailability(market, now) === "hidden") return refuse("error.risk_validation.selection_not_available");
  const odds = parseOdds(quote.odds);
  if (odds === null || !isOutcomeBettable(market, { active: quote.outcomeActive, odds }, now))
    return refuse("error.risk_validation.selection_suspended");
  return isPriceTaken({ odds, acceptedOdds: askedOdds }, policy) ? { type: "ok", odds, quote } : refuse(movedError(policy), odds);
}

/** Legs of a custom bet with the odds that the player agreed to. */
export interface CustomPriceRequest {
  readonly selections: readonly Omit<BetRequestSelection, "odds">[];
  /** Thousandths. */
  readonly askedOdds: number;
  readonly policy: OddsPolicy;
}

type CustomPriceCheck = { readonly type: "ok"; readonly odds: Odds } | { readonly type: "refused"; readonly error: string };

/** Checks the current odds of a custom bet against the player's policy (code 120). */
export function checkCustomPrice(book: Pick<Book, "customPrice">, { selections, askedOdds, policy }: CustomPriceRequest): CustomPriceCheck {
  const refused = (error: string): CustomPriceCheck => ({ type: "refused", error });
  const price = book.customPrice(
    selections[0]?.match_id ?? 0,
    selections.map((selection) => ({
      marketId: selection.market_id,
      specifier: selection.specifier,
      outcomeId: selection.outcome_id,
    })),
  );
  if (price.type === "incompatible") return refused("error.place_bets.incompatible_selections");
  const odds = price.type === "priced" ? parseOdds(price.odds) : null;
  if (odds === null) return refused("error.place_bets.custom_bet_unavailable");
  const isTaken = isPriceTaken({ odds, acceptedOdds: askedOdds }, policy);
  return isTaken ? { type: "ok", odds } : refused("error.place_bets.invalid_odds_custom_bet");
}
