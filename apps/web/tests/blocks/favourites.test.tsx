/** @jsxImportSource react */
import { createStore } from "@touchline/store";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakePorts, json } from "../../../../packages/store/tests/fake-ports.ts";
import { wireMatch } from "../../../../packages/store/tests/wire.ts";
import { definition } from "../../src/blocks/cover/favourites.tsx";
import { StoreContext } from "../../src/elements/store.ts";
import { NavigationContext } from "../../src/navigation/navigation-context.ts";
import { navigationAt } from "../fake-navigation.ts";

const navigation = navigationAt("/");

/** The store of a player with these favourites. */
async function storeWith(favourites: { readonly matches: readonly number[]; readonly tournaments: readonly number[] }) {
  const { ports } = createFakePorts(({ path }) =>
    json({ favoriteIds: path.includes("tournaments") ? favourites.tournaments : favourites.matches }),
  );
  const store = createStore({ ports, locale: "en", isServer: true });
  await store.favourites.load(["matches", "tournaments"]);
  return store;
}

function draw(store: Awaited<ReturnType<typeof storeWith>>): string {
  return renderToStaticMarkup(
    <StoreContext value={store}>
      <NavigationContext value={navigation}>
        <definition.Component block={{ type: "favourites" }} />
      </NavigationContext>
    </StoreContext>,
  );
}

describe("the block of favourites", () => {
  it("is hidden without favourites", async () => expect(draw(await storeWith({ matches: [], tournaments: [] }))).toBe(""));

  it("keeps its space while its matches load", async () =>
    expect(draw(await storeWith({ matches: [7], tournaments: [] }))).toContain("skeleton"));

  it("shows each favourite match and each match of a favourite league once, by start time", async () => {
    const store = await storeWith({ matches: [7], tournaments: [5] });
    const know = (filter: { readonly ids?: readonly string[]; readonly leagueIds?: readonly string[] }, ids: readonly number[]): void => {
      const resource = store.listings.matches({ state: "bettable", sort: "time", limit: 12, ...filter });
      const data = ids.map((id) => wireMatch({ id, slug: `match-${id}`, start_time: `2026-11-21T1${9 - id}:00:00.000Z` }));
      store.queries.take(resource, { data, pagination: { total: ids.length, page: 1, last_page: 1 } });
    };
    know({ ids: ["7"] }, [7]);
    know({ leagueIds: ["5"] }, [6, 7, 8]);
    const links = [...draw(store).matchAll(/href="\/en\/soccer\/match-(\d)"/gu)].map(([, id]) => id);
    expect(links).toEqual(["8", "7", "6"]);
  });
});
