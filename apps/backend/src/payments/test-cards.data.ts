/** Behaviour of the reference acquirer. */
export type CardBehaviour =
  | { readonly type: "approve" }
  | { readonly type: "decline"; readonly reason: "declined" | "insufficient_funds" | "expired_card" }
  /** Asks for the code of the bank first. */
  | { readonly type: "challenge" }
  /** Decides after a delay, or when a provider's callback arrives. */
  | { readonly type: "pending"; readonly ends: "approve" | "decline" | "callback" };

/** Card numbers of the reference acquirer. It refuses all others, so that nobody uses a real card. */
export const testCards: Readonly<Record<string, CardBehaviour>> = {
  "4242424242424242": { type: "approve" },
  "5555555555554444": { type: "approve" },
  "4000000000000002": { type: "decline", reason: "declined" },
  "4000000000009995": { type: "decline", reason: "insufficient_funds" },
  "4000000000000069": { type: "decline", reason: "expired_card" },
  "4000000000003220": { type: "challenge" },
  "4000000000000077": { type: "pending", ends: "approve" },
  "4000000000000259": { type: "pending", ends: "decline" },
  "4000000000001976": { type: "pending", ends: "callback" },
};

/** The code that the reference bank sends. */
export const challengeCode = "123456";
/** Number of wrong codes after which the bank declines. */
export const challengeTries = 3;
