import type { Money } from "@touchline/domain";

/** What an auth dialog is about (spec.md 2 "Modals"). */
export const authKinds = [
  "sign_in",
  "sign_up",
  "forgot_password",
  "edit_password",
  "resend_confirmation_instructions",
  "resend_unlock_instructions",
  "phone_verification",
  "missed_auth_fields",
  "confirm_password",
  "unlock",
] as const;
/** The terms checker is the platform's to open: no address asks for it. */
export type AuthKind = (typeof authKinds)[number] | "terms";

/** A wish for a dialog. */
export interface AuthAsk {
  readonly kind: AuthKind;
  /** Address typed so far, or whose link it was. */
  readonly email?: string;
  /** Of the mailed link; of new terms, their version. */
  readonly token?: string;
  /** Our address to go to once somebody is signed in; stays where it is without. */
  readonly returnTo?: string;
  /** Called once when what the dialog is for is done. */
  readonly onDone?: () => void;
}

/** Told to the document when somebody asks for an auth dialog. */
export const authAsked = "touchline:auth";

/** Asks for an auth dialog over the page. */
export function askAuth(ask: AuthAsk): void {
  document.dispatchEvent(new CustomEvent<AuthAsk>(authAsked, { detail: ask }));
}

/** Told to the document before a visitor is asked to sign in or up over the page. */
export const signInAsked = "touchline:sign-in";

export interface SignInQuestion {
  readonly kind: "sign_in" | "sign_up";
  /** Because the server ended the session. */
  readonly hasExpired: boolean;
}

/** Whether somebody else, such as the site that holds us in a frame, asks the visitor in. */
export function isSignInElsewhere(question: SignInQuestion): boolean {
  return !document.dispatchEvent(new CustomEvent(signInAsked, { cancelable: true, detail: question }));
}

/** Reads a hash (`#sign-in`) or the value of the `modal` parameter (`sign_in`); null for none of ours. */
export function toAuthKind(name: string): (typeof authKinds)[number] | null {
  const wanted = name.replace(/^#/u, "").replaceAll("-", "_");
  return authKinds.find((kind) => kind === wanted) ?? null;
}

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
