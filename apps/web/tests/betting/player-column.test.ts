import { describe, expect, it } from "vitest";
import { columnMatches } from "../../src/features/betting/my-bets/player-column.tsx";
import { leg, listedBet } from "./listed-bet.ts";

const starts: Readonly<Record<string, number>> = { live: 100, soon: 200, later: 300, starred: 150, starredLive: 90 };
const source = {
  otherIds: [] as readonly string[],
  isLive: (id: string) => id === "live" || id === "starredLive",
  tensionOf: () => 1,
  startOf: (id: string) => starts[id] ?? null,
};

const betOn = (matchIds: readonly string[]) =>
  listedBet({ id: matchIds.join(), legs: matchIds.map((matchId) => ({ ...leg, id: matchId, matchId })) });

describe("the player's column", () => {
  it("lists matches in play first, then those with a bet, then favourites", () => {
    const bets = [betOn(["later"]), betOn(["soon"]), betOn(["live"])];
    const listed = columnMatches({ ...source, bets, favouriteIds: ["starred", "starredLive", "soon"] });
    expect(listed.map(({ matchId, bets: { length } }) => [matchId, length])).toEqual([
      ["live", 1],
      ["starredLive", 0],
      ["soon", 1],
      ["later", 1],
      ["starred", 0],
    ]);
  });

  it("orders matches in play by tension", () => {
    const tensionOf = (id: string): number => (id === "starredLive" ? 4 : 2);
    const listed = columnMatches({ ...source, tensionOf, bets: [betOn(["live"])], favouriteIds: ["starredLive", "starred"] });
    expect(listed.map(({ matchId }) => matchId)).toEqual(["starredLive", "live", "starred"]);
  });

  it("lists a combo once, with its leg in play", () => {
    const listed = columnMatches({ ...source, bets: [betOn(["soon", "live", "later"])], favouriteIds: [] });
    expect(listed.map(({ matchId }) => matchId)).toEqual(["live"]);
  });

  it("continues with other matches in play", () => {
    const listed = columnMatches({ ...source, bets: [betOn(["soon"])], favouriteIds: [], otherIds: ["live", "soon"] });
    expect(listed.map(({ matchId }) => matchId)).toEqual(["soon", "live"]);
  });

  it("leaves out matches that are over", () => {
    expect(columnMatches({ ...source, bets: [betOn(["over"])], favouriteIds: ["over"] })).toEqual([]);
  });
});
