import type { PaymentContext } from "./payment-context.ts";
import { testCards, type CardBehaviour } from "./test-cards.data.ts";

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
