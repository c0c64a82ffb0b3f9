/** @jsxImportSource react */
import type { Odds } from "@touchline/domain";
import { createStore } from "@touchline/store";
import { historyListings } from "@touchline/store/history";
import { createWire } from "@touchline/store/wire";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakePorts, json } from "../../../../packages/store/tests/fake-ports.ts";
import { fullMatch } from "../../../../packages/store/tests/wire/odd-replies.ts";
import { StoreContext } from "../../src/elements/store.ts";
import { changeOf, trendsOf } from "../../src/features/matches/match/outright-trend.tsx";
import { OutrightBoard } from "../../src/features/matches/match/outright-board.tsx";
import type { Text } from "../../src/messages/text.ts";
import { TextContext } from "../../src/messages/use-text.ts";
import { NavigationContext } from "../../src/navigation/navigation-context.ts";
import { navigationAt } from "../fake-navigation.ts";

const text: Text = (key, values) => [key, ...Object.values(values ?? {})].join(" ");
const navigation = navigationAt("/");

const outcomes = [
  { id: 1, name: "Outsider", active: true, odds: 15_000 },
  { id: 2, name: "Favourite", active: true, odds: 1_900 },
  { id: 3, name: "Second", active: true, odds: 2_400 },
];

/** Step of the spacing scale. Images shrink to the width of their cell without the gutter. */
const stepPx = 4;
const widestGutterPx = 20;

/** A row of the table for the favourite. */
function standingsOf(competitor: object): object {
  const row = { rank: 1, competitor, played: 10, won: 8, drawn: 0, lost: 2, scored: 30, conceded: 9, points: 8, form: ["W"] };
  return { tournament_id: 3, rows: [row] };
}

const favourite = { id: "x:favourite", name: "Favourite", short_name: "FAV", country_code: "ES", is_nation: true };

async function draw(market: object, status: number, { table = {}, sportKey = "soccer" } = {}): Promise<string> {
  const base = fullMatch();
  const sport = { ...base.tournament.sport, key: sportKey };
  const match = { ...base, tournament: { ...base.tournament, sport }, id: 7, name: "Cup - Winner", competitors: null, status };
  const { ports } = createFakePorts(async ({ path }) =>
    json(path.includes("/markets") ? { data: [market] } : path.includes("/standings") ? table : match),
  );
  const wire = createWire({ dialect: "spec", adapter: null, report: () => undefined });
  const store = createStore({ ports: { ...ports, wire: async () => wire }, locale: "en", isServer: true });
  await store.queries.load(store.listings.match("7"));
  await store.queries.load(store.listings.markets("7"));
  const entity = store.entities.match("7");
  if (entity === undefined) throw new Error("the event was not read");
  if ("rows" in table) await store.queries.load(historyListings(store).standings(entity.league.id));
  return renderToStaticMarkup(
    <StoreContext value={store}>
      <TextContext value={text}>
        <NavigationContext value={navigation}>
          <OutrightBoard match={entity} isLoading={false} />
        </NavigationContext>
      </TextContext>
    </StoreContext>,
  );
}

const market = { id: 9, match_id: 7, name: "Winner", specifier: "variant=x", status: 1, outcomes };

describe("an outright event", () => {
  it("lists its entrants by price with their chances, and shows its book percentage", async () => {
    const html = await draw(market, 0);
    expect(html.match(/<th scope="row"[^>]*><bdi>[^<]*/gu)?.map((found) => found.split("<bdi>")[1])).toEqual([
      "Favourite",
      "Second",
      "Outsider",
    ]);
    // 1/1.9 + 1/2.4 + 1/15 = 101 %.
    expect(html).toContain("outright.book 101%");
    for (const chance of ["52%", "41%", "7%"]) expect(html).toContain(`<bdi>${chance}</bdi>`);
  });

  it("shows the number of winners of a place market, and divides the book percentage by it", async () => {
    const odds = [5_000, 1_050, 1_060];
    const priced = outcomes.map((outcome, index) => ({ ...outcome, odds: odds[index] }));
    const html = await draw({ ...market, outcomes: priced, specifier: "variant=x|winners=2", name: "Top 2" }, 0);
    expect(html).toContain("outright.winners 2 · outright.book 105%");
    expect(html).toContain("<bdi>91%</bdi>");
  });

  it("uses prices unchanged once the likeliest entrant has no price", async () => {
    const html = await draw(
      { ...market, outcomes: outcomes.map((outcome) => (outcome.id === 2 ? { ...outcome, odds: null, active: false } : outcome)) },
      0,
    );
    expect(html).not.toContain("outright.book");
    for (const chance of ["42%", "7%"]) expect(html).toContain(`<bdi>${chance}</bdi>`);
  });

  it("shows points from the table, or wins in sports whose tables have no points", async () => {
    const cards = { ...market, outcomes: [...outcomes, ...[4, 5].map((id) => ({ id, name: `Side ${id}`, active: true, odds: 90_000 }))] };
    const football = await draw(cards, 0, { table: standingsOf(favourite) });
    expect(football).toMatch(/standings\.points <b[^>]*>8</u);
    expect(football).toContain(">standings.pointsShort<");
    const nfl = await draw(cards, 0, { table: standingsOf({ ...favourite, is_nation: false }), sportKey: "american-football" });
    expect(nfl).toMatch(/standings\.won <b[^>]*>8</u);
    expect(nfl).toContain(">standings.wonShort<");
    expect(nfl).not.toContain("standings.points");
  });

  it("gives the flag of a nation a cell that is wide enough for the flag and the gutter", async () => {
    const html = await draw(market, 0, { table: standingsOf(favourite) });
    const [, cell, flagWidth] =
      /<td class="w-(\d+) ps-\(--gutter\)"[^>]*><img class="flag" src="[^"]*es\.svg" width="(\d+)"/u.exec(html) ?? [];
    expect(Number(flagWidth)).toBe(24);
    expect(Number(cell) * stepPx).toBeGreaterThanOrEqual(Number(flagWidth) + widestGutterPx);
  });

  it("names its winners once it is settled", async () => {
    const settled = outcomes.map((outcome) => ({ ...outcome, odds: null, result: outcome.id === 2 ? "win_entire" : "lose_entire" }));
    const html = await draw({ ...market, status: -3, outcomes: settled }, 4);
    expect(html).toContain("tracker.won Favourite");
    expect(html).not.toContain("Outsider");
  });
});

describe("the trends of entrants", () => {
  const point = (atMs: number, outcomeId: string, odds: number | null) => ({ atMs, outcomeId, odds: odds as Odds | null });

  it("are their chances at every moment, with the odds of the others at that moment", () => {
    const points = [point(1, "a", 2000), point(1, "b", 2000), point(2, "a", 1500), point(3, "b", 3000), point(4, "b", null)];
    const movement = trendsOf(points, 1);
    expect(movement?.sinceMs).toBe(1);
    expect(movement?.trends.get("a")).toEqual([500, 571, 667, 667]);
    expect(movement?.trends.get("b")).toEqual([500, 429, 333]);
    expect(changeOf(667, [500, 571])).toBe(170);
    expect(trendsOf([], 1)).toBeNull();
  });

  it("are limited to the number of points of a small picture, including the first and the last", () => {
    const points = Array.from({ length: 100 }, (_, index) => [point(index, "a", 1500 + index), point(index, "b", 1500)]).flat();
    const trend = trendsOf(points, 1)?.trends.get("a") ?? [];
    expect([trend.length <= 33, trend[0], trend.at(-1)]).toEqual([true, 500, 484]);
  });
});
