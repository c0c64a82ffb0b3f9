import type { getMatchStreams } from "@touchline/contract/http/streams";
import { describe, expect, it } from "vitest";
import type { EndpointCall } from "../../src/core/api-client.ts";
import { endpoints } from "../../src/core/endpoints.data.ts";
import { readAt, readReply } from "./read-reply.ts";

const match = { id: 7, status: 1, competitors: { home: { name: "Arsenal" }, away: { name: "Chelsea" } } };
const streams: EndpointCall<typeof getMatchStreams> = { method: "GET", path: "/api/v2/matches/:id/streams" };

describe("the counts of events", () => {
  it("are read from objects and from lists, with either spelling", () => {
    const { value } = readReply(endpoints.countEvents, {
      live: { matchCount: 3 },
      sports: { soccer: { match_count: 2, outright_count: 1 } },
      tournaments: [{ id: "t1", matchCount: 4 }],
    });
    expect(value).toEqual({
      live: { matchCount: 3, outrightCount: 0 },
      sports: { soccer: { matchCount: 2, outrightCount: 1 } },
      categories: {},
      tournaments: { t1: { matchCount: 4, outrightCount: 0 } },
    });
  });
});

describe("a timeline", () => {
  const read = (body: unknown) => readReply(endpoints.getMatchTimeline, body, { params: { id: 7 } }).value;

  it.each([[null], [[]], ["?"], [{ rows: [1, 2] }]])("of an unknown shape is empty: %j", (body) => {
    expect(read(body)).toMatchObject({ match_id: 7, statistics: null, incidents: [] });
  });

  it("may be the scoreboard alone", () => {
    expect(read({ total_score: { home: 1, away: 0 } }).statistics).toMatchObject({ total_score: { home: 1, away: 0 } });
  });

  it("keeps incidents with a kind or a text", () => {
    const incidents = [{ type: "goal", side: "home", match_time: "12:00", player: { name: "Saka" } }, { side: "away" }];
    expect(read({ incidents }).incidents).toMatchObject([
      { kind: "goal", side: "home", time: "12:00", text: "goal", player: "Saka", score: null, simulated: false },
    ]);
  });

  it("keeps statistics that only one side has", () => {
    const facts = [{ key: "target", name: "Target", home: "", away: 200 }, { key: "none" }];
    expect(read({ facts }).facts).toEqual([{ key: "target", name: "Target", home: "", away: "200", simulated: false }]);
  });
});

describe("a search", () => {
  it.each([
    [[match], 1],
    [{ data: [match] }, 1],
    [{ matches: [match] }, 1],
    [{ data: { events: [match] } }, 1],
    [{}, 0],
  ])("finds events in %j", (body, count) => {
    const { value } = readReply(endpoints.search, body);
    expect([value.events.length, value.tournaments, value.competitors]).toEqual([count, [], []]);
  });
});

describe("a league table", () => {
  it("ranks in the order of its rows", () => {
    const { value } = readReply(
      endpoints.getTournamentStandings,
      [
        { name: "Ajax", form: "WDL?" },
        { competitor: { name: "PSV" }, points: 12 },
      ],
      {
        params: { id: "eredivisie" },
      },
    );
    expect(value).toMatchObject({
      tournament_id: "eredivisie",
      rows: [
        { rank: 1, competitor: { name: "Ajax" }, points: 0, form: ["W", "D", "L"] },
        { rank: 2, competitor: { name: "PSV" }, points: 12, form: [] },
      ],
    });
  });
});

describe("the history of two sides", () => {
  it("is empty when the reply is", () => {
    expect(readReply(endpoints.getHeadToHead, {}, { params: { id: 7 } }).value).toEqual({
      match_id: 7,
      home_wins: 0,
      draws: 0,
      away_wins: 0,
      meetings: [],
      form: { home: [], away: [] },
    });
  });
});

describe("past prices", () => {
  it("omit points without a time", () => {
    const point = { at: 1_763_726_400, outcome_id: 12, odds: 1850 };
    expect(readReply(endpoints.getPriceHistory, [point, { outcome_id: 12, odds: 1 }]).value).toEqual({
      data: [{ ...point, at: "2025-11-21T12:00:00.000Z" }],
    });
  });
});

describe("a stream", () => {
  it.each([
    [{ link: "https://video.example/1" }, { link: "https://video.example/1", frame: null, language_code: "" }],
    [
      { data: [{ frame: "https://video.example/f", language_code: "en" }] },
      { link: null, frame: "https://video.example/f", language_code: "en" },
    ],
    [[], { link: null, frame: null, language_code: "" }],
  ])("is read from %j", (body, stream) => expect(readReply(streams, body).value).toEqual(stream));
});

describe("favourites", () => {
  it.each([
    [{ favoriteIds: [1, "b"] }, [1, "b"]],
    [
      [1, { id: "b" }],
      [1, "b"],
    ],
    [{ data: [{ id: 3 }] }, [3]],
    [null, []],
  ])("are read from %j", (body, favoriteIds) => expect(readReply(endpoints.listFavourites, body).value).toEqual({ favoriteIds }));
});

describe("a prediction", () => {
  it.each([
    [null, null],
    [{}, null],
    [{ data: "nobody" }, null],
    [{ data: "home" }, { data: "home", created_at: readAt, totals: null }],
    [{ data: { data: "away", totals: { home: 1, away: 2 } } }, { data: "away", created_at: readAt, totals: { home: 1, draw: 0, away: 2 } }],
  ])("is read from %j", (body, vote) => expect(readReply(endpoints.getVote, body).value).toEqual(vote));
});
