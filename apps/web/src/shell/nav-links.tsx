import type { ReactNode } from "react";
import { useResource } from "../elements/use-resource.ts";
import { useStore } from "../elements/use-store.ts";
import { useText } from "../messages/use-text.ts";
import { PageLink } from "../navigation/page-link.tsx";

/** Matches in play now; undefined until counted. */
function useLiveCount(): number | undefined {
  const { listings } = useStore();
  return useResource(listings.counters()).data?.live.matchCount;
}

/** The main places of the site. */
export function NavLinks(): ReactNode {
  const t = useText();
  const liveCount = useLiveCount();
  return (
    <nav className="nav" aria-label={t("shell.main")}>
      <PageLink to="/">{t("shell.sports")}</PageLink>
      <PageLink to="/live">
        {t("shell.live")} {liveCount === undefined ? null : <bdi className="cnt">{liveCount}</bdi>}
      </PageLink>
      <PageLink to="/results">{t("shell.results")}</PageLink>
      <PageLink to="/bets">{t("shell.myBets")}</PageLink>
      <PageLink to="/about">{t("shell.about")}</PageLink>
    </nav>
  );
}
