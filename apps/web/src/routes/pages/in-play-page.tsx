import { EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { ColumnPicker } from "../../features/lists/column-picker.tsx";
import { MatchList } from "../../features/lists/match-list.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { inPlayFilter } from "../page-filters.ts";
import type { PageProps } from "../page-route.ts";

/** Everything that is live, by sport. */
export function InPlayPage({ search }: PageProps): ReactNode {
  const t = useText();
  const { listings, entities } = useStore();
  const chosen = search.get("sport");
  const all = useResource(listings.matches(inPlayFilter(new URLSearchParams()))).data;
  const sports = new Map(
    (all?.matchIds ?? []).flatMap((id) => {
      const sport = entities.match(id)?.league.sport;
      return sport === undefined ? [] : [[sport.key, sport.name] as const];
    }),
  );
  const link = (key: string | null, name: string): ReactNode => (
    <PageLink
      key={key ?? "all"}
      to={key === null ? "/live" : `/live?sport=${key}`}
      className="chip"
      aria-current={key === chosen ? "page" : undefined}
    >
      {name}
    </PageLink>
  );
  return (
    <ColumnPicker
      heading={
        <>
          <h1>{t("shell.live")}</h1>
          <bdi className="cnt">{all?.total}</bdi>
          <span className="flex-1" />
          <nav className="strip min-w-0 gap-0.5" aria-label={t("live.sports")}>
            {link(null, t("list.all"))}
            {[...sports].map(([key, name]) => link(key, name))}
          </nav>
        </>
      }
    >
      <MatchList
        filter={inPlayFilter(search)}
        empty={
          <EmptyState icon="live" title={t("live.none")}>
            {t("live.noneText")}
          </EmptyState>
        }
      />
    </ColumnPicker>
  );
}
