import { Button, EmptyState, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource } from "../../../elements/store/use-resource.ts";
import { useSlipIsEmpty } from "../../../elements/store/use-slip-is-empty.ts";
import { useStore } from "../../../elements/store/use-store.ts";
import { AuthFrame } from "../../../features/auth/auth-frame.tsx";
import { returnPath, signInAddress } from "../../../features/auth/return-path.ts";
import { SignUpForm } from "../../../features/auth/sign-up-form.tsx";
import { useLeaveWhenSignedIn } from "../../../features/auth/use-leave-when-signed-in.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import type { PageProps } from "../../page-route.ts";

/** Makes an account and goes back where the visitor came from. */
export function SignUpPage({ search }: PageProps): ReactNode {
  const t = useText();
  const isSlipEmpty = useSlipIsEmpty();
  const back = returnPath(search);
  useLeaveWhenSignedIn(back);
  return (
    <AuthFrame title={t("auth.signUpTitle")} note={t(isSlipEmpty ? "auth.playMoney" : "auth.keepSlip")}>
      <SignUpFields />
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
  if (data !== undefined) return <SignUpForm system={data} />;
  if (!isError) return <Skeleton lines={6} className="h-12" />;
  return (
    <EmptyState icon="offline" title={t("auth.error.network")} action={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />
  );
}
