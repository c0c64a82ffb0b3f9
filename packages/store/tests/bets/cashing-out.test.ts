import { beforeEach, describe, expect, it } from "vitest";
import type { HttpAnswer } from "../../src/index.ts";
import { json } from "../fake-ports.ts";
import { BettingStore, euros, offerOf } from "./betting-store.ts";
import { wireBet } from "./wire-bet.ts";

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

let at: BettingStore;
beforeEach(() => {
  at = new BettingStore();
});

describe("cashing out", () => {
  beforeEach(() => at.list("all", wireBet()));

  it("sends the confirmed amount under a key, and applies the changed bet", async () => {
    const closed = wireBet({ status: "cashed_out", result: "cashed_out", cashout: null, win_amount: 1400, cashout_amount: 1400 });
    at.answer = () => json({ bet: closed, paid: 1400 });
    at.bets.cashouts.open(at.shown());
    await at.bets.cashouts.confirm(at.shown());
    const [call] = at.calls();
    expect(JSON.parse(call?.body ?? "")).toEqual({ bet_id: "b-1", to_cashout: 1400 });
    expect(call?.headers).toMatchObject({ "Idempotency-Key": "id-1", "accept-language": "de" });
    expect(at.bets.cashouts.request("b-1")).toEqual({ type: "done", paid: euros(1400), isWhole: true });
    expect(at.shown().status).toBe("cashed_out");
    expect(at.fake.requests.filter(({ path }) => path.startsWith("/platform/api/player/accounts"))).toHaveLength(1);
  });

  it("sends a share only for a partial cash-out", async () => {
    at.answer = () => json({ bet: wireBet({ stake: { value: 750, currency: "EUR", subunits: 100 }, cashout_amount: 350 }), paid: 350 });
    at.bets.cashouts.open(at.shown());
    at.bets.cashouts.chooseShare("b-1", 250);
    await at.bets.cashouts.confirm(at.shown());
    expect(JSON.parse(at.calls()[0]?.body ?? "")).toEqual({ bet_id: "b-1", to_cashout: 1400, share: 250 });
    expect(at.bets.cashouts.request("b-1")).toEqual({ type: "done", paid: euros(350), isWhole: false });
    expect(at.shown().stake).toEqual(euros(750));
  });

  it("does not send twice or without confirmation", async () => {
    at.answer = () => json({ bet: wireBet({ status: "cashed_out" }), paid: 1400 });
    await at.bets.cashouts.confirm(at.shown());
    expect(at.calls()).toHaveLength(0);
    at.bets.cashouts.open(at.shown());
    await Promise.all([at.bets.cashouts.confirm(at.shown()), at.bets.cashouts.confirm(at.shown())]);
    expect(at.calls()).toHaveLength(1);
  });

  it("requires a new confirmation when the offer falls", async () => {
    at.bets.cashouts.open(at.shown());
    at.bets.cashoutChanged("b-1", offerOf(1300));
    await at.bets.cashouts.confirm(at.shown());
    expect(at.calls()).toHaveLength(0);
    expect(at.bets.cashouts.request("b-1")).toMatchObject({ type: "dropped", was: euros(1400), value: euros(1300) });
    at.bets.cashouts.acceptDrop("b-1");
    at.answer = () => json({ bet: wireBet({ status: "cashed_out" }), paid: 1300 });
    await at.bets.cashouts.confirm(at.shown());
    expect(JSON.parse(at.calls()[0]?.body ?? "")).toMatchObject({ to_cashout: 1300 });
  });

  it("shows the operator's new amount after a refusal", async () => {
    at.answer = () => json({ code: "offer_dropped", message: "", offer: offerOf(1200) }, 409);
    at.bets.cashouts.open(at.shown());
    await at.bets.cashouts.confirm(at.shown());
    expect(at.bets.cashouts.request("b-1")).toEqual({ type: "refused", reason: "offer_dropped", share: 1000, offer: euros(1200) });
  });

  it("repeats the call under the same key until the outcome is known", async () => {
    let asked = 0;
    at.answer = () => {
      asked += 1;
      if (asked === 1) return { type: "timeout" };
      return asked === 2
        ? json({ code: "attempt_in_progress", message: "" }, 409)
        : json({ bet: wireBet({ status: "cashed_out" }), paid: 1400 });
    };
    at.bets.cashouts.open(at.shown());
    const confirmed = at.bets.cashouts.confirm(at.shown());
    await settle();
    expect(at.bets.cashouts.request("b-1").type).toBe("checking");
    at.fake.advance(1_000);
    await settle();
    at.fake.advance(2_000);
    await confirmed;
    expect(new Set(at.calls().map(({ headers }) => headers["Idempotency-Key"]))).toEqual(new Set(["id-1"]));
    expect(at.bets.cashouts.request("b-1")).toMatchObject({ type: "done" });
  });

  it.each<readonly [what: string, answer: () => HttpAnswer]>([
    ["a success that leaves out the bet", () => json({ paid: 1400 })],
    ["another success", () => json({}, 202)],
    ["a proxy's page", () => ({ type: "answer", status: 413, text: "<html>" })],
    ["a proxy that gave up waiting", () => json({ code: 408, message: "Request Timeout" }, 408)],
    ["an unrelated conflict", () => json({ code: "conflict", message: "" }, 409)],
    ["a rate limit", () => json({ code: "too_many_requests", message: "" }, 429)],
  ])("is never refused by %s: the call is repeated under the same key", async (_what, odd) => {
    let asked = 0;
    at.answer = () => ((asked += 1) === 1 ? odd() : json({ bet: wireBet({ status: "cashed_out" }), paid: 1400 }, 201));
    at.bets.cashouts.open(at.shown());
    const confirmed = at.bets.cashouts.confirm(at.shown());
    await settle();
    expect(at.bets.cashouts.request("b-1").type).toBe("checking");
    at.fake.advance(1_000);
    await confirmed;
    expect(at.bets.cashouts.request("b-1")).toMatchObject({ type: "done", paid: euros(1400) });
    expect(new Set(at.calls().map(({ headers }) => headers["Idempotency-Key"]))).toEqual(new Set(["id-1"]));
  });

  it.each([401, 403, 429])("is not refused by a %i on a repeat, since the first call may have been paid", async (status) => {
    let asked = 0;
    at.answer = () => {
      asked += 1;
      if (asked === 1) return { type: "timeout" };
      return asked === 2
        ? json({ code: "turned_away", message: "" }, status)
        : json({ bet: wireBet({ status: "cashed_out" }), paid: 1400 });
    };
    at.bets.cashouts.open(at.shown());
    const confirmed = at.bets.cashouts.confirm(at.shown());
    await settle();
    at.fake.advance(1_000);
    await settle();
    expect(at.bets.cashouts.request("b-1").type).toBe("checking");
    at.fake.advance(2_000);
    await confirmed;
    expect(at.bets.cashouts.request("b-1")).toMatchObject({ type: "done", paid: euros(1400) });
  });

  it("is abandoned after several lost answers, once its key is void", async () => {
    let isClosing = false;
    at.answer = ({ path }) => {
      if (!path.endsWith("/close")) return { type: "timeout" };
      isClosing = true;
      return json({ key: "id-1", state: "void" });
    };
    at.bets.cashouts.open(at.shown());
    const confirmed = at.bets.cashouts.confirm(at.shown());
    for (const waitMs of [1_000, 2_000, 4_000, 8_000]) {
      await settle();
      expect(isClosing).toBe(false);
      expect(at.bets.cashouts.request("b-1").type).toBe("checking");
      at.fake.advance(waitMs);
    }
    await confirmed;
    expect(isClosing).toBe(true);
    expect(at.bets.cashouts.request("b-1")).toMatchObject({ type: "refused", reason: "other" });
  });

  it("waits for the end of the delay, then is done or refused according to the bet's new status", async () => {
    const held = wireBet({ status: "cashout_in_progress", pending_until: "2026-11-21T15:00:05.000Z" });
    at.answer = () => json({ bet: held, paid: 0 });
    at.bets.cashouts.open(at.shown());
    await at.bets.cashouts.confirm(at.shown());
    expect(at.bets.cashouts.request("b-1").type).toBe("inProgress");
    at.bets.betChanged(wireBet({ cashout: offerOf(900) }));
    expect(at.bets.cashouts.request("b-1")).toEqual({ type: "refused", reason: "offer_dropped", share: 1000, offer: euros(900) });
    at.bets.cashouts.open(at.shown());
    await at.bets.cashouts.confirm(at.shown());
    at.bets.betChanged(wireBet({ status: "cashed_out", cashout_amount: 900, cashout: null }));
    expect(at.bets.cashouts.request("b-1")).toEqual({ type: "done", paid: euros(900), isWhole: true });
  });

  it("is refused when the bet was settled meanwhile", async () => {
    at.answer = () => json({ bet: wireBet({ status: "cashout_in_progress" }), paid: 0 });
    at.bets.cashouts.open(at.shown());
    await at.bets.cashouts.confirm(at.shown());
    at.bets.betChanged(wireBet({ status: "done", result: "lose", cashout: null }));
    expect(at.bets.cashouts.request("b-1")).toMatchObject({ type: "refused", reason: "bet_closed" });
  });
});
