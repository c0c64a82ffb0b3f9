import { beforeEach, describe, expect, it } from "vitest";
import type { Settings } from "@touchline/contract/http/settings";
import { outcomeKey, slipSelections, toOdds, type Market, type MatchStatus } from "@touchline/domain";
import { followLines, type LineSource } from "../../src/slip/follow-lines.ts";
import { settingsToSlipRules } from "../../src/slip/settings-to-rules.ts";
import { euros, SlipHarness, selectionOf, wireBet } from "./slip-harness.ts";

let page: SlipHarness;
beforeEach(() => {
  page = new SlipHarness();
});

describe("saved slip (specification 4, decisions AH)", () => {
  it("is written on change under the keys bets and slip, and restored with prices to be checked", () => {
    page.fill(2);
    const reloaded = new SlipHarness(page.stored);
    reloaded.store.restore(null);
    expect(reloaded.slip.sharedStake).toEqual(euros(500));
    expect(slipSelections(reloaded.slip).map((selection) => selection.availability)).toEqual(["checking", "checking"]);
    expect([...page.stored.keys()].sort()).toEqual(["bets", "slip", "slip-panel"]);
  });

  it("is removed when the slip is empty, and nothing is restored then", () => {
    page.fill(1);
    page.store.dispatch({ type: "cleared" });
    expect(page.stored.has("bets")).toBe(false);
    const reloaded = new SlipHarness(page.stored);
    reloaded.store.restore(null);
    expect(reloaded.slip.bets).toEqual([]);
  });

  it("does not overwrite what was put on the slip before the restore", () => {
    page.fill(2);
    const reloaded = new SlipHarness(new Map(page.stored));
    reloaded.store.dispatch({ type: "selectionToggled", selection: selectionOf(9) });
    reloaded.store.restore(null);
    expect(slipSelections(reloaded.slip).map((selection) => selection.matchId)).toEqual(["9"]);
  });

  it("cannot be placed while the page's prices are stale (decisions X)", async () => {
    page.fill(2);
    expect(page.store.refusals()).toEqual([]);
    page.store.setState({ arePricesStale: true });
    expect(page.store.refusals()).toMatchObject([{ type: "checking", fix: null }]);
    await page.store.place();
    expect(page.calls).toEqual([]);
    page.store.setState({ arePricesStale: false });
    expect(page.store.refusals()).toEqual([]);
  });

  it("cannot be placed before its prices are checked", async () => {
    page.fill(1);
    const reloaded = new SlipHarness(page.stored);
    reloaded.store.restore(null);
    await reloaded.store.place();
    expect(reloaded.calls).toEqual([]);
    expect(reloaded.store.refusals().map((refusal) => refusal.type)).toEqual(["checking"]);
  });
});

describe("clear with undo", () => {
  it("brings back bets and stake until something else happens", () => {
    page.fill(2);
    page.store.clear();
    expect(page.slip.bets).toEqual([]);
    page.store.undoClear();
    expect(page.slip.bets).toHaveLength(2);
    expect(page.slip.sharedStake).toEqual(euros(500));
    page.store.clear();
    page.store.dispatch({ type: "selectionToggled", selection: selectionOf(9) });
    page.store.undoClear();
    expect(slipSelections(page.slip).map((selection) => selection.matchId)).toEqual(["9"]);
  });

  it("offers no undo for an empty slip", () => {
    page.store.clear();
    expect(page.store.getState().cleared).toBeNull();
  });
});

describe("slip panel (specification 4)", () => {
  it("opens on the slip when selections go from 0 to positive and closes when they go back to 0", () => {
    page.store.setPanel({ isOpen: false, tab: "myBets" });
    page.store.dispatch({ type: "selectionToggled", selection: selectionOf(1) });
    expect(page.store.getState().panel).toEqual({ isOpen: true, tab: "betSlip" });
    page.store.setPanel({ isOpen: false, tab: "betSlip" });
    page.store.dispatch({ type: "selectionToggled", selection: selectionOf(2) });
    expect(page.store.getState().panel.isOpen).toBe(false);
    page.store.setPanel({ isOpen: true, tab: "betSlip" });
    page.store.clear();
    expect(page.store.getState().panel.isOpen).toBe(false);
  });

  it("stays open on a receipt until that is closed", async () => {
    page.fill(1);
    page.replies.push({ status: 200, body: { bets: [wireBet("1")] } });
    await page.store.place();
    expect(page.slip).toMatchObject({ state: "success", bets: [] });
    expect(page.store.getState().panel.isOpen).toBe(true);
    page.store.dispatch({ type: "receiptClosed", keep: "nothing" });
    expect(page.store.getState().panel.isOpen).toBe(false);
  });

  it("stays closed over a reload with selections when it was closed", () => {
    page.fill(2);
    page.store.setPanel({ isOpen: false, tab: "betSlip" });
    const reloaded = new SlipHarness(page.stored);
    reloaded.store.restore(null);
    expect(reloaded.slip.bets).toHaveLength(2);
    expect(reloaded.store.getState().panel.isOpen).toBe(false);
  });

  it("is not opened empty by a reload on a receipt", async () => {
    page.fill(1);
    page.replies.push({ status: 200, body: { bets: [wireBet("1")] } });
    await page.store.place();
    const reloaded = new SlipHarness(page.stored);
    reloaded.store.restore(null);
    expect(reloaded.store.getState().panel).toEqual({ isOpen: false, tab: "betSlip" });
  });

  it("keeps open state and tab for the session", () => {
    page.store.setPanel({ isOpen: true, tab: "myBets" });
    const reloaded = new SlipHarness(page.stored);
    expect(reloaded.store.getState().panel).toEqual({ isOpen: false, tab: "betSlip" });
    reloaded.store.restore(null);
    expect(reloaded.store.getState().panel).toEqual({ isOpen: true, tab: "myBets" });
  });
});

describe("rules from settings", () => {
  it("takes multi-single, further providers and those that are off", () => {
    const settings: Settings = {
      stakes: {},
      auto_accept_odds_change: "none",
      odds_types: { available: ["european"], selected: "european" },
      custom_bet_enabled: false,
      custom_bet_allow_single: false,
      video_settings: { enabled: false },
      provider_statuses: { betradar: "active", oddin: "inactive" },
      sport_type_providers: {},
      multi_bet_settings: { available_by_provider: { betradar: true } },
      additional_providers: { oddin: true },
      allow_multiple_active_user_freebets: false,
      in_play_delay_seconds: 5,
      capabilities: [],
    };
    expect(settingsToSlipRules(settings)).toMatchObject({
      multiSingleByProvider: { betradar: true },
      additionalProviders: { oddin: true },
      inactiveProviders: ["oddin"],
    });
  });
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

  it("moves prices with the page and notices a closed line", () => {
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

  it("suspends by itself when the planned stop passes", async () => {
    const { source, put } = sourceOf();
    put({ ...market, nextBetStopMs: 2500 });
    followLines(page.store, source);
    page.fill(1);
    await page.pass(2000);
    expect(first().availability).toBe("open");
    await page.pass(1500);
    expect(first().availability).toBe("suspended");
  });

  it("watches and loads the matches of a restored slip, then knows their lines", async () => {
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

  it("suspends a selection whose line is gone, and gives up one whose match is", async () => {
    const { source, loads } = sourceOf();
    followLines(page.store, source);
    page.fill(2);
    loads[0]!("loaded");
    loads[1]!("gone");
    await page.pass(10);
    expect(slipSelections(page.slip).map((selection) => selection.availability)).toEqual(["suspended", "notAvailable"]);
  });

  it("tries a failed load again and leaves the selection alone meanwhile", async () => {
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

  it("checks again when a provider comes back", async () => {
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

  it("lets go of everything when stopped", () => {
    const { source, put, log, listeners } = sourceOf();
    put(market);
    const stop = followLines(page.store, source);
    page.fill(1);
    stop();
    expect(log.at(-1)).toBe("release 1");
    expect(listeners.size).toBe(0);
  });
});
