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

/** Unlocks an account by the mailed link, or sends that link again. */
export function UnlockPage({ search }: PageProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const token = useLinkToken(search, "unlock_token");
  useLeaveWhenSignedIn("/");
  const again = <EmailForm wish="resend_unlock_instructions" />;
  return (
    <AuthFrame title={t("auth.resendUnlockTitle")}>
      {token === null ? (
        again
      ) : (
        <LinkCheck purpose="unlock" token={token} otherwise={again}>
          {(email) => <SignInForm firstEmail={email} ways={pageWays(navigation)} />}
        </LinkCheck>
      )}
    </AuthFrame>
  );
}
