import type { ReactNode } from "react";
import { useSlipIsEmpty } from "../../../elements/store.ts";
import { CountryGate, AuthFrame, useRedirectWhenSignedIn } from "../../../features/account/auth/auth-page.tsx";
import { pageAuthLinks } from "../../../features/account/auth/auth-links.ts";
import { returnPath, signUpAddress } from "../../../features/account/auth/return-path.ts";
import { SignInForm } from "../../../features/account/auth/sign-in-form.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import type { Page, PageProps } from "../../page.ts";

/** Signs a player in and returns to the page where they came from. */
function SignInPage({ search }: PageProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const isSlipEmpty = useSlipIsEmpty();
  const back = returnPath(search);
  useRedirectWhenSignedIn(back);
  return (
    <AuthFrame title={t("auth.signInTitle")} note={isSlipEmpty ? undefined : t("auth.keepSlip")}>
      <CountryGate>
        <SignInForm links={pageAuthLinks(navigation)} />
      </CountryGate>
      <PageLink to={signUpAddress(back)} className="link py-2">
        {t("auth.toSignUp")}
      </PageLink>
    </AuthFrame>
  );
}

export const page: Page = { titleKey: "title.signIn", isNarrow: true, Component: SignInPage };
