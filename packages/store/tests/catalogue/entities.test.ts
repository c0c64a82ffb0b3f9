import { describe, expect, it, vi } from "vitest";
import { createEntityStore } from "../../src/catalogue/entity-store.ts";
import { createServerClock } from "../../src/core/server-clock.ts";
import { createFakePorts } from "../fake-ports.ts";
import { wireMarket, wireMatch } from "../wire.ts";

const lineKey = "7/100018/total=2.5";
const overKey = `${lineKey}/500012`;
const underKey = `${lineKey}/500013`;

function setUp() {
  const host = createFakePorts();
  const clock = createServerClock(host.ports.time);
  const entities = createEntityStore({ time: host.ports.time, clock });
  entities.takeMatches([wireMatch()], { askedAtMs: host.ports.time.now() });
  host.paint();
  return { host, clock, entities };
}

describe("the product clock", () => {
  it("returns real seconds until a product time at any speed", () => {
    const { host, clock } = setUp();
    const nowMs = host.ports.time.now();
    expect(clock.secondsUntil(nowMs + 4_200)).toBe(5);
    clock.set({ nowMs, speed: 60 });
    expect(clock.secondsUntil(nowMs + 5_000 * 60)).toBe(5);
    host.advance(2_000);
    expect(clock.secondsUntil(nowMs + 5_000 * 60)).toBe(3);
    expect(clock.secondsUntil(nowMs)).toBe(0);
  });
});

/** Runs a frame and the work that its listeners queued. */
async function drawn(host: ReturnType<typeof createFakePorts>): Promise<void> {
  host.paint();
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

describe("entities", () => {
  it("fills match, line and price cells from a list", () => {
    const { entities } = setUp();
    expect(entities.match("7")?.secondaryMarketKey).toBe(lineKey);
    expect(entities.market(lineKey)?.name).toBe("Total");
    expect(entities.outcome(overKey)).toMatchObject({ availability: "open", mark: null });
    expect(entities.marketKeys("7")).toEqual([lineKey]);
  });

  it("notifies only the outcome whose price moved, once a frame, with the latest price", () => {
    const { host, entities } = setUp();
    const over = vi.fn();
    const under = vi.fn();
    entities.subscribeOutcome(overKey, over);
    entities.subscribeOutcome(underKey, under);
    for (const price of [1910, 1920, 1950])
      entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({}, [price, 1900])], removed: [] });
    expect(over).not.toHaveBeenCalled();
    host.paint();
    expect(over).toHaveBeenCalledTimes(1);
    expect(under).not.toHaveBeenCalled();
    expect(entities.outcome(overKey)?.outcome.odds).toBe(1950);
    expect(entities.outcome(overKey)?.mark?.direction).toBe("up");
  });

  it("spreads many slow listeners over several frames, each called once", async () => {
    const { host, entities } = setUp();
    const lines = Array.from({ length: 200 }, (_, index) => wireMarket({ specifier: `total=${index}` }, [1900, 1900]));
    entities.takeMarketsChanged({ match_id: 7, markets: lines, removed: [] });
    for (let frame = 0; frame < 20; frame += 1) await drawn(host);
    let notified = 0;
    for (const { specifier } of lines) {
      entities.subscribeOutcome(`7/100018/${specifier}/500012`, () => {
        notified += 1;
        host.advance(1);
      });
    }
    entities.takeMarketsChanged({
      match_id: 7,
      markets: lines.map((line) => wireMarket({ specifier: line.specifier }, [1950, 1900])),
      removed: [],
    });
    await drawn(host);
    expect(notified).toBeGreaterThan(0);
    expect(notified).toBeLessThan(lines.length);
    for (let frame = 0; frame < 20; frame += 1) await drawn(host);
    expect(notified).toBe(lines.length);
  });

  it("keeps the same cell object until it changes", () => {
    const { host, entities } = setUp();
    const before = entities.outcome(underKey);
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({}, [1950, 1900])], removed: [] });
    host.paint();
    expect(entities.outcome(underKey)).toBe(before);
  });

  it("keeps a line's shape while only its prices move, and changes it with its outcomes and state", () => {
    const { host, entities } = setUp();
    const listener = vi.fn();
    entities.subscribeMarketShape(lineKey, listener);
    const shape = entities.marketShape(lineKey);
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({}, [1910, 1880])], removed: [] });
    host.paint();
    expect(entities.marketShape(lineKey)).toBe(shape);
    expect(listener).not.toHaveBeenCalled();
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({ status: -1 }, [1910, 1880])], removed: [] });
    host.paint();
    expect(entities.marketShape(lineKey)?.status).toBe("suspended");
    entities.takeMarketsChanged({ match_id: 7, markets: [], removed: [{ id: 100_018, specifier: "total=2.5" }] });
    host.paint();
    expect(entities.marketShape(lineKey)).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("removes a price mark when it expires", () => {
    const { host, entities } = setUp();
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({}, [1800, 1900])], removed: [] });
    host.paint();
    expect(entities.outcome(overKey)?.mark?.direction).toBe("down");
    entities.sweep();
    expect(entities.outcome(overKey)?.mark).not.toBeNull();
    host.advance(4_001);
    entities.sweep();
    expect(entities.outcome(overKey)?.mark).toBeNull();
  });

  it.each([
    ["marks a price that changed while its line was suspended", 1800, "down"],
    ["marks nothing after a pause that changed nothing in the end", 1900, undefined],
  ] as const)("%s", (_name, after, direction) => {
    const { host, entities } = setUp();
    const pauseAt = (odds: number): void => {
      entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({ status: -1 }, [odds, 1900])], removed: [] });
      host.paint();
      host.advance(4_001);
      entities.sweep();
    };
    pauseAt(1900);
    pauseAt(1800);
    expect(entities.outcome(overKey)?.mark).toBeNull();
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({ status: 1 }, [after, 1900])], removed: [] });
    host.paint();
    expect(entities.outcome(overKey)?.mark?.direction).toBe(direction);
  });

  it("locks a suspended line", () => {
    const { host, entities } = setUp();
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({ status: -1 })], removed: [] });
    host.paint();
    expect(entities.outcome(overKey)?.availability).toBe("locked");
  });

  it("locks a line when its planned stop passes", () => {
    const { host, clock, entities } = setUp();
    const stop = new Date(clock.now() + 5_000).toISOString();
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({ next_bet_stop: stop })], removed: [] });
    host.paint();
    expect(entities.outcome(overKey)?.availability).toBe("open");
    host.advance(6_000);
    entities.sweep();
    expect(entities.outcome(overKey)?.availability).toBe("locked");
  });

  it("drops a line that is no longer offered, and one that was removed", () => {
    const { host, entities } = setUp();
    const keys = vi.fn();
    entities.subscribeMarketKeys("7", keys);
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({ status: 0 })], removed: [] });
    host.paint();
    expect(entities.market(lineKey)).toBeUndefined();
    expect(entities.marketKeys("7")).toEqual([]);
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket()], removed: [] });
    host.paint();
    entities.takeMarketsChanged({ match_id: 7, markets: [], removed: [{ id: 100018, specifier: "total=2.5" }] });
    host.paint();
    expect(entities.outcome(overKey)).toBeUndefined();
    expect(keys).toHaveBeenCalledTimes(3);
  });

  it("does not overwrite a newer price with the answer to an earlier request", () => {
    const { host, entities } = setUp();
    const askedAtMs = host.ports.time.now();
    host.advance(50);
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({}, [2000, 1800])], removed: [] });
    entities.takeMarkets("7", [wireMarket({}, [1900, 1900])], { askedAtMs });
    expect(entities.outcome(overKey)?.outcome.odds).toBe(2000);
    host.advance(50);
    entities.takeMarkets("7", [wireMarket({}, [2100, 1700])], { askedAtMs: host.ports.time.now() });
    expect(entities.outcome(overKey)?.outcome.odds).toBe(2100);
  });

  it("drops lines that a full answer does not list, unless they were updated since", () => {
    const { host, entities } = setUp();
    const askedAtMs = host.ports.time.now();
    host.advance(10);
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({ specifier: "total=3.5" })], removed: [] });
    entities.takeMarkets("7", [], { askedAtMs });
    expect(entities.marketKeys("7")).toEqual(["7/100018/total=3.5"]);
  });

  it("follows the balanced line of the list's second column", () => {
    const { host, entities } = setUp();
    const listener = vi.fn();
    entities.subscribeMatch("7", listener);
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({ specifier: "total=3.5", most_balanced: true })], removed: [] });
    host.paint();
    expect(entities.match("7")?.secondaryMarketKey).toBe("7/100018/total=3.5");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("fills the first column of a match that had no prices when it was read", () => {
    const { host, entities } = setUp();
    entities.takeMatches([wireMatch({ id: 8, main_market: null, secondary_market: null })], { askedAtMs: host.ports.time.now() });
    expect(entities.match("8")?.mainMarketKey).toBeNull();
    const result = wireMarket({ id: 100_001, match_id: 8, market_external_id: wireMatch().tournament.sport.main_market_id, specifier: "" });
    entities.takeMarketsChanged({ match_id: 8, markets: [result], removed: [] });
    host.paint();
    expect(entities.match("8")?.mainMarketKey).toBe("8/100001/");
  });

  it("follows the balanced line of the third column without changing the second", () => {
    const { host, entities } = setUp();
    const { tournament } = wireMatch();
    const moved = wireMatch({ tournament: { ...tournament, sport: { ...tournament.sport, tertiary_market_id: 16 } } });
    entities.takeMatches([moved], { askedAtMs: host.ports.time.now() });
    const handicap = wireMarket({ id: 100_016, market_external_id: 16, specifier: "hcp=-0.5", most_balanced: true });
    entities.takeMarketsChanged({ match_id: 7, markets: [handicap], removed: [] });
    host.paint();
    expect(entities.match("7")).toMatchObject({ secondaryMarketKey: lineKey, tertiaryMarketKey: "7/100016/hcp=-0.5" });
  });

  it("updates the status and market count and keeps the rest of the match", () => {
    const { host, entities } = setUp();
    entities.takeMatchChanged({ id: 7, status: 1, available_markets: 12, statistics: null });
    host.paint();
    expect(entities.match("7")).toMatchObject({ marketCount: 12, status: "live", slug: "a-b-m-7" });
    entities.takeMatchStatusChanged({ id: 7, status: 4, match: null });
    expect(entities.match("7")?.status).toBe("finished");
  });

  it("ignores changes of unknown matches", () => {
    const { entities } = setUp();
    entities.takeMatchChanged({ id: 99, status: 1, available_markets: 12, statistics: null });
    expect(entities.match("99")).toBeUndefined();
  });

  it("stops calling a listener that unsubscribed", () => {
    const { host, entities } = setUp();
    const listener = vi.fn();
    entities.subscribeOutcome(overKey, listener)();
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({}, [2500, 1500])], removed: [] });
    host.paint();
    expect(listener).not.toHaveBeenCalled();
  });
});
