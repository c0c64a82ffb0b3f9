import type { BetRequestSelection } from "@touchline/contract/entities/bet";
import { isPriceTaken, parseOdds, type Odds, type OddsPolicy } from "@touchline/domain";
import type { Book } from "../../book/book.ts";

/** Legs of a custom bet with the price that the player agreed to. */
export interface CustomPriceAsk {
  readonly selections: readonly Omit<BetRequestSelection, "odds">[];
  /** Thousandths. */
  readonly askedOdds: number;
  readonly policy: OddsPolicy;
}

type CustomPriceCheck = { readonly type: "ok"; readonly odds: Odds } | { readonly type: "refused"; readonly error: string };

/** The price of a custom bet now, within the player's policy (spec.md 8, code 120). */
export function checkCustomPrice(book: Pick<Book, "customPrice">, { selections, askedOdds, policy }: CustomPriceAsk): CustomPriceCheck {
  const refuse = (error: string): CustomPriceCheck => ({ type: "refused", error });
  const price = book.customPrice(
    selections[0]?.match_id ?? 0,
    selections.map((selection) => ({
      marketId: selection.market_id,
      specifier: selection.specifier,
      outcomeId: selection.outcome_id,
    })),
  );
  if (price.type === "incompatible") return refuse("error.place_bets.incompatible_selections");
  const odds = price.type === "priced" ? parseOdds(price.odds) : null;
  if (odds === null) return refuse("error.place_bets.custom_bet_unavailable");
  const isTaken = isPriceTaken({ odds, acceptedOdds: askedOdds }, policy);
  return isTaken ? { type: "ok", odds } : refuse("error.place_bets.invalid_odds_custom_bet");
}
