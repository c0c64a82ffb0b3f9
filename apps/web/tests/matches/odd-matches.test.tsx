/** @jsxImportSource react */
import { createStore, matchToSelectionMatch, type Store } from "@touchline/store";
import { createWire } from "@touchline/store/wire";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { matchFilterToQuery } from "../../../../packages/store/src/catalogue/match-filter.ts";
import { createFakePorts, json } from "../../../../packages/store/tests/fake-ports.ts";
import { fullMatch, toOddReply } from "../../../../packages/store/tests/wire/odd-replies.ts";
import { SituationTile } from "../../src/blocks/cover/situation-tile.tsx";
import { MatchGroups } from "../../src/elements/matches/match-groups.tsx";
import { StoreContext } from "../../src/elements/store.ts";
import { ResultGroups } from "../../src/features/finding/results/result-groups.tsx";
import { MarketBoard } from "../../src/features/matches/match/market-board.tsx";
import { Scoreboard } from "../../src/features/matches/match/scoreboard.tsx";
import type { Text } from "../../src/messages/text.ts";
import { TextContext } from "../../src/messages/use-text.ts";
import { NavigationContext } from "../../src/navigation/navigation-context.ts";
import type { Navigation, NavigationState } from "../../src/navigation/navigation.ts";

const text: Text = (key, values) => `[${[key, ...Object.values(values ?? {})].join(" ")}]`;

const state: NavigationState = {
  page: { route: { key: "match", path: "/:sport/:entity" }, address: "/", search: new URLSearchParams(), status: 200 },
  pending: null,
};
const navigation: Navigation = {
  getState: () => state,
  subscribe: () => () => undefined,
  hrefOf: (address) => `/en${address}`,
  go: async () => undefined,
  prefetch: () => undefined,
  leave: () => undefined,
};

/** A page that has read this match and these lines from a backend. */
async function readPage(match: object, markets: readonly object[]): Promise<{ readonly store: Store; readonly id: string }> {
  const { ports } = createFakePorts(async ({ path }) => json(path.includes("/markets") ? { data: markets } : match));
  const wire = createWire({ dialect: "spec", adapter: null, report: () => undefined });
  const store = createStore({ ports: { ...ports, wire: async () => wire }, locale: "en", isServer: true });
  const { matchId } = await store.queries.load(store.listings.match("7"));
  await store.queries.load(store.listings.markets("7"));
  return { store, id: matchId };
}

function draw(store: Store, content: ReactNode): string {
  return renderToStaticMarkup(
    <StoreContext value={store}>
      <TextContext value={text}>
        <NavigationContext value={navigation}>{content}</NavigationContext>
      </TextContext>
    </StoreContext>,
  );
}

async function drawAll(
  match: object,
  markets: readonly object[],
): Promise<{ readonly row: string; readonly board: string; readonly head: string }> {
  const { store, id } = await readPage(match, markets);
  const entity = store.entities.match(id);
  if (entity === undefined) throw new Error("The match was not read.");
  return {
    row: draw(store, <MatchGroups matchIds={[id]} />) + draw(store, <SituationTile matchId={id} situation={undefined} />),
    head: draw(store, <Scoreboard match={entity} />),
    board: draw(store, <MarketBoard matchId={id} isLoading={false} builder={null} tab="all" onTab={() => undefined} />),
  };
}

const sides = { home: { name: "Arsenal" }, away: { name: "Chelsea" } };
const line = { id: 1, name: "Match result", outcomes: [{ id: 1, name: "Arsenal", odds: 2100 }] };

describe("a match of a backend that sends only the required fields", () => {
  it("shows its sides, its score and its prices", async () => {
    const match = { id: 7, status: 1, competitors: sides, statistics: { total_score: { home: 2, away: 0 } }, main_market: line };
    const { row, head, board } = await drawAll(match, [line]);
    expect(row).toContain("Arsenal");
    expect(row).toContain("/en/other/arsenal-chelsea-m-7");
    expect(row).toContain("2.10");
    expect(head).toContain("[match.live]");
    expect(head).toMatch(/<bdi class="d" data-wide="1">2<\/bdi>/u);
    expect(board).toContain("Match result");
    expect(board).toContain("2.10");
  });

  it("shows its lines when their groups have no tab on the page", async () => {
    const { board } = await drawAll({ id: 7, competitors: sides }, [{ ...line, market_groups: ["regular_play"] }]);
    expect(board).toContain("Match result");
  });

  it("shows the stadium with its city", async () => {
    const { head } = await drawAll({ id: 7, competitors: sides, stadium: "Emirates Stadium", city: "London" }, []);
    expect(head).toContain("· <bdi>Emirates Stadium</bdi>");
    expect(head).toContain("· <bdi>London</bdi>");
  });

  it("names the city once if its name is part of the stadium's", async () => {
    const { head } = await drawAll({ id: 7, competitors: sides, stadium: "Eden Gardens, Kolkata", city: "Kolkata" }, []);
    expect(head.match(/Kolkata/gu)).toHaveLength(1);
  });

  it("names the season with its league in the accessible label, not in the league line", async () => {
    const { head } = await drawAll({ id: 7, competitors: sides, season: "2025-26", tournament: { id: 1, name: "Premier League" } }, []);
    expect(head).not.toContain("· <bdi>2025-26</bdi>");
    expect(head).toContain('aria-label="Premier League 2025-26"');
  });

  it("uses its own name for a phase that the backend does not name", async () => {
    const statistics = { clock: null, period_score: null };
    expect((await drawAll({ id: 7, status: 2, competitors: sides, statistics }, [])).head).toContain("[match.suspended]");
    expect((await drawAll({ id: 7, status: 1, competitors: sides, statistics }, [])).row).toContain("[match.live]");
  });
});

describe("a match of a backend with everyday names", () => {
  const named = { home: { name: "Manchester City FC", common_name: "Man City" }, away: { name: "Chelsea FC", common_name: "Chelsea" } };
  const statistics = { total_score: { home: 2, away: 0 } };

  it("shows them in rows, tiles, results, prices and the scoreboard, and full names in its heading", async () => {
    const winner = {
      id: 1,
      name: "Match result",
      outcomes: [named.home, named.away].map(({ name }, index) => ({ id: index + 1, name, odds: 2100 })),
    };
    const match = { id: 7, status: 1, competitors: named, statistics, main_market: winner };
    const { row, head, board } = await drawAll(match, [winner]);
    const { store, id } = await readPage({ ...match, status: 4, start_time: "2026-11-21T15:00:00Z" }, []);
    const result = draw(store, <ResultGroups matchIds={[id]} />);
    for (const html of [row, result, head]) expect(html).toContain("<bdi");
    for (const html of [row, result]) expect(html).not.toMatch(/>[^<]*(?:Chelsea FC|Manchester City FC)[^<]*</u);
    expect([row, result, head, board].map((html) => />Man City ?</u.test(html))).toEqual([true, true, true, true]);
    expect(head).toContain("Manchester City FC – Chelsea FC</h1>");
  });

  it("uses them on the slip", async () => {
    const { store, id } = await readPage({ id: 7, competitors: named }, []);
    const match = store.entities.match(id);
    expect(match === undefined ? null : matchToSelectionMatch(match)).toMatchObject({ nameA: "Man City", nameB: "Chelsea" });
  });
});

describe("a game of a series", () => {
  it("shows the games won by each side, and on its page the maximum number of games", async () => {
    const { row, head } = await drawAll({ id: 7, competitors: sides, series: { home: 2, away: 1, best_of: 7 } }, []);
    expect(row).toMatch(/Arsenal<\/bdi><span[^>]*>\(2\)/u);
    expect(row).toMatch(/Chelsea<\/bdi><span[^>]*>\(1\)/u);
    expect(head).toContain("[match.series 2–1 7]");
    expect((await drawAll({ id: 7, competitors: sides, series: { home: 2 } }, [])).head).not.toContain("match.series");
  });
});

describe("the results", () => {
  const named = { home: { name: "Ivan Dodig", common_name: "I. Dodig" }, away: { name: "Rafael Nadal", common_name: "R. Nadal" } };
  const statistics = { phase: { key: "walkover1", name: "Walk-over" }, total_score: { home: 0, away: 0 } };

  it("include matches without a valid result", () => {
    expect(matchFilterToQuery({ state: "finished" }).match_status).toEqual([3, 4, 5]);
  });

  it("name the reason why a match was not played, without a score", async () => {
    const { store, id } = await readPage({ id: 7, status: 5, competitors: named, statistics }, []);
    const html = draw(store, <ResultGroups matchIds={[id]} />);
    expect(html).toContain("Walk-over · [tracker.wonByWalkover R. Nadal]");
    expect(html).not.toContain("0–0");
    const { head } = await drawAll({ id: 7, status: 5, competitors: named, statistics }, []);
    expect(head).toContain("Walk-over");
    expect(head).not.toMatch(/class="d"/u);
  });

  it("name the kind of end once", async () => {
    const phase = { key: "awarded", name: "[tracker.awarded" };
    const end = { kind: "awarded", winner: "away" };
    const { store, id } = await readPage({ id: 7, status: 5, competitors: named, statistics: { ...statistics, phase, end } }, []);
    expect(draw(store, <ResultGroups matchIds={[id]} />)).toContain(">[tracker.awarded R. Nadal]<");
  });

  it("leave out a match for which the backend has no result", async () => {
    const { store, id } = await readPage({ id: 7, status: 5, competitors: named }, []);
    expect(draw(store, <ResultGroups matchIds={[id]} />)).toBe("");
  });
});

describe("a match of any backend", () => {
  it("can be drawn as a row, a tile, a scoreboard and a board of lines", async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ seed: fc.integer(), share: fc.double({ min: 0, max: 0.9, noNaN: true }) }), async (shape) => {
        const whole = fullMatch(7);
        const { row, head, board } = await drawAll(
          toOddReply(whole, shape),
          [whole.main_market, ...whole.top_markets].flatMap((market) => (market === null ? [] : [toOddReply(market, shape)])),
        );
        for (const html of [row, head, board]) {
          expect(html).not.toBe("");
          expect(html).not.toMatch(/undefined|NaN|\[object|Invalid/u);
        }
      }),
      { numRuns: 60, seed: 20_261_123 },
    );
  });
});
