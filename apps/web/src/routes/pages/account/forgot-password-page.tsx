import type { ReactNode } from "react";
import { AuthFrame } from "../../../features/account/auth/auth-frame.tsx";
import { EmailForm } from "../../../features/account/auth/forms/email-form.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

/** Asks for a link by which a new password can be chosen. */
export function ForgotPasswordPage(): ReactNode {
  const t = useText();
  return (
    <AuthFrame title={t("auth.forgotTitle")}>
      <EmailForm wish="forgot_password" />
      <PageLink to="/users/sign-in" className="link py-2">
        {t("auth.toSignIn")}
      </PageLink>
    </AuthFrame>
  );
}
