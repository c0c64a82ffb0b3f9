import { EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource } from "../../elements/use-resource.ts";
import { useSession } from "../../elements/use-session.ts";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { BetList } from "./bet-list.tsx";

/** How many bets of the player are open; 0 for a visitor. */
export function useOpenBetsCount(): number {
  const { listings } = useStore();
  const isSignedIn = useSession().status === "signedIn";
  return useResource(listings.bets({ group: "open", page: 1 }), { isEnabled: isSignedIn }).data?.total ?? 0;
}

/** Says that bets are kept with an account. */
export function SignInForBets(): ReactNode {
  const t = useText();
  return (
    <EmptyState
      icon="user"
      title={t("bets.signIn")}
      action={
        <PageLink to="/users/sign-in?returnTo=%2Fbets" className="btn" data-tone="act">
          {t("shell.signIn")}
        </PageLink>
      }
    >
      {t("bets.signInText")}
    </EmptyState>
  );
}

/** The open bets beside the page. */
export function OpenBets(): ReactNode {
  const isSignedIn = useSession().status === "signedIn";
  return isSignedIn ? <BetList group="open" page={1} /> : <SignInForBets />;
}
