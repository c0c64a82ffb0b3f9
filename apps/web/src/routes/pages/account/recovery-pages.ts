import { ConfirmationPage } from "./confirmation-page.tsx";
import { EditPasswordPage } from "./edit-password-page.tsx";
import { ForgotPasswordPage } from "./forgot-password-page.tsx";
import { UnlockPage } from "./unlock-page.tsx";

/** Pages that mailed links lead to, and that ask for such mails: fetched together. */
export const recoveryPages = {
  forgot_password: ForgotPasswordPage,
  edit_password: EditPasswordPage,
  confirmation: ConfirmationPage,
  unlock: UnlockPage,
} as const;
