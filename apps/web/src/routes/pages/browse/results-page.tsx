import { dayMs } from "@touchline/domain";
import type { MatchFilter, Store } from "@touchline/store";
import { EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { DaySportFilters, Pager } from "../../../features/finding/lists/list-controls.tsx";
import { ListFailed, ListSkeleton } from "../../../elements/empty-states.tsx";
import { localDate, startOfDayMs } from "../../../elements/time.ts";
import { parsePage } from "../../../features/finding/lists/listing-choice.ts";

import { ResultGroups } from "../../../features/finding/results/result-groups.tsx";
import { useText } from "../../../messages/use-text.ts";
import { loadMatchesPage, withoutUnknownSport } from "../../match-filters.ts";
import { readSportParameter } from "../../../navigation/navigation.ts";
import { pageFound, type Page, type PageProps } from "../../page.ts";

const resultsPageSize = 100;

/** Days that the results page offers, today first. */
const resultDays = 14;

/** Rounds down to the minute, so that the server and the browser send the same query. */
function isoMinute(ms: number): string {
  return new Date(Math.floor(ms / 60_000) * 60_000).toISOString();
}

/** Midnight of the day `daysAgo` days before today, in the page's time zone. */
function dayStartMs(store: Store, daysAgo: number): number {
  const { timeZone } = store.preferences.getState();
  const noon = startOfDayMs(store.renderedAtMs(), timeZone) + dayMs / 2;
  return startOfDayMs(noon - daysAgo * dayMs, timeZone);
}

/** The offered days: each date in the format of the `date` parameter, and a moment within the day. */
export function resultDates(store: Store): readonly { readonly date: string; readonly atMs: number }[] {
  const { timeZone } = store.preferences.getState();
  return Array.from({ length: resultDays }, (_, daysAgo) => {
    const atMs = dayStartMs(store, daysAgo) + dayMs / 2;
    return { date: localDate(atMs, timeZone), atMs };
  });
}

/** How many days ago the day of the `date` parameter was; 0 for a day that is not offered. */
export function parseResultDay(store: Store, search: URLSearchParams): number {
  return Math.max(
    0,
    resultDates(store).findIndex(({ date }) => date === search.get("date")),
  );
}

/** Finished matches of one day by league. */
export function resultsFilter({ store, search }: { readonly store: Store; readonly search: URLSearchParams }): MatchFilter {
  const sportKey = readSportParameter(search);
  const daysAgo = parseResultDay(store, search);
  return {
    state: "finished",
    limit: resultsPageSize,
    page: parsePage(search),
    startFrom: isoMinute(dayStartMs(store, daysAgo)),
    startTo: isoMinute(dayStartMs(store, daysAgo - 1)),
    ...(sportKey === null ? {} : { sportKey }),
  };
}

interface ResultsChoice {
  readonly date: string;
  readonly sportKey: string | null;
  readonly page?: number;
}

/** Finished matches by day and sport. */
function ResultsPage({ search }: PageProps): ReactNode {
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

export const page: Page = {
  titleKey: "title.results",
  isPaged: true,
  Component: ResultsPage,
  // The page itself reports a failure.
  load: async (context) =>
    (await withoutUnknownSport(context, "/results")) ?? loadMatchesPage(context, "/results", resultsFilter(context)).catch(() => pageFound),
};
