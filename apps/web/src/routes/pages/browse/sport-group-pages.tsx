import type { ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { offeredDates } from "../../../features/finding/lists/listing-choice.ts";
import { ListingView } from "../../../features/finding/lists/listing-view.tsx";
import { useText } from "../../../messages/use-text.ts";
import { listingFilter, listingPlace, loadListing, readListing } from "../../match-filters.ts";
import type { Page, PageProps } from "../../page.ts";

interface SportGroupProps extends Pick<PageProps, "search"> {
  readonly type: "regular" | "cyber";
  readonly path: string;
  readonly title: string;
}

/** All sports of a type in one list. */
function SportGroup({ search, type: sportType, path, title }: SportGroupProps): ReactNode {
  const store = useStore();
  const { listings } = store;
  const sports = (useResource(listings.sports()).data ?? []).filter(({ type }) => type === sportType);
  const leagues = useResource(listings.leagues({ sportType, limit: 100 })).data ?? [];
  const counters = useResource(listings.counters()).data;
  const choice = readListing(store, search);
  const sum = (of: "matchCount" | "outrightCount"): number =>
    sports.reduce((total, { key }) => total + (counters?.sports[key]?.[of] ?? 0), 0);
  return (
    <ListingView
      heading={
        <>
          <h1>{title}</h1>
          <span className="flex-1" />
        </>
      }
      path={path}
      choice={choice}
      filter={listingFilter(store, { scope: { sportType }, choice })}
      days={offeredDates(listingPlace(store))}
      leagues={leagues.filter(({ sport }) => choice.sport === null || sport.key === choice.sport)}
      sports={sports}
      counts={{ matches: sum("matchCount"), outrights: sum("outrightCount") }}
    />
  );
}

function CybersportPage({ search }: PageProps): ReactNode {
  const t = useText();
  return <SportGroup search={search} type="cyber" path="/cybersport" title={t("shell.esports")} />;
}

/** All sports except e-sports, the most popular first (decisions A). */
function TopSportsPage({ search }: PageProps): ReactNode {
  const t = useText();
  return <SportGroup search={search} type="regular" path="/top-sports" title={t("shell.topSports")} />;
}

export const pages: Readonly<Record<"e_sports" | "sport", Page>> = {
  e_sports: {
    titleKey: "title.esports",
    isPaged: true,
    Component: CybersportPage,
    load: async (context) => loadListing(context, "/cybersport", { sportType: "cyber" }),
  },
  sport: {
    titleKey: "title.topSports",
    isPaged: true,
    Component: TopSportsPage,
    load: async (context) => loadListing(context, "/top-sports", { sportType: "regular" }),
  },
};
