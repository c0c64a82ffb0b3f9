import { Alert } from "@touchline/ui";
import { useEffect, useState, type ReactNode } from "react";
import { AuthFrame, useRedirectWhenSignedIn } from "../../../features/account/auth/auth-page.tsx";
import { EmailForm, LinkCheck } from "../../../features/account/auth/mailed-links.tsx";
import { NewPasswordForm } from "../../../features/account/auth/password-forms.tsx";
import { SignInForm } from "../../../features/account/auth/sign-in-form.tsx";
import { pageAuthLinks } from "../../../features/account/auth/auth-links.ts";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import type { Page, PageProps } from "../../page.ts";

/** The token of a mailed link. Removes it from the address bar, so that no secret stays in the history. */
function useLinkToken(search: URLSearchParams, name: string): string | null {
  const [token] = useState(() => search.get(name));
  useEffect(() => {
    if (token !== null && location.search !== "") history.replaceState(history.state, "", location.pathname);
  }, [token]);
  return token;
}

/** Requests a link for choosing a new password. */
function ForgotPasswordPage(): ReactNode {
  const t = useText();
  return (
    <AuthFrame title={t("auth.forgotTitle")}>
      <EmailForm kind="forgot_password" />
      <PageLink to="/users/sign-in" className="link py-2">
        {t("auth.toSignIn")}
      </PageLink>
    </AuthFrame>
  );
}

/** Sets a new password with the mailed link, then asks to sign in with it. */
function EditPasswordPage({ search }: PageProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const token = useLinkToken(search, "reset_password_token");
  const [savedFor, setSavedFor] = useState<string | null>(null);
  if (savedFor !== null)
    return (
      <AuthFrame title={t("auth.signInTitle")}>
        <LeaveWhenSignedIn />
        <Alert tone="good">{t("auth.passwordSaved")}</Alert>
        <SignInForm initialEmail={savedFor} links={pageAuthLinks(navigation)} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={t("auth.newPasswordTitle")} note={token === null ? t("auth.passwordNeedsLink") : undefined}>
      {token === null ? <EmailForm kind="forgot_password" /> : <NewPasswordForm token={token} onSaved={setSavedFor} />}
    </AuthFrame>
  );
}

function LeaveWhenSignedIn(): null {
  useRedirectWhenSignedIn("/");
  return null;
}

/** Confirms an address with the mailed link, or sends the link again. */
function ConfirmationPage({ search }: PageProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const token = useLinkToken(search, "confirmation_token");
  useRedirectWhenSignedIn("/");
  const again = <EmailForm kind="resend_confirmation_instructions" />;
  return (
    <AuthFrame title={t(token === null ? "auth.resendConfirmTitle" : "auth.confirmTitle")}>
      {token === null ? (
        again
      ) : (
        <LinkCheck purpose="confirm" token={token} fallback={again}>
          {(email) => <SignInForm initialEmail={email} links={pageAuthLinks(navigation)} />}
        </LinkCheck>
      )}
    </AuthFrame>
  );
}

/** Unlocks an account with the mailed link, or sends the link again. */
function UnlockPage({ search }: PageProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const token = useLinkToken(search, "unlock_token");
  useRedirectWhenSignedIn("/");
  const again = <EmailForm kind="resend_unlock_instructions" />;
  return (
    <AuthFrame title={t("auth.resendUnlockTitle")}>
      {token === null ? (
        again
      ) : (
        <LinkCheck purpose="unlock" token={token} fallback={again}>
          {(email) => <SignInForm initialEmail={email} links={pageAuthLinks(navigation)} />}
        </LinkCheck>
      )}
    </AuthFrame>
  );
}

/** Pages that request a mailed link, and pages that a mailed link opens. */
export const pages: Readonly<Record<"forgot_password" | "edit_password" | "confirmation" | "unlock", Page>> = {
  forgot_password: { titleKey: "title.forgot_password", isNarrow: true, isPrivate: true, Component: ForgotPasswordPage },
  edit_password: { titleKey: "title.edit_password", isNarrow: true, isPrivate: true, Component: EditPasswordPage },
  confirmation: { titleKey: "title.confirmation", isNarrow: true, isPrivate: true, Component: ConfirmationPage },
  unlock: { titleKey: "title.unlock", isNarrow: true, isPrivate: true, Component: UnlockPage },
};
