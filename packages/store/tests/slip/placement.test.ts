import { beforeEach, describe, expect, it } from "vitest";
import type { PlaceBetsBody } from "@touchline/contract/http/bets";
import { closeAttempt, queryAttempt, sendPlacement } from "../../src/slip/placement/placement-api.ts";
import { euros, placementError, SlipHarness, selectionOf, wireBet } from "./slip-harness.ts";

let page: SlipHarness;
beforeEach(() => {
  page = new SlipHarness();
});

const placed = { status: 200, body: { bets: [wireBet("1")] } };
const attempt = (state: string, more: object = {}) => ({ status: 200, body: { key: "k", state, ...more } });

describe("placing as an idempotent attempt", () => {
  it("sends the bets with key, device and odds policy, and shows the receipt", async () => {
    page.fill();
    page.replies.push(placed);
    await page.store.place();
    expect(page.calls).toHaveLength(1);
    const [call] = page.calls;
    expect(call).toMatchObject({ method: "POST", path: "/api/v2/bets", headers: { "Idempotency-Key": "key-00001" } });
    expect((call!.body as PlaceBetsBody).meta).toEqual({ device_id: "device-1", odds_policy: "none" });
    expect((call!.body as PlaceBetsBody).bets).toEqual([
      {
        type: "single",
        stake: { value: 500, currency: "EUR", subunits: 100 },
        selections: [{ match_id: 1, market_id: 100_001, specifier: "", outcome_id: 500_001, odds: 1850 }],
      },
    ]);
    expect(page.slip).toMatchObject({ state: "success", bets: [] });
    expect(page.slip.placedBets[0]).toMatchObject({ ref: "REF-1", potentialReturn: euros(925) });
    expect(page.store.getState().attemptStage).toBe("none");
  });

  it("sends the attempt's trace context with each of its calls", async () => {
    const key = "0f8fad5b-d9cb-469f-a165-70867728950e";
    const sent: unknown[] = [];
    const api = {
      send: async (_endpoint: unknown, input: object) => {
        sent.push(Reflect.get(Reflect.get(input, "headers") as object, "traceparent"));
        return null;
      },
    };
    await sendPlacement(api, key, { meta: { device_id: "device-1", odds_policy: "none" }, bets: [] });
    await queryAttempt(api, key);
    await closeAttempt(api, key);
    const traceparent = "00-0f8fad5bd9cb469fa16570867728950e-a16570867728950e-01";
    expect(sent).toEqual([traceparent, traceparent, traceparent]);
  });

  it("stores the key before the request and removes it once the bet is placed", async () => {
    page.fill();
    let writtenBefore = "";
    page.replies.push(() => {
      writtenBefore = page.stored.get("slip-attempt") ?? "";
      return placed;
    });
    await page.store.place();
    expect(writtenBefore).toContain("key-00001");
    expect(page.stored.has("slip-attempt")).toBe(false);
  });

  it("places once on a double click", async () => {
    page.fill();
    page.replies.push(placed, placed);
    await Promise.all([page.store.place(), page.store.place(), page.store.place()]);
    expect(page.sentKeys).toEqual(["key-00001"]);
  });

  it("does not send while there are refusals", async () => {
    page.store.dispatch({ type: "selectionToggled", selection: selectionOf(1) });
    await page.store.place();
    page.store.dispatch({ type: "sharedStakeTyped", stake: euros(500) });
    page.balance = euros(100);
    await page.store.place();
    page.balance = euros(1000);
    page.player = { isSignedIn: true, isForbidden: true };
    await page.store.place();
    expect(page.calls).toEqual([]);
    expect(page.slip.state).toBe("initial");
  });
});

describe("sign-in prompt (specification 4)", () => {
  it("appears for a visitor and keeps the slip", async () => {
    page.player = { isSignedIn: false, isForbidden: false };
    page.fill(2);
    await page.store.place();
    expect(page.calls).toEqual([]);
    expect(page.store.getState().isSignInWanted).toBe(true);
    expect(page.slip).toMatchObject({ state: "initial" });
    expect(page.slip.bets).toHaveLength(2);
    page.store.signInAnswered();
    page.player = { isSignedIn: true, isForbidden: false };
    page.replies.push({ status: 200, body: { bets: [wireBet("1"), wireBet("2")] } });
    await page.store.place();
    expect(page.slip.state).toBe("success");
  });

  it("appears when the session has ended, and nothing is placed", async () => {
    page.fill();
    page.replies.push({ status: 401, body: { code: "unauthorized", message: "" } });
    await page.store.place();
    expect(page.store.getState()).toMatchObject({ isSignInWanted: true, attemptStage: "none" });
    expect(page.slip).toMatchObject({ state: "initial" });
    expect(page.slip.bets).toHaveLength(1);
  });
});

describe("refusals of the server (decisions Y)", () => {
  it("goes to error with the reason of each bet, and forgets the key", async () => {
    page.fill();
    const expectedLeg = {
      match_id: 1,
      market_id: 100_001,
      specifier: "",
      outcome_id: 500_001,
      error: "error.risk_validation.odds_to_low",
      odds: 1700,
    };
    page.replies.push({
      status: 400,
      body: placementError(101, {
        "0": {
          error: "error.place_bets.invalid_odds",
          localized_message: "Die Quote hat sich geändert",
          selections: [expectedLeg],
        },
      }),
    });
    await page.store.place();
    expect(page.slip).toMatchObject({
      state: "error",
      refusal: {
        code: 101,
        messageKey: "error.place_bets.invalid_odds",
        isWrongOdds: true,
        message: "Die Quote hat sich geändert",
      },
    });
    expect(page.slip.bets[0]?.selections[0]).toMatchObject({ odds: 1700, isPriceRefused: true });
    expect(page.stored.has("slip-attempt")).toBe(false);
  });

  it("fixes a stake above the limit with one tap and places again under a new key", async () => {
    page.fill(1, 12_000);
    page.replies.push(
      {
        status: 400,
        body: placementError(100, { "0": { error: "error.max_stake", localized_message: "", max_stake: 4500 } }),
      },
      placed,
    );
    await page.store.place();
    const [refusal] = page.store.refusals();
    expect(refusal).toMatchObject({ type: "stakeOverLimit", maxStake: euros(4500) });
    page.store.fix(refusal!.fix!);
    await page.store.place();
    expect((page.calls[1]!.body as PlaceBetsBody).bets[0]?.stake.value).toBe(4500);
    expect(page.sentKeys).toEqual(["key-00001", "key-00002"]);
  });

  it("opens the missed-fields prompt on code 118", async () => {
    page.fill();
    page.replies.push({ status: 400, body: placementError(118) });
    await page.store.place();
    expect(page.store.getState().alert).toBe("missedFields");
  });

  it.each([400, 403, 404, 413, 422])("resets to initial with the general alert on an uncoded %i", async (status) => {
    page.fill();
    page.replies.push({ status, body: { code: "invalid_request", message: "no" } });
    await page.store.place();
    expect(page.slip.state).toBe("initial");
    expect(page.slip.bets).toHaveLength(1);
    expect(page.store.getState().alert).toBe("notPlaced");
    page.store.dismissAlert();
    expect(page.store.getState().alert).toBeNull();
  });
});

describe("in-play delay", () => {
  const submitted = { status: 200, body: { bets: [wireBet("1", "submitted")] } };

  it("stays processing until the bet is accepted on the private channel", async () => {
    page.fill();
    page.replies.push(submitted);
    await page.store.place();
    expect(page.slip.state).toBe("processing");
    expect(page.store.getState().attemptStage).toBe("delayed");
    page.store.betChanged(wireBet("1", "waiting_results"));
    expect(page.slip.state).toBe("success");
    expect(page.store.getState().attemptStage).toBe("none");
    expect(page.stored.has("slip-attempt")).toBe(false);
    await page.pass(60_000);
    expect(page.calls).toHaveLength(1);
  });

  it("allows the next bet as soon as it is accepted", async () => {
    page.fill();
    page.replies.push(submitted, placed);
    await page.store.place();
    page.store.betChanged(wireBet("1", "waiting_results"));
    page.store.dispatch({ type: "receiptClosed", keep: "nothing" });
    page.fill();
    await page.store.place();
    expect(page.sentKeys).toEqual(["key-00001", "key-00002"]);
    expect(page.slip.state).toBe("success");
  });

  it("queries the key after the delay when no message arrived", async () => {
    page.fill();
    page.replies.push(submitted, attempt("placed", { bets: [wireBet("1", "waiting_results")] }));
    await page.store.place();
    await page.pass(5600);
    expect(page.slip.state).toBe("processing");
    await page.pass(200);
    expect(page.slip.state).toBe("success");
  });

  it("shows why it was rejected and keeps the selections", async () => {
    page.fill();
    page.replies.push(submitted);
    await page.store.place();
    page.store.betChanged(wireBet("1", "rejected", { reject_reason: "error.risk_validation.odds_to_low" }));
    expect(page.slip).toMatchObject({ state: "error", refusal: { isWrongOdds: true } });
    expect(page.slip.bets).toHaveLength(1);
  });

  it("survives a reload during the delay", async () => {
    page.fill();
    page.replies.push(submitted);
    await page.store.place();
    const reloaded = new SlipHarness(page.stored);
    reloaded.replies.push(attempt("placed", { bets: [wireBet("1", "submitted")] }), attempt("placed", { bets: [wireBet("1")] }));
    reloaded.store.restore(null);
    await reloaded.pass(600);
    expect(reloaded.slip.state).toBe("processing");
    expect(reloaded.store.getState().isRaised).toBe(true);
    await reloaded.pass(8000);
    expect(reloaded.slip.state).toBe("success");
  });
});
