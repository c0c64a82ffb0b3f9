import type { ReactNode } from "react";
import { useSlipIsEmpty } from "../../elements/use-slip-is-empty.ts";
import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { returnPath } from "../../features/auth/return-path.ts";
import { SignInForm } from "../../features/auth/sign-in-form.tsx";
import { useText } from "../../messages/use-text.ts";
import { useNavigation } from "../../navigation/navigation-context.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { PageProps } from "../page-route.ts";

/** Signs a player in and goes back where they came from. */
export function SignInPage({ search }: PageProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const isSlipEmpty = useSlipIsEmpty();
  const back = returnPath(search);
  return (
    <AuthFrame title={t("auth.signInTitle")}>
      {isSlipEmpty ? null : <p className="text-mid">{t("auth.keepSlip")}</p>}
      <SignInForm onDone={() => void navigation.go(back, { isReplacing: true })} />
      <PageLink to={`/users/sign-up?returnTo=${encodeURIComponent(back)}`} className="link py-2">
        {t("auth.toSignUp")}
      </PageLink>
    </AuthFrame>
  );
}
