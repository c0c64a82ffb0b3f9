import { compareMoney, type Money } from "../money/money.ts";
import type { CashoutQuote } from "./cashout-quote.ts";

/** Whether an offer has reached the value that a player's rule waits for (decisions 0d). */
export function isCashoutRuleReached(quote: CashoutQuote, at: Money): boolean {
  return quote.type === "offered" && compareMoney(quote.value, at) >= 0;
}
