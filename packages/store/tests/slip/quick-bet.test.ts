import { beforeEach, describe, expect, it } from "vitest";
import type { PlaceBetsBody } from "@touchline/contract/http/bets";
import { quickBetState, slipSelections } from "@touchline/domain";
import { createQuickBetActions } from "../../src/slip/quick-bet.ts";
import { createLazyQuickBet, type QuickBetStore } from "../../src/slip/quick-bet-state.ts";
import { euros, placementError, selectionOf, SlipHarness, wireBet } from "./slip-harness.ts";

let page: SlipHarness;
let quick: QuickBetStore;
const live = selectionOf(1, { matchStatus: "live" });
const placed = { status: 200, body: { bets: [wireBet("1")] } };
const attempt = (state: string, more: object = {}) => ({ status: 200, body: { key: "k", state, ...more } });

function createQuick(on: SlipHarness): QuickBetStore {
  const store = createLazyQuickBet();
  store.attach((state) => createQuickBetActions(state, { ...on.page, slip: on.store }));
  store.begin();
  return store;
}

beforeEach(() => {
  page = new SlipHarness();
  quick = createQuick(page);
  quick.toggle();
  quick.typeStake(euros(500));
  quick.answerApproval("approved");
});

const state = () => quickBetState(quick.getState().quick);

describe("one tap (decisions P)", () => {
  it("places one single at the quick stake, marked as quick, under its own key, and does not change the slip", async () => {
    page.replies.push(placed);
    await quick.tap(live);
    const [call] = page.calls;
    expect(call).toMatchObject({ method: "POST", path: "/api/v2/bets", headers: { "Idempotency-Key": "key-00001" } });
    const { meta, bets } = call!.body as PlaceBetsBody;
    expect(meta).toEqual({ device_id: "device-1", odds_policy: "none", quick: true });
    expect(bets).toMatchObject([{ type: "single", stake: { value: 500 }, selections: [{ match_id: 1, odds: 1850 }] }]);
    expect(slipSelections(page.slip)).toEqual([]);
    expect(state()).toBe("success");
    expect(quick.getState().quick.ticket.placedBets[0]?.ref).toBe("REF-1");
  });

  it("marks only the tapped outcome: processing, then the result for five seconds", async () => {
    let duringRequest: unknown = null;
    page.replies.push(() => {
      duringRequest = [quick.markOf(live.id), quick.markOf(selectionOf(2).id)];
      return placed;
    });
    await quick.tap(live);
    expect(duringRequest).toEqual(["processing", null]);
    await page.pass(4999);
    expect(quick.markOf(live.id)).toBe("success");
    await page.pass(2);
    expect(quick.markOf(live.id)).toBeNull();
    expect(state()).toBe("initial");
    expect(quick.getState().quick.isApproved).toBe(true);
  });

  it("ignores a second tap during a placement", async () => {
    page.replies.push(placed, placed);
    await Promise.all([quick.tap(live), quick.tap(live), quick.tap(selectionOf(2, { matchStatus: "live" }))]);
    expect(page.sentKeys).toEqual(["key-00001"]);
  });

  it("uses the slip's odds policy", async () => {
    page.store.dispatch({ type: "oddsPolicyChanged", policy: "higher" });
    page.replies.push(placed);
    await quick.tap(live);
    expect((page.calls[0]!.body as PlaceBetsBody).meta.odds_policy).toBe("higher");
  });

  it("places the next outcome right after a result, under a new key", async () => {
    page.replies.push(placed, { status: 200, body: { bets: [wireBet("2")] } });
    await quick.tap(live);
    await quick.tap(selectionOf(2, { matchStatus: "live" }));
    expect(page.sentKeys).toEqual(["key-00001", "key-00002"]);
    expect(quick.getState().quick.ticket.placedBets[0]?.ref).toBe("REF-2");
  });
});

describe("refusals of quick bet", () => {
  it.each<[string, () => void, string]>([
    ["no approval", () => quick.answerApproval("withdrawn"), "notApproved"],
    ["a visitor", () => void (page.player = { isSignedIn: false, isForbidden: false }), "notSignedIn"],
    ["the pve mark", () => void (page.player = { isSignedIn: true, isForbidden: true }), "playerForbidden"],
    ["too little money", () => void (page.balance = euros(499)), "balanceTooLow"],
    ["stale prices", () => page.store.stalenessChanged(true), "checking"],
  ])("%s: sends nothing and shows the reason for a while", async (_, prepare, reason) => {
    prepare();
    await quick.tap(live);
    expect(page.calls).toEqual([]);
    expect(quick.getState().shownRefusal).toMatchObject({ outcomeId: live.id, refusal: { type: reason } });
    await page.pass(5001);
    expect(quick.getState().shownRefusal).toBeNull();
  });

  it("is switched off by a balance below the stake", () => {
    page.balance = euros(499);
    quick.balanceChanged();
    expect(quick.getState().quick).toMatchObject({ isEnabled: false, isApproved: false });
  });

  it("refuses the approval of a stake above the balance, with the reason", async () => {
    page.balance = euros(700);
    quick.typeStake(euros(2_500));
    quick.answerApproval("approved");
    expect(quick.getState()).toMatchObject({
      quick: { isEnabled: true, isApproved: false },
      shownRefusal: { refusal: { type: "balanceTooLow" } },
    });
    await quick.tap(live);
    expect(page.calls).toEqual([]);
    quick.typeStake(euros(700));
    quick.answerApproval("approved");
    expect(quick.getState().quick.isApproved).toBe(true);
  });

  it("cannot be switched on with an empty account, and shows why", () => {
    quick.toggle();
    page.balance = euros(0);
    quick.toggle();
    expect(quick.getState()).toMatchObject({ quick: { isEnabled: false }, shownRefusal: { refusal: { type: "balanceTooLow" } } });
  });

  it("loses stake and approval when the slip's currency changes", () => {
    page.store.dispatch({ type: "currencyChanged", unit: { currency: "USD", subunits: 100 } });
    const { isApproved, ticket } = quick.getState().quick;
    expect(isApproved).toBe(false);
    expect(ticket.sharedStake).toMatchObject({ minor: 0n, currency: "USD" });
  });
});

describe("attempts like the slip's (trust: placement contract)", () => {
  it.each([placementError(114), { code: 114, message: "no" }])("shows a coded refusal on the outcome: %j", async (body) => {
    page.replies.push({ status: 400, body });
    await quick.tap(live);
    expect(quick.markOf(live.id)).toBe("error");
    expect(quick.getState().quick.ticket.refusal?.messageKey).toBe("error.platform.pve_player_bet_forbidden");
  });

  it("finds a bet by its key when the answer is lost, and never sends it twice", async () => {
    page.replies.push(null, attempt("in_progress"), attempt("placed", { bets: [wireBet("7")] }));
    await quick.tap(live);
    expect(quick.markOf(live.id)).toBe("processing");
    await page.pass(2000);
    expect(quick.markOf(live.id)).toBe("success");
    expect(page.sentKeys).toEqual(["key-00001"]);
  });

  it("shows that nothing was placed only once the key is void", async () => {
    page.replies.push(null, attempt("unknown"), attempt("unknown"), null, attempt("unknown"), attempt("void"));
    await quick.tap(live);
    await page.pass(2000);
    expect(quick.getState().shownRefusal).toBeNull();
    expect(quick.markOf(live.id)).toBe("processing");
    await page.pass(2000);
    expect(quick.getState().shownRefusal?.refusal.type).toBe("notPlaced");
    expect(quick.markOf(live.id)).toBeNull();
  });

  it("resumes after a reload, apart from the slip's own attempt", async () => {
    page.replies.push(() => new Promise(() => {}));
    void quick.tap(live);
    await page.pass(10);
    const reloaded = new SlipHarness(page.stored);
    reloaded.store.restore(null);
    expect(reloaded.slip.state).toBe("initial");
    const again = createQuick(reloaded);
    expect(again.markOf(live.id)).toBe("processing");
    reloaded.replies.push(attempt("placed", { bets: [wireBet("1")] }));
    await reloaded.pass(600);
    expect(again.markOf(live.id)).toBe("success");
    expect(reloaded.sentKeys).toEqual([]);
  });

  it("waits for the in-play delay, which a message on the private channel ends", async () => {
    page.replies.push({ status: 200, body: { bets: [wireBet("1", "submitted")] } });
    await quick.tap(live);
    expect(quick.markOf(live.id)).toBe("processing");
    quick.betChanged(wireBet("1", "rejected", { reject_reason: "error.risk_validation.odds_to_low" }));
    expect(quick.markOf(live.id)).toBe("error");
  });
});
