import { describe, expect, it } from "vitest";
import type { Pricer } from "@touchline/feed";
import { hasCorrection } from "../../../../packages/feed/src/engine/engine-context.ts";
import { coinFixture, minuteMs, noon } from "../../../../packages/feed/tests/engine/coin-sport.ts";
import type { BookEvent, LineSettlement } from "../../src/book/book.ts";
import { marketToTypeId, typeToMarketId } from "../../src/book/lines/line-ids.ts";
import { createCoinFeed } from "./coin-feed.ts";

const winner = { marketId: typeToMarketId(186), specifier: "" };
const winnerOutcome = 500_004;

function settlements(events: readonly BookEvent[]): LineSettlement[] {
  return events.flatMap((event) => (event.type === "line_settled" ? [event.settlement] : []));
}

describe("a match from listing to confirmation", () => {
  it("closes at kick-off, opens live, is suspended around events, settles and is confirmed", async () => {
    const start = noon + minuteMs;
    const feed = createCoinFeed([coinFixture(1, start)]);
    const line = { matchId: 1, ...winner };
    const events: BookEvent[] = [];
    feed.book.subscribe((event) => void events.push(event));

    expect(await feed.quote(line, winnerOutcome)).toMatchObject({
      matchStatus: 0,
      marketStatus: 1,
      outcomeActive: true,
    });
    feed.at(start + 1_000);
    expect(await feed.quote(line, winnerOutcome)).toMatchObject({ matchStatus: 1, marketStatus: -2 });
    feed.at(start + 5_000);
    expect(await feed.quote(line, winnerOutcome)).toMatchObject({ matchStatus: 1, marketStatus: 1 });
    feed.at(start + minuteMs - 1_000);
    expect(await feed.quote(line, winnerOutcome)).toMatchObject({ marketStatus: -1 });
    feed.at(start + minuteMs + 2_000);
    expect(await feed.quote(line, winnerOutcome)).toMatchObject({ marketStatus: 1 });
    expect(feed.book.settlementOf(line)).toBeNull();

    feed.at(start + 5 * minuteMs + 2_000);
    expect(feed.book.match("en", 1)).toMatchObject({ status: 4 });
    const first = feed.book.settlementOf(line);
    expect(first).toMatchObject({ matchId: 1, marketId: winner.marketId });
    feed.at(start + 11 * minuteMs);
    expect(feed.book.settlementOf(line)).toMatchObject({ certainty: 2 });
    expect(settlements(events).map(({ certainty }) => certainty)).toEqual([1, 2]);
    expect(settlements(events)[0]?.resultByOutcomeId).toEqual(first?.resultByOutcomeId);
  });

  it("settles a decided line early with its final result", async () => {
    const start = noon + minuteMs;
    for (let id = 1; id <= 20; id += 1) {
      const feed = createCoinFeed([coinFixture(id, start)], { seed: "early" });
      const line = { matchId: id, marketId: typeToMarketId(202), specifier: "setnr=1" };
      await feed.quote(line, winnerOutcome);
      const events: BookEvent[] = [];
      feed.book.subscribe((event) => void events.push(event));
      feed.at(start + minuteMs + 1_500);
      await feed.price(id);
      const early = feed.book.settlementOf(line);
      expect(settlements(events).map(({ resultByOutcomeId }) => resultByOutcomeId)).toEqual([early?.resultByOutcomeId]);
      expect(early?.certainty).toBe(1);
      feed.at(start + 20 * minuteMs);
      expect(feed.book.settlementOf(line)?.resultByOutcomeId).toEqual(early?.resultByOutcomeId);
    }
  });

  it("has the same results after a restart for a line that was not offered again", () => {
    const start = noon + minuteMs;
    const line = { matchId: 1, ...winner };
    const first = createCoinFeed([coinFixture(1, start)]);
    first.at(start + 30 * minuteMs);
    const second = createCoinFeed([coinFixture(1, start)], { startAt: start + 20 * 24 * 60 * minuteMs });
    expect(second.book.settlementOf(line)).toEqual(first.book.settlementOf(line));
    expect(second.book.settlementOf(line)?.certainty).toBe(2);
    expect(second.book.describe("de", line, winnerOutcome)).toMatchObject({
      outcomeName: "Home 1",
      tournamentName: "Coin Cup",
      categoryName: "Deutschland",
    });
  });

  it("voids every line of a walk-over", () => {
    const start = noon + minuteMs;
    const feed = createCoinFeed([coinFixture(1, start, ["Nobody Void", "Other"])]);
    feed.at(start + 30 * minuteMs);
    expect([...(feed.book.settlementOf({ matchId: 1, ...winner })?.resultByOutcomeId.values() ?? [])]).toEqual(["void", "void"]);
    expect(feed.book.match("en", 1)).toMatchObject({ status: 5 });
  });
});

describe("corrections", () => {
  it("roll back and correct the settlement of about one match in 400", async () => {
    const ids = Array.from({ length: 8_000 }, (_, index) => index + 1).filter((id) => hasCorrection("seed", id));
    expect(ids.length).toBeGreaterThan(8);
    expect(ids.length).toBeLessThan(40);
    const id = ids[0] ?? 0;
    const start = noon + minuteMs;
    const line = { matchId: id, ...winner };
    const feed = createCoinFeed([coinFixture(id, start)], { seed: "seed" });
    const events: BookEvent[] = [];
    feed.book.subscribe((event) => void events.push(event));
    await feed.quote(line, winnerOutcome);
    const end = start + 5 * minuteMs + 1_000;
    const rolledBackAt: number[] = [];
    for (let now = start; now <= end + 6 * minuteMs; now += 10_000) {
      feed.at(now);
      if (feed.book.isRolledBack(line)) rolledBackAt.push(now - end);
    }
    expect(rolledBackAt).toHaveLength(6);
    expect(rolledBackAt[0]).toBeGreaterThanOrEqual(3 * minuteMs);
    expect(events.map(({ type }) => type)).toEqual(["line_settled", "settlement_rolled_back", "line_settled", "line_settled"]);
    const [wrong, right, confirmed] = settlements(events);
    expect(wrong?.resultByOutcomeId).not.toEqual(right?.resultByOutcomeId);
    expect(confirmed?.resultByOutcomeId).toEqual(right?.resultByOutcomeId);
    expect(confirmed?.certainty).toBe(2);
    expect(feed.book.settlementOf(line)?.resultByOutcomeId).toEqual(right?.resultByOutcomeId);
  });
});

it("markets with simulated detail are hidden if the setting requires it", async () => {
  const marketsOf = async (hideSimulatedDetail: boolean) => {
    const feed = createCoinFeed([coinFixture(1, noon + minuteMs)], { hideSimulatedDetail });
    await feed.price(1);
    return feed.book.listMarkets("en", 1, { page: 1, limit: 500 })?.data ?? [];
  };
  const [shown, hidden] = [await marketsOf(false), await marketsOf(true)];
  const types = (markets: typeof shown) => new Set(markets.map(({ id }) => marketToTypeId(id)));
  expect(types(shown)).toContain(202);
  expect(types(hidden)).not.toContain(202);
  expect(shown.find(({ market_external_id: id }) => id === 202)?.simulated_detail).toBe(true);
});

describe("between two ticks", () => {
  it("a quote includes every event and suspension so far", async () => {
    const start = noon + minuteMs;
    const feed = createCoinFeed([coinFixture(1, start)]);
    const line = { matchId: 1, ...winner };
    feed.clockTo(start + 10_000);
    const before = await feed.quote(line, winnerOutcome);
    expect(before).toMatchObject({ matchStatus: 1, marketStatus: 1 });
    feed.clockTo(start + minuteMs - 500);
    expect(await feed.quote(line, winnerOutcome)).toMatchObject({ marketStatus: -1, odds: before?.odds });
    feed.clockTo(start + minuteMs + 1_200);
    const after = await feed.quote(line, winnerOutcome);
    expect(after).toMatchObject({ marketStatus: 1 });
    expect(after?.odds).not.toBe(before?.odds);
    feed.clockTo(start + 6 * minuteMs);
    expect(await feed.quote(line, winnerOutcome)).toMatchObject({ matchStatus: 4, marketStatus: -3 });
  });

  it("a short-term line is closed from its own time on", async () => {
    const start = noon + minuteMs;
    const feed = createCoinFeed([coinFixture(1, start)]);
    feed.clockTo(start + 20_000);
    const line = { matchId: 1, marketId: typeToMarketId(202), specifier: "setnr=1" };
    const open = await feed.quote(line, winnerOutcome);
    expect(open).toMatchObject({ marketStatus: 1, nextBetStop: start + 55_000 });
    feed.clockTo(start + 56_000);
    expect(await feed.quote(line, winnerOutcome)).toMatchObject({ marketStatus: -1 });
  });
});

it("the engine prices everything listed in the background once started", async () => {
  const fixtures = Array.from({ length: 30 }, (_, index) => coinFixture(index + 1, noon + (index + 1) * 60 * minuteMs));
  const feed = createCoinFeed(fixtures);
  feed.engine.start();
  await expect.poll(() => feed.engine.matches().every(({ breadth }) => breadth === "main"), { timeout: 10_000 }).toBe(true);
  feed.engine.stop();
  expect(feed.engine.ageMs()).toBeLessThan(5_000);
});

it("the engine continues with other matches when the model of one fails", async () => {
  const start = noon + minuteMs;
  const errors: unknown[] = [];
  const feed = createCoinFeed([coinFixture(1, start, ["Broken", "Other"]), coinFixture(2, start)], {
    onError: (error) => void errors.push(error),
  });
  feed.at(start + 10_000);
  expect(feed.book.listMatches("en", { type: "match" }).data.map(({ id }) => id)).toContain(2);
  expect(await feed.quote({ matchId: 2, ...winner }, winnerOutcome)).toMatchObject({ marketStatus: 1 });
  expect(errors.length).toBeGreaterThan(0);
});

describe("a match that is no longer read", () => {
  it("keeps only its list columns and the lines with bets in memory", async () => {
    const start = noon + 600 * minuteMs;
    const feed = createCoinFeed([coinFixture(1, start), coinFixture(2, start)]);
    const toss = { marketId: typeToMarketId(202), specifier: "setnr=1" };
    const keysOf = (matchId: number): readonly string[] => [...(feed.engine.find(matchId)?.lines.keys() ?? [])];
    await feed.price(1);
    await feed.quote({ matchId: 2, ...toss }, winnerOutcome);
    for (const matchId of [1, 2]) expect(keysOf(matchId)).toContain("202|setnr=1");

    feed.at(noon + 10 * minuteMs);
    for (const matchId of [1, 2]) feed.priceAtOnce(matchId);
    expect(keysOf(1)).toContain("202|setnr=1");

    feed.at(noon + 60 * minuteMs);
    for (const matchId of [1, 2]) feed.priceAtOnce(matchId);
    expect(keysOf(1)).toContain("186|");
    expect(keysOf(1)).not.toContain("202|setnr=1");
    expect(keysOf(2)).toContain("202|setnr=1");
    expect(await feed.quote({ matchId: 1, ...toss }, winnerOutcome)).toMatchObject({ marketStatus: 1, outcomeActive: true });
  });
});

describe("a match whose sides are not known yet", () => {
  const start = noon + 600 * minuteMs;
  const drawnAt = noon + 20 * minuteMs;

  it("is in no list, search or lookup before, and in all of them afterwards", () => {
    const feed = createCoinFeed([coinFixture(1, start), { ...coinFixture(2, start), publicAt: drawnAt }]);
    const listed = (): readonly number[] => feed.engine.matches().map(({ fixture }) => fixture.id);
    const line = { matchId: 2, ...winner };
    expect(listed()).toEqual([1]);
    expect(feed.book.match("en", 2)).toBeNull();
    expect(feed.book.settlementOf(line)).toBeNull();
    feed.at(drawnAt - minuteMs);
    expect(listed()).toEqual([1]);
    feed.at(drawnAt);
    expect(listed()).toEqual([1, 2]);
    expect(feed.book.match("en", 2)).toMatchObject({ id: 2, status: 0 });
  });
});

describe("a bet on a match of an earlier plan", () => {
  it("is void, because nothing would ever settle it", () => {
    const feed = createCoinFeed([coinFixture(1, noon + minuteMs)]);
    expect(feed.book.settlementOf({ matchId: 18_022_589, ...winner })).toEqual({
      matchId: 18_022_589,
      ...winner,
      resultByOutcomeId: new Map(),
      certainty: 2,
      settledAt: noon,
    });
  });
});

describe("the first prices of upcoming matches", () => {
  it("arrive in order of start", async () => {
    const priced: number[] = [];
    const logged = (pricer: Pricer): Pricer => ({
      ...pricer,
      price: async (request) => (priced.push(request.fixture.id), pricer.price(request)),
    });
    const next = Array.from({ length: 30 }, (_, index) => coinFixture(30 - index, noon + (31 + index) * minuteMs));
    const later = Array.from({ length: 30 }, (_, index) => coinFixture(100 + index, noon + (1_500 + index) * minuteMs));
    const feed = createCoinFeed([...later, ...next], { prices: (pricer) => ({ mode: "own", pricer: logged(pricer), epoch: 1 }) });
    feed.engine.start();
    await expect.poll(() => priced.length, { timeout: 10_000 }).toBeGreaterThan(next.length);
    feed.engine.stop();
    expect(priced.slice(0, next.length)).toEqual(next.map(({ id }) => id));
    expect(priced[next.length]).toBe(100);
  });
});
