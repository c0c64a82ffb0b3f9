import type { Money } from "@touchline/domain";

/** The auth dialogs (spec.md 2 "Modals"). */
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
/** The terms dialog is opened by the platform only and has no address. */
export type AuthKind = (typeof authKinds)[number] | "terms";

export interface AuthRequest {
  readonly kind: AuthKind;
  /** The email address typed so far, or the one to which the link was sent. */
  readonly email?: string;
  /** The token of the mailed link, or the version of the new terms. */
  readonly token?: string;
  /** The path to open after sign-in; without it the page stays. */
  readonly returnTo?: string;
  /** Called once when the player has completed the dialog. */
  readonly onDone?: () => void;
}

/** Event on the document that requests an auth dialog. */
export const authRequested = "touchline:auth";

export function openAuth(request: AuthRequest): void {
  document.dispatchEvent(new CustomEvent<AuthRequest>(authRequested, { detail: request }));
}

/** Cancelable event on the document, sent before a sign-in or sign-up dialog opens. */
export const signInRequested = "touchline:sign-in";

export interface SignInPrompt {
  readonly kind: "sign_in" | "sign_up";
  /** Whether the server ended the session. */
  readonly hasExpired: boolean;
}

/** Whether a listener handles the sign-in, such as the site that embeds the page. */
export function isSignInHandledByHost(prompt: SignInPrompt): boolean {
  return !document.dispatchEvent(new CustomEvent(signInRequested, { cancelable: true, detail: prompt }));
}

/** Reads a hash (`#sign-in`) or the `modal` parameter (`sign_in`); null if it names no auth dialog. */
export function toAuthKind(name: string): (typeof authKinds)[number] | null {
  const wanted = name.replace(/^#/u, "").replaceAll("-", "_");
  return authKinds.find((kind) => kind === wanted) ?? null;
}

/** Cancelable event on the document, sent before the cashier opens. */
export const depositRequested = "touchline:deposit";

export interface DepositPrompt {
  readonly reason: "user" | "insufficient_funds" | "reminder";
  /** The amount by which the stake exceeds the balance. */
  readonly missing?: Money | null;
}

/** Whether a listener opens a cashier, such as the site that embeds the page. */
export function isDepositHandledByHost(prompt: DepositPrompt): boolean {
  return !document.dispatchEvent(new CustomEvent(depositRequested, { cancelable: true, detail: prompt }));
}
