import { describe, expect, it } from "vitest";
import { readStarts } from "../src/dataset/read-starts.ts";
import { createRatingSeries } from "../src/sports/shared/rating-series.ts";
import { createSportFeeds } from "../src/sports/sport-modules.ts";
import { dataset } from "./dataset.ts";
import { matchesOf } from "./sports/sport-properties.ts";

const day = (date: string): number => Date.parse(date);

describe("readStarts", () => {
  const startsOf = readStarts({
    starts: [
      { sport: "baseball", from: "2025-03-01", teams: { "baseball:a": [0.2, 0.1] } },
      { sport: "baseball", from: "2024-03-01", teams: { "baseball:a": [0.1, 0] } },
    ],
  });

  it("returns the starts of a sport in chronological order, and none for a sport without starts", () => {
    expect(startsOf("baseball").map(({ from }) => from)).toEqual([day("2024-03-01"), day("2025-03-01")]);
    expect(startsOf("cricket")).toEqual([]);
  });
});

describe("createRatingSeries", () => {
  const [match] = matchesOf("baseball");
  if (!match) throw new Error("no baseball match");
  const { home, away } = match;
  const at = match.playedAt;
  const series = createRatingSeries<number>(
    [match],
    {
      initial: 0,
      starts: [
        { from: at - 1000, byTeam: new Map([[home.id, 5]]) },
        { from: at + 1000, byTeam: new Map([[away.id, 9]]) },
      ],
    },
    (_, first, second) => [first + 1, second - 1],
  );

  it("begins at a team's start, or at the initial rating without one", () => {
    expect(series.ratingBefore(home.id, at - 2000)).toBe(0);
    expect(series.ratingBefore(home.id, at)).toBe(5);
    expect(series.ratingBefore(away.id, at)).toBe(0);
    expect(series.ratingBefore("baseball:atlantis", at)).toBe(0);
  });

  it("is updated by matches, and is reset at the next start", () => {
    expect(series.ratingBefore(home.id, at + 500)).toBe(6);
    expect(series.ratingBefore(away.id, at + 500)).toBe(-1);
    expect(series.ratingBefore(away.id, at + 2000)).toBe(9);
  });
});

describe("strengths before the first match of a season", () => {
  const sports = createSportFeeds(dataset);
  const strength = (sport: string, team: string, competition: string, at: string): number =>
    sports.get(sport)?.module.strengthOf?.(`${sport}:${team}`, competition, day(at)) ?? Number.NaN;

  it.each([
    ["american-football", "nfl", "2024-09-01", "kansas-city-chiefs", "carolina-panthers"],
    ["american-football", "nfl", "2025-09-01", "philadelphia-eagles", "carolina-panthers"],
    ["ice-hockey", "nhl", "2025-10-01", "winnipeg-jets", "san-jose-sharks"],
    ["baseball", "mlb", "2024-03-10", "los-angeles-dodgers", "colorado-rockies"],
    ["basketball", "nba", "2023-04-13", "milwaukee-bucks", "atlanta-hawks"],
    ["basketball", "nba", "2024-04-15", "boston-celtics", "orlando-magic"],
    ["basketball", "euroleague", "2018-10-01", "cska-moscow", "buducnost-voli-podgorica"],
    ["tennis", "atp.wimbledon", "2017-01-01", "novak-djokovic", "benoit-paire"],
  ])("in %s, %s, on %s rank %s above %s", (...[sport, competition, at, better, worse]) => {
    expect(strength(sport, better, competition, at)).toBeGreaterThan(strength(sport, worse, competition, at) + 25);
  });

  it("depend on the surface of a tournament: clay and grass suit different players", () => {
    const lead = (competition: string) =>
      strength("tennis", "rafael-nadal", competition, "2017-01-01") - strength("tennis", "roger-federer", competition, "2017-01-01");
    expect(lead("atp.roland-garros")).toBeGreaterThan(lead("atp.us-open") + 40);
    expect(lead("atp.wimbledon")).toBeLessThan(lead("atp.us-open") - 40);
  });

  it("are level for teams without a record", () => {
    expect(strength("ice-hockey", "atlantis", "nhl", "2025-10-01")).toBe(1500);
  });
});
