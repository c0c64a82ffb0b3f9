import { beforeEach, describe, expect, it } from "vitest";
import { outcomeKey, slipSelections, toOdds, type Market, type MatchStatus } from "@touchline/domain";
import { followLines, type LineSource } from "../../src/slip/follow-lines.ts";
import { SlipHarness } from "./slip-harness.ts";

let page: SlipHarness;
beforeEach(() => {
  page = new SlipHarness();
});

describe("following lines", () => {
  const market: Market = {
    id: "100001",
    externalId: "1",
    matchId: "1",
    matchUrnId: "tl:match:1",
    name: "1x2",
    specifier: "",
    status: "open",
    priority: 1,
    isMostBalanced: false,
    groups: [],
    customBetGroups: [],
    nextBetStopMs: null,
    provider: "betradar",
    isSimulatedDetail: false,
    outcomes: [{ id: "500001", externalId: "1", name: "A", active: true, odds: toOdds(1850), result: null }],
  };

  function sourceOf() {
    const markets = new Map<string, Market>();
    const statuses = new Map<string, MatchStatus>();
    const listeners = new Set<() => void>();
    const log: string[] = [];
    const loads: ((outcome: "loaded" | "gone" | "failed") => void)[] = [];
    const source: LineSource = {
      market: (key) => markets.get(key),
      matchStatus: (matchId) => statuses.get(matchId),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      watch: (matchId) => {
        log.push(`watch ${matchId}`);
        return () => void log.push(`release ${matchId}`);
      },
      load: (matchId) => {
        log.push(`load ${matchId}`);
        return new Promise((resolve) => loads.push(resolve));
      },
      now: () => page.nowMs,
      setTimer: (afterMs, run) => page.after(afterMs, run),
    };
    const put = (next: Market | null) => {
      if (next === null) markets.delete("1/100001/");
      else markets.set("1/100001/", next);
      for (const listener of listeners) listener();
    };
    return { source, put, statuses, log, loads, listeners };
  }

  const first = () => slipSelections(page.slip)[0]!;

  it("updates prices with the page and notices a closed line", () => {
    const { source, put } = sourceOf();
    put(market);
    followLines(page.store, source);
    page.fill(1);
    put({ ...market, outcomes: [{ ...market.outcomes[0]!, odds: toOdds(1700) }] });
    expect(first().odds).toBe(1700);
    expect(page.slip.state).toBe("oddsChanged");
    put({ ...market, status: "suspended" });
    expect(first().availability).toBe("suspended");
    expect(outcomeKey(market, "500001")).toBe("1/100001//500001");
  });

  it("suspends a selection when its scheduled bet stop has passed", async () => {
    const { source, put } = sourceOf();
    put({ ...market, nextBetStopMs: 2500 });
    followLines(page.store, source);
    page.fill(1);
    await page.pass(2000);
    expect(first().availability).toBe("open");
    await page.pass(1500);
    expect(first().availability).toBe("suspended");
  });

  it("watches and loads the matches of a restored slip", async () => {
    page.fill(1);
    const before = page.stored;
    page = new SlipHarness(before);
    const { source, put, loads, log } = sourceOf();
    const stop = followLines(page.store, source);
    page.store.restore(null);
    expect(log).toEqual(["watch 1", "load 1"]);
    expect(first().availability).toBe("checking");
    put(market);
    loads[0]!("loaded");
    await page.pass(10);
    expect(first().availability).toBe("open");
    page.store.clear();
    expect(log.at(-1)).toBe("release 1");
    stop();
  });

  it("suspends a selection whose line is gone, and closes one whose match is gone", async () => {
    const { source, loads } = sourceOf();
    followLines(page.store, source);
    page.fill(2);
    loads[0]!("loaded");
    loads[1]!("gone");
    await page.pass(10);
    expect(slipSelections(page.slip).map((selection) => selection.availability)).toEqual(["suspended", "notAvailable"]);
  });

  it("retries a failed load and leaves the selection unchanged meanwhile", async () => {
    const { source, loads, log } = sourceOf();
    followLines(page.store, source);
    page.fill(1);
    loads[0]!("failed");
    await page.pass(4000);
    expect(first().availability).toBe("open");
    expect(log).toEqual(["watch 1", "load 1"]);
    await page.pass(2000);
    expect(log).toEqual(["watch 1", "load 1", "load 1"]);
  });

  it("F23: closes the selections of an inactive provider, and checks them when it is back", async () => {
    const { source, put } = sourceOf();
    put(market);
    followLines(page.store, source);
    page.fill(1);
    page.store.dispatch({ type: "providerStatusChanged", provider: "betradar", status: "inactive" });
    expect(first().availability).toBe("notAvailable");
    put({ ...market });
    expect(first().availability).toBe("notAvailable");
    page.store.dispatch({ type: "providerStatusChanged", provider: "betradar", status: "active" });
    expect(first().availability).toBe("open");
  });

  it("releases everything when stopped", () => {
    const { source, put, log, listeners } = sourceOf();
    put(market);
    const stop = followLines(page.store, source);
    page.fill(1);
    stop();
    expect(log.at(-1)).toBe("release 1");
    expect(listeners.size).toBe(0);
  });
});
