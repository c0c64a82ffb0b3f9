import type { MatchFilter, Store } from "@touchline/store";
import { EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { ColumnPicker, MatchList } from "../../../features/finding/lists/match-list.tsx";
import { DaySportFilters, Pager } from "../../../features/finding/lists/list-controls.tsx";
import { listingSpan, offeredDates, type ListingChoice } from "../../../features/finding/lists/listing-choice.ts";
import { TimeGroups } from "../../../elements/matches/time-groups.tsx";
import { useText } from "../../../messages/use-text.ts";
import { listingPlace, listPageSize, loadMatchesPage, readListing, withoutUnknownSport } from "../../match-filters.ts";
import { failureToOutcome, type Page, type PageProps } from "../../page.ts";

/** The listing parameters, always with a day and sorted by start time. */
function scheduleChoice(store: Store, search: URLSearchParams): ListingChoice & { readonly date: string } {
  const choice = readListing(store, search);
  return { ...choice, sortBy: "start_time", date: choice.date ?? offeredDates(listingPlace(store))[0]?.date ?? "" };
}

function scheduleFilter(store: Store, search: URLSearchParams): MatchFilter {
  const { date, sport, page: number } = scheduleChoice(store, search);
  const span = listingSpan({ ...readListing(store, search), time: "all", date }, listingPlace(store));
  return { state: "prematch", sort: "time", limit: listPageSize, page: number, ...(sport === null ? {} : { sportKey: sport }), ...span };
}

/** Upcoming matches by day and sport, in the order of their start. */
function SchedulePage({ search }: PageProps): ReactNode {
  const t = useText();
  const store = useStore();
  const days = offeredDates(listingPlace(store));
  const { date, sport, page } = scheduleChoice(store, search);
  const toAddress = (choice: { readonly date: string; readonly sportKey: string | null; readonly page?: number }): string => {
    const query = new URLSearchParams({
      ...(choice.date === days[0]?.date ? {} : { date: choice.date }),
      ...(choice.sportKey === null ? {} : { sport: choice.sportKey }),
      ...((choice.page ?? 1) === 1 ? {} : { page: String(choice.page) }),
    });
    return query.size === 0 ? "/schedule" : `/schedule?${query}`;
  };
  return (
    <ColumnPicker
      heading={
        <>
          <h1>{t("schedule.title")}</h1>
          <span className="flex-1" />
        </>
      }
    >
      <DaySportFilters days={days} chosenDate={date} chosenSport={sport} toAddress={toAddress} />
      <MatchList
        key={`${date}-${sport ?? ""}-${page}`}
        filter={scheduleFilter(store, search)}
        Groups={TimeGroups}
        empty={
          <EmptyState icon="clock" title={t("schedule.none")}>
            {t("results.noneText")}
          </EmptyState>
        }
        footer={(place) => <Pager {...place} toPage={(to) => toAddress({ date, sportKey: sport, page: to })} />}
      />
    </ColumnPicker>
  );
}

export const page: Page = {
  titleKey: "title.schedule",
  isPaged: true,
  Component: SchedulePage,
  load: async (context) =>
    (await withoutUnknownSport(context, "/schedule")) ??
    loadMatchesPage(context, "/schedule", scheduleFilter(context.store, context.search)).catch(failureToOutcome),
};
