import { parseStake, slipSelections, toOdds, type OddsPolicy } from "@touchline/domain";
import { beforeEach, describe, expect, it } from "vitest";
import { euros, placementError, selectionOf, SlipHarness, wireBet } from "./slip-harness.ts";

let page: SlipHarness;
beforeEach(() => {
  page = new SlipHarness();
});

const placed = { status: 200, body: { bets: [wireBet("1")] } };
const attempt = (state: string, more: object = {}) => ({ status: 200, body: { key: "k", state, ...more } });
const EUR = { currency: "EUR", subunits: 100 } as const;

function refreshTo(odds: number, atMs = 1): void {
  const { id, matchStatus } = selectionOf(1);
  page.store.dispatch({
    type: "selectionsRefreshed",
    refreshes: [{ id, matchStatus, isMarketOpen: true, isProviderActive: true, atMs, outcome: { active: true, odds: toOdds(odds) } }],
  });
}

describe("faults on the way to the server", () => {
  it.each([500, 502, 503])(
    "F1: %i before the commit is shown as not placed; the slip stays, and the next attempt has a new key",
    async (status) => {
      page.fill(2);
      page.replies.push({ status, body: null }, attempt("unknown"), attempt("unknown"), attempt("void"));
      const waiting = page.store.place();
      await page.pass(5000);
      await waiting;
      expect(page.slip.state).toBe("initial");
      expect(page.store.getState().alert).toBe("notPlaced");
      expect(page.slip.bets).toHaveLength(2);
      page.replies.push({ status: 200, body: { bets: [wireBet("1"), wireBet("2")] } });
      await page.store.place();
      expect(page.sentKeys).toEqual(["key-00001", "key-00002"]);
      expect(page.slip.state).toBe("success");
    },
  );

  it("F2: a lost answer after the commit ends in the receipt, with one request to place", async () => {
    page.fill(1);
    page.replies.push(null, attempt("placed", { bets: [wireBet("1")] }));
    await page.store.place();
    expect(page.slip.state).toBe("processing");
    await page.pass(1000);
    expect(page.slip.state).toBe("success");
    expect(page.sentKeys).toHaveLength(1);
  });

  it("F3: a request that never arrived may be sent again, safely", async () => {
    page.fill(1);
    page.replies.push(null, attempt("unknown"), attempt("unknown"), attempt("void"), placed);
    await page.store.place();
    await page.pass(5000);
    expect(page.slip.state).toBe("initial");
    await page.store.place();
    expect(page.sentKeys).toEqual(["key-00001", "key-00002"]);
    expect(page.slip.state).toBe("success");
  });

  it("F4: a bet stays pending while the server is slower than every timeout, and can be checked again manually", async () => {
    page.fill(1);
    page.replies.push(null, ...Array.from({ length: 5 }, () => attempt("in_progress")));
    await page.store.place();
    await page.pass(60_000);
    expect(page.store.getState().attemptStage).toBe("stalled");
    expect(page.slip.state).toBe("processing");
    page.replies.push(attempt("placed", { bets: [wireBet("1")] }));
    page.store.checkAgain();
    await page.pass(0);
    expect(page.slip.state).toBe("success");
    expect(page.sentKeys).toHaveLength(1);
  });

  it("F5: any number of presses sends one request", async () => {
    page.fill(1);
    page.replies.push(...Array.from({ length: 10 }, () => placed));
    await Promise.all(Array.from({ length: 10 }, async () => page.store.place()));
    expect(page.sentKeys).toHaveLength(1);
  });

  it("F8: after the server died and the page reloaded, the bet is queried by its key, not sent again", async () => {
    page.fill(1);
    page.replies.push(async () => new Promise(() => {}));
    void page.store.place();
    await page.pass(0);
    const reloaded = new SlipHarness(page.stored);
    reloaded.store.restore(null);
    expect(reloaded.slip.state).toBe("processing");
    reloaded.replies.push(null, attempt("placed", { bets: [wireBet("1")] }));
    await reloaded.pass(5000);
    expect(reloaded.slip.state).toBe("success");
    expect(reloaded.sentKeys).toEqual([]);
  });
});

describe("F7: the price moves between the press and the commit", () => {
  const moved = placementError(101, {
    "0": {
      error: "error.risk_validation.odds_different_than_bookmaker",
      localized_message: "",
      selections: [
        { match_id: 1, market_id: 100_001, specifier: "", outcome_id: 500_001, error: "error.place_bets.invalid_odds", odds: 1700 },
      ],
    },
  });

  it.each<OddsPolicy>(["none", "higher", "any"])(
    "asks about the current price under policy %s, and places at it once confirmed",
    async (policy) => {
      page.store.dispatch({ type: "oddsPolicyChanged", policy });
      page.fill(1);
      page.replies.push({ status: 400, body: moved });
      await page.store.place();
      expect(page.slip.state).toBe("error");
      expect(page.store.refusals()).toMatchObject([{ type: "oddsChanged" }]);
      await page.store.place();
      expect(page.sentKeys).toHaveLength(1);
      const fix = page.store.refusals()[0]?.fix;
      if (fix?.type !== "acceptChanges") throw new Error("The refusal offers no prices to accept.");
      page.store.fix(fix);
      page.replies.push(placed);
      await page.store.place();
      expect(page.calls.at(-1)?.body).toMatchObject({ bets: [{ selections: [{ odds: 1700 }] }], meta: { odds_policy: policy } });
      expect(new Set(page.sentKeys).size).toBe(2);
    },
  );
});

describe("faults of incoming messages", () => {
  it("F13: a repeated message changes nothing", () => {
    page.fill(1);
    refreshTo(1900);
    const once = page.slip;
    refreshTo(1900, 2);
    expect(page.slip).toBe(once);
  });

  it.each([-86_400_000, 86_400_000])("F18: a clock that is %i ms wrong still queries an in-play bet within half a minute", async (skew) => {
    page.nowMs = skew;
    page.fill(1);
    page.replies.push({ status: 200, body: { bets: [wireBet("1", "submitted")] } }, attempt("placed", { bets: [wireBet("1")] }));
    await page.store.place();
    await page.pass(30_000);
    expect(page.slip.state).toBe("success");
  });

  it("F19: a session that ended asks for a sign-in; the slip stays and nothing was placed", async () => {
    page.fill(2);
    page.replies.push({ status: 401, body: null });
    await page.store.place();
    expect(page.store.getState().isSignInWanted).toBe(true);
    expect(page.slip).toMatchObject({ state: "initial", sharedStake: euros(500) });
    expect(page.slip.bets).toHaveLength(2);
  });
});

describe("F24 and F25: absurd input", () => {
  it.each(["1e308", "1e3", "NaN", "Infinity", "-0", "-1", "0x10", "1/2", "9".repeat(41), "1,2,3", "\u0000", "\ud800"])(
    "the stake %j is not an amount",
    (text) => {
      expect(parseStake(text, EUR).ok).toBe(false);
    },
  );

  it.each([
    ["١٢٫٥", 1250],
    ["۱۲٫۵", 1250],
    ["\u202e12,5\u202c", 1250],
    ["１２.５", 1250],
    ["1\u200b0", 1000],
  ])("the stake %j is %i cents", (text, cents) => {
    expect(parseStake(text, EUR)).toEqual({ ok: true, value: euros(cents) });
  });

  it("a slip of 10,000 selections is refused with a limit of 50, and survives saving and reading", () => {
    const selections = Array.from({ length: 10_000 }, (_, index) => selectionOf(index + 1));
    page.store.dispatch({ type: "customBetAdded", selections, customOdds: toOdds(2000) });
    page.store.dispatch({ type: "sharedStakeTyped", stake: euros(500) });
    expect(page.store.refusals()).toMatchObject([{ type: "tooManySelections", max: 50 }]);
    const reloaded = new SlipHarness(page.stored);
    reloaded.store.restore(null);
    expect(slipSelections(reloaded.slip)).toHaveLength(10_000);
  });

  it.each(["\u202eevil", "👩‍👩‍👧‍👦", "Z̸̛̲a̴͜l̵g̶o", "\ud83d", "a\u0000b", "<script>alert(1)</script>", "فريق"])(
    "the name %j is restored from the session unchanged",
    (outcomeName) => {
      page.store.dispatch({ type: "selectionToggled", selection: selectionOf(1, { outcomeName }) });
      const reloaded = new SlipHarness(page.stored);
      reloaded.store.restore(null);
      expect(slipSelections(reloaded.slip)[0]?.outcomeName).toBe(outcomeName);
    },
  );
});
