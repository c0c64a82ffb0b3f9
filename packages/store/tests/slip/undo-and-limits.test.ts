import { money, toOdds } from "@touchline/domain";
import { beforeEach, describe, expect, it } from "vitest";
import { followMaxStakes } from "../../src/slip/max-stakes.ts";
import { euros, selectionOf, SlipHarness, wireBet } from "./slip-harness.ts";

let page: SlipHarness;
beforeEach(() => {
  page = new SlipHarness();
});

function moveTo(odds: number): void {
  const { id, matchStatus } = selectionOf(1);
  page.store.dispatch({
    type: "selectionsRefreshed",
    refreshes: [{ id, matchStatus, isMarketOpen: true, isProviderActive: true, atMs: 1, outcome: { active: true, odds: toOdds(odds) } }],
  });
}

describe("undo (features B4)", () => {
  it("restores a removed selection in its place, with its stake", () => {
    page.fill(3);
    const before = page.slip.bets.map(({ selections }) => selections[0]?.matchId);
    page.store.dispatch({ type: "selectionsRemoved", selectionIds: [selectionOf(2).id] });
    expect(page.store.getState().undo).toMatchObject({ kind: "removed", name: "A" });
    page.store.undo();
    expect(page.slip.bets.map(({ selections }) => selections[0]?.matchId)).toEqual(before);
    expect(page.store.getState().undo).toBeNull();
  });

  it("reverts a conversion", () => {
    page.fill(2);
    page.store.dispatch({ type: "betTypeChanged", betType: "combo" });
    expect(page.store.getState().undo?.kind).toBe("converted");
    page.store.undo();
    expect(page.slip.bets.map(({ type }) => type)).toEqual(["single", "single"]);
  });

  it("withdraws the acceptance of new prices", () => {
    page.fill(1);
    moveTo(1700);
    page.store.dispatch({ type: "changesAccepted" });
    expect(page.slip.state).toBe("initial");
    page.store.undo();
    expect(page.slip.state).toBe("oddsChanged");
  });

  it("stays while prices move, and ends with the next edit or after 20 seconds", async () => {
    page.fill(2);
    page.store.dispatch({ type: "selectionsRemoved", selectionIds: [selectionOf(2).id] });
    moveTo(1900);
    expect(page.store.getState().undo).not.toBeNull();
    await page.pass(19_999);
    expect(page.store.getState().undo).not.toBeNull();
    await page.pass(1);
    expect(page.store.getState().undo).toBeNull();
    page.store.clear();
    page.store.dispatch({ type: "selectionToggled", selection: selectionOf(9) });
    expect(page.store.getState().undo).toBeNull();
  });

  it("is offered for its full time again after a second removal", async () => {
    page.fill(3);
    page.store.dispatch({ type: "selectionsRemoved", selectionIds: [selectionOf(1).id] });
    await page.pass(12_000);
    page.store.dispatch({ type: "selectionsRemoved", selectionIds: [selectionOf(2).id] });
    await page.pass(12_000);
    expect(page.store.getState().undo).toMatchObject({ kind: "removed" });
  });
});

describe("maximum stakes", () => {
  let stop: () => void;
  const reply = (...cents: readonly number[]) => ({
    status: 200,
    body: cents.map((value) => ({ max_stake: { value, currency: "EUR", subunits: 100 } })),
  });
  const follow = (): void => {
    stop = followMaxStakes(page.store, page.page);
  };

  it("are requested once the slip stops changing, and limit the stake", async () => {
    follow();
    page.replies.push(reply(400));
    page.fill(1, 500);
    await page.pass(399);
    expect(page.calls).toEqual([]);
    await page.pass(1);
    expect(page.calls).toMatchObject([{ method: "POST", path: "/api/v2/bets/max-stake" }]);
    expect(page.store.refusals()).toMatchObject([{ type: "stakeOverLimit", maxStake: euros(400), fix: { type: "setStake" } }]);
    stop();
  });

  it.each([
    ["EUR", 100],
    ["BTC", 100_000_000],
  ])("add no refusal for a stake above the balance in %s, unless it also exceeds the limit", async (currency, subunits) => {
    const amount = (value: number) => ({ value, currency, subunits });
    page.balance = money(1_000n, { currency, subunits });
    page.store.dispatch({ type: "currencyChanged", unit: { currency, subunits } });
    follow();
    page.replies.push({ status: 200, body: [{ max_stake: amount(1_000), limit: amount(9_000) }] });
    page.store.dispatch({ type: "selectionToggled", selection: selectionOf(1) });
    const stakeOf = (minor: bigint) => page.store.dispatch({ type: "sharedStakeTyped", stake: money(minor, { currency, subunits }) });
    stakeOf(3_000n);
    await page.pass(1_000);
    expect(page.store.refusals()).toMatchObject([{ type: "balanceTooLow", missing: { minor: 2_000n }, fix: { type: "deposit" } }]);
    stakeOf(9_001n);
    expect(page.store.refusals().map(({ type }) => type)).toEqual(["stakeOverLimit", "balanceTooLow"]);
    stop();
  });

  it("are not requested again for a new stake or price until half a minute has passed", async () => {
    follow();
    page.replies.push(reply(9000), reply(8000));
    page.fill(1);
    await page.pass(1000);
    moveTo(1900);
    page.store.dispatch({ type: "sharedStakeTyped", stake: euros(700) });
    await page.pass(1000);
    expect(page.calls).toHaveLength(1);
    await page.pass(30_000);
    moveTo(1950);
    await page.pass(1000);
    expect(page.calls).toHaveLength(2);
    expect(Object.values(page.slip.stakeLimits)).toEqual([euros(8000)]);
    stop();
  });

  it("are dropped when the slip has changed meanwhile", async () => {
    follow();
    let answer: (late: ReturnType<typeof reply>) => void = () => undefined;
    page.replies.push(async () => new Promise((resolve) => (answer = resolve)));
    page.fill(1);
    await page.pass(400);
    page.store.dispatch({ type: "selectionToggled", selection: selectionOf(2) });
    answer(reply(100));
    await page.pass(0);
    expect(page.slip.stakeLimits).toEqual({});
    stop();
  });

  it.each([{ status: 404, body: {} }, { status: 200, body: { data: [] } }, null])("limit nothing when the answer is %j", async (answer) => {
    follow();
    page.replies.push(answer);
    page.fill(1);
    await page.pass(1000);
    expect(page.store.refusals()).toEqual([]);
    stop();
  });

  it("are not requested for more bets than a request may have", async () => {
    follow();
    page.fill(21);
    await page.pass(1_000);
    expect(page.calls).toEqual([]);
    const [refusal] = page.store.refusals();
    expect(refusal).toMatchObject({ type: "tooManySelections", max: 20, fix: { selectionIds: [selectionOf(21).id] } });
    page.store.fix(refusal!.fix!);
    await page.pass(1_000);
    expect(page.calls).toHaveLength(1);
    stop();
  });

  it("are not requested for a visitor", async () => {
    page.player = { isSignedIn: false, isForbidden: false };
    follow();
    page.fill(1);
    await page.pass(1000);
    expect(page.calls).toEqual([]);
    stop();
  });
});

describe("a fix", () => {
  const suspend = (n: number): void => {
    const { id, matchStatus } = selectionOf(n);
    const outcome = { active: true, odds: toOdds(1850) };
    page.store.dispatch({
      type: "selectionsRefreshed",
      refreshes: [{ id, matchStatus, isMarketOpen: false, isProviderActive: true, atMs: 1, outcome }],
    });
  };
  const left = (): readonly (string | undefined)[] => page.slip.bets.flatMap(({ selections }) => selections.map(({ matchId }) => matchId));

  it("removes the leg it was shown for, even if another is suspended meanwhile", () => {
    page.fill(3);
    suspend(2);
    const fix = page.store.refusals()[0]?.fix;
    suspend(1);
    page.store.fix(fix!);
    expect(left()).toEqual(["1", "3"]);
  });

  it("places nothing when it sets a stake", async () => {
    page.fill(1, 50_000);
    page.store.dispatch({ type: "stakeLimitsReceived", limits: { [selectionOf(1).id]: euros(2_000) } });
    const fix = page.store.refusals()[0]?.fix;
    expect(fix).toMatchObject({ type: "setStake", stake: euros(2_000) });
    page.store.fix(fix!);
    await page.pass(1_000);
    expect(page.calls).toEqual([]);
    expect(page.store.refusals()).toEqual([]);
    expect(page.slip.state).toBe("initial");
  });

  it("asks for a sign-in and places nothing, even if the player has signed in by then", async () => {
    page.player = { isSignedIn: false, isForbidden: false };
    page.fill(1);
    expect(page.store.refusals()).toMatchObject([{ fix: { type: "signIn" } }]);
    page.player = { isSignedIn: true, isForbidden: false };
    page.store.askSignIn();
    await page.pass(1_000);
    expect(page.calls).toEqual([]);
    expect(page.store.getState().isSignInWanted).toBe(true);
  });
});

describe("analytics (specification 7)", () => {
  it("tracks each outcome that a click adds or removes, but none that an undo restores", () => {
    page.store.dispatch({ type: "selectionToggled", selection: selectionOf(1) });
    page.store.dispatch({ type: "selectionToggled", selection: selectionOf(2) });
    page.store.clear();
    page.store.undo();
    expect(page.events.map((event) => [event.event, "outcome" in event ? event.outcome.matchId : null])).toEqual([
      ["outcome_add_click", "1"],
      ["outcome_add_click", "2"],
      ["outcome_delete_click", "1"],
      ["outcome_delete_click", "2"],
    ]);
    expect(page.events[0]).toEqual({
      event: "outcome_add_click",
      outcome: {
        id: selectionOf(1).id,
        sportKey: "soccer",
        categoryName: "England",
        leagueName: "Premier League",
        matchId: "1",
        matchName: "A – B",
        matchStatus: "prematch",
        marketId: "100001",
        marketName: "1x2",
        outcomeId: "500001",
        outcomeName: "A",
        odds: 1.85,
      },
    });
  });

  it("tracks a purchase once, when the bet is accepted", async () => {
    page.fill(1);
    page.replies.push({ status: 200, body: { bets: [wireBet("7", "submitted")] } });
    await page.store.place();
    const purchases = () => page.events.filter(({ event }) => event === "purchase");
    expect(purchases()).toEqual([]);
    page.store.betChanged(wireBet("7"));
    page.store.betChanged(wireBet("7"));
    expect(purchases()).toEqual([{ event: "purchase", transactionId: "7", contentIds: [selectionOf(1).id], amount: 5, currency: "EUR" }]);
  });

  it("does not track a restored session", () => {
    page.fill(2);
    const again = new SlipHarness(page.stored);
    again.store.restore(null);
    expect(again.events).toEqual([]);
  });
});
