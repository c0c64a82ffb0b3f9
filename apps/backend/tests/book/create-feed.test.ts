import { join } from "node:path";
import { Match } from "@touchline/contract/entities/match";
import { Market } from "@touchline/contract/entities/market";
import { MatchTimeline } from "@touchline/contract/http/matches";
import { Value } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFeed, type Feed } from "../../src/main/create-feed.ts";
import { sportImplementations } from "../../../../packages/feed/src/sports/sport-modules.ts";

const isFull = process.env["TEST_FULL"] === "1";
const saturday = Date.parse("2026-11-21T16:30:00Z");

describe("the feed over real data on a Saturday afternoon", () => {
  const errors: unknown[] = [];
  let feed: Feed;
  beforeAll(async () => {
    feed = createFeed({
      dataDir: join(import.meta.dirname, "../../data"),
      seed: "saturday",
      clock: { now: () => saturday, speed: 1 },
      publisher: { publish: async () => undefined, hasInterest: () => false, hasSubscribers: () => false, disconnectUser: () => undefined },
      locales: ["en", "de", "ar"],
      hideSimulatedDetail: false,
      coverage: { hasVideo: true, statisticsProviders: ["betradar", "oddin"] },
      onError: (error) => void errors.push(error),
    });
    feed.start();
    await feed.outrightsPriced();
  });
  afterAll(() => {
    feed.stop();
    expect(errors).toEqual([]);
  });

  async function priced(
    query: Parameters<Feed["book"]["listMatches"]>[1],
    locale = "en",
  ): Promise<ReturnType<Feed["book"]["listMatches"]>> {
    const { data } = feed.book.listMatches(locale, query);
    await feed.book.warm(
      data.map(({ id }) => id),
      { wanted: "main", withinMs: 60_000 },
    );
    return feed.book.listMatches(locale, query);
  }

  it("has live, upcoming, past and outright events in every replayed sport", () => {
    const { book } = feed;
    const counters = book.count([{ match_status: [0, 1] }]);
    expect(Object.keys(counters.sports).sort()).toEqual(expect.arrayContaining(sportImplementations.map(({ sport }) => sport).sort()));
    expect(counters.live.matchCount).toBeGreaterThanOrEqual(15);
    expect(book.listMatches("en", { match_status: [4], limit: 1 }).pagination.total).toBeGreaterThan(1_000);
    expect(book.listMatches("en", { type: "outright" }).pagination.total).toBeGreaterThanOrEqual(8);
  });

  it.each(["en", "de", "ar"])("matches the contract in %s", async (locale) => {
    for (const query of [
      { match_status: [1] },
      { match_status: [0], sort_by: ["tournament.priority:asc"] },
      { match_status: [4] },
      { type: "outright" as const },
    ]) {
      const { data } = await priced({ ...query, limit: 12 }, locale);
      expect(data.length).toBeGreaterThan(7);
      for (const match of data) expect([...Value.Errors(Match, match)]).toEqual([]);
    }
  });

  it("returns all markets, names and the timeline of any live match", async () => {
    const { book } = feed;
    for (const { sport } of sportImplementations) {
      const match = book.listMatches("de", { match_status: [1, 0], sport_key: [sport], limit: 1, sort_by: ["start_time:asc"] }).data[0];
      await book.warm([match?.id ?? 0], { wanted: "full", withinMs: 60_000 });
      const markets = book.listMarkets("de", match?.id ?? 0, { page: 1, limit: 500 })?.data ?? [];
      expect(markets.length, sport).toBeGreaterThan(3);
      for (const market of markets) {
        expect([...Value.Errors(Market, market)]).toEqual([]);
        expect([market.name, ...market.outcomes.map(({ name }) => name)].join()).not.toMatch(/[{}]|undefined/);
        if (market.outcomes[0]?.outcome_external_id !== "12") continue;
        const line = /total=([\d.]+)/u.exec(market.specifier)?.[1];
        expect(market.outcomes.map((outcome) => [outcome.side, outcome.line])).toEqual([
          ["Über", line],
          ["Unter", line],
        ]);
      }
      expect([...Value.Errors(MatchTimeline, book.timeline("de", match?.id ?? 0))]).toEqual([]);
    }
  });

  it("names outcomes by the everyday names of the sides", async () => {
    const { book } = feed;
    const { data } = await priced({ match_status: [0], sport_key: ["soccer"], type: "match", limit: 20 });
    const named = data.filter(({ competitors, main_market }) => competitors !== null && main_market !== null);
    expect(named.length).toBeGreaterThan(5);
    for (const { id, competitors, main_market } of named) {
      const { home, away } = competitors!;
      expect(main_market!.outcomes.map(({ name }) => name)).toEqual([home.common_name, "Draw", away.common_name]);
      const totals = book.listMarkets("en", id, { page: 1, limit: 500 })?.data.find(({ market_external_id }) => market_external_id === 19);
      if (totals !== undefined) expect(totals.name).toBe(`${home.common_name} total goals`);
    }
  });

  it("offers the third column of sports that have one", async () => {
    for (const { sport } of sportImplementations) {
      const { data } = await priced({ match_status: [0], sport_key: [sport], type: "match", limit: isFull ? 20 : 6 });
      const expected = data[0]?.tournament.sport.tertiary_market_id ?? null;
      const offered = data.flatMap(({ tertiary_market }) => tertiary_market ?? []);
      expect(offered.length > 0, sport).toBe(expected !== null);
      for (const { market_external_id, outcomes } of offered) {
        expect(market_external_id).toBe(expected);
        expect(outcomes).toHaveLength(2);
      }
    }
  });

  it("finds a club with its next match", () => {
    const found = feed.book.search("en", { q: "bayern", limit: 5 });
    expect(found.competitors[0]?.name).toMatch(/Bayern/);
    expect(found.competitors[0]?.next_match?.competitors).not.toBeNull();
  });
});
