import { Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { returnPath } from "../../features/auth/return-path.ts";
import { SignUpForm } from "../../features/auth/sign-up-form.tsx";
import { useText } from "../../messages/use-text.ts";
import { useNavigation } from "../../navigation/navigation-context.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { PageProps } from "../page-route.ts";

/** Makes an account and goes back where the visitor came from. */
export function SignUpPage({ search }: PageProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const { listings } = useStore();
  const system = useResource(listings.system()).data;
  const back = returnPath(search);
  return (
    <AuthFrame title={t("auth.signUpTitle")}>
      {system === undefined ? <Skeleton lines={6} className="h-12" /> : <SignUpForm system={system} onDone={() => void navigation.go(back, { isReplacing: true })} />}
      <PageLink to={`/users/sign-in?returnTo=${encodeURIComponent(back)}`} className="link py-2">
        {t("auth.toSignIn")}
      </PageLink>
    </AuthFrame>
  );
}
