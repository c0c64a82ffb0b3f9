import type { FreebetAmb, SlipBonus as WireSlipBonus } from "@touchline/contract/entities/bonus";
import { money } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { eligiblePicks, followSlipBonuses, freebetAmbOf, markSeen } from "../../src/bets/bonuses.ts";
import type { HttpAnswer } from "../../src/index.ts";
import { json } from "../fake-ports.ts";
import { selectionOf } from "../slip/slip-harness.ts";
import { createPage, settle } from "../page-harness.ts";
import { wireMarket, wireMatch, wirePlayer } from "../wire.ts";

const player = wirePlayer({ id: "p", email: "p@touchline.test" });

interface PostedBets {
  readonly bets: readonly { readonly stake: { readonly value: number } }[];
}

function boost(id: number): WireSlipBonus {
  return {
    id,
    type: "comboboost",
    name: `Boost ${id}`,
    min_odds: null,
    selected_range: 0,
    ranges: [{ min_count: 1, max_count: null, bonus_odds: 1050 }],
    bonus_odds: 1050,
    suitable_selections: [0],
    event_conditions: [],
    freebet: null,
    points: null,
    progress: null,
  };
}

function offer(id: number): HttpAnswer {
  return json({ data: [{ available: [boost(id)], upcoming: [] }] });
}

function progressOf(id: number, possible: number): FreebetAmb {
  const euros = { value: 500, currency: "EUR", subunits: 100 };
  return {
    id,
    name: "Every five",
    type: "only_win",
    progress_count: 1,
    possible_progress_count: possible,
    min_stake: euros,
    min_odds: null,
    issue_to: "2026-12-31T00:00:00.000Z",
    amb_ranges: [{ number_of_bets: 5, number_of_freebets: 1, issued_bonus_amount: euros }],
  };
}

function page(answers: (() => HttpAnswer | Promise<HttpAnswer>)[], isSignedIn = true, campaigns: readonly number[] = []) {
  const made = createPage({
    "/api/v2/bonuses": () => answers.shift()?.() ?? offer(0),
    "/api/v2/jackpots": () => json({ data: [{ jackpot_ids: [9] }] }),
    "/api/v2/bonuses/freebets/amb": ({ method }) => json({ data: campaigns.map((amb) => progressOf(amb, method === "POST" ? 3 : 2)) }),
    "/api/v2/bonuses/mark-as-seen": () => json({ marked: 1 }),
  });
  if (isSignedIn) made.store.session.seed({ player, accounts: [{ currency: "EUR", subunits: 100, balance: 1_000 }] });
  const asked = (): number => made.requests.filter(({ path }) => path === "/api/v2/bonuses").length;
  return { ...made, asked, slip: made.store.slip };
}

describe("bonuses of the slip", () => {
  it("are requested once the slip has not changed for 300 ms, and applied to the bet", async () => {
    const { store, slip, asked, advance } = page([() => offer(1)]);
    const follower = followSlipBonuses(store);
    slip.dispatch({ type: "selectionToggled", selection: selectionOf(1) });
    advance(299);
    expect(asked()).toBe(0);
    advance(1);
    await settle();
    expect(asked()).toBe(1);
    expect(slip.getState().slip.bets[0]?.bonus?.id).toBe("1");
    expect(Object.values(follower.answers.getState().byKey)).toMatchObject([{ available: [{ id: 1 }], jackpotIds: [9] }]);
    follower.stop();
  });

  it("are not requested for more bets than a request may contain", async () => {
    const { store, slip, asked, advance, requests } = page([() => offer(1)]);
    slip.dispatch({ type: "rulesChanged", rules: { ...slip.getState().slip.rules, multiSingleByProvider: { betradar: true } } });
    const follower = followSlipBonuses(store);
    for (let n = 1; n <= 21; n += 1) slip.dispatch({ type: "selectionToggled", selection: selectionOf(n) });
    advance(1_000);
    await settle();
    expect(asked()).toBe(1);
    const { body } = requests.find(({ path }) => path === "/api/v2/bonuses") ?? {};
    const { bets } = JSON.parse(String(body)) as { readonly bets: readonly { readonly type: string }[] };
    expect(bets.map(({ type }) => type)).toEqual([...Array.from({ length: 19 }, () => "single"), "combo"]);
    follower.stop();
  });

  it("are requested again with another stake, since jackpots need a minimum stake", async () => {
    const { store, slip, asked, advance, requests } = page([() => offer(1), () => offer(1)]);
    const follower = followSlipBonuses(store);
    slip.dispatch({ type: "selectionToggled", selection: selectionOf(1) });
    advance(300);
    await settle();
    slip.dispatch({ type: "sharedStakeTyped", stake: money(2_000n, slip.getState().slip.sharedStake) });
    advance(300);
    await settle();
    expect(asked()).toBe(2);
    const bodies = requests.filter(({ path }) => path === "/api/v2/jackpots").map(({ body }) => JSON.parse(body ?? "") as PostedBets);
    expect(bodies.map(({ bets }) => bets[0]?.stake.value)).toEqual([0, 2_000]);
    follower.stop();
  });

  it("are dropped when the slip has changed meanwhile", async () => {
    let late: (answer: HttpAnswer) => void = () => undefined;
    const { store, slip, advance } = page([() => new Promise((resolve) => (late = resolve)), () => offer(2)]);
    const follower = followSlipBonuses(store);
    slip.dispatch({ type: "selectionToggled", selection: selectionOf(1) });
    advance(300);
    await settle();
    slip.dispatch({ type: "selectionToggled", selection: selectionOf(1) });
    slip.dispatch({ type: "selectionToggled", selection: selectionOf(2) });
    advance(300);
    await settle();
    late(offer(1));
    await settle();
    expect(slip.getState().slip.bets[0]?.bonus?.id).toBe("2");
    follower.stop();
  });

  it("are not requested for a visitor", async () => {
    const { store, slip, asked, advance } = page([], false);
    const follower = followSlipBonuses(store);
    slip.dispatch({ type: "selectionToggled", selection: selectionOf(1) });
    advance(1_000);
    await settle();
    expect(asked()).toBe(0);
    follower.stop();
  });
});

describe("the progress towards automatic freebets", () => {
  const progressPath = "/api/v2/bonuses/freebets/amb";

  async function pickOne({ store, slip, advance }: ReturnType<typeof page>) {
    const follower = followSlipBonuses(store);
    slip.dispatch({ type: "selectionToggled", selection: selectionOf(1) });
    advance(300);
    await settle();
    return follower;
  }

  it("is requested with the bets of the slip", async () => {
    const made = page([() => offer(1)], true, [8]);
    const follower = await pickOne(made);
    expect(follower.answers.getState().amb).toMatchObject([{ id: 8, possible_progress_count: 3 }]);
    const [request] = made.requests.filter(({ path }) => path === progressPath);
    expect(JSON.parse(request?.body ?? "")).toMatchObject({ bets: [{ type: "single", selections: [{ match_id: 1 }] }] });
    follower.stop();
  });

  it("is kept when the request for the bonuses fails", async () => {
    const made = page([() => json({ message: "" }, 404)], true, [8]);
    const follower = await pickOne(made);
    expect(follower.answers.getState()).toMatchObject({ byKey: {}, amb: [{ id: 8 }] });
    follower.stop();
  });

  it("is not requested once it is known that nothing is counted for the player", async () => {
    const made = page([() => offer(1)]);
    await made.store.queries.load(freebetAmbOf(made.store.api, player.id));
    const follower = await pickOne(made);
    expect(follower.answers.getState().amb).toBeNull();
    expect(made.requests.filter(({ path, method }) => path === progressPath && method === "POST")).toEqual([]);
    follower.stop();
  });
});

describe("marking seen", () => {
  it("sends only unseen items, and nothing when all are seen", async () => {
    const { store, requests } = page([]);
    await markSeen(store, [{ id: 1, type: "freebet", isSeen: true }]);
    expect(requests.filter(({ path }) => path.endsWith("mark-as-seen"))).toHaveLength(0);
    await markSeen(store, [
      { id: 1, type: "freebet", isSeen: true },
      { id: 2, type: "jackpot", isSeen: false },
    ]);
    const [request] = requests.filter(({ path }) => path.endsWith("mark-as-seen"));
    expect(JSON.parse(request?.body ?? "")).toEqual({ bonuses: [{ id: 2, type: "jackpot" }] });
  });
});

describe("matches that would lift a boost", () => {
  it("are those whose selection can join the combo", async () => {
    const providers = ["oddin", "betradar", "betradar", "betradar"];
    const data = providers.map((provider, index) => {
      const id = index + 1;
      return wireMatch({
        id,
        urn_id: `tl:match:${id}`,
        slug: `a-b-m-${id}`,
        start_time: "2030-01-01T12:00:00.000Z",
        main_market: wireMarket({ match_id: id, match_urn_id: `tl:match:${id}`, provider }, [1_300, 1_900]),
        secondary_market: null,
      });
    });
    const { store } = createPage({ "/api/v2/matches": () => json({ data, pagination: { total: 4, page: 1, limit: 25, last_page: 1 } }) });
    store.slip.dispatch({
      type: "rulesChanged",
      rules: { ...store.slip.getState().slip.rules, additionalProviders: { oddin: true } },
    });
    store.slip.dispatch({ type: "selectionToggled", selection: selectionOf(2) });
    const picks = await eligiblePicks(store, { minOdds: 1_400, conditions: [], count: 5 });
    expect(picks.map(({ matchId, odds }) => [matchId, odds])).toEqual([
      ["3", 1_900],
      ["4", 1_900],
    ]);
  });
});
