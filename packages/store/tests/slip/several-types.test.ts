import type { PlaceBetsBody } from "@touchline/contract/http/bets";
import { slipBetKey, slipSummary } from "@touchline/domain";
import { beforeEach, describe, expect, it } from "vitest";
import { euros, FakeBrowser, placementError, selectionOf, SlipHarness, wireBet } from "./slip-harness.ts";

let page: SlipHarness;
beforeEach(() => {
  page = openPage();
});

const openPage = (stored = new Map<string, string>()): SlipHarness => new SlipHarness(stored, undefined, new Map(), "allTypes");
const placed = (id: string, status?: Parameters<typeof wireBet>[1]) => ({ status: 200, body: { bets: [wireBet(id, status)] } });
const refused = { status: 422, body: placementError(101) };
const attempt = (state: string, more: object = {}) => ({ status: 200, body: { key: "k", state, ...more } });
const known = { capabilities: ["idempotency_key"] };

function fill(harness = page): void {
  for (const n of [1, 2, 3]) harness.store.dispatch({ type: "selectionToggled", selection: selectionOf(n) });
  harness.store.dispatch({ type: "stakeTyped", betKey: selectionOf(1).id, stake: euros(1000) });
  harness.store.dispatch({ type: "stakeTyped", betKey: "combo", stake: euros(2000) });
  harness.store.dispatch({ type: "stakeTyped", betKey: "system", stake: euros(600) });
}

const staked = (harness = page): readonly string[] => {
  const { slip } = harness;
  return slipSummary(slip).totalStake.minor === 0n ? [] : slipSummary(slip).bets.map(({ key }) => key);
};
const sentTypes = (harness = page): readonly string[] =>
  harness.calls.filter(({ path }) => path === "/api/v2/bets").map(({ body }) => (body as PlaceBetsBody).bets[0]?.type ?? "");

describe("placing single, combo and system together", () => {
  it("sends each type under its own key and shows one receipt", async () => {
    fill();
    page.replies.push(placed("1"), placed("2"), placed("3"));
    await page.store.place();
    await page.pass(0);
    expect(sentTypes()).toEqual(["single", "combo", "system"]);
    expect(new Set(page.sentKeys).size).toBe(3);
    expect(page.slip).toMatchObject({ state: "success", bets: [] });
    expect(page.slip.placedBets.map(({ ref }) => ref)).toEqual(["REF-1", "REF-2", "REF-3"]);
    expect(page.store.getState().attemptStage).toBe("none");
    expect([...page.stored.keys()].filter((key) => key.startsWith("slip-attempt"))).toEqual([]);
  });

  it("places the others when one is refused, and keeps that one with its stake", async () => {
    fill();
    page.replies.push(placed("1"), refused, placed("3"));
    await page.store.place();
    await page.pass(0);
    expect(page.slip.state).toBe("success");
    expect(page.slip.placedBets.map(({ status, ref }) => [status, ref])).toEqual([
      ["accepted", "REF-1"],
      ["rejected", ""],
      ["accepted", "REF-3"],
    ]);
    expect(staked()).toEqual(["combo"]);
    expect(slipSummary(page.slip).totalStake).toEqual(euros(2000));
  });

  it("is refused as a whole when nothing is placed", async () => {
    fill();
    page.replies.push(refused, refused, refused);
    await page.store.place();
    await page.pass(0);
    expect(page.slip).toMatchObject({ state: "error", placedBets: [] });
    expect(page.slip.refusal?.code).toBe(101);
    expect(staked()).toHaveLength(3);
    expect(page.store.getState().attemptStage).toBe("none");
  });

  it("does not send the next bet while the outcome of one is unknown, and looks that one up by its key", async () => {
    page.settings = known as never;
    fill();
    page.replies.push(placed("1"), null, attempt("placed", { bets: [wireBet("2")] }));
    await page.store.place();
    expect(page.store.getState().attemptStage).toBe("checking");
    await page.pass(10_000);
    expect(sentTypes()).toEqual(["single", "combo"]);
    expect(page.slip.state).toBe("success");
    expect(page.slip.placedBets.map(({ status }) => status)).toEqual(["accepted", "accepted", "rejected"]);
    expect(staked()).toEqual(["system"]);
  });

  it("asks for a sign-in when the session has ended, and keeps the bets that were not placed", async () => {
    fill();
    page.replies.push(placed("1"), { status: 401, body: {} });
    await page.store.place();
    await page.pass(0);
    expect(page.store.getState().isSignInWanted).toBe(true);
    expect(sentTypes()).toEqual(["single", "combo"]);
    expect(staked()).toEqual(["combo", "system"]);
  });

  it("offers no bet twice after a reload between bets: a placed one has no stake, the pending one is looked up, others wait", async () => {
    page.settings = known as never;
    fill();
    page.replies.push(placed("1"), null);
    await page.store.place();
    const after = openPage(new Map(page.stored));
    after.settings = known as never;
    after.replies.push(attempt("placed", { bets: [wireBet("2")] }));
    after.store.restore(null);
    expect(after.slip.state).toBe("processing");
    await after.pass(10_000);
    expect(after.slip.state).toBe("success");
    expect(after.slip.placedBets.map(({ ref }) => ref)).toEqual(["REF-2"]);
    expect(staked(after)).toEqual(["system"]);
    expect(sentTypes(after)).toEqual([]);
  });

  it("waits for the delays of all live bets and returns a rejected one to the slip", async () => {
    page.settings = known as never;
    fill();
    page.replies.push(placed("1", "submitted"), placed("2", "submitted"), placed("3"));
    await page.store.place();
    expect(page.store.getState().attemptStage).toBe("delayed");
    expect(page.slip.state).toBe("processing");
    page.store.betChanged(wireBet("2", "rejected", { pending_until: null }));
    expect(page.slip.state).toBe("processing");
    page.store.betChanged(wireBet("1"));
    await page.pass(0);
    expect(page.slip.state).toBe("success");
    expect(page.slip.placedBets.map(({ status }) => status)).toEqual(["accepted", "rejected", "accepted"]);
    expect(staked()).toEqual(["combo"]);
    expect([...page.stored.keys()].filter((key) => key.startsWith("slip-attempt"))).toEqual([]);
  });

  it("places once on a double click", async () => {
    fill();
    page.replies.push(placed("1"), placed("2"), placed("3"), placed("4"));
    await Promise.all([page.store.place(), page.store.place()]);
    await page.pass(0);
    expect(page.sentKeys).toHaveLength(3);
  });

  it("leaves no stake behind in another tab", async () => {
    const browser = new FakeBrowser();
    const [first, second] = [browser.open("a", new Map(), "allTypes"), browser.open("b", new Map(), "allTypes")];
    first.store.restore(null);
    second.store.restore(null);
    fill(first);
    await second.pass(300);
    expect(staked(second)).toHaveLength(3);
    first.replies.push(placed("1", "submitted"), placed("2"), placed("3"));
    await first.store.place();
    await second.pass(0);
    expect(second.slip.state).toBe("processing");
    await second.store.place();
    expect(second.sentKeys).toEqual([]);
    first.store.betChanged(wireBet("1"));
    second.store.betChanged(wireBet("1"));
    await second.pass(0);
    expect([first.slip.state, second.slip.state]).toEqual(["success", "success"]);
    expect(second.slip.bets.map(slipBetKey)).toEqual([]);
  });
});
