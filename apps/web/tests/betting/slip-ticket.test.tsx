/** @jsxImportSource react */
import { chooseBonus, slipSummary, toOdds, type SlipSelection } from "@touchline/domain";
import { createStore, type Store } from "@touchline/store";
import { beginBetting } from "@touchline/store/begin-betting";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { StoreContext } from "../../src/elements/store.ts";
import { SlipTicket } from "../../src/features/betting/slip/ticket/slip-ticket.tsx";
import type { SlipView } from "../../src/features/betting/slip/use-slip.ts";
import { TextContext } from "../../src/messages/use-text.ts";
import { euros, placedBet, ports, selectionOf, text } from "./slip-fixtures.ts";

let store: Store;
beforeEach(() => {
  store = createStore({ ports, locale: "en", isServer: true });
  beginBetting(store);
  store.slip.dispatch({ type: "rulesChanged", rules: { ...store.slip.getState().slip.rules, multiSingleByProvider: { betradar: true } } });
  store.slip.dispatch({ type: "oddsPolicyChanged", policy: "higher" });
});

function fill(selections: readonly SlipSelection[], stake: number): void {
  for (const selection of selections) store.slip.dispatch({ type: "selectionToggled", selection });
  store.slip.dispatch({ type: "sharedStakeTyped", stake: euros(stake) });
}

function type(betKey: string, stake: number): void {
  store.slip.dispatch({ type: "stakeTyped", betKey, stake: euros(stake) });
}

function withSystems(): void {
  const { rules } = store.slip.getState().slip;
  store.slip.dispatch({ type: "rulesChanged", rules: { ...rules, systemTypes: [{ id: "2/3", totalCount: 3, winCount: 2 }] } });
}

function draw(layout: "column" | "sheet" = "column", changes: Partial<SlipView> = {}): string {
  const state = store.slip.getState();
  const refusals = state.slip.bets.length === 0 ? [] : store.slip.refusals().filter((refusal) => refusal.type !== "notSignedIn");
  const view: SlipView = {
    ...state,
    summary: slipSummary(state.slip),
    refusals,
    refusal: refusals[0] ?? null,
    balance: euros(10_000),
    ...changes,
  };
  const html = renderToStaticMarkup(
    <StoreContext value={store}>
      <TextContext value={text}>
        <SlipTicket view={view} layout={layout} onSignIn={() => {}} onDeposit={() => {}} onOpenMyBets={() => {}} />
      </TextContext>
    </StoreContext>,
  );
  return html.replaceAll("<!-- -->", "");
}

describe("the slip ticket", () => {
  it("explains how to start while empty, and offers an undo after clearing", () => {
    expect(draw()).toContain("[slip.empty.title]");
    fill([selectionOf(1)], 0);
    store.slip.clear();
    expect(draw()).toContain("[slip.undo]");
  });

  it.each(["column", "sheet"] as const)("names the amount on the button and shows the return (%s)", (layout) => {
    fill([selectionOf(1)], 2000);
    const html = draw(layout);
    expect(html).toContain("[slip.place €20.00]");
    expect(html).toContain("€28.80");
    expect(html.includes("[slip.keypad.label]")).toBe(layout === "sheet");
  });

  it("marks the keypad as a control that moves money, so that no toast covers it", () => {
    fill([selectionOf(1)], 2000);
    expect(draw("sheet")).toMatch(/<fieldset[^>]* data-money=""[^>]* aria-label="\[slip.keypad.label\]"/u);
  });

  it("asks for a stake before placing", () => {
    fill([selectionOf(1)], 0);
    expect(draw()).toContain("[slip.enterStake]");
  });

  it.each(["column", "sheet"] as const)(
    "has fields for each single, the combo and the system, and places those with a stake (%s)",
    (layout) => {
      withSystems();
      fill([selectionOf(1), selectionOf(2), selectionOf(3)], 500);
      for (const name of ["Pick 1", "Pick 3", "[slip.type.combo]", "[slip.system.of 2 3]"])
        expect(draw(layout)).toContain(`[slip.stakeFor ${name}]`);
      expect(draw(layout)).toContain("[slip.place €5.00]");
      type(selectionOf(1).id, 1000);
      type("system", 600);
      expect(draw(layout)).toContain("[slip.placeMany 3 €21.00]");
    },
  );

  it("shows the total odds of a combo, and offers the next stake there", () => {
    fill([selectionOf(1), selectionOf(2)], 500);
    expect(draw()).toContain("[slip.returnsAt 2.07]");
    expect(draw("sheet")).toMatch(/data-stake-of="combo" data-target="true"/u);
  });

  it("shows the returns of a system as steps, and which of them are below the stake", () => {
    withSystems();
    fill([selectionOf(1), selectionOf(2), selectionOf(3)], 0);
    type("system", 600);
    const html = draw();
    expect(html).toContain("[slip.system.right 0–1]: €0.00, [slip.system.right 2]: €4.14, [slip.system.right 3]: €12.44");
    expect(html.match(/data-pays="\w+"/gu)).toEqual(['data-pays="nothing"', 'data-pays="less"', 'data-pays="more"']);
  });

  it("offers the last stake without setting it", () => {
    fill([selectionOf(1)], 0);
    const html = draw("column", { lastStake: euros(700) });
    expect(html).toContain("[slip.lastStake €7.00]");
    expect(html).toContain("[slip.enterStake]");
  });

  it("asks to accept a worse price and shows the old and the new return", () => {
    fill([selectionOf(1, { odds: toOdds(1360) })], 2000);
    const html = draw();
    expect(html).toContain("[slip.change.one Pick 1 · Match result 1.44 1.36]");
    expect(html).toContain('<s class="n">€28.80</s>');
    expect(html).toContain("€27.20");
    expect(html).toContain("[slip.was 1.44]");
    expect(html).toContain("[slip.acceptOne 1.36]");
    expect(html).not.toContain("[slip.place ");
  });

  it("reports a better price without asking", () => {
    fill([selectionOf(1, { odds: toOdds(1500) })], 2000);
    const html = draw();
    expect(html).toContain("[slip.change.oneBetter Pick 1 · Match result 1.44 1.50]");
    expect(html).toContain('<s class="n">€28.80</s>');
    expect(html).toContain("[slip.place €20.00]");
  });

  it("locks a suspended leg and removes it with one tap", () => {
    fill([selectionOf(1, { availability: "suspended" }), selectionOf(2)], 500);
    const html = draw();
    expect(html).toContain("[sb.ticket.suspended.label]");
    expect(html).toContain("[slip.remove Pick 1 · Match result]");
  });

  it("counts the legs of a fix on its button and names them in the notice", () => {
    const off = { availability: "suspended" } as const;
    fill([selectionOf(1, off), selectionOf(2, { ...off, outcomeName: "Arsenal" }), selectionOf(3)], 500);
    const html = draw();
    expect(html).toContain("[slip.removeSome 2]");
    expect(html).toContain("[slip.refusal.suspended.text 2]");
    expect(html).toContain("Pick 1 · Match result</bdi>");
    expect(html).toContain("Arsenal</bdi>");
  });

  it("reports a removed leg as not available", () => {
    fill([selectionOf(1, { availability: "notAvailable" }), selectionOf(2)], 500);
    expect(draw()).toContain("[sb.ticket.not-available.label]");
  });

  it("explains which legs cannot be combined and offers a fix", () => {
    fill([selectionOf(1), selectionOf(1, { id: "other", marketId: "2", outcomeName: "Other" })], 500);
    expect(draw()).toContain("[slip.refusal.sameMatch.title]");
    expect(draw()).not.toContain("[slip.stakeFor [slip.type.combo]]");
    type("combo", 500);
    expect(draw()).toContain("[slip.remove Other · Match result]");
  });

  it("offers to deposit exactly the missing amount", () => {
    fill([selectionOf(1)], 2000);
    const missing = euros(1700);
    expect(draw("column", { refusal: { type: "balanceTooLow", missing, fix: { type: "deposit", missing } } })).toContain(
      "[slip.deposit €17.00]",
    );
  });

  it("offers to set the stake to the limit, shows the return at the limit and does not place the bet", () => {
    fill([selectionOf(1)], 12_000);
    const refusal = {
      type: "stakeOverLimit",
      betKey: "x",
      maxStake: euros(4500),
      fix: { type: "setStake", betKey: "x", stake: euros(4500) },
    } as const;
    const html = draw("column", { refusal });
    expect(html).toContain("[slip.setStake €45.00]");
    expect(html).not.toContain("data-places");
    expect(html).toContain("[slip.returnsAtStake €45.00]");
    expect(html).toContain("€64.80");
  });

  it("names the bet whose stake it sets", () => {
    fill([selectionOf(1), selectionOf(2)], 0);
    for (const n of [1, 2]) type(selectionOf(n).id, 12_000);
    store.slip.dispatch({ type: "stakeLimitsReceived", limits: { [selectionOf(2).id]: euros(4500) } });
    expect(draw()).toContain("[slip.setStakeOf Pick 2 · Match result €45.00]");
  });

  it("shows that a free bet costs nothing", () => {
    fill([selectionOf(1)], 0);
    const bonus = { id: "1", type: "freebet", name: "Free", boost: null, freebet: { type: "only_win", stake: euros(500) } } as const;
    const { slip } = store.slip.getState();
    store.slip.dispatch({ type: "bonusesTaken", bets: chooseBonus(slip, selectionOf(1).id, bonus) });
    const html = draw();
    expect(html).toContain("[slip.placeFree €5.00]");
    expect(html).toMatch(/\[slip\.youPay\].*€0\.00/u);
  });

  it("shows on the receipt that a free bet cost nothing", () => {
    fill([selectionOf(1)], 0);
    const bonus = { id: "1", type: "freebet", name: "Free", boost: null, freebet: { type: "only_win", stake: euros(500) } } as const;
    store.slip.dispatch({ type: "bonusesTaken", bets: chooseBonus(store.slip.getState().slip, selectionOf(1).id, bonus) });
    store.slip.dispatch({ type: "placementStarted" });
    store.slip.dispatch({ type: "placementAnswered", placedBets: [placedBet({ stake: euros(500) })] });
    expect(draw()).toMatch(/\[slip\.stake\].*€5\.00.*\[slip\.youPay\].*€0\.00/u);
  });

  it.each([
    ["sending", "[slip.processing.sending.title]"],
    ["delayed", "[slip.processing.delay.title]"],
    ["checking", "[slip.processing.verify.title]"],
    ["stalled", "[slip.checkAgain]"],
    ["unknown", "[slip.leaveUnknown]"],
  ] as const)("shows the progress of a bet while %s", (attemptStage, expected) => {
    fill([selectionOf(1)], 2000);
    store.slip.dispatch({ type: "placementStarted" });
    const html = draw("column", { attemptStage });
    expect(html).toContain(expected);
    expect(html).not.toContain("[slip.place ");
  });

  it("shows the requested and the accepted price on the receipt", () => {
    fill([selectionOf(1)], 2000);
    store.slip.dispatch({ type: "placementStarted" });
    const leg = {
      id: "1",
      outcomeName: "Arsenal",
      marketName: "Match result",
      matchName: "Arsenal – Man City",
      odds: toOdds(1500),
      oddsAsked: toOdds(1440),
    };
    store.slip.dispatch({ type: "placementAnswered", placedBets: [placedBet({ legs: [leg] })] });
    const html = draw();
    for (const expected of ["8F2K-41Q7", "1.50", "[slip.placed.asked 1.44]", "€20.00", "€30.00", "[slip.keepLegs]", "[slip.done]"])
      expect(html).toContain(expected);
  });

  it("shows the joint price of a bet builder on the receipt, not the prices of its legs", () => {
    fill([selectionOf(1)], 500);
    store.slip.dispatch({ type: "placementStarted" });
    const leg = { outcomeName: "Arsenal", marketName: "Match result", matchName: "Arsenal – Man City" };
    const legs = [4200, 2100].map((odds) => ({ ...leg, id: String(odds), odds: toOdds(odds), oddsAsked: toOdds(odds + 100) }));
    store.slip.dispatch({ type: "placementAnswered", placedBets: [placedBet({ type: "customBet", odds: toOdds(10_000), legs })] });
    const html = draw();
    expect(html).toContain("[bets.type.customBet]");
    expect(html).toContain("10.00");
    for (const text of ["[slip.type.combo]", "4.20", "2.10", "[slip.placed.asked"]) expect(html).not.toContain(text);
  });

  it("counts down the delay of a live bet in real seconds while product time runs fast", () => {
    store.clock.set({ nowMs: 0, speed: 60 });
    fill([selectionOf(1)], 2000);
    store.slip.dispatch({ type: "placementStarted" });
    const bet = placedBet({ status: "submitted", pendingUntilMs: 4_000 * 60 });
    store.slip.dispatch({ type: "placementAnswered", placedBets: [bet] });
    expect(draw("column", { attemptStage: "delayed" })).toContain(">4</span>");
  });

  it("shows the age of its prices only while they are polled", () => {
    fill([selectionOf(1)], 2000);
    store.queries.client.setQueryData(store.listings.markets("1").queryKey, [], { updatedAt: -12_000 });
    expect(draw()).not.toContain("slip.oddsAge");
    store.realtime.setNone();
    expect(draw()).toMatch(/\[slip.oddsAge 12[^\]]* ago\]/u);
  });

  it("escapes names from the feed", () => {
    fill([selectionOf(1, { outcomeName: "<img src=x onerror=alert(1)>" })], 2000);
    expect(draw()).not.toContain("<img");
  });
});
