import type { ReactNode } from "react";
import { useSession } from "../../elements/use-session.ts";
import { BetList } from "../../features/bets/bet-list.tsx";
import { SignInForBets } from "../../features/bets/open-bets.tsx";
import { Pager } from "../../features/lists/pager.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { parsePage } from "../page-filters.ts";
import type { PageProps } from "../page-route.ts";

const groups = ["open", "settled", "all"] as const;

/** The player's bets by group, newest first. */
export function MyBetsPage({ search }: PageProps): ReactNode {
  const t = useText();
  const session = useSession();
  const group = groups.find((key) => key === search.get("group")) ?? "open";
  const address = (key: string, page: number): string => `/bets?group=${key}${page === 1 ? "" : `&page=${page}`}`;
  return (
    <div className="mx-auto max-w-[760px]">
      <div className="sec">
        <h1>{t("bets.title")}</h1>
        <span className="flex-1" />
        <nav className="flex gap-0.5" aria-label={t("bets.filter")}>
          {groups.map((key) => (
            <PageLink key={key} to={address(key, 1)} className="chip" aria-current={key === group ? "page" : undefined}>
              {t(`bets.${key}`)}
            </PageLink>
          ))}
        </nav>
      </div>
      {session.status === "signedIn" ? <BetList group={group} page={parsePage(search)} footer={(place) => <Pager {...place} toPage={(page) => address(group, page)} />} /> : <SignInForBets />}
    </div>
  );
}
