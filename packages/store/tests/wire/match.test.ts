import { describe, expect, it } from "vitest";
import { endpoints } from "../../src/core/endpoints.data.ts";
import { wireMarket, wireMatch } from "../wire.ts";
import { readAt, readReply } from "./read-reply.ts";

const competitors = { home: { name: "Arsenal" }, away: { name: "Chelsea" } };
const tournament = { id: 5, name: "Premier League", sport: { id: 1, key: "soccer", name: "Football" } };
const bare = { id: 7, status: 1, start_time: "2026-11-21T12:00:00Z", competitors, tournament };
const uuid = "3f2b6d1e-8c07-4a55-9d2a-6b0f6f0a7e11";

const read = (match: object, call = {}) => readReply(endpoints.getMatch, match, call).value;

describe("a match of a backend that follows the specification", () => {
  it("is unchanged when it is complete", () => {
    const whole = wireMatch({ tertiary_market: null, main_market: wireMarket({ id: 1, market_external_id: 1, specifier: "" }) });
    expect(readReply(endpoints.getMatch, whole)).toEqual({
      value: {
        ...whole,
        season: null,
        series: null,
        competitors: {
          home: { ...whole.competitors?.home, is_nation: false },
          away: { ...whole.competitors?.away, is_nation: false },
        },
        tournament: {
          ...whole.tournament,
          country_code: null,
          region: null,
          category: { ...whole.tournament.category, region: null },
          sport: { ...whole.tournament.sport, tertiary_market_id: null, tertiary_market_outcomes_count: null },
        },
      },
      problems: [],
    });
  });

  it("leaves out statistics that neither side has yet, without a report", () => {
    const details = [
      { key: "overs", name: "Overs", home: "", away: "" },
      { key: "wickets", name: "Wickets", home: "2", away: "" },
    ];
    const { value, problems } = readReply(endpoints.getMatch, { ...bare, statistics: { details } });
    expect(problems).toEqual([]);
    expect(value.statistics?.details).toEqual([{ key: "wickets", name: "Wickets", home: "2", away: "" }]);
  });

  it("needs only an id", () => {
    const { value, problems } = readReply(endpoints.listMatches, [{ id: uuid }], { query: { sport_key: ["tennis"] } });
    expect(problems).toEqual([]);
    expect(value.data).toMatchObject([
      {
        id: uuid,
        slug: `m-${uuid}`,
        name: uuid,
        status: 5,
        competitors: null,
        statistics: null,
        main_market: null,
        start_time: readAt,
      },
    ]);
    expect(value.data[0]?.tournament.sport).toMatchObject({ key: "tennis" });
  });

  it("is left out and reported when it has no id", () => {
    const { value, problems } = readReply(endpoints.listMatches, { data: [{ status: 1 }, bare] });
    expect(value.data.map(({ id }) => id)).toEqual([7]);
    expect(problems).toEqual(["Error: GET /api/v2/matches: A match without a usable id"]);
  });

  it("has an address that ends in its id", () => {
    expect(read({ ...bare, slug: "arsenal-chelsea-m-7" }).slug).toBe("arsenal-chelsea-m-7");
    expect(read({ ...bare, slug: "arsenal-chelsea" }).slug).toBe("arsenal-chelsea-m-7");
    expect(read(bare).slug).toBe("arsenal-chelsea-m-7");
    expect(read({ ...bare, id: uuid }).slug).toBe(`arsenal-chelsea-m-${uuid}`);
  });

  it("has crests derived from the names", () => {
    const { home, away } = read(bare).competitors ?? {};
    expect(home).toMatchObject({ id: "Arsenal", short_name: "ARS", logo: null });
    expect(home?.colors).not.toEqual(away?.colors);
    expect(home?.colors.every((color) => /^#[\da-f]{6}$/u.test(color))).toBe(true);
  });

  it("has the kit sent by the backend, or a plain one if the page cannot draw its pattern", () => {
    const kit = { common_name: "Gunners", third_color: "#223344", pattern: "sleeves", collar: "v", cuffs: true };
    const sides = { home: { name: "Arsenal", ...kit }, away: { name: "Chelsea", pattern: "paisley", third_color: "blue", collar: "ruff" } };
    const { home, away } = read({ ...bare, competitors: sides }).competitors ?? {};
    expect(home).toMatchObject(kit);
    expect(away).toMatchObject({ common_name: "Chelsea", pattern: "plain" });
    for (const unknown of ["third_color", "collar", "cuffs"]) expect(away).not.toHaveProperty(unknown);
  });

  it("has a league with the country and region that the backend names", () => {
    const placed = (place: object) => read({ ...bare, tournament: { ...tournament, ...place } }).tournament;
    expect(placed({ country_code: "gb" })).toMatchObject({ country_code: "GB", region: null });
    expect(placed({ region: "africa" })).toMatchObject({ country_code: null, region: "africa" });
    expect(placed({})).toMatchObject({ country_code: null, region: null });
  });

  it("keeps logos and the city", () => {
    const logo = "https://pictures.example/arsenal.png";
    const match = read({ ...bare, city: "London", competitors: { ...competitors, home: { name: "Arsenal", logo } } });
    expect(match).toMatchObject({ city: "London", competitors: { home: { logo } } });
  });

  it("derives its main market and the columns from its lines", () => {
    const main = { id: 308, market_external_id: 1, name: "1x2", outcomes: [1, 2, 3].map((id) => ({ id, name: String(id), odds: 2000 })) };
    const top = { id: 309, market_external_id: 18, specifier: "total=2.5", outcomes: [{ id: 4, odds: 1900 }] };
    const known = { ...tournament, sport: { ...tournament.sport, main_market_id: 1, secondary_market_id: 18 } };
    const columns = { main_market_id: 1, main_market_outcomes_count: 3, secondary_market_id: 18, secondary_market_outcomes_count: 1 };
    expect(read({ ...bare, main_market: main, secondary_market: top }).tournament.sport).toMatchObject(columns);
    expect(read({ ...bare, tournament: known, top_markets: [top, main] })).toMatchObject({
      main_market: { id: 308, match_id: 7, match_urn_id: "id:match:7", status: 1 },
      secondary_market: { id: 309 },
      available_markets: 2,
    });
  });

  it("shows the first line of an outright event and keeps the columns of its sport", () => {
    const winner = { id: 534, name: "Winner", outcomes: [{ id: 1, name: "Ajax", odds: 2000 }] };
    const known = { ...tournament, sport: { ...tournament.sport, main_market_id: 1 } };
    const { competitors: _sides, ...event } = bare;
    expect(read({ ...event, name: "Cup winner", tournament: known, top_markets: [winner] })).toMatchObject({
      name: "Cup winner",
      competitors: null,
      main_market: { id: 534 },
      tournament: { sport: { main_market_id: 1 } },
    });
    expect(read({ ...event, top_markets: [winner] }).tournament.sport.main_market_id).toBe(0);
  });

  it.each([
    [{ status: 1 }, 1],
    [{ status: 9 }, 5],
    [{ start_time: "2026-11-22T12:00:00Z" }, 0],
    [{ statistics: {} }, 1],
    [{}, 5],
  ])("with %j has the status %i", (changes, status) => {
    const { status: _status, ...rest } = bare;
    expect(read({ ...rest, ...changes }).status).toBe(status);
  });
});

describe("the scoreboard of a live match", () => {
  const statisticsOf = (statistics: object, status = 1) => read({ ...bare, status, statistics }).statistics;

  it("may be empty", () => {
    expect(statisticsOf({})).toEqual({
      phase: { code: 0, key: "live", name: "" },
      clock: null,
      progress: 0,
      breaks: [],
      total_score: null,
      game_score: null,
      period_score: [],
      current_server: null,
      max_period_number: 0,
      details: [],
      end: null,
      pause: null,
    });
  });

  it("has a pause with or without a stated reason, and none for any other value", () => {
    const attack = { reason: "dangerous_attack", name: "Dangerous attack", side: "home", since: "2026-11-28T20:00:00.000Z" };
    expect(statisticsOf({ pause: attack })?.pause).toEqual(attack);
    const unsaid = { side: null, since: null };
    expect(statisticsOf({ pause: { reason: "rain", name: "Rain delay" } })?.pause).toEqual({
      reason: "rain",
      name: "Rain delay",
      ...unsaid,
    });
    expect(statisticsOf({ pause: {} })?.pause).toEqual({ reason: "other", name: null, ...unsaid });
    for (const pause of [null, "rain", 1, undefined]) expect(statisticsOf({ pause })?.pause).toBeNull();
  });

  it("has a clock that runs from the time at which the reply is read", () => {
    const statistics = statisticsOf({ clock: { match_time: "22:30" }, total_score: { home: 1, away: 0 } });
    expect(statistics).toMatchObject({
      clock: { match_time: "22:30", remaining_time: null, stopped: false, at: readAt, speed: 1 },
      total_score: { home: 1, away: 0 },
      progress: 250,
    });
  });

  it("derives phase, kinds and length from its periods", () => {
    const set = { home: 6, away: 4, period_key: "1st_set", period_name: "1st set", number: 1 };
    const statistics = statisticsOf({
      period_score: [set, { home: 1, away: 0, period_key: "2nd_set", period_name: "2nd set" }],
      current_server: 2,
    });
    expect(statistics).toMatchObject({
      phase: { key: "2nd_set", name: "2nd set" },
      period_score: [{ type: "set" }, { type: "set", number: 2 }],
      max_period_number: 3,
      progress: 500,
      current_server: 2,
    });
  });

  it("has ended when the match has", () => expect(statisticsOf({}, 4)).toMatchObject({ phase: { key: "ended" }, progress: 1000 }));
});

describe("the end of a match", () => {
  const endOf = (statistics: object, status = 4) => read({ ...bare, status, statistics }).statistics?.end;
  const score = { total_score: { home: 2, away: 1 } };

  it("is the one that the backend states", () => {
    expect(endOf({ ...score, end: { kind: "after_penalties", winner: "away" } })).toEqual({ kind: "after_penalties", winner: "away" });
    expect(endOf({ ...score, end: { kind: "abandoned", winner: "home" } }, 5)).toEqual({ kind: "abandoned", winner: null });
  });

  it.each<[string, object, number, unknown]>([
    ["nothing before the end", score, 1, null],
    ["the leader's win", score, 4, { kind: "finished", winner: "home" }],
    ["a draw", { total_score: { home: 1, away: 1 } }, 3, { kind: "finished", winner: null }],
    ["a retirement of the leader", { ...score, phase: { key: "retired1" } }, 4, { kind: "retired", winner: "away" }],
    ["a walk-over", { phase: { key: "walkover2" } }, 5, { kind: "walkover", winner: "home" }],
    ["overtime", { ...score, phase: { key: "aot" } }, 4, { kind: "after_overtime", winner: "home" }],
    ["an abandoned match, which nobody won", { ...score, phase: { key: "abandoned" } }, 5, { kind: "abandoned", winner: null }],
    ["nothing for a match that is not covered", score, 5, null],
    ["the score where the end cannot be read", { ...score, end: { kind: "other" } }, 4, { kind: "finished", winner: "home" }],
  ])("is %s when only phase and score are known", (_name, statistics, status, end) => {
    expect(endOf(statistics, status)).toEqual(end);
  });
});

describe("a line of a match", () => {
  const readLines = (...markets: object[]) => readReply(endpoints.listMarkets, { data: markets }, { params: { id: 7 } });

  it("takes its match from the call and defaults from its other fields", () => {
    const { value, problems } = readLines({
      id: "m1",
      outcomes: [
        { id: "a", odds: 1850 },
        { id: "b", odds: null },
      ],
    });
    expect(problems).toEqual([]);
    expect(value.data).toEqual([
      {
        id: "m1",
        market_external_id: "m1",
        match_id: 7,
        match_urn_id: "id:match:7",
        name: "m1",
        specifier: "",
        status: 1,
        priority: 0,
        most_balanced: false,
        market_groups: ["all"],
        custom_bet_groups: [],
        next_bet_stop: null,
        provider: "betradar",
        simulated_detail: false,
        outcomes: [
          { id: "a", outcome_external_id: "a", name: "a", active: true, odds: 1850 },
          { id: "b", outcome_external_id: "b", name: "b", active: false, odds: null },
        ],
      },
    ]);
  });

  it("omits and reports an outcome whose price is not in thousandths", () => {
    const { value, problems } = readLines({
      id: 1,
      outcomes: [
        { id: 1, odds: 1.85 },
        { id: 2, odds: "2100" },
      ],
    });
    expect(value.data[0]?.outcomes).toMatchObject([{ id: 2, odds: 2100 }]);
    expect(problems).toEqual(["Error: GET /api/v2/matches/:id/markets: An outcome without a usable price in thousandths"]);
  });

  it("is not offered when its status is unknown", () => expect(readLines({ id: 1, status: 77 }).value.data[0]?.status).toBe(0));
});

describe("a list of matches without pages", () => {
  const all = Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1 }));
  const readPage = (body: unknown, query: object) => readReply(endpoints.listMatches, body, { query: { ...query } }).value;

  it("is split into the requested pages", () => {
    const { data, pagination } = readPage(all, { limit: 40, page: 2 });
    expect([data.length, data[0]?.id, pagination]).toEqual([40, 41, { total: 10_000, page: 2, limit: 40, last_page: 250 }]);
  });

  it("stays whole when the backend sends its own pages, or the call has no limit", () => {
    const own = { total: 90, page: 1, limit: 60, last_page: 2 };
    expect(readPage({ data: all.slice(0, 60), pagination: own }, { limit: 40 })).toMatchObject({ data: { length: 60 }, pagination: own });
    expect(readPage({ data: all.slice(0, 60) }, {}).data).toHaveLength(60);
  });
});
