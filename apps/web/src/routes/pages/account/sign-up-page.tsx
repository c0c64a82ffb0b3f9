import { Button, EmptyState, Skeleton } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useResource, useSlipIsEmpty, useStore } from "../../../elements/store.ts";
import { CountryGate, AuthFrame, useRedirectWhenSignedIn } from "../../../features/account/auth/auth-page.tsx";
import { MailSent } from "../../../features/account/auth/mailed-links.tsx";
import { returnPath, signInAddress } from "../../../features/account/auth/return-path.ts";
import { SignUpForm } from "../../../features/account/auth/sign-up-form.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { pageFound, type Page, type PageProps } from "../../page.ts";

/** Creates an account and returns to where the visitor came from. */
function SignUpPage({ search }: PageProps): ReactNode {
  const t = useText();
  const isSlipEmpty = useSlipIsEmpty();
  const back = returnPath(search);
  useRedirectWhenSignedIn(back);
  return (
    <AuthFrame title={t("auth.signUpTitle")} note={t(isSlipEmpty ? "auth.playMoney" : "auth.keepSlip")}>
      <CountryGate>
        <SignUpFields />
      </CountryGate>
      <PageLink to={signInAddress(back)} className="link py-2">
        {t("auth.toSignIn")}
      </PageLink>
    </AuthFrame>
  );
}

function SignUpFields(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.system());
  const navigation = useNavigation();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  if (mailedTo !== null) {
    const again = (): void => void navigation.go("/users/confirmation");
    return <MailSent text={t("auth.confirmSentText", { email: mailedTo })} onResend={again} />;
  }
  if (data !== undefined) return <SignUpForm system={data} onMailed={setMailedTo} />;
  if (!isError) return <Skeleton lines={6} className="h-12" />;
  return (
    <EmptyState icon="offline" title={t("auth.error.network")} action={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />
  );
}

export const page: Page = {
  titleKey: "title.signUp",
  isNarrow: true,
  Component: SignUpPage,
  async load({ store }) {
    await store.queries.load(store.listings.system()).catch(() => null);
    return pageFound;
  },
};
