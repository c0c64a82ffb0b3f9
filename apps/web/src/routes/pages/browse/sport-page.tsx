import type { MatchFilter } from "@touchline/store";
import type { ReactNode } from "react";
import { FavouriteButton } from "../../../elements/matches/favourite-button.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { offeredDates } from "../../../features/finding/lists/listing-choice.ts";
import { ListingView } from "../../../features/finding/lists/listing-view.tsx";
import { LastResults } from "../../../features/finding/results/last-results.tsx";
import { listingFilter, listingPlace, loadListing, readListing } from "../../match-filters.ts";
import { listHead, pageNotFound, type LoadContext, type Page, type PageOutcome, type PageProps } from "../../page.ts";

const lastResultCount = 20;

function resultsFilter(sportKey: string): MatchFilter {
  return { state: "finished", sportKey, limit: lastResultCount, sort: "latest" };
}

/** One sport: its matches and outright events, filtered by time, day and league. */
function SportPage({ params, search }: PageProps): ReactNode {
  const store = useStore();
  const { listings } = store;
  const scope = { sportKey: params.sport };
  const sport = useResource(listings.sports()).data?.find(({ key }) => key === params.sport);
  const leagues = useResource(listings.leagues({ ...scope, limit: 100 })).data ?? [];
  const count = useResource(listings.counters()).data?.sports[params.sport];
  const choice = readListing(store, search);
  return (
    <ListingView
      heading={
        <>
          <h1>{sport?.name ?? params.sport}</h1>
          {sport === undefined ? null : <FavouriteButton type="sports" id={sport.id} />}
          <span className="flex-1" />
        </>
      }
      path={`/${params.sport}`}
      choice={choice}
      filter={listingFilter(store, { scope, choice })}
      days={offeredDates(listingPlace(store))}
      leagues={leagues}
      rest={<LastResults filter={resultsFilter(params.sport)} />}
      counts={{ matches: count?.matchCount, outrights: count?.outrightCount ?? 0 }}
    />
  );
}

async function load(context: LoadContext): Promise<PageOutcome> {
  const { store, params } = context;
  const sports = await store.queries.load(store.listings.sports()).catch(() => null);
  if (sports === null) return { type: "page", status: 500 };
  return sports.some((sport) => sport.key === params.sport)
    ? loadListing(context, `/${encodeURIComponent(params.sport)}`, { sportKey: params.sport })
    : pageNotFound;
}

export const page: Page = {
  titleKey: "title.home",
  isPaged: true,
  Component: SportPage,
  load,
  head({ store, params, t }) {
    const sport = store.queries.peek(store.listings.sports())?.find(({ key }) => key === params.sport);
    return listHead(t, sport?.name ?? params.sport);
  },
};
