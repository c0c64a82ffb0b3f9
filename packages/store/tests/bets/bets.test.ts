import type { Bet, CashoutOffer } from "@touchline/contract/entities/bet";
import { money, toOdds, type SlipSelection } from "@touchline/domain";
import { beforeEach, describe, expect, it } from "vitest";
import { beginBetting } from "../../src/begin-betting.ts";
import { betsOf } from "../../src/bets/bets-of.ts";
import {
  createStore,
  type BetNews,
  type BetStore,
  type HttpAnswer,
  type HttpRequest,
  type ListedBet,
  type Store,
} from "../../src/index.ts";
import { createFakePorts, json } from "../fake-ports.ts";
import { wireBet, wireBetPage } from "./wire-bet.ts";

const euros = (minor: number) => money(BigInt(minor), { currency: "EUR", subunits: 100 });
const offerOf = (value: number | null, at = "2026-11-21T15:01:00.000Z"): CashoutOffer => ({
  status: value === null ? "suspended" : "offered",
  value,
  at,
});

let answer: (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>;
let fake: ReturnType<typeof createFakePorts>;
let store: Store;
let bets: BetStore;
let news: BetNews[];

beforeEach(() => {
  answer = () => ({ type: "unreachable" });
  fake = createFakePorts((request) => (request.path.startsWith("/platform/") ? { type: "unreachable" } : answer(request)));
  store = createStore({ ports: fake.ports, locale: "de", isServer: false });
  beginBetting(store);
  bets = betsOf(store);
  news = [];
  bets.onNews((item) => news.push(item));
});

function list(group: "all" | "open" | "refused", ...bets: readonly Bet[]): void {
  store.queries.take(store.listings.bets({ group, page: 1 }), wireBetPage(...bets));
}

function listed(group: "all" | "open" | "refused" = "all"): readonly ListedBet[] {
  return store.queries.peek(store.listings.bets({ group, page: 1 }))?.bets ?? [];
}

function shown(): ListedBet {
  const [bet] = listed();
  if (bet === undefined) throw new Error("No bet is listed");
  return bet;
}

const stateOf = (id = "b-1") => bets.cashouts.request(id);
const calls = () => fake.requests.filter(({ path }) => path === "/api/v2/bets/cashout");
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe("lists of bets that move", () => {
  it("merge a changed bet into every list that shows it", () => {
    list("all", wireBet(), wireBet({ id: "b-2" }));
    list("open", wireBet());
    bets.betChanged(wireBet({ status: "done", result: "win", win_amount: 2100 }));
    expect(listed().map(({ id, status }) => [id, status])).toEqual([
      ["b-1", "done"],
      ["b-2", "waiting_results"],
    ]);
    expect(listed("open").map(({ status }) => status)).toEqual(["done"]);
  });

  it("keep a refused bet with its reason, and drop a VIP bet that becomes rejected", () => {
    list("all", wireBet({ status: "submitted" }), wireBet({ id: "vip", status: "submitted", is_vip: true }));
    list("refused", wireBet({ id: "vip", status: "submitted", is_vip: true }));
    bets.betChanged(wireBet({ status: "rejected", reject_reason: "error.risk_validation.odds_to_low" }));
    bets.betChanged(wireBet({ id: "vip", status: "rejected", is_vip: true }));
    expect(listed().map(({ id, status }) => [id, status])).toEqual([["b-1", "rejected"]]);
    expect(store.queries.peek(store.listings.bets({ group: "all", page: 1 }))?.total).toBe(1);
    expect(listed("refused").map(({ id }) => id)).toEqual(["vip"]);
  });

  it("attach an offer to its bet by id, and ignore older news of it", () => {
    list("all", wireBet(), wireBet({ id: "b-2" }));
    bets.cashoutChanged("b-2", offerOf(1500));
    bets.cashoutChanged("b-2", offerOf(100, "2026-11-21T14:59:00.000Z"));
    bets.cashoutChanged("gone", offerOf(1));
    expect(listed().map(({ cashout }) => cashout?.value?.minor)).toEqual([1400n, 1500n]);
  });
});

describe("news of bets", () => {
  it("tells a settlement and a refusal once, and nothing of a bet it did not know", () => {
    list("all", wireBet(), wireBet({ id: "b-2", status: "submitted" }));
    bets.betChanged(wireBet({ id: "elsewhere", status: "done", result: "win" }));
    bets.betChanged(wireBet({ status: "done", result: "win", win_amount: 2100 }));
    bets.betChanged(wireBet({ status: "done", result: "win", win_amount: 2100 }));
    bets.betChanged(wireBet({ id: "b-2", status: "rejected" }));
    expect(news).toEqual([
      { type: "settled", betId: "b-1", ref: "8F2K-41Q7", result: "win", paid: euros(2100) },
      { type: "rejected", betId: "b-2", ref: "8F2K-41Q7" },
    ]);
  });

  it.each([
    ["vip_bet.accepted", "vipAccepted"],
    ["vip_bet.rejected", "vipRejected"],
    ["cashout_rule.reached", "ruleReached"],
    ["cashout_rule.done", "ruleDone"],
  ])("reads the notification %s", (key, type) => {
    const base = { id: "n", kind: "bet", bet_id: "b-1", bet_ref: "8F2K-41Q7", created_at: "2026-11-21T15:00:00.000Z" } as const;
    bets.notified({ ...base, key });
    bets.notified({ ...base, key: "unknown.key" });
    expect(news).toEqual([{ type, betId: "b-1", ref: "8F2K-41Q7" }]);
  });
});

describe("cashing out", () => {
  beforeEach(() => list("all", wireBet()));

  it("sends the amount that was confirmed, under a key, and takes the bet over", async () => {
    const closed = wireBet({ status: "cashed_out", result: "cashed_out", cashout: null, win_amount: 1400, cashout_amount: 1400 });
    answer = () => json({ bet: closed, paid: 1400 });
    bets.cashouts.open(shown());
    await bets.cashouts.confirm(shown());
    const [call] = calls();
    expect(JSON.parse(call?.body ?? "")).toEqual({ bet_id: "b-1", to_cashout: 1400 });
    expect(call?.headers).toMatchObject({ "Idempotency-Key": "id-1", "accept-language": "de" });
    expect(stateOf()).toEqual({ type: "done", paid: euros(1400), isWhole: true });
    expect(shown().status).toBe("cashed_out");
    expect(fake.requests.filter(({ path }) => path.startsWith("/platform/api/player/accounts"))).toHaveLength(1);
  });

  it("sends a share only where a part is taken", async () => {
    answer = () => json({ bet: wireBet({ stake: { value: 750, currency: "EUR", subunits: 100 }, cashout_amount: 350 }), paid: 350 });
    bets.cashouts.open(shown());
    bets.cashouts.chooseShare("b-1", 250);
    await bets.cashouts.confirm(shown());
    expect(JSON.parse(calls()[0]?.body ?? "")).toEqual({ bet_id: "b-1", to_cashout: 1400, share: 250 });
    expect(stateOf()).toEqual({ type: "done", paid: euros(350), isWhole: false });
    expect(shown().stake).toEqual(euros(750));
  });

  it("does not send twice, nor what was not confirmed", async () => {
    answer = () => json({ bet: wireBet({ status: "cashed_out" }), paid: 1400 });
    await bets.cashouts.confirm(shown());
    expect(calls()).toHaveLength(0);
    bets.cashouts.open(shown());
    await Promise.all([bets.cashouts.confirm(shown()), bets.cashouts.confirm(shown())]);
    expect(calls()).toHaveLength(1);
  });

  it("asks for a new yes when the offer falls while confirming", async () => {
    bets.cashouts.open(shown());
    bets.cashoutChanged("b-1", offerOf(1300));
    await bets.cashouts.confirm(shown());
    expect(calls()).toHaveLength(0);
    expect(stateOf()).toMatchObject({ type: "dropped", was: euros(1400), value: euros(1300) });
    bets.cashouts.acceptDrop("b-1");
    answer = () => json({ bet: wireBet({ status: "cashed_out" }), paid: 1300 });
    await bets.cashouts.confirm(shown());
    expect(JSON.parse(calls()[0]?.body ?? "")).toMatchObject({ to_cashout: 1300 });
  });

  it("shows the operator's new amount after a refusal", async () => {
    answer = () => json({ code: "offer_dropped", message: "", offer: offerOf(1200) }, 409);
    bets.cashouts.open(shown());
    await bets.cashouts.confirm(shown());
    expect(stateOf()).toEqual({ type: "refused", reason: "offer_dropped", share: 1000, offer: euros(1200) });
  });

  it("asks again under the same key until it knows what became of it", async () => {
    let asked = 0;
    answer = () => {
      asked += 1;
      if (asked === 1) return { type: "timeout" };
      return asked === 2
        ? json({ code: "attempt_in_progress", message: "" }, 409)
        : json({ bet: wireBet({ status: "cashed_out" }), paid: 1400 });
    };
    bets.cashouts.open(shown());
    const confirmed = bets.cashouts.confirm(shown());
    await settle();
    expect(stateOf().type).toBe("checking");
    fake.advance(1_000);
    await settle();
    fake.advance(2_000);
    await confirmed;
    expect(new Set(calls().map(({ headers }) => headers["Idempotency-Key"]))).toEqual(new Set(["id-1"]));
    expect(stateOf()).toMatchObject({ type: "done" });
  });

  it("waits out the delay, then is done or refused by what the bet became", async () => {
    const held = wireBet({ status: "cashout_in_progress", pending_until: "2026-11-21T15:00:05.000Z" });
    answer = () => json({ bet: held, paid: 0 });
    bets.cashouts.open(shown());
    await bets.cashouts.confirm(shown());
    expect(stateOf().type).toBe("inProgress");
    bets.betChanged(wireBet({ cashout: offerOf(900) }));
    expect(stateOf()).toEqual({ type: "refused", reason: "offer_dropped", share: 1000, offer: euros(900) });
    bets.cashouts.open(shown());
    await bets.cashouts.confirm(shown());
    bets.betChanged(wireBet({ status: "cashed_out", cashout_amount: 900, cashout: null }));
    expect(stateOf()).toEqual({ type: "done", paid: euros(900), isWhole: true });
  });

  it("is refused when the bet was settled meanwhile", async () => {
    answer = () => json({ bet: wireBet({ status: "cashout_in_progress" }), paid: 0 });
    bets.cashouts.open(shown());
    await bets.cashouts.confirm(shown());
    bets.betChanged(wireBet({ status: "done", result: "lose", cashout: null }));
    expect(stateOf()).toMatchObject({ type: "refused", reason: "bet_closed" });
  });
});

describe("rules", () => {
  beforeEach(() => list("all", wireBet()));

  it("are saved, refused above what the bet can return, and removed", async () => {
    const rule = { action: "notify", at_value: 1800, state: "waiting" } as const;
    answer = ({ method }) => json(wireBet(method === "DELETE" ? {} : { cashout_rule: rule }));
    expect(await bets.saveRule(shown(), { action: "notify", at: euros(1800) })).toBe("saved");
    expect(shown().cashoutRule).toEqual({ action: "notify", at: euros(1800), state: "waiting" });
    expect(await bets.removeRule(shown())).toBe("saved");
    expect(shown().cashoutRule).toBeNull();
    answer = () => json({ code: "rule_value_out_of_range", message: "" }, 400);
    expect(await bets.saveRule(shown(), { action: "cash_out", at: euros(9_999_999) })).toBe("outOfRange");
    answer = () => ({ type: "unreachable" });
    expect(await bets.removeRule(shown())).toBe("failed");
  });
});

const selection: SlipSelection = {
  id: "sr:match:7/1/2/",
  matchId: "7",
  matchUrnId: "sr:match:7",
  matchSlug: "arsenal-chelsea-m-7",
  matchStatus: "live",
  startsAtMs: 0,
  sportKey: "soccer",
  nameA: "Arsenal",
  nameB: "Chelsea",
  categoryName: "England",
  leagueName: "Premier League",
  provider: "betradar",
  marketId: "1",
  marketName: "1x2",
  marketGroup: "main",
  specifier: "",
  outcomeId: "2",
  outcomeName: "Draw",
  odds: toOdds(3200),
  acceptedOdds: toOdds(3200),
  initialOdds: toOdds(3200),
  availability: "open",
  isPriceRefused: false,
};

describe("editing a bet", () => {
  beforeEach(() => list("all", wireBet()));
  const edit = () =>
    bets.edit({ bet: shown(), value: euros(1400), selections: [selection], type: "single", systemId: null, oddsPolicy: "none" });

  it("is one call with the cash-out value as stake", async () => {
    answer = () =>
      json({ closed: wireBet({ status: "cashed_out", edited_to: "b-9" }), placed: wireBet({ id: "b-9", edited_from: "b-1" }) });
    const outcome = await edit();
    const call = fake.requests.find(({ path }) => path === "/api/v2/bets/b-1/edit");
    expect(JSON.parse(call?.body ?? "")).toMatchObject({
      to_cashout: 1400,
      meta: { odds_policy: "none" },
      bet: { type: "single", stake: { value: 1400, currency: "EUR", subunits: 100 }, selections: [{ outcome_id: 2, odds: 3200 }] },
    });
    expect(outcome).toMatchObject({ type: "edited", placed: { id: "b-9" } });
    expect(shown()).toMatchObject({ status: "cashed_out", editedTo: "b-9" });
  });

  it("changes nothing when either step is refused", async () => {
    answer = () => json({ code: "offer_dropped", message: "", offer: offerOf(1000) }, 409);
    expect(await edit()).toEqual({ type: "offerRefused", reason: "offer_dropped", offer: euros(1000) });
    answer = () => json({ code: 101, message: "", data: { errors_by_bet: {} } }, 400);
    expect(await edit()).toMatchObject({ type: "placementRefused", refusal: { code: 101 } });
    expect(shown().status).toBe("waiting_results");
  });
});

describe("repeating and sharing a bet", () => {
  it("shares the legs without money", async () => {
    list("all", wireBet());
    answer = () => json({ code: "ABCD-EFGH" });
    expect(await bets.createShareCode(shown())).toBe("ABCD-EFGH");
    const sent = fake.requests[0]?.body ?? "";
    expect(JSON.parse(sent)).toEqual({
      bets: [{ type: "single", selections: [{ match_id: 7, market_id: 1, specifier: "", outcome_id: 1, odds: 2100 }] }],
    });
    answer = () => ({ type: "unreachable" });
    expect(await bets.createShareCode(shown())).toBeNull();
  });

  it("says which legs are gone and leaves the slip alone when none is left", async () => {
    list("all", wireBet());
    answer = () => json({ code: "not_found", message: "" }, 404);
    const outcome = await bets.repeat(shown());
    expect(outcome.addedCount).toBe(0);
    expect(outcome.gone.map(({ outcomeName }) => outcomeName)).toEqual(["Arsenal"]);
    expect(store.slip.getState().slip.bets).toHaveLength(0);
  });
});
