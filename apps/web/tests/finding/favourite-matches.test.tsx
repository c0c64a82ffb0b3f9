/** @jsxImportSource react */
import { createStore } from "@touchline/store";
import { favouriteMatchesOf } from "@touchline/store/favourite-matches";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createFakePorts, json } from "../../../../packages/store/tests/fake-ports.ts";
import { wirePlayer } from "../../../../packages/store/tests/wire.ts";
import { StoreContext } from "../../src/elements/store.ts";
import { FavouriteMatches } from "../../src/features/finding/favourites/favourite-lists.tsx";
import { NavigationContext } from "../../src/navigation/navigation-context.ts";
import { navigationAt } from "../fake-navigation.ts";

const navigation = navigationAt("/favorites");

it("the favourites page lists the matches that have not ended according to the backend", async () => {
  const { ports } = createFakePorts(() => json({ favoriteIds: [7, 8] }));
  const store = createStore({ ports, locale: "en", isServer: true });
  store.session.seed({ player: wirePlayer(), accounts: [] });
  await store.favourites.load(["matches"]);
  const offered = favouriteMatchesOf(store.api, wirePlayer().id, { onlyBettable: false });
  store.queries.client.setQueryData(offered.queryKey, ["7"]);
  const listing = store.listings.matches({ state: "bettable", ids: ["7"], sort: "time", limit: 500 });
  store.queries.client.setQueryData(listing.queryKey, { matchIds: ["7"], total: 1, page: 1, lastPage: 1 });
  const html = renderToStaticMarkup(
    <StoreContext value={store}>
      <NavigationContext value={navigation}>
        <FavouriteMatches />
      </NavigationContext>
    </StoreContext>,
  );
  expect(html).toContain('<bdi class="cnt">1</bdi>');
  expect(html).toContain("filter.bettable");
  expect(html.match(/aria-pressed="true"/gu)).toHaveLength(1);
});
