import type { ReactNode } from "react";
import { FavouriteButton } from "../../../elements/favourite-button.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { offeredDates } from "../../../features/finding/lists/listing/listing-choice.ts";
import { ListingView } from "../../../features/finding/lists/listing/listing-view.tsx";
import { listingFilter, listingPlace, readListing } from "../../page-filters.ts";
import type { PageProps } from "../../page-route.ts";

/** One sport: its matches and outright events, narrowed by time, day and league. */
export function SportPage({ params, search }: PageProps): ReactNode {
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
      counts={{ matches: count?.matchCount, outrights: count?.outrightCount ?? 0 }}
    />
  );
}
