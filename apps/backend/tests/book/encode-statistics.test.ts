import { createFeedNames, type Pause } from "@touchline/feed";
import { describe, expect, it } from "vitest";
import { encodeStatistics } from "../../src/book/matches/encode-statistics.ts";

type Scoreboard = Parameters<typeof encodeStatistics>[1];

function scoreboardOf(period: Omit<Scoreboard["periods"][number], "score">): Scoreboard {
  return {
    phase: { code: 502, key: "2nd_innings", number: 2 },
    clock: null,
    progress: 0.75,
    breaks: [0.5],
    total: [180, 90],
    game: null,
    periods: [{ ...period, score: [180, 90] }],
    server: "away",
    maxPeriods: 1,
    details: [],
  };
}

describe("period names", () => {
  const namesIn = (locale: string, period: Omit<Scoreboard["periods"][number], "score">) => {
    const { phase, period_score } = encodeStatistics(createFeedNames(locale), scoreboardOf(period), {
      at: 0,
      speed: 1,
      startsAt: 0,
      pause: null,
    });
    return [phase.name, period_score[0]?.period_name];
  };

  it("name the score of both cricket innings Runs, and the innings in play by its position in the match", () => {
    const innings = { key: "1st_innings", type: "innings", number: 1 };
    expect([namesIn("en", innings), namesIn("de", innings)]).toEqual([
      ["2nd innings", "Runs"],
      ["2. Innings", "Runs"],
    ]);
  });

  it("put the number of a map after the word", () => {
    expect(namesIn("en", { key: "1st_map", type: "map", number: 1 })[1]).toBe("Map 1");
  });
});

describe("a pause", () => {
  const pauseOf = (pause: Pause) =>
    encodeStatistics(createFeedNames("en"), scoreboardOf({ key: "1st_half", type: "half", number: 1 }), {
      at: 90_000,
      speed: 1,
      startsAt: 60_000,
      pause,
    }).pause;

  it("has its reason, the attacking side and its start", () => {
    expect(pauseOf({ reason: "dangerous_attack", side: "away", fromMs: 30_000 })).toEqual({
      reason: "dangerous_attack",
      name: "Dangerous attack",
      side: "away",
      since: "1970-01-01T00:01:30.000Z",
    });
  });

  it("has no text, side or time if they are unknown", () => {
    expect(pauseOf({ reason: "other", side: null, fromMs: null })).toEqual({ reason: "other", name: null, side: null, since: null });
  });
});
