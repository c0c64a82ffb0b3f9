import type { Bet } from "@touchline/contract/entities/bet";
import { beforeEach, describe, expect, it } from "vitest";
import type { HttpAnswer } from "../../src/index.ts";
import { createWire } from "../../src/wire/wire.ts";
import { json } from "../fake-ports.ts";
import { BettingStore, euros } from "./betting-store.ts";
import { wireBet, wireBetPage } from "./wire-bet.ts";

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

const closed = { status: "cashed_out", cashout: null, to_cashout: null, win_amount: 1400 } as const satisfies Partial<Bet>;

let at: BettingStore;
let bets: Bet[];
let answerToCashout: () => HttpAnswer;

beforeEach(async () => {
  bets = [wireBet()];
  at = new BettingStore(async () => createWire({ dialect: "spec", adapter: null, report: () => undefined }));
  at.answer = ({ path }) => {
    if (path === "/api/v2/settings") return json({});
    return path === "/api/v2/bets/cashout" ? answerToCashout() : json(wireBetPage(...bets));
  };
  await at.store.queries.load(at.store.listings.settings());
  at.list("all", wireBet());
});

/** Confirms the offer and advances the time by some seconds. */
async function cashOut(seconds: number): Promise<void> {
  at.bets.cashouts.open(at.shown());
  void at.bets.cashouts.confirm(at.shown());
  for (let second = 0; second < seconds; second += 1) {
    await settle();
    at.fake.advance(1_000);
  }
  await settle();
}

describe("cashing out on a backend without idempotency keys", () => {
  it.each<readonly [what: string, body: unknown]>([
    ["the bet", { ...wireBet(closed), cashout: undefined }],
    ["the bet in `data`", { data: wireBet(closed) }],
    ["the bet and no payment", { bet: wireBet({ ...closed, win_amount: 0 }) }],
  ])("is done after an answer with %s", async (_what, body) => {
    answerToCashout = () => json(body, 201);
    await cashOut(0);
    expect(at.bets.cashouts.request("b-1")).toEqual({ type: "done", paid: euros(1400), isWhole: true });
  });

  it.each<readonly [what: string, answer: HttpAnswer]>([
    ["no answer", { type: "timeout" }],
    ["204", { type: "answer", status: 204, text: "" }],
    ["an answer without the bet", json({ ok: true }, 202)],
    ["502", json(null, 502)],
  ])("reads the list after %s, and is never sent twice", async (_what, answer) => {
    answerToCashout = () => answer;
    await cashOut(0);
    expect(at.bets.cashouts.request("b-1").type).toBe("checking");
    bets = [wireBet(closed)];
    await cashOut(2);
    expect(at.bets.cashouts.request("b-1")).toEqual({ type: "done", paid: euros(1400), isWhole: true });
    expect(at.calls()).toHaveLength(1);
    expect(at.shown().status).toBe("cashed_out");
  });

  it("has failed only once the bet is listed as open for a minute", async () => {
    answerToCashout = () => ({ type: "timeout" });
    await cashOut(50);
    expect(at.bets.cashouts.request("b-1").type).toBe("checking");
    await cashOut(20);
    expect(at.bets.cashouts.request("b-1")).toMatchObject({ type: "refused", reason: "other" });
    expect(at.calls()).toHaveLength(1);
  });

  it.each([400, 404, 409, 422])("counts as failed after an uncoded %i once the list shows the bet as open", async (status) => {
    answerToCashout = () => json({ message: "The offer has changed." }, status);
    bets = [wireBet({ cashout: { status: "offered", value: 1300, at: "2026-11-21T15:00:30.000Z" } })];
    await cashOut(2);
    expect(at.bets.cashouts.request("b-1")).toMatchObject({ type: "refused", reason: "other", offer: euros(1300) });
    expect(at.calls()).toHaveLength(1);
  });

  it("is checked while the list cannot be read", async () => {
    answerToCashout = () => ({ type: "timeout" });
    at.answer = ({ path }) => (path === "/api/v2/bets/cashout" ? answerToCashout() : { type: "unreachable" });
    await cashOut(300);
    expect(at.bets.cashouts.request("b-1").type).toBe("checking");
  });
});
