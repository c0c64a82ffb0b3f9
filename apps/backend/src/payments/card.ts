import type { TypedCard } from "@touchline/contract/http/payments";
import type { PaymentContext } from "./payment.ts";
import { type CardBehaviour, testCards } from "./test-cards.data.ts";

/** A card as the rest of the backend may know it: `token` is the acquirer's name for it. */
export interface Card {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  /** `yyyy-mm`. */
  readonly expiry: string;
}

/** Why a card is not taken; `field` is what to correct. */
export interface CardRefusal {
  readonly code: "invalid_card" | "test_cards_only";
  readonly field: "card.number" | "card.expiry_month" | "card.cvc" | "card.holder";
  readonly message: string;
}

function isLuhnValid(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function brandOf(digits: string): string {
  if (digits.startsWith("4")) return "Visa";
  return /^(5[1-5]|2[2-7])/.test(digits) ? "Mastercard" : "Card";
}

function isOver(month: number, year: number, now: Date): boolean {
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

/** Reads a typed card; the number goes no further than here. */
export function readCard(typed: TypedCard, now: Date): { readonly card: Card } | { readonly refusal: CardRefusal } {
  const refuse = (field: CardRefusal["field"], message: string, code: CardRefusal["code"] = "invalid_card") => ({
    refusal: { code, field, message },
  });
  const digits = typed.number.replaceAll(" ", "");
  if (!/^\d{12,19}$/.test(digits) || !isLuhnValid(digits)) return refuse("card.number", "This is no card number.");
  if (isOver(typed.expiry_month, typed.expiry_year, now)) return refuse("card.expiry_month", "This card has expired.");
  if (typed.holder.trim().length < 2 || /\p{Cc}/u.test(typed.holder)) return refuse("card.holder", "Give the name on the card.");
  if (!Object.hasOwn(testCards, digits))
    return refuse("card.number", "The demo cashier takes only its test cards. Do not type a real one.", "test_cards_only");
  const expiry = `${typed.expiry_year}-${String(typed.expiry_month).padStart(2, "0")}`;
  return { card: { token: tokenOf(digits), brand: brandOf(digits), last4: digits.slice(-4), expiry } };
}

const behaviourByToken: ReadonlyMap<string, CardBehaviour> = new Map(
  Object.entries(testCards).map(([number, behaviour]) => [tokenOf(number), behaviour]),
);

/** The acquirer's name for a card: says nothing of its number but the four digits that every receipt shows. */
export function tokenOf(number: string): string {
  return `reference-${number.slice(-4)}`;
}

/** What the acquirer says to a charge; a card that it does not know or does not take is declined. */
export function chargeCard(token: string, { takesTestCards }: Pick<PaymentContext, "takesTestCards">): CardBehaviour {
  const behaviour = takesTestCards ? behaviourByToken.get(token) : undefined;
  return behaviour ?? { type: "decline", reason: "declined" };
}
