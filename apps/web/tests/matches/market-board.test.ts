import { describe, expect, it } from "vitest";
import type { Market } from "@touchline/domain";
import { groupMarkets, type MarketCardData } from "../../src/elements/markets/market-cards.ts";
import { pinnedFirst } from "../../src/features/matches/match/board-memory.ts";
import { findCards } from "../../src/features/matches/match/find-cards.ts";

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
