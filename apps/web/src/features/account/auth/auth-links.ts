import type { Navigation } from "../../../navigation/navigation.ts";
import type { AuthKind } from "../../../elements/ask-auth.ts";

/** Where forms lead on: to another dialog on a page that stays, or to a page. */
export interface AuthWays {
  open(kind: AuthKind, email: string): void;
}

/** Pages of their own for what dialogs do, too (spec.md 2 "Page paths"). */
const authPaths: Readonly<Partial<Record<AuthKind, string>>> = {
  sign_in: "/users/sign-in",
  sign_up: "/users/sign-up",
  forgot_password: "/users/password/new",
  resend_confirmation_instructions: "/users/confirmation",
  resend_unlock_instructions: "/users/unlock",
};

/** On pages, forms lead on to pages. */
export function pageWays(navigation: Navigation): AuthWays {
  return { open: (kind) => void navigation.go(authPaths[kind] ?? "/users/sign-in") };
}
