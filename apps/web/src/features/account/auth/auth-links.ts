import type { Navigation } from "../../../navigation/navigation.ts";
import type { AuthKind } from "../../../elements/dialog-events.ts";

/** Opens another auth form: as a dialog on the same page, or as a page. */
export interface AuthLinks {
  open(kind: AuthKind, email: string): void;
}

/** The pages of forms that also exist as dialogs (spec.md 2 "Page paths"). */
const authPaths: Readonly<Partial<Record<AuthKind, string>>> = {
  sign_in: "/users/sign-in",
  sign_up: "/users/sign-up",
  forgot_password: "/users/password/new",
  resend_confirmation_instructions: "/users/confirmation",
  resend_unlock_instructions: "/users/unlock",
};

/** Opens auth forms as pages. */
export function pageAuthLinks(navigation: Navigation): AuthLinks {
  return { open: (kind) => void navigation.go(authPaths[kind] ?? "/users/sign-in") };
}
