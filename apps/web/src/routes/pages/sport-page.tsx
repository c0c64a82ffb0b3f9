import type { ReactNode } from "react";
import { Flag } from "../../elements/flag.tsx";
import { leaguePath } from "../../elements/match-path.ts";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { ColumnPicker } from "../../features/lists/column-picker.tsx";
import { MatchList } from "../../features/lists/match-list.tsx";
import { Pager } from "../../features/lists/pager.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { parseTimeWindow, sportFilters, timeWindows } from "../page-filters.ts";
import type { PageProps } from "../page-route.ts";

/** The address of this page with one listing parameter changed; defaults are left out. */
function withParameter(path: string, search: URLSearchParams, change: { readonly name: string; readonly value: string | null }): string {
  const next = new URLSearchParams(search);
  next.delete("page");
  if (change.value === null) next.delete(change.name);
  else next.set(change.name, change.value);
  const text = next.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** One sport: its leagues, and its matches within a time. */
export function SportPage({ params, search }: PageProps): ReactNode {
  const t = useText();
  const store = useStore();
  const { listings } = store;
  const sport = useResource(listings.sports()).data?.find(({ key }) => key === params.sport);
  const leagues = useResource(listings.leagues({ sportKey: params.sport, limit: 100 })).data ?? [];
  const counters = useResource(listings.counters()).data;
  const [filter] = sportFilters({ store, sportKey: params.sport, search });
  const path = `/${params.sport}`;
  const chosen = parseTimeWindow(search);
  const offered = leagues.filter(
    (league) =>
      counters === undefined ||
      (counters.tournaments[league.id]?.matchCount ?? 0) + (counters.tournaments[league.id]?.outrightCount ?? 0) > 0,
  );
  return (
    <ColumnPicker
      heading={
        <>
          <h1>{sport?.name ?? params.sport}</h1>
          <bdi className="cnt">{counters?.sports[params.sport]?.matchCount}</bdi>
          <span className="flex-1" />
          <nav className="strip min-w-0 gap-0.5" aria-label={t("list.time")}>
            {timeWindows.map((window) => (
              <PageLink
                key={window}
                to={withParameter(path, search, { name: "time", value: window === "all" ? null : window })}
                className="chip"
                aria-current={window === chosen ? "page" : undefined}
              >
                {t(`list.time.${window}`)}
              </PageLink>
            ))}
          </nav>
        </>
      }
    >
      {offered.length < 2 ? null : (
        <nav className="strip gap-1 px-[var(--gutter)] pb-2.5" aria-label={t("list.leagues")}>
          {offered.map((league) => (
            <PageLink key={league.id} to={leaguePath(league)} className="chip bg-cell">
              <Flag code={league.category.countryCode} />
              <bdi>{league.name}</bdi>
            </PageLink>
          ))}
        </nav>
      )}
      <MatchList
        filter={filter}
        footer={(place) => (
          <Pager {...place} toPage={(page) => withParameter(path, search, { name: "page", value: page === 1 ? null : String(page) })} />
        )}
      />
    </ColumnPicker>
  );
}
