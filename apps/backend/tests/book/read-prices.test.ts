import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { SportFeed, SportModule } from "@touchline/feed";
import { coinFixture, coinSport, minuteMs, noon } from "../../../../packages/feed/tests/engine/coin-sport.ts";
import type { CustomLeg, LineKey } from "../../src/book/book.ts";
import { typeToMarketId } from "../../src/book/lines/line-ids.ts";
import { createCoinFeed, type CoinFeed } from "./coin-feed.ts";

const winner: CustomLeg = { marketId: typeToMarketId(186), specifier: "", outcomeId: 500_004 };
const lineOf = (matchId: number): LineKey => ({ matchId, marketId: winner.marketId, specifier: "" });

interface World extends CoinFeed {
  /** Matches whose model was called, in order. */
  readonly asked: number[];
}

/** Upcoming matches 1 to 30 with a model that records its calls and can be slow. */
function createWorld({ workMs = 0, startsAt = noon + 60 * minuteMs } = {}): World {
  const asked: number[] = [];
  const base: SportModule<unknown> = coinSport.module;
  const module: SportModule<unknown> = {
    ...base,
    outlook(fixture, ...rest) {
      asked.push(fixture.id);
      for (const until = performance.now() + workMs; performance.now() < until;);
      return base.outlook(fixture, ...rest);
    },
  };
  const sport: SportFeed = { ...coinSport, module };
  const fixtures = Array.from({ length: 30 }, (_, index) => coinFixture(index + 1, startsAt));
  return { ...createCoinFeed(fixtures, { sport }), asked };
}

describe("a quote", () => {
  it("is suspended for an unpriced match and does not call the model", async () => {
    const { book, asked, engine } = createWorld();
    expect(book.quote(lineOf(1), winner.outcomeId)).toMatchObject({ marketStatus: -1, odds: null, outcomeActive: false });
    expect(book.cachedQuote(lineOf(2), winner.outcomeId)).toMatchObject({ odds: null });
    expect(book.customPrice(3, [winner])).toEqual({ type: "unavailable" });
    expect(book.listMarkets("en", 4, { page: 1, limit: 500 })?.data).toEqual([]);
    expect(book.customMarkets("en", 5)).toEqual([]);
    expect(book.listMatches("en", { type: "match" }).data).toHaveLength(30);
    expect(book.search("en", { q: "home", limit: 10 }).events).toHaveLength(10);
    expect(book.match("en", 6)).toMatchObject({ main_market: null });
    expect(book.settlementOf(lineOf(7))).toBeNull();
    expect(asked).toEqual([]);
    engine.stop();
  });

  it("of a live match is suspended from an event on until it is priced, and does not call the model", async () => {
    const start = noon - 30_000;
    const { book, asked, clockTo, price } = createWorld({ startsAt: start });
    await price(1);
    expect(book.quote(lineOf(1), winner.outcomeId)).toMatchObject({ matchStatus: 1, marketStatus: 1 });
    asked.length = 0;
    clockTo(start + minuteMs + 1_500);
    expect(book.quote(lineOf(1), winner.outcomeId)).toMatchObject({ marketStatus: -1, odds: null });
    expect(book.settlementOf(lineOf(1))).toBeNull();
    expect(asked).toEqual([]);
    await price(1);
    expect(book.quote(lineOf(1), winner.outcomeId)).toMatchObject({ marketStatus: 1 });
  });

  it("is suspended when in-play prices are outdated", async () => {
    const start = noon - 2_000;
    const { book, clockTo, price } = createWorld({ startsAt: start });
    clockTo(start + 5_000);
    await price(1);
    clockTo(start + 25_000);
    expect(book.quote(lineOf(1), winner.outcomeId)).toMatchObject({ marketStatus: 1 });
    clockTo(start + 50_000);
    expect(book.quote(lineOf(1), winner.outcomeId)).toMatchObject({ marketStatus: -1 });
  });
});

describe("pricing for a request", () => {
  it("calls the model for at most one match in a turn of the event loop", async () => {
    const { book, asked } = createWorld({ workMs: 10 });
    const ids = Array.from({ length: 12 }, (_, index) => index + 1);
    let isDone = false;
    const maxInATurn = (async () => {
      let highest = 0;
      while (!isDone) {
        const before = asked.length;
        await nextTurn();
        highest = Math.max(highest, asked.length - before);
      }
      return highest;
    })();
    expect(await book.warm(ids, { wanted: "full", withinMs: 60_000 })).toBe(true);
    isDone = true;
    expect(asked).toEqual(ids);
    expect(await maxInATurn).toBe(1);
  });

  it("skips priced matches and lists the unpriced ones", async () => {
    const { book, asked, price } = createWorld();
    await price(1);
    expect(asked).toEqual([1]);
    expect(book.coldMatches([lineOf(1), lineOf(2), lineOf(2), lineOf(999)])).toEqual([2]);
    expect(await book.warm([1], { wanted: "custom", withinMs: 60_000 })).toBe(false);
    expect(asked).toEqual([1]);
  });

  it("uses list prices for lines of the list columns only", async () => {
    const { book } = createWorld();
    await book.warm([1], { wanted: "main", withinMs: 60_000 });
    const toss = { matchId: 1, marketId: typeToMarketId(202), specifier: "setnr=1" };
    expect(book.coldMatches([lineOf(1)])).toEqual([]);
    expect(book.coldMatches([toss])).toEqual([1]);
    expect(book.coldMatches([lineOf(1)], "custom")).toEqual([1]);
  });

  it("stops at its timeout and leaves the rest suspended", async () => {
    const { book, asked, engine } = createWorld({ workMs: 10 });
    await book.warm(
      Array.from({ length: 30 }, (_, index) => index + 1),
      { wanted: "full", withinMs: 40 },
    );
    expect(asked.length).toBeLessThan(30);
    expect(book.quote(lineOf(30), winner.outcomeId)).toMatchObject({ marketStatus: -1 });
    engine.stop();
  });
});
