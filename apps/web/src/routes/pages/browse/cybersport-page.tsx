import type { ReactNode } from "react";
import { useResource } from "../../../elements/store/use-resource.ts";
import { useStore } from "../../../elements/store/use-store.ts";
import { offeredDates } from "../../../features/lists/listing/listing-choice.ts";
import { ListingView } from "../../../features/lists/listing/listing-view.tsx";
import { useText } from "../../../messages/use-text.ts";
import { listingFilter, listingPlace, readListing } from "../../page-filters.ts";
import type { PageProps } from "../../page-route.ts";

const scope = { sportType: "cyber" } as const;

/** All e-sports together. */
export function CybersportPage({ search }: PageProps): ReactNode {
  const t = useText();
  const store = useStore();
  const { listings } = store;
  const sports = (useResource(listings.sports()).data ?? []).filter(({ type }) => type === "cyber");
  const leagues = useResource(listings.leagues({ ...scope, limit: 100 })).data ?? [];
  const counters = useResource(listings.counters()).data;
  const choice = readListing(store, search);
  const sum = (of: "matchCount" | "outrightCount"): number =>
    sports.reduce((total, { key }) => total + (counters?.sports[key]?.[of] ?? 0), 0);
  return (
    <ListingView
      heading={
        <>
          <h1>{t("shell.esports")}</h1>
          <span className="flex-1" />
        </>
      }
      path="/cybersport"
      choice={choice}
      filter={listingFilter(store, { scope, choice })}
      days={offeredDates(listingPlace(store))}
      leagues={leagues.filter(({ sport }) => choice.sport === null || sport.key === choice.sport)}
      sports={sports}
      counts={{ matches: sum("matchCount"), outrights: sum("outrightCount") }}
    />
  );
}
