import type { ReactNode } from "react";
import { Flag } from "../../elements/flag.tsx";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { ColumnPicker } from "../../features/lists/column-picker.tsx";
import { MatchList } from "../../features/lists/match-list.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { leagueFilter } from "../page-filters.ts";
import type { PageProps } from "../page-route.ts";

/** One league: its matches by time, then what can be bet on its outcome. */
export function LeaguePage({ params }: PageProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const league = useResource(listings.league(params.id)).data;
  const counters = useResource(listings.counters()).data;
  const outrightCount = counters?.tournaments[params.id]?.outrightCount ?? 0;
  return (
    <>
      {league === undefined ? null : (
        <nav className="crumb" aria-label={t("list.leagues")}>
          <PageLink to={`/${league.sport.key}`} className="hover:text-hi">
            {league.sport.name}
          </PageLink>
          <span aria-hidden="true">·</span>
          <PageLink to={`/${league.sport.key}/${league.category.slug}`} className="hover:text-hi">
            {league.category.name}
          </PageLink>
        </nav>
      )}
      <ColumnPicker
        heading={
          <>
            <Flag code={league?.category.countryCode ?? null} />
            <h1>{league?.name}</h1>
            <span className="flex-1" />
          </>
        }
      >
        <MatchList filter={leagueFilter(params.id)} />
      </ColumnPicker>
      {outrightCount === 0 ? null : (
        <section>
          <div className="sec">
            <h2>{t("list.outrights")}</h2>
          </div>
          <MatchList filter={{ state: "bettable", kind: "outright", leagueId: params.id, limit: 20 }} />
        </section>
      )}
    </>
  );
}
