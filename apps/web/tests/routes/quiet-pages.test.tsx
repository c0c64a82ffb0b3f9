/** @jsxImportSource react */
import { createStore, type HttpRequest } from "@touchline/store";
import { createWire } from "@touchline/store/wire";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakePorts, json } from "../../../../packages/store/tests/fake-ports.ts";
import { fullMatch } from "../../../../packages/store/tests/wire/odd-replies.ts";
import { StoreContext } from "../../src/elements/store.ts";
import type { Text } from "../../src/messages/text.ts";
import { TextContext } from "../../src/messages/use-text.ts";
import { NavigationContext } from "../../src/navigation/navigation-context.ts";
import type { Navigation } from "../../src/navigation/navigation.ts";
import type { Page } from "../../src/routes/page.ts";
import { page as leaguePage } from "../../src/routes/pages/browse/league-page.tsx";
import { page as sportPage } from "../../src/routes/pages/browse/sport-page.tsx";
import { page as inPlayPage } from "../../src/routes/pages/matches/in-play-page.tsx";

const text: Text = (key, values) => [key, ...Object.values(values ?? {})].join(" ");
const place = { page: { address: "/" }, pending: null };
// The pages only read the current address and the addresses of links from navigation.
const navigation = { getState: () => place, subscribe: () => () => undefined, hrefOf: (to: string) => `/en${to}` } as unknown as Navigation;

const { tournament } = fullMatch();
const season = {
  tournament_id: tournament.id,
  rows: [{ competitor: { id: "a", name: "Arsenal", short_name: "ARS" }, played: 38, points: 90 }],
  next_starts_at: "2027-01-12T12:00:00Z",
};

/** A backend without a match in play; `listed` answers all other lists of matches. */
function answer({ path }: HttpRequest, listed: (statuses: string) => readonly object[]) {
  if (path.includes("/standings")) return json(season);
  if (path.includes("/tournaments/")) return json(tournament);
  if (path.includes("/tournaments")) return json({ data: [tournament] });
  if (path.includes("/sports")) return json({ data: [tournament.sport] });
  if (path.includes("/counters")) return json({ live: { matchCount: 0, outrightCount: 0 }, sports: {}, categories: {}, tournaments: {} });
  if (path.includes("/matches"))
    return json({
      data: listed(
        decodeURIComponent(path)
          .match(/match_status=\d/gu)
          ?.join() ?? "",
      ),
    });
  return json({ data: [] });
}

async function draw(page: Page, query: string, listed: (statuses: string) => readonly object[]): Promise<string> {
  const { ports } = createFakePorts((request) => answer(request, listed));
  const wire = createWire({ dialect: "touchline", adapter: null, report: () => undefined });
  const store = createStore({ ports: { ...ports, wire: async () => wire }, locale: "en", isServer: true });
  const params = { sport: tournament.sport.key, id: String(tournament.id), segment: tournament.slug };
  const search = new URLSearchParams(query);
  expect(await page.load?.({ store, params, search })).toEqual({ type: "page", status: 200 });
  return renderToStaticMarkup(
    <StoreContext value={store}>
      <TextContext value={text}>
        <NavigationContext value={navigation}>
          <page.Component params={params} search={search} />
        </NavigationContext>
      </TextContext>
    </StoreContext>,
  );
}

const upcoming = [1, 2, 3].map((id) => ({ ...fullMatch(id), status: 0 }));
const results = [{ ...fullMatch(4), status: 4 }];

describe("a page without open matches", () => {
  it("names the next three matches of a sport without live ones, with their prices", async () => {
    const html = await draw(inPlayPage, `sport=${tournament.sport.key}`, (statuses) => (statuses === "match_status=0" ? upcoming : []));
    expect(html).toContain("live.none");
    expect(html.match(/class="mr"/gu)).toHaveLength(3);
    expect(html).toContain("2.10");
  });

  it("shows the last results, the final table and the start of the next season of a league", async () => {
    const html = await draw(leaguePage, "", (statuses) => (statuses.includes("match_status=4") ? results : []));
    for (const words of ["league.nextSeason 12 Jan 2027", "league.lastResults", "m-4", "standings.of"]) expect(html).toContain(words);
    expect(html).not.toContain("list.noneText");
  });

  it("shows the last results of a sport", async () => {
    const html = await draw(sportPage, "", (statuses) => (statuses.includes("match_status=4") ? results : []));
    for (const words of ["league.lastResults", "m-4"]) expect(html).toContain(words);
  });
});
