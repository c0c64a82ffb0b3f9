import { EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import { MatchGroups } from "../../elements/match-groups.tsx";
import { useDayFormat } from "../../elements/use-day-format.ts";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { ListFailed, ListSkeleton } from "../../features/lists/list-states.tsx";
import { Pager } from "../../features/lists/pager.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { resultsFilter } from "../page-filters.ts";
import type { PageProps } from "../page-route.ts";

const dayMs = 86_400_000;
const shownDays = 7;

/** What has ended, by day. */
export function ResultsPage({ search }: PageProps): ReactNode {
  const t = useText();
  const store = useStore();
  const format = useDayFormat();
  const { data, isError, refetch } = useResource(store.listings.matches(resultsFilter({ store, search })));
  const days = Array.from({ length: shownDays }, (_, index) => store.drawnAtMs() - index * dayMs);
  const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
  const chosen = search.get("date") ?? isoDay(store.drawnAtMs());
  const address = (date: string, page: number): string => `/results?date=${date}${page === 1 ? "" : `&page=${page}`}`;
  return (
    <>
      <div className="sec">
        <h1>{t("results.title")}</h1>
        <span className="flex-1" />
        <nav className="strip min-w-0 gap-0.5" aria-label={t("results.date")}>
          {days.map((ms) => (
            <PageLink key={ms} to={address(isoDay(ms), 1)} className="chip" aria-current={isoDay(ms) === chosen ? "page" : undefined}>
              {format.day(ms)}
            </PageLink>
          ))}
        </nav>
      </div>
      {data === undefined ? (
        isError ? (
          <ListFailed onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )
      ) : data.matchIds.length === 0 ? (
        <EmptyState icon="trophy" title={t("results.none")}>
          {t("results.noneText")}
        </EmptyState>
      ) : (
        <>
          <MatchGroups matchIds={data.matchIds} className="mt results" />
          <Pager page={data.page} lastPage={data.lastPage} toPage={(page) => address(chosen, page)} />
        </>
      )}
    </>
  );
}
