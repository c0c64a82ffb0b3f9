import { Market } from "@touchline/contract/entities/market";
import { createRandom } from "@touchline/feed";
import { Value } from "typebox/value";
import { beforeAll, describe, expect, it } from "vitest";
import { coinFixture, coinModule, minuteMs, noon, type CoinDetail } from "../../../../packages/feed/tests/engine/coin-sport.ts";
import type { CustomLeg, CustomPrice } from "../../src/book/book.ts";
import { driftAt, driftBucketAt } from "../../../../packages/feed/src/engine/price-drift.ts";
import { createCoinFeed } from "./coin-feed.ts";

const live = coinFixture(1, noon - 2 * minuteMs - 30_000);
const later = coinFixture(2, noon + 60 * minuteMs);

/** Home wins, over or under a number of heads, home wins a toss; external outcome ids. */
const winner: CustomLeg = { marketId: 100_186, specifier: "", outcomeId: 500_004 };
const loser: CustomLeg = { ...winner, outcomeId: 500_005 };
function over(line: number): CustomLeg {
  return { marketId: 100_189, specifier: `total=${line}`, outcomeId: 500_012 };
}
function under(line: number): CustomLeg {
  return { ...over(line), outcomeId: 500_013 };
}
function toss(number: number): CustomLeg {
  return { marketId: 100_202, specifier: `setnr=${number}`, outcomeId: 500_004 };
}

function heads({ tosses }: CoinDetail): number {
  return tosses.reduce((sum, side) => sum + side, 0);
}

/** Probability by brute force over the scenarios behind the current prices. */
function chanceOf(fixture: typeof live, elapsedMs: number | null, holds: (detail: CoinDetail) => boolean): number {
  const script = coinModule.createScript(fixture, createRandom(`test/${fixture.id}`));
  const drift = driftAt("test", fixture.id, driftBucketAt(fixture, Math.min(noon, fixture.startsAt - 1)));
  return coinModule.outlook(fixture, script, elapsedMs, drift).reduce((sum, { detail, weight }) => sum + (holds(detail) ? weight : 0), 0);
}

type CoinBook = ReturnType<typeof createCoinFeed>["book"];

/** Obtains and reads a price, as a request does. */
async function priceOf(book: CoinBook, matchId: number, legs: readonly CustomLeg[]): Promise<CustomPrice> {
  await book.warmCustom([{ matchId, legs }], 60_000);
  return book.customPrice(matchId, legs);
}

async function oddsOf(book: CoinBook, matchId: number, legs: readonly CustomLeg[]): Promise<number> {
  const price = await priceOf(book, matchId, legs);
  if (price.type !== "priced") throw new Error(`The price is ${price.type}.`);
  return price.odds;
}

describe("the price of a custom bet", () => {
  const { book, price } = createCoinFeed([live, later]);
  beforeAll(async () => {
    await price(1);
    await price(2);
  });

  it("equals the market price for one leg", async () => {
    for (const leg of [winner, loser, over(1.5), under(3.5), toss(1)]) {
      expect(await oddsOf(book, 2, [leg])).toBe(book.quote({ matchId: 2, ...leg }, leg.outcomeId)?.odds);
    }
  });

  it.each<[string, readonly CustomLeg[], (detail: CoinDetail) => boolean]>([
    ["winner and first toss", [winner, toss(1)], (detail) => heads(detail) > 2 && detail.tosses[0] === 1],
    ["winner and many heads", [winner, over(3.5)], (detail) => heads(detail) > 3],
    ["winner, few heads, first toss", [winner, under(3.5), toss(1)], (detail) => heads(detail) === 3 && detail.tosses[0] === 1],
    ["loser despite the first toss", [loser, toss(1)], (detail) => heads(detail) < 3 && detail.tosses[0] === 1],
  ])("is the price of the scenarios less the margin: %s", async (name, legs, holds) => {
    const chance = chanceOf(later, null, holds);
    if (name === "winner and many heads") {
      expect(await priceOf(book, 2, legs)).toEqual({ type: "incompatible" });
      return;
    }
    const fair = 1_000 / chance;
    expect(await oddsOf(book, 2, legs)).toBeLessThanOrEqual(fair);
    expect(await oddsOf(book, 2, legs)).toBeGreaterThan(fair * 0.8);
  });

  it("includes what has happened in a live match", async () => {
    const tossed = 2;
    const legs = [winner, toss(tossed + 1)];
    const isOpen = legs.every((leg) => (book.quote({ matchId: 1, ...leg }, leg.outcomeId)?.odds ?? null) !== null);
    const chance = chanceOf(live, noon - live.startsAt, (detail) => heads(detail) > 2 && detail.tosses[tossed] === 1);
    expect(isOpen).toBe(true);
    expect(await oddsOf(book, 1, legs)).toBeLessThanOrEqual(1_000 / chance);
    expect(await oddsOf(book, 1, legs)).toBeGreaterThan(800 / chance);
  });

  it("changes during play", async () => {
    const feed = createCoinFeed([live]);
    await feed.price(1);
    const before = await oddsOf(feed.book, 1, [winner, toss(4)].slice(0, 1));
    feed.at(live.startsAt + 3 * minuteMs + 5_000);
    await feed.price(1);
    const after = await priceOf(feed.book, 1, [winner]);
    expect(after.type === "priced" ? after.odds : null).not.toBe(before);
  });

  it.each<[string, readonly CustomLeg[], string]>([
    ["legs that exclude each other", [winner, loser], "incompatible"],
    ["a leg that contains another", [over(3.5), over(1.5)], "incompatible"],
    ["the same leg twice", [winner, winner], "incompatible"],
    ["a line that may be split", [winner, over(2.25)], "unavailable"],
    ["an unknown line", [winner, over(77)], "unavailable"],
    ["an unknown outcome", [winner, { ...toss(1), outcomeId: 1 }], "unavailable"],
    ["no legs", [], "unavailable"],
  ])("is refused for %s", async (_name, legs, type) => expect(await priceOf(book, 2, legs)).toEqual({ type }));

  it("excludes void scenarios of a line", async () => {
    const chance = chanceOf(later, null, (detail) => heads(detail) > 2 && detail.tosses[0] === 1);
    const pushes = chanceOf(later, null, (detail) => heads(detail) === 2 && detail.tosses[0] === 1);
    const fair = (1_000 * (1 - pushes)) / chance;
    expect(await oddsOf(book, 2, [over(2), toss(1)])).toBeLessThanOrEqual(fair);
    expect(await oddsOf(book, 2, [over(2), toss(1)])).toBeGreaterThan(fair * 0.8);
  });

  it("is unavailable for outrights and unknown matches", async () => {
    expect(await priceOf(book, 900_001, [winner])).toEqual({ type: "unavailable" });
    expect(await priceOf(book, 77, [winner])).toEqual({ type: "unavailable" });
  });
});

describe("markets for custom bets", () => {
  const { book, at, price } = createCoinFeed([live, later]);
  beforeAll(async () => {
    await price(2);
    await book.warmCustomMarkets(2, 60_000);
  });

  it("are those without split results, in the format of the contract", () => {
    const markets = book.customMarkets("en", 2) ?? [];
    for (const market of markets) expect([...Value.Errors(Market, market)]).toEqual([]);
    expect(markets.map(({ market_external_id, specifier }) => `${market_external_id} ${specifier}`)).toEqual([
      "186 ",
      "189 total=1.5",
      "189 total=2",
      "189 total=2.5",
      "189 total=3.5",
      "202 setnr=1",
    ]);
  });

  it("share a group if they are lines of one market or imply each other", () => {
    const markets = book.customMarkets("en", 2) ?? [];
    const groupsOf = (typeId: number) => markets.find((market) => market.market_external_id === typeId)?.custom_bet_groups ?? [];
    expect(groupsOf(186)).toEqual(["186", "186-189"]);
    expect(groupsOf(189)).toEqual(["189", "186-189"]);
    expect(groupsOf(202)).toEqual(["202"]);
  });

  it("are empty for outrights and ended matches, and null for unknown matches", () => {
    expect(book.customMarkets("en", 900_001)).toEqual([]);
    expect(book.customMarkets("en", 77)).toBeNull();
    at(noon + 30 * minuteMs);
    expect(book.customMarkets("en", 1)).toEqual([]);
  });
});
