import { join } from "node:path";
import { Match } from "@touchline/contract/entities/match";
import { Market } from "@touchline/contract/entities/market";
import { MatchTimeline } from "@touchline/contract/http/matches";
import { Standings } from "@touchline/contract/http/standings";
import { Value } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createFeed, type Feed } from "../../src/main/create-feed.ts";
import { sportImplementations } from "../../../../packages/feed/src/sports/sport-modules.ts";

const isFull = process.env["TEST_FULL"] === "1";
const saturday = Date.parse("2026-11-21T16:30:00Z");

describe("the feed over real data on a Saturday afternoon", () => {
  const errors: unknown[] = [];
  let feed: Feed;
  let outrightsAtStart = 0;
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
    const priced = feed.outrightsPriced();
    outrightsAtStart = feed.book.listMatches("en", { type: "outright" }).pagination.total;
    await priced;
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

  it("lists winner markets only once their seasons are read, so that the first page does not wait for them", () => {
    expect(outrightsAtStart).toBe(0);
  });

  it("requests the first prices of a whole list at once", async () => {
    const query = { type: "match" as const, match_status: [0], sport_key: ["soccer"], sort_by: ["tournament.priority:asc"], limit: 50 };
    const unpriced = () => feed.book.listMatches("en", query).data.flatMap(({ id, main_market: main }) => (main === null ? id : []));
    const before = unpriced();
    expect(before.length).toBeGreaterThan(30);
    const price = vi.spyOn(feed.engine, "price");
    const warming = feed.book.warm(before, { wanted: "main", withinMs: 60_000 });
    expect(price).toHaveBeenCalledTimes(before.length);
    await warming;
    expect(unpriced()).toEqual([]);
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
      const listed = (status: number, order: string) =>
        book.listMatches("de", { match_status: [status], sport_key: [sport], limit: 1, sort_by: [`start_time:${order}`] }).data;
      // The live match that began first has few markets left.
      const match = listed(1, "desc")[0] ?? listed(0, "asc")[0];
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

  it("names the team of each goalscorer", async () => {
    const { book } = feed;
    const { data } = book.listMatches("en", { match_status: [1, 0], sport_key: ["soccer"], type: "match", limit: 500 });
    const withSquads = data.filter(({ id }) => book.timeline("en", id)?.has_lineups === true).slice(0, 3);
    await book.warm(
      withSquads.map(({ id }) => id),
      { wanted: "full", withinMs: 60_000 },
    );
    const scorers = withSquads.flatMap(({ id, competitors }) => {
      const market = book.listMarkets("en", id, { page: 1, limit: 500 })?.data.find(({ market_external_id: type }) => type === 40);
      const teams = [competitors?.home.common_name, competitors?.away.common_name];
      return (market?.outcomes ?? []).filter(({ outcome_external_id: id }) => id !== "1716").map(({ side }) => teams.indexOf(side));
    });
    expect(new Set(scorers)).toEqual(new Set([0, 1]));
  });

  it("offers the third column of sports that have one", async () => {
    for (const { sport } of sportImplementations) {
      const { data } = await priced({ match_status: [0], sport_key: [sport], type: "match", limit: isFull ? 20 : 3 });
      const expected = data[0]?.tournament.sport.tertiary_market_id ?? null;
      const offered = data.flatMap(({ tertiary_market }) => tertiary_market ?? []);
      expect(offered.length > 0, sport).toBe(expected !== null);
      for (const { market_external_id, outcomes } of offered) {
        expect(market_external_id).toBe(expected);
        expect(outcomes).toHaveLength(2);
      }
    }
  });

  it("returns the season of every league in the format of the contract", () => {
    const { book } = feed;
    const all = book.listTournaments("de", { page: 1, limit: 500 }).data;
    const seasons = all.flatMap(({ id }) => book.standings("de", id) ?? []);
    expect(seasons).toHaveLength(all.length);
    for (const season of seasons) expect([...Value.Errors(Standings, season)]).toEqual([]);
    const groups = seasons.flatMap(({ tables = [] }) => tables.map(({ name }) => name));
    expect(groups).toContain("Gruppe A");
    expect(seasons.flatMap(({ rounds = [] }) => rounds.map(({ name }) => name))).toContain("Viertelfinale");
  });

  it("includes football matches in play in the table of their league", () => {
    const { book } = feed;
    const live = book.listMatches("en", { match_status: [1], sport_key: ["soccer"], limit: 100 }).data;
    const ofLeague = live.filter(({ stage }) => stage?.startsWith("Matchday"));
    const rows = ofLeague.flatMap(({ id, competitors }) => {
      const table = book.matchStandings("en", id)?.rows ?? [];
      return table.filter(({ competitor }) => competitor.id === competitors?.home.id || competitor.id === competitors?.away.id);
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const { is_live, competitor } of rows) expect(is_live, competitor.name).toBe(true);
  });

  it("lists the last results of a league without any in the last fourteen days", () => {
    const { book } = feed;
    const resultsOf = (id: number) =>
      book.listMatches("en", { tournament_id: [id], match_status: [3, 4], sort_by: ["start_time:desc"], limit: 5 }).data;
    const twoWeeks = 14 * 24 * 3_600_000;
    const seasons = book.listTournaments("en", { sportKeys: ["tennis"], page: 1, limit: 500 }).data;
    const last = seasons.map(({ id }) => resultsOf(id));
    for (const results of last) expect(results.length).toBeGreaterThan(0);
    const earlier = last.filter(([first]) => Date.parse(first?.start_time ?? "") < saturday - twoWeeks);
    expect(earlier.length).toBeGreaterThan(0);
    for (const results of earlier) {
      const starts = results.map(({ start_time }) => start_time);
      expect(starts).toEqual(starts.toSorted().toReversed());
      for (const { status, statistics } of results) expect(status).toBe(statistics?.end?.kind === "walkover" ? 5 : 4);
    }
  });

  it("names outright events in the requested language, with their group or number of places", () => {
    const names = (locale: string) => feed.book.listMatches(locale, { type: "outright", limit: 200 }).data.map(({ name }) => name ?? "");
    expect(names("de").filter((name) => /- Gruppe \w: Gesamtsieger$/.test(name)).length).toBeGreaterThan(0);
    expect(names("en").some((name) => /- Top \d$/.test(name))).toBe(true);
    for (const { name, main_market: market } of feed.book.listMatches("de", { type: "outright", limit: 200 }).data)
      expect(name?.endsWith(` - ${market?.name}`), name ?? "").toBe(true);
  });

  it("finds a club with its next match", () => {
    const found = feed.book.search("en", { q: "bayern", limit: 5 });
    expect(found.competitors[0]?.name).toMatch(/Bayern/);
    expect(found.competitors[0]?.next_match?.competitors).not.toBeNull();
  });
});
