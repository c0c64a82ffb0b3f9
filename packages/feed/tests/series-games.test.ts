import { describe, expect, it } from "vitest";
import type { SourceMatch } from "../src/core/source-match.ts";
import { createSeriesGames } from "../src/calendar/series-games.ts";
import { resultOf } from "../src/calendar/standings.ts";
import { dataset } from "./dataset.ts";

const seriesOf = createSeriesGames(dataset);
const gamesIn = (competition: string): readonly SourceMatch[] =>
  dataset.matches.filter((match) => match.competition === competition && seriesOf(match) !== null);

describe("the series of a game", () => {
  it.each([
    ["nba", [7]],
    ["nhl", [7]],
    ["euroleague", [5]],
  ])("of %s has the length of its round", (competition, lengths) => {
    expect(new Set(gamesIn(competition).map((match) => seriesOf(match)?.bestOf))).toEqual(new Set(lengths));
  });

  it("counts the games won before, home side of the game first", () => {
    const games = gamesIn("nba");
    expect(games.length).toBeGreaterThan(100);
    for (const match of games) {
      const { won, bestOf } = seriesOf(match) ?? { won: [0, 0], bestOf: 0 };
      expect(Math.max(...won), match.id).toBeLessThan((bestOf + 1) / 2);
      const next = games.find(
        ({ playedAt, season, home, away }) =>
          playedAt > match.playedAt &&
          season === match.season &&
          [home.id, away.id].sort().join() === [match.home.id, match.away.id].sort().join(),
      );
      if (next === undefined) continue;
      const homeWins = won[0] + (resultOf(match) === 1 ? 1 : 0);
      expect(seriesOf(next)?.won[next.home.id === match.home.id ? 0 : 1], next.id).toBe(homeWins);
    }
  });

  it("does not exist for a match that is decided alone", () => {
    for (const competition of ["nfl", "ucl", "eng.1"]) expect(gamesIn(competition), competition).toEqual([]);
    expect(gamesIn("nhl").length).toBeLessThan(dataset.matches.filter(({ competition }) => competition === "nhl").length / 5);
  });
});
