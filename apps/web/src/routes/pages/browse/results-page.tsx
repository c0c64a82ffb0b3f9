import { EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { DaySportFilters } from "../../../features/finding/lists/day-sport-filters.tsx";
import { ListFailed, ListSkeleton } from "../../../elements/matches/list-states.tsx";
import { Pager } from "../../../features/finding/lists/pager.tsx";

import { ResultGroups } from "../../../features/finding/results/result-groups.tsx";
import { useText } from "../../../messages/use-text.ts";
import { parseResultDay, resultDates, resultsFilter } from "../../page-filters.ts";
import { readSportParameter } from "../../../navigation/sport-parameter.ts";
import type { PageProps } from "../../page-route.ts";

interface ResultsChoice {
  readonly date: string;
  readonly sportKey: string | null;
  readonly page?: number;
}

/** What has ended, by day and sport. */
export function ResultsPage({ search }: PageProps): ReactNode {
  const t = useText();
  const store = useStore();
  const days = resultDates(store);
  const today = days[0]?.date;
  const chosenDate = days[parseResultDay(store, search)]?.date ?? "";
  const chosenSport = readSportParameter(search);

  function toAddress({ date, sportKey, page = 1 }: ResultsChoice): string {
    const query = new URLSearchParams({
      ...(date === today ? {} : { date }),
      ...(sportKey === null ? {} : { sport: sportKey }),
      ...(page === 1 ? {} : { page: String(page) }),
    });
    return query.size === 0 ? "/results" : `/results?${query}`;
  }

  return (
    <>
      <div className="sec">
        <h1>{t("results.title")}</h1>
      </div>
      <DaySportFilters days={days} chosenDate={chosenDate} chosenSport={chosenSport} toAddress={toAddress} />
      <ResultList search={search} toPage={(page) => toAddress({ date: chosenDate, sportKey: chosenSport, page })} />
    </>
  );
}

function ResultList({ search, toPage }: { readonly search: URLSearchParams; toPage(page: number): string }): ReactNode {
  const t = useText();
  const store = useStore();
  const { data, isError, refetch } = useResource(store.listings.matches(resultsFilter({ store, search })));
  if (data === undefined) return isError ? <ListFailed onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.matchIds.length === 0) {
    return (
      <EmptyState icon="trophy" title={t("results.none")}>
        {t("results.noneText")}
      </EmptyState>
    );
  }
  return (
    <>
      <ResultGroups matchIds={data.matchIds} />
      <Pager page={data.page} lastPage={data.lastPage} toPage={toPage} />
    </>
  );
}
