import type { Money } from "@touchline/domain";

/** Told to the document when somebody wants to pay in, before our own cashier opens. */
export const depositAsked = "touchline:deposit";

export interface DepositQuestion {
  readonly reason: "user" | "insufficient_funds" | "reminder";
  /** What is missing for the bet at hand. */
  readonly missing?: Money | null;
}

/** Whether somebody else, such as the site that holds us in a frame, takes the player to a cashier. */
export function isDepositElsewhere(question: DepositQuestion): boolean {
  return !document.dispatchEvent(new CustomEvent(depositAsked, { cancelable: true, detail: question }));
}
