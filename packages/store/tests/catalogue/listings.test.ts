import { describe, expect, it } from "vitest";
import { createPage } from "../page-harness.ts";
import { json } from "../fake-ports.ts";
import { wireMatch } from "../wire.ts";

/** A page whose backend sends one league on each page of the list and announces this number of pages. */
function openPage(lastPage: (page: number) => number) {
  let calls = 0;
  const page = createPage({
    "/api/v2/tournaments": () => {
      calls += 1;
      const league = { ...wireMatch().tournament, id: calls };
      return json({ data: [league], pagination: { total: 1, page: calls, limit: 500, last_page: lastPage(calls) } });
    },
  });
  return { store: page.store, calls: () => calls };
}

describe("a list that is read page by page", () => {
  it("is read until it has the wanted rows or ends", async () => {
    const wanted = openPage(() => 9);
    expect(await wanted.store.queries.load(wanted.store.listings.leagues({ limit: 3 }))).toHaveLength(3);
    const short = openPage(() => 2);
    expect(await short.store.queries.load(short.store.listings.leagues({ limit: 30 }))).toHaveLength(2);
  });

  it.each([
    ["keeps moving away", (page: number) => page + 1],
    ["is absurd", () => 1_000_000_000_000],
  ])("is read for 20 pages when its last page %s", async (_what, lastPage) => {
    const { store, calls } = openPage(lastPage);
    await store.queries.load(store.listings.leagues({ limit: 30 }));
    expect(calls()).toBe(20);
  });
});
