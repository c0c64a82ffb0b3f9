import type { ReactNode } from "react";
import { FavouriteButton } from "../../../elements/matches/favourite-button.tsx";
import { CategoryMark } from "../../../elements/matches/category-mark.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { ColumnPicker, MatchList } from "../../../features/finding/lists/match-list.tsx";
import { LeagueLinks } from "../../../features/finding/lists/league-links.tsx";
import { canonicalOutcome, failureToOutcome, listHead, type LoadContext, type Page, type PageOutcome, type PageProps } from "../../page.ts";

/** A country or region of a sport: its leagues, and all their matches. */
function CategoryPage({ params }: PageProps): ReactNode {
  const { listings } = useStore();
  const category = useResource(listings.category(params.id)).data;
  const leagues = useResource(listings.leagues({ categoryId: params.id, limit: 100 })).data ?? [];
  const count = useResource(listings.counters()).data?.categories[params.id]?.matchCount;
  return (
    <ColumnPicker
      heading={
        <>
          <CategoryMark category={category} />
          <h1>{category?.name}</h1>
          <bdi className="cnt">{count}</bdi>
          {category === undefined ? null : <FavouriteButton type="categories" id={category.id} />}
          <span className="flex-1" />
        </>
      }
    >
      <LeagueLinks leagues={leagues} />
      <MatchList filter={{ state: "bettable", categoryId: params.id, limit: 100 }} />
    </ColumnPicker>
  );
}

async function load(context: LoadContext): Promise<PageOutcome> {
  const { store, params } = context;
  const { queries, listings } = store;
  try {
    const category = await queries.load(listings.category(params.id));
    await Promise.all([
      queries.load(listings.matches({ state: "bettable", categoryId: params.id, limit: 100 })),
      queries.load(listings.leagues({ categoryId: params.id, limit: 100 })),
    ]);
    return canonicalOutcome(context, category);
  } catch (error) {
    return failureToOutcome(error);
  }
}

export const page: Page = {
  titleKey: "title.home",
  Component: CategoryPage,
  load,
  head: ({ store, params, t }) => listHead(t, store.queries.peek(store.listings.category(params.id))?.name),
};
