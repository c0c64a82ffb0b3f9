import { beforeEach, describe, expect, it } from "vitest";
import { euros, placementError, SlipHarness, wireBet } from "./slip-harness.ts";

let page: SlipHarness;
beforeEach(() => {
  page = new SlipHarness();
});

const placed = { status: 200, body: { bets: [wireBet("1")] } };
const attempt = (state: string, more: object = {}) => ({ status: 200, body: { key: "k", state, ...more } });

describe("unknown outcomes (trust: placement contract, faults F1 to F4)", () => {
  it("stays processing and finds the placed bet when the answer is lost", async () => {
    page.fill();
    page.replies.push(null, attempt("in_progress"), attempt("placed", { bets: [wireBet("7")] }));
    await page.store.place();
    expect(page.slip.state).toBe("processing");
    expect(page.store.getState().attemptStage).toBe("checking");
    await page.pass(2000);
    expect(page.slip).toMatchObject({ state: "success" });
    expect(page.slip.placedBets[0]?.ref).toBe("REF-7");
    expect(page.calls.map((call) => call.path)).toEqual([
      "/api/v2/bets",
      "/api/v2/bets/attempts/key-00001",
      "/api/v2/bets/attempts/key-00001",
    ]);
  });

  it("queries the key after 0.5, 1, 2, 4 and 4 seconds, then stalls without abandoning the bet", async () => {
    page.fill();
    await page.store.place();
    const askedAt: number[] = [];
    for (let tenth = 0; tenth < 300; tenth += 1) {
      const before = page.calls.length;
      await page.pass(100);
      if (page.calls.length > before) askedAt.push(page.nowMs);
    }
    expect(askedAt).toEqual([500, 1500, 3500, 7500, 11_500]);
    expect(page.slip.state).toBe("processing");
    expect(page.store.getState().attemptStage).toBe("stalled");
    page.replies.push(attempt("placed", { bets: [wireBet("9")] }));
    page.store.checkAgain();
    await page.pass(10);
    expect(page.slip.state).toBe("success");
  });

  it("returns to initial with the alert once the key is void, and a retry of the same slip uses a new key", async () => {
    page.fill();
    page.replies.push({ status: 503, body: null }, attempt("unknown"), attempt("unknown"), attempt("void"));
    await page.store.place();
    expect(page.slip.state).toBe("processing");
    await page.pass(5000);
    expect(page.slip.state).toBe("initial");
    expect(page.store.getState().alert).toBe("notPlaced");
    page.replies.push(placed);
    await page.store.place();
    expect(page.calls[3]).toMatchObject({ method: "POST", path: "/api/v2/bets/attempts/key-00001/close" });
    expect(page.sentKeys).toEqual(["key-00001", "key-00002"]);
    expect(page.slip.state).toBe("success");
  });

  it("makes a new key when the slip changed after the old attempt was resolved", async () => {
    page.fill();
    page.replies.push(null, attempt("unknown"), attempt("unknown"), attempt("void"), placed);
    await page.store.place();
    await page.pass(5000);
    page.store.dispatch({ type: "sharedStakeTyped", stake: euros(600) });
    await page.store.place();
    expect(page.sentKeys).toEqual(["key-00001", "key-00002"]);
  });

  it("queries the key when the answer cannot be read", async () => {
    page.fill();
    page.replies.push({ status: 200, body: null }, { status: 200, body: null }, attempt("placed", { bets: [wireBet("6")] }));
    await page.store.place();
    expect(page.slip.state).toBe("processing");
    await page.pass(2000);
    expect(page.slip.placedBets[0]?.ref).toBe("REF-6");
  });

  it("does not treat one unknown key as not placed, since the request may still arrive", async () => {
    page.fill();
    page.replies.push(null, attempt("unknown"), attempt("in_progress"), attempt("placed", { bets: [wireBet("3")] }));
    await page.store.place();
    await page.pass(10_000);
    expect(page.slip.state).toBe("success");
  });

  it("shows a refusal found by the key", async () => {
    page.fill();
    page.replies.push(null, attempt("rejected", { error: placementError(114) }));
    await page.store.place();
    await page.pass(600);
    expect(page.slip).toMatchObject({
      state: "error",
      refusal: { messageKey: "error.platform.pve_player_bet_forbidden" },
    });
  });

  it("waits for another tab's attempt under the same key (409)", async () => {
    page.fill();
    page.replies.push({ status: 409, body: { code: "attempt_in_progress", message: "" } }, attempt("placed", { bets: [wireBet("4")] }));
    await page.store.place();
    await page.pass(600);
    expect(page.slip.state).toBe("success");
  });

  it("asks for a sign-in but keeps the attempt when the session ends while checking", async () => {
    page.fill();
    page.replies.push(null, { status: 401, body: null });
    await page.store.place();
    await page.pass(600);
    expect(page.store.getState()).toMatchObject({ isSignInWanted: true, attemptStage: "stalled" });
    expect(page.slip.state).toBe("processing");
    page.replies.push(attempt("placed", { bets: [wireBet("5")] }));
    page.store.checkAgain();
    await page.pass(10);
    expect(page.slip.state).toBe("success");
  });
});

describe("reload in the middle (specification 4)", () => {
  it("resumes the attempt: processing, resolved by its key, never sent twice", async () => {
    page.fill(2);
    page.replies.push(() => new Promise(() => {}));
    void page.store.place();
    await page.pass(10);
    const reloaded = new SlipHarness(page.stored);
    reloaded.replies.push(attempt("placed", { bets: [wireBet("1"), wireBet("2")] }));
    reloaded.store.restore(null);
    expect(reloaded.slip.state).toBe("processing");
    expect(reloaded.slip.processingBets).toHaveLength(2);
    await reloaded.pass(600);
    expect(reloaded.slip).toMatchObject({ state: "success", bets: [] });
    expect(reloaded.sentKeys).toEqual([]);
  });

  it("does not show an unknown attempt to another player", async () => {
    page.fill();
    page.replies.push(() => new Promise(() => {}));
    void page.store.place();
    await page.pass(10);
    const reloaded = new SlipHarness(page.stored);
    reloaded.playerId = "player-2";
    reloaded.store.restore(null);
    await reloaded.pass(60_000);
    expect(reloaded.calls).toEqual([]);
    expect(reloaded.store.getState()).toMatchObject({ alert: null, attemptStage: "none" });
    expect(reloaded.slip.state).toBe("initial");
  });

  it("does not resume an attempt that was resolved as not placed", async () => {
    page.fill();
    page.replies.push(null, attempt("unknown"), attempt("unknown"), attempt("void"));
    await page.store.place();
    await page.pass(5000);
    const reloaded = new SlipHarness(page.stored);
    reloaded.store.restore(null);
    expect(reloaded.slip.state).toBe("initial");
    expect(reloaded.slip.bets).toHaveLength(1);
  });

  it.each(["", "{", "null", '{"version":1}', '{"version":2,"key":"k"}'])("ignores a saved attempt of %j", (text) => {
    page.stored.set("slip-attempt", text);
    page.store.restore(null);
    expect(page.slip.state).toBe("initial");
  });
});
