import { afterEach, describe, expect, it, vi } from "vitest";
import { createStandbyPricer, type Pricer, type PriceSource } from "@touchline/feed";
import { coinFixture, minuteMs, noon } from "../../../../packages/feed/tests/engine/coin-sport.ts";
import type { CustomLeg } from "../../src/book/book.ts";
import { typeToMarketId } from "../../src/book/lines/line-ids.ts";
import { createCoinFeed, type CoinFeed } from "./coin-feed.ts";

const live = coinFixture(1, noon - 30_000);
const later = coinFixture(2, noon + 60 * minuteMs);
const winner: CustomLeg = { marketId: typeToMarketId(186), specifier: "", outcomeId: 500_004 };
const toss: CustomLeg = { marketId: typeToMarketId(202), specifier: "setnr=2", outcomeId: 500_004 };

function statusOf({ book }: CoinFeed, matchId: number): number | undefined {
  return book.quote({ matchId, ...winner }, winner.outcomeId)?.marketStatus;
}

function listedStatus({ book }: CoinFeed, matchId: number): number | undefined {
  return book.match("en", matchId)?.main_market?.status;
}

afterEach(() => vi.restoreAllMocks());

describe("a feed whose pricer died", () => {
  function createWorld() {
    let downMs = 0;
    const calls: string[] = [];
    const feed = createCoinFeed([live, later], {
      prices: (pricer) => {
        const counted: Pricer = {
          ...pricer,
          price: (request) => (calls.push("price"), pricer.price(request)),
          combine: (question) => (calls.push("combine"), pricer.combine(question)),
          downMs: () => downMs,
        };
        return { mode: "own", pricer: counted, epoch: 1 };
      },
    });
    return { feed, calls, setDown: (ms: number) => void (downMs = ms) };
  }

  it("suspends its matches in play at once and upcoming ones after a minute, and opens them again (F46)", async () => {
    const { feed, setDown } = createWorld();
    await feed.price(1);
    await feed.price(2);
    expect([statusOf(feed, 1), statusOf(feed, 2)]).toEqual([1, 1]);
    setDown(1);
    expect([statusOf(feed, 1), statusOf(feed, 2)]).toEqual([-1, 1]);
    feed.at(noon + 100);
    expect([listedStatus(feed, 1), listedStatus(feed, 2)]).toEqual([-1, 1]);
    setDown(61_000);
    feed.at(noon + 200);
    expect([statusOf(feed, 1), statusOf(feed, 2)]).toEqual([-1, -1]);
    expect(listedStatus(feed, 2)).toBe(-1);
    setDown(0);
    feed.at(noon + 300);
    expect([statusOf(feed, 1), statusOf(feed, 2)]).toEqual([1, 1]);
    feed.engine.stop();
  });

  it("prices nothing while quotes and combinations are read", async () => {
    const { feed, calls } = createWorld();
    const legs = [winner, { ...toss, specifier: "setnr=1" }];
    await feed.price(2);
    await feed.book.warmCustom([{ matchId: 2, legs }], 60_000);
    expect(calls).toContain("combine");
    calls.length = 0;
    expect(feed.book.quote({ matchId: 2, ...winner }, winner.outcomeId)).toMatchObject({ marketStatus: 1 });
    expect(feed.book.customPrice(2, legs)).toMatchObject({ type: "priced" });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls).toEqual([]);
    feed.engine.stop();
  });

  it("refuses a combination whose prices have moved on until it is obtained again (F47)", async () => {
    const { feed } = createWorld();
    await feed.book.warmCustom([{ matchId: 1, legs: [winner] }], 60_000);
    expect(feed.book.customPrice(1, [winner])).toMatchObject({ type: "priced" });
    feed.at(live.startsAt + minuteMs + 1_500);
    await feed.book.warm([1], { wanted: "full", withinMs: 60_000 });
    expect(feed.book.customPrice(1, [winner])).toEqual({ type: "unavailable" });
    await feed.book.warmCustom([{ matchId: 1, legs: [winner] }], 60_000);
    expect(feed.book.customPrice(1, [winner])).toMatchObject({ type: "priced" });
    feed.engine.stop();
  });
});

describe("a feed that follows another process", () => {
  /** `lateMs`: how long after the reply to a request the prices arrive. */
  function createWorld({ lateMs = 0 } = {}) {
    const leader = createCoinFeed([live, later]);
    const tracked: string[] = [];
    const source: PriceSource = {
      ask: async (matchId, wanted) => {
        const match = leader.engine.find(matchId);
        if (match !== null) await leader.engine.price(match, wanted);
      },
      combine: leader.engine.answerCombination,
      combinable: leader.engine.answerCombinable,
      winChances: (question) => leader.engine.winChances(question, 1_000),
      track: (matchId, keys) => void tracked.push(...keys.map((key) => `${matchId} ${key}`)),
    };
    const follower = createCoinFeed([live, later], { prices: () => ({ mode: "follow", source }) });
    leader.engine.events.onSnapshot((snapshot) => {
      const apply = (): void => void follower.engine.apply(structuredClone(snapshot));
      if (lateMs === 0) apply();
      else setTimeout(apply, lateMs).unref();
    });
    return { leader, follower, tracked };
  }

  function linesOf({ book }: CoinFeed, matchId: number) {
    return book.listMarkets("en", matchId, { page: 1, limit: 500 })?.data;
  }

  it("has the same lines at every moment, requests what it lacks, and combines at the same price", async () => {
    const { leader, follower, tracked } = createWorld();
    follower.engine.prices.markAlive();
    expect(linesOf(follower, 2)).toEqual([]);
    for (let now = noon; now <= noon + 6 * minuteMs; now += 20_000) {
      leader.at(now);
      follower.at(now);
      follower.engine.prices.markAlive();
      await follower.price(1);
      await follower.price(2);
      for (const id of [1, 2]) expect(linesOf(follower, id)).toEqual(linesOf(leader, id));
    }
    const legs = [winner, { ...toss, specifier: "setnr=1" }];
    await follower.book.warmCustom([{ matchId: 2, legs }], 60_000);
    expect(follower.book.customPrice(2, legs)).toMatchObject({ type: "priced" });
    expect(statusOf(follower, 2)).toBe(1);
    expect(tracked).toContain("2 186|");
  });

  it("waits for prices that arrive shortly after the answer to its request, at most half a second", async () => {
    const { leader, follower } = createWorld({ lateMs: 60 });
    follower.engine.prices.markAlive();
    await follower.book.warm([2], { wanted: "full", withinMs: 5_000 });
    expect(statusOf(follower, 2)).toBe(1);
    expect(linesOf(follower, 2)).toEqual(linesOf(leader, 2));
    const lost = createWorld({ lateMs: 60_000 });
    const beganAt = performance.now();
    await lost.follower.book.warm([2], { wanted: "full", withinMs: 5_000 });
    expect(performance.now() - beganAt).toBeLessThan(4_000);
    expect(statusOf(lost.follower, 2)).toBe(-1);
  });

  it("suspends matches in play after three seconds of silence and upcoming ones after a minute", async () => {
    const { follower } = createWorld();
    let nowMs = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => nowMs);
    await follower.price(1);
    await follower.price(2);
    expect([statusOf(follower, 1), statusOf(follower, 2)]).toEqual([-1, -1]);
    follower.engine.prices.markAlive();
    expect([statusOf(follower, 1), statusOf(follower, 2)]).toEqual([1, 1]);
    nowMs += 3_001;
    expect([statusOf(follower, 1), statusOf(follower, 2)]).toEqual([-1, 1]);
    nowMs += 60_000;
    expect([statusOf(follower, 1), statusOf(follower, 2)]).toEqual([-1, -1]);
  });

  it("ignores snapshots that are not newer or of unknown matches, and keeps early in-play prices for the start", async () => {
    const { leader, follower } = createWorld();
    await leader.price(1);
    await leader.price(2);
    const [first, second] = [...leader.engine.snapshots()];
    if (first === undefined || second === undefined) throw new Error("There are no snapshots.");
    expect(follower.engine.apply(first)).toBe(false);
    expect(follower.engine.apply({ ...first, version: { epoch: 2, sequence: 1 } })).toBe(true);
    expect(follower.engine.apply({ ...first, version: { epoch: 1, sequence: 999 } })).toBe(false);
    expect(follower.engine.apply({ ...first, matchId: 77 })).toBe(false);
    const early = { ...second, isLive: true, pricedAt: later.startsAt + 5_000, version: { epoch: 2, sequence: 2 } };
    expect(follower.engine.apply(early)).toBe(false);
    follower.engine.prices.markAlive();
    follower.at(later.startsAt + 6_000);
    expect(follower.engine.find(2)?.phase).toBe("live");
  });

  it("keeps its prices and versions when it starts to price by itself", async () => {
    const { follower } = createWorld();
    follower.engine.prices.markAlive();
    await follower.price(1);
    const versions: number[] = [];
    follower.engine.events.onSnapshot(({ version }) => void versions.push(version.epoch));
    const own = createCoinFeed([]);
    const pricer = { price: vi.fn<Pricer["price"]>(() => new Promise(() => undefined)) };
    follower.engine.lead({
      pricer: {
        ...pricer,
        combine: own.engine.answerCombination,
        combinable: own.engine.answerCombinable,
        winChances: () => Promise.reject(new Error("not asked")),
        ready: () => Promise.resolve(),
        downMs: () => 0,
        stop: () => undefined,
      },
      epoch: 5,
    });
    expect(statusOf(follower, 1)).toBe(1);
    follower.at(live.startsAt + minuteMs + 1_500);
    await expect.poll(() => pricer.price.mock.calls[0]?.[0].version.epoch).toBe(5);
    follower.engine.stop();
  });

  it("has the same win chances as the process that prices", async () => {
    const { leader, follower } = createWorld();
    leader.at(live.startsAt + 3 * minuteMs);
    const [series] = await follower.engine.winChances({ matchIds: [1], detail: "whole" }, 1_000);
    expect(series).toMatchObject({ matchId: 1, isComplete: true });
    const times = series?.points.map(({ atMs }) => atMs) ?? [];
    expect([0, 1, 2, 3].filter((minute) => !times.includes(minute * minuteMs))).toEqual([]);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(await leader.engine.winChances({ matchIds: [1], detail: "whole" }, 1_000)).toEqual([series]);
    follower.engine.stop();
    leader.engine.stop();
  });

  it("has a pricer ready, which has priced each match in play once and published nothing", async () => {
    const { follower } = createWorld();
    follower.engine.prices.markAlive();
    await follower.price(1);
    const asked: number[] = [];
    const snapshots = vi.fn();
    follower.engine.events.onSnapshot(snapshots);
    const price: Pricer["price"] = ({ fixture }) => (asked.push(fixture.id), Promise.reject(new Error("not shown")));
    const winChances: Pricer["winChances"] = () => Promise.reject(new Error("not asked"));
    const idle = { ready: () => Promise.resolve(), downMs: () => 0, winChances, stop: vi.fn() };
    const pricer: Pricer = { ...idle, price, combine: follower.engine.answerCombination, combinable: follower.engine.answerCombinable };
    const standby = createStandbyPricer(follower.engine, pricer);
    await expect.poll(() => asked).toEqual([1]);
    expect(standby.take()).toBe(pricer);
    standby.stop();
    expect([idle.stop.mock.calls.length, snapshots.mock.calls.length]).toEqual([0, 0]);
    follower.engine.lead({ pricer, epoch: 2 });
    expect(statusOf(follower, 1)).toBe(1);
    follower.engine.stop();
  });
});
