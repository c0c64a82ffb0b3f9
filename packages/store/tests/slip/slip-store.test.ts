import { beforeEach, describe, expect, it } from "vitest";
import type { Settings } from "@touchline/contract/http/settings";
import { slipSelections } from "@touchline/domain";
import { createStore } from "../../src/index.ts";
import { beginBetting } from "../../src/slip/begin-betting.ts";
import { settingsToSlipRules } from "../../src/slip/slip-rules.ts";
import { createFakePorts } from "../fake-ports.ts";
import { euros, SlipHarness, selectionOf, wireBet } from "./slip-harness.ts";

let page: SlipHarness;
beforeEach(() => {
  page = new SlipHarness();
});

describe("clear with undo", () => {
  it("restores bets and stake until the next edit", () => {
    page.fill(2);
    page.store.clear();
    expect(page.slip.bets).toEqual([]);
    page.store.undo();
    expect(page.slip.bets).toHaveLength(2);
    expect(page.slip.sharedStake).toEqual(euros(500));
    page.store.clear();
    page.store.dispatch({ type: "selectionToggled", selection: selectionOf(9) });
    page.store.undo();
    expect(slipSelections(page.slip).map((selection) => selection.matchId)).toEqual(["9"]);
  });

  it("offers no undo for an empty slip", () => {
    page.store.clear();
    expect(page.store.getState().undo).toBeNull();
  });
});

describe("slip panel (specification 4)", () => {
  it("opens on the slip with the first selection and closes with the last", () => {
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

  it("stays open on a receipt until it is closed", async () => {
    page.fill(1);
    page.replies.push({ status: 200, body: { bets: [wireBet("1")] } });
    await page.store.place();
    expect(page.slip).toMatchObject({ state: "success", bets: [] });
    expect(page.store.getState().panel.isOpen).toBe(true);
    page.store.dispatch({ type: "receiptClosed", keep: "nothing" });
    expect(page.store.getState().panel.isOpen).toBe(false);
  });

  it("stays closed across a reload with selections when it was closed", () => {
    page.fill(2);
    page.store.setPanel({ isOpen: false, tab: "betSlip" });
    const reloaded = new SlipHarness(page.stored);
    reloaded.store.restore(null);
    expect(reloaded.slip.bets).toHaveLength(2);
    expect(reloaded.store.getState().panel.isOpen).toBe(false);
  });

  it("does not open empty when a page with a receipt is reloaded", async () => {
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

const settings: Settings = {
  stakes: {},
  auto_accept_odds_change: "none",
  odds_types: { available: ["european"], selected: "european" },
  custom_bet_enabled: false,
  custom_bet_allow_single: false,
  video_settings: { enabled: false },
  provider_statuses: { betradar: "active", oddin: "inactive" },
  sport_type_providers: { cyber: "betconstruct" },
  multi_bet_settings: { available_by_provider: { betradar: true } },
  additional_providers: { oddin: true },
  allow_multiple_active_user_freebets: false,
  in_play_delay_seconds: 5,
  system_types: [
    { id: "2/3", total_count: 3, win_count: 2 },
    { id: "patent", total_count: 3, win_count: 1, sizes: [1, 2, 3] },
  ],
  max_return: { EUR: 100_000_000 },
  min_stake: { EUR: 10 },
  vip_from: { EUR: 500_000 },
  quick_bet_enabled: true,
  share_bet_enabled: true,
  capabilities: [],
};

describe("rules from settings", () => {
  it("reads multi-single, additional providers and inactive providers", () => {
    expect(settingsToSlipRules(settings)).toMatchObject({
      multiSingleByProvider: { betradar: true },
      additionalProviders: { oddin: true, betconstruct: true },
      inactiveProviders: ["oddin"],
      systemTypes: [
        { id: "2/3", totalCount: 3, winCount: 2 },
        { id: "patent", totalCount: 3, winCount: 1, sizes: [1, 2, 3] },
      ],
      maxReturn: { EUR: 100_000_000 },
      minStake: { EUR: 10 },
      vipFrom: { EUR: 500_000 },
    });
  });

  it.each<readonly [sent: unknown, policy: string]>([
    ["any", "any"],
    ["always", "none"],
    [undefined, "none"],
    [3, "none"],
  ])("reads the odds policy %j as %s, so that a policy of another backend still lets bets be placed", (sent, policy) => {
    const store = createStore({ ports: createFakePorts(() => ({ type: "unreachable" })).ports, locale: "en", isServer: false });
    // Sent by a backend with other policies.
    const answered = { ...settings, auto_accept_odds_change: sent } as Settings;
    beginBetting(store);
    store.slip.takeSettings(answered);
    expect(store.slip.getState().slip.oddsPolicy).toBe(policy);
  });
});
