import type { TypedCard } from "@touchline/contract/http/payments";
import type { PaymentContext } from "./payment.ts";
import { type CardBehaviour, testCards } from "./test-cards.data.ts";

/** A card without its number; `token` identifies it at the acquirer. */
export interface Card {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  /** `yyyy-mm`. */
  readonly expiry: string;
}

/** Why a card was refused; `field` is the one to correct. */
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

/** Validates a card as typed. The number does not leave this function. */
export function readCard(typed: TypedCard, now: Date): { readonly card: Card } | { readonly refusal: CardRefusal } {
  const refuse = (field: CardRefusal["field"], message: string, code: CardRefusal["code"] = "invalid_card") => ({
    refusal: { code, field, message },
  });
  const digits = typed.number.replaceAll(" ", "");
  if (!/^\d{12,19}$/.test(digits) || !isLuhnValid(digits))
    return refuse("card.number", "The card number is wrong. Check it and try again.");
  if (isOver(typed.expiry_month, typed.expiry_year, now)) return refuse("card.expiry_month", "This card has expired. Use another card.");
  if (typed.holder.trim().length < 2 || /\p{Cc}/u.test(typed.holder)) return refuse("card.holder", "Enter the name on the card.");
  if (!Object.hasOwn(testCards, digits))
    return refuse("card.number", "The demo cashier accepts only its test cards. Don’t enter a real card number.", "test_cards_only");
  const expiry = `${typed.expiry_year}-${String(typed.expiry_month).padStart(2, "0")}`;
  return { card: { token: tokenOf(digits), brand: brandOf(digits), last4: digits.slice(-4), expiry } };
}

const behaviourByToken: ReadonlyMap<string, CardBehaviour> = new Map(
  Object.entries(testCards).map(([number, behaviour]) => [tokenOf(number), behaviour]),
);

/** Token of a card at the acquirer. It reveals only the last four digits, as receipts do. */
export function tokenOf(number: string): string {
  return `reference-${number.slice(-4)}`;
}

/** Charges a card at the reference acquirer, which declines unknown cards. */
export function chargeCard(token: string, { takesTestCards }: Pick<PaymentContext, "takesTestCards">): CardBehaviour {
  const behaviour = takesTestCards ? behaviourByToken.get(token) : undefined;
  return behaviour ?? { type: "decline", reason: "declined" };
}
