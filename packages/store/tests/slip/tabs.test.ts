import { slipSelections } from "@touchline/domain";
import { beforeEach, describe, expect, it } from "vitest";
import { euros, FakeBrowser, placementError, selectionOf, wireBet, type SlipHarness } from "./slip-harness.ts";

let browser: FakeBrowser;
let here: SlipHarness;
let there: SlipHarness;

beforeEach(async () => {
  browser = new FakeBrowser();
  here = browser.open("a");
  there = browser.open("b");
  here.store.restore(null);
  there.store.restore(null);
  await settle();
});

async function settle(): Promise<void> {
  await Promise.all([here.pass(0), there.pass(0)]);
}

function legs(page: SlipHarness): readonly string[] {
  return slipSelections(page.slip).map(({ matchId }) => matchId);
}

describe("the slip in a second tab (features B4)", () => {
  it("follows every edit, stakes included, without opening its panel", async () => {
    here.fill(2, 700);
    await settle();
    expect(legs(there)).toEqual(["1", "2"]);
    expect(there.slip.sharedStake).toEqual(euros(700));
    expect(there.store.getState().panel.isOpen).toBe(false);
    there.store.dispatch({ type: "selectionsRemoved", selectionIds: [selectionOf(1).id] });
    await settle();
    expect(legs(here)).toEqual(["2"]);
    here.store.clear();
    await settle();
    expect(there.slip.bets).toEqual([]);
  });

  it("is adopted by a tab that opens later, and not overwritten by it", async () => {
    here.fill(2, 700);
    const third = browser.open("c");
    third.store.restore(null);
    await Promise.all([settle(), third.pass(0)]);
    await Promise.all([settle(), third.pass(0)]);
    expect(legs(third)).toEqual(["1", "2"]);
    expect(legs(here)).toEqual(["1", "2"]);
  });

  it("is the same everywhere after simultaneous edits: the last one wins", async () => {
    here.store.dispatch({ type: "selectionToggled", selection: selectionOf(1) });
    there.store.dispatch({ type: "selectionToggled", selection: selectionOf(2) });
    await settle();
    expect(legs(here)).toEqual(legs(there));
    expect(legs(here)).toHaveLength(1);
  });

  it("follows an undo like any other edit", async () => {
    here.fill(2);
    here.store.clear();
    here.store.undo();
    await settle();
    expect(legs(there)).toEqual(["1", "2"]);
  });

  it("follows selections added before the saved slip was read", async () => {
    const third = browser.open("c");
    third.fill(1, 300);
    third.store.restore(null);
    await Promise.all([settle(), third.pass(1000)]);
    await settle();
    expect(legs(here)).toEqual(["1"]);
    expect(here.slip.sharedStake).toEqual(euros(300));
  });

  it("applies selections added before the other tabs answered on top of theirs", async () => {
    here.fill(2, 700);
    await settle();
    const third = browser.open("c");
    third.store.dispatch({ type: "selectionToggled", selection: selectionOf(9) });
    third.store.restore(null);
    await Promise.all([settle(), third.pass(1000)]);
    await settle();
    for (const page of [here, there, third]) expect(legs(page)).toEqual(["1", "2", "9"]);
  });

  it("ignores messages of another format", async () => {
    here.fill(1);
    await settle();
    here.page.ports.tabs?.post('{"format":99,"type":"slip","version":1000,"bets":null}');
    here.page.ports.tabs?.post("no json");
    await settle();
    expect(legs(there)).toEqual(["1"]);
  });
});

describe("one placement across all tabs (F5)", () => {
  const placed = { status: 200, body: { bets: [wireBet("1")] } };

  it("sends one request when both tabs place at once, and shows the receipt in both", async () => {
    here.fill(1);
    await settle();
    there.store.dispatch({
      type: "selectionsRefreshed",
      refreshes: [
        {
          id: selectionOf(1).id,
          matchStatus: "prematch",
          isMarketOpen: true,
          isProviderActive: true,
          atMs: 0,
          outcome: { active: true, odds: selectionOf(1).odds },
        },
      ],
    });
    here.replies.push(placed);
    there.replies.push(placed);
    await Promise.all([here.store.place(), there.store.place()]);
    await settle();
    expect(here.sentKeys.length + there.sentKeys.length).toBe(1);
    for (const page of [here, there]) {
      expect(page.slip.state).toBe("success");
      expect(page.slip.placedBets[0]?.ref).toBe("REF-1");
    }
  });

  it("shows the refusal in both, and lets either place again", async () => {
    here.fill(1);
    await settle();
    here.replies.push({ status: 400, body: placementError(101) });
    await here.store.place();
    await settle();
    expect(there.slip).toMatchObject({ state: "error", refusal: { code: 101 } });
    there.store.dispatch({ type: "changesAccepted" });
    await settle();
    expect(here.slip.state).not.toBe("error");
  });

  it("is tracked as one purchase by the tab that sent it", async () => {
    here.fill(1);
    await settle();
    here.replies.push(placed);
    await here.store.place();
    await settle();
    expect([...here.events, ...there.events].filter(({ event }) => event === "purchase")).toHaveLength(1);
  });

  it("is found by its key when the tab that sent it was closed (F8)", async () => {
    here.fill(1);
    await settle();
    here.replies.push(async () => new Promise(() => {}));
    void here.store.place();
    await settle();
    expect(there.slip.state).toBe("processing");
    here.store.stop();
    there.replies.push({ status: 200, body: { key: "k", state: "placed", bets: [wireBet("1")] } });
    await there.pass(20_000);
    expect(there.calls.map(({ method, path }) => [method, path])).toEqual([["GET", "/api/v2/bets/attempts/key-a00002"]]);
    expect(there.slip.state).toBe("success");
  });

  it("is found by its key when the tab that sent it was closed and the other is reloaded (F8)", async () => {
    here.fill(1);
    await settle();
    here.replies.push(async () => new Promise(() => {}));
    void here.store.place();
    await settle();
    here.store.stop();
    there.store.stop();
    const reloaded = browser.open("b", there.stored);
    reloaded.store.restore(null);
    expect(reloaded.slip.state).toBe("processing");
    reloaded.replies.push({ status: 200, body: { key: "k", state: "placed", bets: [wireBet("1")] } });
    await reloaded.store.place();
    await reloaded.pass(1_000);
    expect(reloaded.sentKeys).toEqual([]);
    expect(reloaded.slip.state).toBe("success");
    const later = browser.open("b", reloaded.stored);
    later.store.restore(null);
    expect(later.slip.state).toBe("initial");
  });

  it("does not send while another tab's bet is being placed", async () => {
    here.fill(1);
    await settle();
    here.replies.push(async () => new Promise(() => {}));
    void here.store.place();
    await settle();
    await there.store.place();
    expect(there.calls).toEqual([]);
  });
});
