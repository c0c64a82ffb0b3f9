import type { ReactNode } from "react";
import { MoneyText } from "../../elements/money-text.tsx";
import { useIsEntryClosed, useSession, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { BlockDefinition, BlockProps } from "../block.ts";

/** The player's name and balance; for visitors, links to sign in and sign up. */
function Profile(_props: BlockProps<"profile">): ReactNode {
  const t = useText();
  const store = useStore();
  const { player } = useSession();
  const isClosed = useIsEntryClosed();
  const balance = player === null ? null : store.session.balance();
  if (player === null && isClosed) return null;
  return (
    <section aria-label={t("shell.account")} className="flex flex-wrap items-center gap-3 p-(--gutter)">
      {player === null ? (
        <>
          <PageLink to="/users/sign-in" className="btn flex-1" data-tone="quiet">
            {t("shell.signIn")}
          </PageLink>
          <PageLink to="/users/sign-up" className="btn flex-1" data-tone="act">
            {t("shell.signUp")}
          </PageLink>
        </>
      ) : (
        <>
          <span className="min-w-0 flex-1">
            <bdi className="block truncate font-semibold">{player.shownName}</bdi>
            <span className="text-mid">{balance === null ? "–" : <MoneyText amount={balance} />}</span>
          </span>
          <PageLink to="/bets" className="btn" data-tone="quiet">
            {t("shell.myBets")}
          </PageLink>
        </>
      )}
    </section>
  );
}

export const definition: BlockDefinition<"profile"> = { Component: Profile };
