import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyCashoutAction,
  cashoutPays,
  money,
  noCashoutRequest,
  shareForAmount,
  type CashoutAction,
  type CashoutRequest,
  type Money,
} from "../../src/index.ts";

const euros = (minor: number): Money => money(BigInt(minor), { currency: "EUR", subunits: 100 });
const after = (...actions: readonly CashoutAction[]): CashoutRequest => actions.reduce(applyCashoutAction, noCashoutRequest);
const opened: CashoutAction = { type: "opened", value: euros(3140) };

describe("a cash-out request", () => {
  it("needs a confirmation of the exact amount before it is sent", () => {
    expect(after(opened)).toEqual({ type: "confirming", value: euros(3140), share: 1000 });
    expect(after(opened, { type: "confirmed" })).toEqual({ type: "sending", value: euros(3140), share: 1000 });
    expect(after({ type: "confirmed" })).toEqual({ type: "idle" });
  });

  it("asks again when the offer falls, and accepts a rise", () => {
    expect(after(opened, { type: "offerMoved", value: euros(3200) })).toEqual({ type: "confirming", value: euros(3200), share: 1000 });
    const dropped = after(opened, { type: "offerMoved", value: euros(3000) });
    expect(dropped).toEqual({ type: "dropped", was: euros(3140), value: euros(3000), share: 1000 });
    expect(applyCashoutAction(dropped, { type: "confirmed" })).toBe(dropped);
    expect(after(opened, { type: "offerMoved", value: euros(3000) }, { type: "dropAccepted" })).toMatchObject({
      type: "confirming",
      value: euros(3000),
    });
  });

  it("stops asking when the offer returns to the confirmed amount", () => {
    const back = after(opened, { type: "offerMoved", value: euros(3000) }, { type: "offerMoved", value: euros(3140) });
    expect(back).toMatchObject({ type: "confirming", value: euros(3140) });
    const lower = after(opened, { type: "offerMoved", value: euros(3000) }, { type: "offerMoved", value: euros(3100) });
    expect(lower).toMatchObject({ type: "dropped", was: euros(3140), value: euros(3100) });
  });

  it("pauses without an offer and cannot be sent", () => {
    const paused = after(opened, { type: "offerMoved", value: null });
    expect(paused).toMatchObject({ type: "paused" });
    expect(applyCashoutAction(paused, { type: "confirmed" })).toBe(paused);
    expect(applyCashoutAction(paused, { type: "offerMoved", value: euros(3140) })).toMatchObject({ type: "confirming" });
    expect(applyCashoutAction(paused, { type: "offerMoved", value: euros(3139) })).toMatchObject({ type: "dropped" });
  });

  it("keeps the sent amount when the offer changes", () => {
    const sent = after(opened, { type: "shareChosen", share: 250 }, { type: "confirmed" }, { type: "offerMoved", value: euros(1) });
    expect(sent).toEqual({ type: "sending", value: euros(3140), share: 250 });
  });

  it("continues while the result of a sent request is unknown", () => {
    const checking = after(opened, { type: "confirmed" }, { type: "answerLost" });
    expect(checking.type).toBe("checking");
    expect(applyCashoutAction(checking, { type: "closed" })).toBe(checking);
    expect(applyCashoutAction(checking, opened)).toBe(checking);
    expect(applyCashoutAction(checking, { type: "paid", paid: euros(3140), isWhole: true })).toEqual({
      type: "done",
      paid: euros(3140),
      isWhole: true,
    });
  });

  it("waits for the in-play delay, and offers the new amount after a refusal", () => {
    const refused = after(
      opened,
      { type: "confirmed" },
      { type: "held" },
      { type: "refused", reason: "offer_dropped", offer: euros(2900) },
    );
    expect(refused).toEqual({ type: "refused", reason: "offer_dropped", share: 1000, offer: euros(2900) });
    expect(applyCashoutAction(refused, { type: "opened", value: euros(2900) })).toMatchObject({ type: "confirming", value: euros(2900) });
    expect(applyCashoutAction(refused, { type: "offerMoved", value: null })).toMatchObject({ type: "refused", offer: null });
  });

  it.each([
    [1000, 3141],
    [500, 1570],
    [1, 3],
  ])("pays %d thousandths, floored", (share, paid) => {
    expect(cashoutPays({ value: euros(3141), share })).toEqual(euros(paid));
  });
});

describe("shareForAmount", () => {
  it("returns a share that pays at most the amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (amount, offer) => {
        const share = shareForAmount(euros(amount), euros(offer));
        expect(share >= 1 && share <= 1000).toBe(true);
        if (share > 1) expect(cashoutPays({ value: euros(offer), share }).minor <= BigInt(amount)).toBe(true);
        if (share < 1000 && share > 1) expect((BigInt(offer) * BigInt(share + 1)) / 1000n >= BigInt(amount)).toBe(true);
      }),
    );
  });
});

const actionArb: fc.Arbitrary<CashoutAction> = fc.oneof(
  fc.integer({ min: 0, max: 500 }).map((minor): CashoutAction => ({ type: "opened", value: euros(minor) })),
  fc.integer({ min: -5, max: 1500 }).map((share): CashoutAction => ({ type: "shareChosen", share })),
  fc
    .option(fc.integer({ min: 0, max: 500 }))
    .map((minor): CashoutAction => ({ type: "offerMoved", value: minor === null ? null : euros(minor) })),
  fc.constantFrom<CashoutAction>(
    { type: "dropAccepted" },
    { type: "confirmed" },
    { type: "answerLost" },
    { type: "held" },
    { type: "closed" },
    { type: "paid", paid: euros(1), isWhole: false },
    { type: "refused", reason: "other", offer: null },
  ),
);

describe("any sequence of cash-out actions", () => {
  it("sends at least the last confirmed amount", () => {
    fc.assert(
      fc.property(fc.array(actionArb, { maxLength: 60 }), (actions) => {
        let request = noCashoutRequest;
        let agreed = 0n;
        for (const action of actions) {
          const next = applyCashoutAction(request, action);
          if (action.type === "opened" && next !== request) agreed = action.value.minor;
          if (action.type === "dropAccepted" && next.type === "confirming" && next !== request) agreed = next.value.minor;
          if (next.type === "sending") expect(next.value.minor >= agreed).toBe(true);
          if ("share" in next) expect(next.share >= 1 && next.share <= 1000).toBe(true);
          request = next;
        }
      }),
    );
  });
});
