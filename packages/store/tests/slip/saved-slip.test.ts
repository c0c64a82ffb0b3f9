import { beforeEach, describe, expect, it } from "vitest";
import { slipSelections } from "@touchline/domain";
import { euros, SlipHarness, selectionOf } from "./slip-harness.ts";

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

  it("is restored under the selections added before the restore", () => {
    page.fill(2);
    const reloaded = new SlipHarness(new Map(page.stored));
    reloaded.store.dispatch({ type: "selectionToggled", selection: selectionOf(9) });
    reloaded.store.restore(null);
    expect(slipSelections(reloaded.slip).map((selection) => selection.matchId)).toEqual(["1", "2", "9"]);
    const again = new SlipHarness(new Map(reloaded.stored));
    again.store.restore(null);
    expect(slipSelections(again.slip)).toHaveLength(3);
  });

  it("keeps the stakes that were typed before the restore", () => {
    page.fill(2);
    const reloaded = new SlipHarness(new Map(page.stored));
    reloaded.store.dispatch({ type: "selectionToggled", selection: selectionOf(9) });
    reloaded.store.dispatch({ type: "sharedStakeTyped", stake: euros(700) });
    reloaded.store.dispatch({ type: "stakeTyped", betKey: selectionOf(9).id, stake: euros(300) });
    reloaded.store.restore(null);
    expect(reloaded.slip.sharedStake).toEqual(euros(700));
    expect(reloaded.slip.bets[2]?.stakeEntry).toEqual({ source: "stake", stake: euros(300) });
    const untouched = new SlipHarness(new Map(page.stored));
    untouched.store.restore(null);
    expect(untouched.slip.sharedStake).toEqual(euros(500));
  });

  it("stays open as a bar on the next page, and is raised there only by a press", () => {
    page.fill(2);
    page.store.setPanel({ isOpen: true, tab: "betSlip" });
    const reloaded = new SlipHarness(page.stored);
    reloaded.store.restore(null);
    expect(reloaded.store.getState()).toMatchObject({ panel: { isOpen: true, tab: "betSlip" }, isRaised: false });
    const pressed = new SlipHarness(page.stored);
    pressed.store.setPanel({ isOpen: true, tab: "betSlip" });
    pressed.store.restore(null);
    expect(pressed.store.getState().isRaised).toBe(true);
  });

  it("cannot be placed while the page's prices are stale (decisions X)", async () => {
    page.fill(2);
    expect(page.store.refusals()).toEqual([]);
    page.store.stalenessChanged(true);
    expect(page.store.refusals()).toMatchObject([{ type: "checking", fix: null }]);
    await page.store.place();
    expect(page.calls).toEqual([]);
    page.store.stalenessChanged(false);
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

describe("edits before the saved slip was read (features B4)", () => {
  it("are undone without losing the saved slip", () => {
    page.fill(2);
    const reloaded = new SlipHarness(new Map(page.stored));
    reloaded.store.dispatch({ type: "selectionToggled", selection: selectionOf(9) });
    reloaded.store.dispatch({ type: "selectionsRemoved", selectionIds: [selectionOf(9).id] });
    reloaded.store.restore(null);
    expect(slipSelections(reloaded.slip).map(({ matchId }) => matchId)).toEqual(["1", "2"]);
    expect(reloaded.store.getState().undo).toMatchObject({ kind: "removed", name: "A" });
    reloaded.store.undo();
    expect(slipSelections(reloaded.slip).map(({ matchId }) => matchId)).toEqual(["1", "2", "9"]);
  });

  it("keep their undo without a saved slip", () => {
    page.store.dispatch({ type: "selectionToggled", selection: selectionOf(1) });
    page.store.dispatch({ type: "selectionToggled", selection: selectionOf(2) });
    page.store.dispatch({ type: "selectionsRemoved", selectionIds: [selectionOf(2).id] });
    page.store.restore(null);
    page.store.undo();
    expect(slipSelections(page.slip).map(({ matchId }) => matchId)).toEqual(["1", "2"]);
  });
});
