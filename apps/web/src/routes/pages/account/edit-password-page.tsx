import { Alert } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { AuthFrame } from "../../../features/account/auth/auth-frame.tsx";
import { EmailForm } from "../../../features/account/auth/forms/email-form.tsx";
import { NewPasswordForm } from "../../../features/account/auth/forms/new-password-form.tsx";
import { SignInForm } from "../../../features/account/auth/forms/sign-in-form.tsx";
import { pageWays } from "../../../features/account/auth/page-ways.ts";
import { useLeaveWhenSignedIn } from "../../../features/account/auth/use-leave-when-signed-in.ts";
import { useLinkToken } from "../../../features/account/auth/use-link-token.ts";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import type { PageProps } from "../../page-route.ts";

/** Chooses a new password by the mailed link, then signs in with it. */
export function EditPasswordPage({ search }: PageProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const token = useLinkToken(search, "reset_password_token");
  const [savedFor, setSavedFor] = useState<string | null>(null);
  if (savedFor !== null)
    return (
      <AuthFrame title={t("auth.signInTitle")}>
        <LeaveWhenSignedIn />
        <Alert tone="good">{t("auth.passwordSaved")}</Alert>
        <SignInForm firstEmail={savedFor} ways={pageWays(navigation)} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={t("auth.newPasswordTitle")} note={token === null ? t("auth.passwordNeedsLink") : undefined}>
      {token === null ? <EmailForm wish="forgot_password" /> : <NewPasswordForm token={token} onSaved={setSavedFor} />}
    </AuthFrame>
  );
}

function LeaveWhenSignedIn(): null {
  useLeaveWhenSignedIn("/");
  return null;
}
