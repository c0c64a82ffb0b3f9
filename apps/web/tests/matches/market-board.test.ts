import { describe, expect, it } from "vitest";
import type { Market, Odds } from "@touchline/domain";
import type { Competitor, MatchScoreboard } from "@touchline/store";
import { cellLabel } from "../../src/elements/markets/grid-label.ts";
import { cardRows, groupMarkets, type MarketCardData, offeredOutcomes } from "../../src/elements/markets/market-cards.ts";
import { changeOf } from "../../src/features/matches/match/scoreboard.tsx";
import { pinnedFirst } from "../../src/features/matches/match/board-memory.ts";
import { findCards } from "../../src/features/matches/match/find-cards.ts";
import { withoutRepeated } from "../../src/features/matches/match/market-board.tsx";

function marketOf(externalId: string, changes: Partial<Market> = {}): Market {
  return {
    id: externalId,
    externalId,
    matchId: "7",
    matchUrnId: "tl:match:7",
    name: `Market ${externalId}`,
    specifier: "",
    status: "open",
    priority: 1,
    isMostBalanced: false,
    groups: ["all"],
    customBetGroups: [],
    nextBetStopMs: null,
    provider: "betradar",
    isSimulatedDetail: false,
    outcomes: ["over", "under"].map((name) => ({ id: name, externalId: name, name, active: true, odds: null, result: null })),
    ...changes,
  };
}

const total = (line: string, isMostBalanced = false) => marketOf("18", { name: "Total", specifier: `total=${line}`, isMostBalanced });
const named = (externalId: string, name: string, outcome = "yes"): Market => {
  const market = marketOf(externalId, { name });
  return { ...market, outcomes: market.outcomes.map((each) => ({ ...each, name: outcome })) };
};
const names = (cards: readonly MarketCardData[]) => cards.map(({ name }) => name);

describe("ladder lines", () => {
  it.each([
    [["3.5", "1.5", "2.5"], "2.5", ["1.5", "2.5", "3.5"]],
    [["10.5", "9.5"], "10.5", ["9.5", "10.5"]],
    [["10.5", "9.5"], null, ["9.5", "10.5"]],
  ])("%j with %s as the main line sort by value", (lines, main, expected) => {
    const [card] = groupMarkets(lines.map((line) => total(line, line === main)));
    expect(card).toMatchObject({ shape: "ladder", lines: expected.map((line) => ({ specifier: `total=${line}` })) });
  });
});

describe("market search", () => {
  const withIds = (market: Market, ids: readonly string[]): Market => ({
    ...market,
    outcomes: ids.map((externalId) => ({ ...market.outcomes[0]!, id: externalId, externalId })),
  });
  const cards = groupMarkets([
    withIds(named("1", "Match result", "Győri ETO"), ["1", "2", "3"]),
    withIds(named("18", "Total goals", "2.5 ÜST"), ["12", "13"]),
    withIds(named("29", "Both teams to score"), ["74", "76"]),
  ]);
  it.each([
    ["GOALS", ["Total goals"]],
    ["gyori", ["Match result"]],
    ["score both", ["Both teams to score"]],
    ["1x2", ["Match result"]],
    ["btts", ["Both teams to score"]],
    ["over", ["Total goals"]],
    ["O/U", ["Total goals"]],
    ["corners", []],
    ["   ", ["Match result", "Total goals", "Both teams to score"]],
  ])("finds by %j: %j", (text, found) => {
    expect(names(findCards(cards, text))).toEqual(found);
  });
});

describe("pinned markets", () => {
  const cards = groupMarkets([named("1", "a"), named("2", "b"), named("3", "c")]);
  const keyOf = (name: string) => cards.find((card) => card.name === name)!.key;
  it("come first in the order of pinning; unknown keys have no effect", () => {
    expect(names(pinnedFirst(cards, ["elsewhere", keyOf("c"), keyOf("b")]))).toEqual(["c", "b", "a"]);
    expect(pinnedFirst(cards, [])).toBe(cards);
  });
});

describe("the popular markets", () => {
  const cards = groupMarkets([named("1", "Match result"), total("1.5"), total("2.5", true)]);
  it("leave out the market in the header of the match, but keep a ladder that contains its line", () => {
    expect(names(withoutRepeated(cards, "7/1/"))).toEqual(["Total"]);
    expect(names(withoutRepeated(cards, "7/18/total=2.5"))).toEqual(["Match result", "Total"]);
    expect(names(withoutRepeated(cards, null))).toEqual(["Match result", "Total"]);
  });
  it("keep that market when it is the only one", () => {
    expect(names(withoutRepeated(cards.slice(0, 1), "7/1/"))).toEqual(["Match result"]);
  });
});

describe("a list of many outcomes", () => {
  const outcomesOf = (...all: readonly (readonly [name: string, odds: number | null])[]): Market =>
    marketOf("45", {
      outcomes: all.map(([name, odds]) => ({ ...marketOf("45").outcomes[0]!, id: name, name, odds: odds as Odds | null })),
    });

  it("leaves out outcomes that can no longer happen, unless no outcome has odds", () => {
    const sets = outcomesOf(["3:0", null], ["3:1", 1060], ["3:2", 8800], ["0:3", null]);
    expect(offeredOutcomes(sets).map(({ name }) => name)).toEqual(["3:1", "3:2"]);
    expect(groupMarkets([sets]).map(cardRows)).toEqual([1]);
    expect(offeredOutcomes(outcomesOf(["3:0", null], ["0:3", null]))).toHaveLength(2);
  });

  it("names both sides by their everyday names if they fit into two lines, else by codes", () => {
    const side = (commonName: string, shortName: string) => ({ name: commonName, commonName, shortName }) as Competitor;
    const labels = (home: Competitor, away: Competitor, ...names: readonly string[]): readonly string[] => {
      const market = outcomesOf(...names.map((name) => [name, 2000] as const));
      return market.outcomes.map((outcome) => cellLabel(market, outcome, { home, away }));
    };
    const [milan, parma] = [side("Milan", "MIL"), side("Parma", "PAR")];
    expect(labels(milan, parma, "Milan/Parma & over 2.5", "Milan/draw")).toEqual(["Milan/Parma & over 2.5", "Milan/draw"]);
    const islands = side("Amerikanische Jungferninseln", "ISV");
    expect(labels(islands, parma, "Parma/Unentschieden", "Amerikanische Jungferninseln/Amerikanische Jungferninseln & unter 2.5")).toEqual([
      "PAR/Unentschieden",
      "ISV/ISV & unter 2.5",
    ]);
    expect(labels(milan, parma, "A player of a name that neither two lines nor any spelling of a side can hold", "Milan")[1]).toBe("Milan");
  });
});

describe("the second line of the scoreboard", () => {
  const t = (key: string): string => key;
  const tennis = {
    clock: null,
    phaseKey: "2nd_set",
    phaseName: "2nd set",
    gameScore: { home: "40", away: "15" },
    details: [],
    periods: [
      { home: "6", away: "3" },
      { home: "4", away: "2" },
    ],
  } as unknown as MatchScoreboard;

  it("has the points of the game, or the games of the set when the points are below", () => {
    expect(changeOf({ scoreboard: tennis }, { t, hasPointsBelow: false })).toBe("40–15");
    expect(changeOf({ scoreboard: tennis }, { t, hasPointsBelow: true })).toBe("4–2");
  });

  it("does not repeat the period that is in the clock", () => {
    const quarters = [
      { home: "18", away: "32", type: "quarter" },
      { home: "11", away: "23", type: "quarter" },
    ];
    const changeIn = (changes: object): string | null => {
      const clock = { playedSeconds: null, remainingSeconds: 147 };
      const scoreboard = {
        clock,
        phaseKey: "2nd_quarter",
        phaseName: "2nd quarter",
        gameScore: null,
        details: [],
        periods: quarters,
        ...changes,
      };
      return changeOf({ scoreboard: scoreboard as unknown as MatchScoreboard }, { t, hasPointsBelow: false });
    };
    expect(changeIn({})).toBe("11–23");
    expect(changeIn({ periods: quarters.slice(0, 1) })).toBeNull();
    expect(changeIn({ clock: { playedSeconds: 600, remainingSeconds: null } })).toBe("2nd quarter");
  });

  it("has the overs of the side at bat in cricket, and is empty in baseball, whose innings are below", () => {
    const innings = { clock: null, gameScore: null, phaseKey: "2nd_innings", phaseName: "2nd innings" };
    const overs = { key: "overs", name: "Overs", home: "19.2", away: "7.2" };
    const changeIn = (changes: object): string | null =>
      changeOf({ scoreboard: { ...innings, ...changes } as unknown as MatchScoreboard }, { t, hasPointsBelow: false });
    expect(changeIn({ details: [overs], server: "away", periods: [{ home: "155", away: "92", type: "innings" }] })).toBe("Overs 7.2");
    const runs = { home: "0", away: "0", type: "inning" };
    expect(changeIn({ details: [], server: "home", periods: [runs, runs] })).toBeNull();
  });
});
