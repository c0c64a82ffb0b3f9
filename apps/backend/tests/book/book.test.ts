import { MarketsChanged, MatchChanged, MatchStatusChanged } from "@touchline/contract/channels/events";
import { Market } from "@touchline/contract/entities/market";
import { Match } from "@touchline/contract/entities/match";
import { crestColors } from "@touchline/domain";
import { Value } from "typebox/value";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { coinFixture, minuteMs, noon } from "../../../../packages/feed/tests/engine/coin-sport.ts";
import { outcomeIdsOf } from "../../src/book/lines/line-ids.ts";
import { createPriceHistory } from "../../src/book/lines/price-history.ts";
import { createCoinFeed } from "./coin-feed.ts";

const fixtures = [
  coinFixture(1, noon - 20 * minuteMs, ["Malmö FF", "Real Madrid"]),
  coinFixture(2, noon - 2 * minuteMs, ["Bayern München", "Arsenal"]),
  coinFixture(3, noon + 30 * minuteMs, ["Arsenal", "Malmö FF"]),
  coinFixture(4, noon + 60 * minuteMs, ["Chelsea", "Arsenal Tula"]),
];

describe("book lists", () => {
  const { book, price } = createCoinFeed(fixtures);
  beforeAll(async () => {
    for (const { id } of fixtures) await price(id);
  });
  const ids = (query: Parameters<typeof book.listMatches>[1]) => book.listMatches("en", query).data.map(({ id }) => id);

  it("match the contract in every locale", () => {
    for (const locale of ["en", "de", "ar", "ja"]) {
      for (const match of book.listMatches(locale, {}).data) expect([...Value.Errors(Match, match)]).toEqual([]);
      for (const market of book.listMarkets(locale, 3, { page: 1, limit: 500 })?.data ?? [])
        expect([...Value.Errors(Market, market)]).toEqual([]);
    }
  });

  it.each<[string, Parameters<typeof book.listMatches>[1], number[]]>([
    ["live ones", { match_status: [1], type: "match" }, [2]],
    ["prematch ones", { match_status: [0], type: "match" }, [3, 4]],
    ["results", { match_status: [4] }, [1]],
    ["outrights", { type: "outright" }, [900_001]],
    ["by id", { id: [4, 1] }, [1, 4]],
    ["from a time", { type: "match", start_from: new Date(noon + 40 * minuteMs).toISOString() }, [4]],
    ["to a time", { type: "match", start_to: new Date(noon).toISOString() }, [1, 2]],
    ["bettable", { type: "match", bettable: true }, [2, 3, 4]],
    ["of another sport", { sport_key: ["soccer"] }, []],
    ["of a type", { sport_type: "cyber" }, []],
    ["of a tournament", { tournament_id: [7], type: "match", match_status: [0] }, [3, 4]],
    ["latest first", { type: "match", sort_by: ["start_time:desc"] }, [4, 3, 2, 1]],
    ["limited by sport", { type: "match", max_per_sport: 2 }, [1, 2]],
    ["favourites of a visitor", { favourite: true }, []],
  ])("%s", (_name, query, expected) => expect(ids(query)).toEqual(expected));

  it("are split into pages", () => {
    const page = book.listMatches("en", { type: "match", limit: 3, page: 2 });
    expect(page.data.map(({ id }) => id)).toEqual([4]);
    expect(page.pagination).toEqual({ total: 4, page: 2, limit: 3, last_page: 2 });
    expect(book.listMatches("en", { favourite: true }, new Set([3])).data.map(({ id }) => id)).toEqual([3]);
  });

  it("filter by video until a match is over, unless video is off", () => {
    const many = Array.from({ length: 40 }, (_, index) => coinFixture(index + 1, noon + (index - 10) * minuteMs));
    const filmed = createCoinFeed(many).book;
    const withVideo = filmed.listMatches("en", { has_video: true }).data;
    const without = filmed.listMatches("en", { type: "match", has_video: false }).data;
    expect(withVideo.length).toBeGreaterThan(5);
    expect(withVideo.every(({ has_video, status }) => has_video && status <= 2)).toBe(true);
    expect(without.length + withVideo.length).toBe(40);
    expect(without.some(({ has_video }) => has_video)).toBe(false);
    expect(filmed.count([{ has_video: true }]).sports["tennis"]?.matchCount).toBe(withVideo.length);
    const unfilmed = createCoinFeed(many, { coverage: { hasVideo: false, statisticsProviders: [] } }).book;
    expect(unfilmed.listMatches("en", { has_video: true }).data).toEqual([]);
    expect(unfilmed.match("en", 20)).toMatchObject({ has_video: false, is_provider_stats_available: false });
  });

  it("follow the priorities of a locale", () => {
    const own = createCoinFeed(fixtures, {
      localPriorities: { de: { sports: { soccer: 9, tennis: 0 }, tournaments: { "7": 5 }, categories: { "3": 4 } } },
    }).book;
    const firstIn = (locale: string) => own.listSports(locale)[0]?.key;
    expect([firstIn("en"), firstIn("de"), firstIn("de-AT")]).toEqual(["soccer", "tennis", "tennis"]);
    expect(own.match("de", 3)?.tournament).toMatchObject({ priority: 5, sport: { priority: 0 }, category: { priority: 4 } });
    expect(own.match("en", 3)?.tournament).toMatchObject({ priority: 1, sport: { priority: 2 }, category: { priority: 1 } });
  });

  it("sort by popularity", () => {
    book.incrementBetCounts([4, 4, 2]);
    expect(ids({ type: "match", sort_by: ["bets_count:desc"] })).toEqual([4, 2, 1, 3]);
  });

  it("count events", () => {
    const counters = book.count([{ sport_type: "regular" }]);
    expect(counters.live.matchCount).toBe(1);
    expect(counters.sports["tennis"]).toEqual({ matchCount: 3, outrightCount: 1 });
    expect(counters.tournaments["7"]?.matchCount).toBe(3);
    expect(book.count([{ match_status: [0] }]).sports["tennis"]?.matchCount).toBe(2);
  });

  it("find word prefixes without accents, best matches first", () => {
    const found = book.search("en", { q: "arsenal", limit: 10 });
    expect(found.competitors.map(({ name }) => name)).toEqual(["Arsenal", "Arsenal", "Arsenal Tula"]);
    expect(book.search("en", { q: "malmo", limit: 10 }).competitors[0]?.name).toBe("Malmö FF");
    expect(book.search("en", { q: "coin cu", limit: 10 }).tournaments.map(({ name }) => name)).toEqual(["Coin Cup"]);
    expect(book.search("en", { q: "mun bay", limit: 10 }).events.map(({ id }) => id)).toEqual([2]);
    expect(book.search("en", { q: "zzz", limit: 10 })).toEqual({ events: [], tournaments: [], competitors: [] });
  });

  it("return null or nothing for unknown ids", () => {
    expect(book.match("en", 999)).toBeNull();
    expect(book.listMarkets("en", 999, { page: 1, limit: 10 })).toBeNull();
    expect(book.timeline("en", 999)).toBeNull();
    expect(book.quote({ matchId: 3, marketId: 100_001, specifier: "" }, 1)).toBeNull();
    expect(book.quote({ matchId: 3, marketId: 100_186, specifier: "" }, 1)).toBeNull();
    expect(book.quote({ matchId: 3, marketId: 100_202, specifier: "setnr=4" }, 500_004)).toMatchObject({
      marketStatus: 0,
      odds: null,
    });
  });

  it("have statistics only from the configured provider", () => {
    const other = createCoinFeed(fixtures, { coverage: { hasVideo: true, statisticsProviders: ["oddin"] } }).book;
    expect(other.timeline("en", 2)).toBeNull();
    expect([other.headToHead("en", 2), other.lineups(2), other.matchStandings("en", 2)]).toEqual([null, null, null]);
    expect(other.match("en", 2)).toMatchObject({ is_provider_stats_available: false, statistics: { total_score: expect.anything() } });
    expect(book.match("en", 2)).toMatchObject({ is_provider_stats_available: true });
  });

  it("contain the timeline up to now", () => {
    const timeline = book.timeline("de", 2);
    expect(timeline?.incidents.map(({ kind }) => kind)).toEqual(["set_won", "set_won"]);
    expect(timeline?.statistics?.total_score).toEqual({ home: expect.any(Number), away: expect.any(Number) });
  });
});

describe("published changes", () => {
  it("go only to channels with subscribers, in their locale and as in the contract", async () => {
    const followed = new Set(["match:de.3", "public:en"]);
    const feed = createCoinFeed(fixtures, { interest: (channel) => followed.has(channel) });
    await feed.price(3);
    for (let now = noon + 29 * minuteMs; now < noon + 36 * minuteMs; now += 500) {
      feed.at(now);
      await feed.price(3);
      feed.book.flush();
    }
    expect(new Set(feed.published.map(({ channel }) => channel))).toEqual(followed);
    const kinds = new Set(feed.published.filter(({ channel }) => channel === "match:de.3").map(({ publication }) => publication.event));
    expect(kinds).toEqual(new Set(["match_status_changed", "match_changed", "markets_changed"]));
    for (const { publication } of feed.published) {
      const schema =
        publication.event === "markets_changed"
          ? MarketsChanged
          : publication.event === "match_changed"
            ? MatchChanged
            : MatchStatusChanged;
      expect([...Value.Errors(schema, publication)]).toEqual([]);
    }
    const statuses = feed.published.flatMap(({ channel, publication }) =>
      channel === "match:de.3" && publication.event === "markets_changed" ? publication.data.markets.map(({ status }) => status) : [],
    );
    expect(new Set(statuses)).toEqual(new Set([1, -1, -2, 0, -3]));
  });

  it("come only from matches that a client follows in any language, without a call to the publisher for each match", () => {
    const interest = vi.fn(() => false);
    const listed = vi.fn(() => ["public:en", "match:ar.3", "chat:en.2", "$private:en.platform_user.2"]);
    const { engine, book } = createCoinFeed(fixtures, { interest, listed });
    const followed = () => engine.matches().filter((match) => book.isFollowed(match));
    interest.mockClear();
    expect(followed().map(({ fixture }) => fixture.id)).toEqual([3]);
    expect(followed()).toHaveLength(1);
    expect([interest.mock.calls.length, listed.mock.calls.length]).toEqual([0, 1]);
  });
});

describe("ids and crests", () => {
  it("derive ids only from external ids", () => {
    const template = (ids: readonly string[]) => ({
      typeId: 1,
      specifier: "",
      outcomes: ids.map((id) => ({ id })),
      needs: [],
      resultOf: () => "lose" as const,
    });
    expect(outcomeIdsOf(template(["12", "13"]))).toEqual([500_012, 500_013]);
    const [first, second] = outcomeIdsOf(template(["sr:correct_score:bestof:3:7", "tl:player:x"]));
    expect(outcomeIdsOf(template(["tl:player:x"]))).toEqual([second]);
    expect(first).toBeGreaterThanOrEqual(1_000_000_000);
    expect(first).toBeLessThan(2 ** 31);
  });

  it("generate two distinguishable colours", () => {
    const luminance = (hex: string) =>
      [1, 3, 5].reduce((sum, at, index) => sum + Number.parseInt(hex.slice(at, at + 2), 16) * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const drawn = Array.from({ length: 200 }, (_, index) => crestColors(`team:${index}`));
    for (const [first, second] of drawn) {
      expect(first).toMatch(/^#[0-9a-f]{6}$/);
      expect(Math.abs(luminance(first) - luminance(second))).toBeGreaterThan(80);
    }
  });
});

describe("outright events", () => {
  it("accept bets until the last match and settle once when the winner is known", () => {
    const feed = createCoinFeed(fixtures);
    const market = feed.book.listMarkets("de", 900_001, { page: 1, limit: 10 })?.data[0];
    expect(market?.outcomes.map(({ name }) => name)).toEqual(["Ada", "Bob"]);
    const line = { matchId: 900_001, marketId: market?.id ?? 0, specifier: market?.specifier ?? "" };
    const ada = market?.outcomes[0]?.id ?? 0;
    const settled: unknown[] = [];
    feed.book.subscribe((event) => void settled.push(event));
    expect(feed.book.quote(line, ada)).toMatchObject({ marketStatus: 1, outcomeActive: true });
    expect(feed.book.describe("en", line, ada)).toMatchObject({
      matchName: "Coin Cup 2026",
      outcomeName: "Ada",
      homeName: null,
    });
    feed.at(noon + 11 * minuteMs);
    expect(feed.book.quote(line, ada)).toMatchObject({ marketStatus: -1 });
    feed.book.flush();
    feed.at(noon + 13 * minuteMs);
    feed.book.flush();
    feed.book.flush();
    expect(settled).toHaveLength(1);
    expect(feed.book.settlementOf(line)?.resultByOutcomeId.get(ada)).toBe("win");
    expect(feed.book.match("en", 900_001)).toMatchObject({ status: 4, type: "season", competitors: null });
  });
});

describe("awaited outright lines", () => {
  it("F34: do not include 300 invented specifiers", () => {
    const { book } = createCoinFeed(fixtures);
    const market = book.listMarkets("en", 900_001, { page: 1, limit: 10 })?.data[0];
    const line = { matchId: 900_001, marketId: market?.id ?? 0, specifier: market?.specifier ?? "" };
    for (let invented = 0; invented < 300; invented += 1) {
      expect(book.quote({ ...line, specifier: `x${invented}` }, 1)).toBeNull();
      expect(book.quote({ ...line, marketId: invented }, 1)).toBeNull();
      expect(book.settlementOf({ ...line, specifier: `y${invented}` })).toBeNull();
    }
    expect(book.awaitedOutrightCount()).toBe(0);
    for (const outcome of market?.outcomes ?? []) book.quote(line, outcome.id);
    expect(book.awaitedOutrightCount()).toBe(1);
  });

  it("are removed when they are settled", () => {
    const feed = createCoinFeed(fixtures);
    const market = feed.book.listMarkets("en", 900_001, { page: 1, limit: 10 })?.data[0];
    feed.book.quote({ matchId: 900_001, marketId: market?.id ?? 0, specifier: market?.specifier ?? "" }, market?.outcomes[0]?.id ?? 0);
    feed.at(noon + 13 * minuteMs);
    feed.book.flush();
    expect(feed.book.awaitedOutrightCount()).toBe(0);
  });
});

describe("price history", () => {
  it("contains the changed prices of a tracked line in time order", () => {
    const feed = createCoinFeed([coinFixture(3, noon + 3 * 60 * minuteMs)]);
    const line = { matchId: 3, marketId: 100_186, specifier: "" };
    for (let now = noon; now < noon + 2 * 60 * minuteMs; now += 5 * minuteMs) {
      feed.at(now);
      feed.priceAtOnce(3);
    }
    const points = feed.book.priceHistory(line);
    expect(points.length).toBeGreaterThan(4);
    expect([...points].sort((left, right) => left.at - right.at)).toEqual(points);
    const own = points.filter(({ outcomeId }) => outcomeId === 500_004).map(({ odds }) => odds);
    own.forEach((odds, index) => expect(odds).not.toBe(own[index + 1]));
    expect(feed.book.priceHistory({ ...line, specifier: "total=9" })).toEqual([]);
  });

  it("lists only outcomes whose price has changed, with null for no price, and drops the oldest changes of a long history", async () => {
    const feed = createCoinFeed([coinFixture(3, noon + 3 * 60 * minuteMs)]);
    await feed.price(3);
    const [match] = feed.engine.matches();
    const line = match?.lines.get("186|");
    if (match === undefined || line === undefined) throw new Error("The match has no winner line.");
    const history = createPriceHistory();
    const change = { match, lines: new Set([line]), columnLines: [line], incidents: [], hasNewScoreboard: false, hasNewStatus: false };
    const record = (at: number, odds: readonly number[]): void => {
      line.odds = odds;
      history.record(change, at);
    };
    const [home, away] = [500_004, 500_005];
    record(1, [1_500, 2_500]);
    record(2, [1_500, 2_500]);
    record(3, [1_500, 0]);
    expect(history.of(line)).toEqual([
      { at: 1, outcomeId: home, odds: 1_500 },
      { at: 1, outcomeId: away, odds: 2_500 },
      { at: 3, outcomeId: away, odds: null },
    ]);
    for (let at = 4; at < 200; at += 1) record(at, [1_500 + at, 2_500]);
    const points = history.of(line);
    expect(points[0]?.at).toBeGreaterThan(100);
    expect(points.slice(0, 2).map(({ outcomeId }) => outcomeId)).toEqual([home, away]);
    expect(points.slice(2).every(({ outcomeId }) => outcomeId === home)).toBe(true);
    expect(points.at(-1)).toEqual({ at: 199, outcomeId: home, odds: 1_699 });
  });
});
