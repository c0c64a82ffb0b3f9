import type { ReactNode } from "react";
import { AuthFrame } from "../../../features/account/auth/auth-frame.tsx";
import { EmailForm } from "../../../features/account/auth/forms/email-form.tsx";
import { LinkCheck } from "../../../features/account/auth/forms/link-check.tsx";
import { SignInForm } from "../../../features/account/auth/forms/sign-in-form.tsx";
import { pageWays } from "../../../features/account/auth/page-ways.ts";
import { useLeaveWhenSignedIn } from "../../../features/account/auth/use-leave-when-signed-in.ts";
import { useLinkToken } from "../../../features/account/auth/use-link-token.ts";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import type { PageProps } from "../../page-route.ts";

/** Confirms an address by the mailed link, or sends that link again. */
export function ConfirmationPage({ search }: PageProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const token = useLinkToken(search, "confirmation_token");
  useLeaveWhenSignedIn("/");
  const again = <EmailForm wish="resend_confirmation_instructions" />;
  return (
    <AuthFrame title={t(token === null ? "auth.resendConfirmTitle" : "auth.confirmTitle")}>
      {token === null ? (
        again
      ) : (
        <LinkCheck purpose="confirm" token={token} otherwise={again}>
          {(email) => <SignInForm firstEmail={email} ways={pageWays(navigation)} />}
        </LinkCheck>
      )}
    </AuthFrame>
  );
}
