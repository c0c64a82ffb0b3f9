import { beforeEach, describe, expect, it } from "vitest";
import { marketKey, slipSelections, type Market } from "@touchline/domain";
import { createBetBuilder, type BetBuilder } from "../../src/slip/bet-builder.ts";
import { followSlipPrice } from "../../src/slip/custom-price.ts";
import type { HttpAnswer, HttpRequest } from "../../src/index.ts";
import { json } from "../fake-ports.ts";
import { createPage, settle } from "../page-harness.ts";
import { wireMarket, wireMatch } from "../wire.ts";

let page: ReturnType<typeof createPage>;
let builder: BetBuilder;
let answer: (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>;
let totals: Market;
let both: Market;

const bothMarket = { id: 100_029, market_external_id: 29, name: "Both teams to score", specifier: "", custom_bet_groups: ["btts"] };

function lineOf(id: string, specifier: string): Market {
  const market = page.store.entities.market(marketKey({ id, matchId: "7", specifier }));
  if (market === undefined) throw new Error(`No line ${id}`);
  return market;
}

beforeEach(() => {
  answer = () => json({ odds: 3200 });
  page = createPage({ "/api/v2/bets/custom/odds": (request) => answer(request) });
  const { entities, api, clock, slip } = page.store;
  entities.takeMatches([wireMatch()], { askedAtMs: 1_000_000 });
  entities.takeMarkets("7", [wireMarket(), wireMarket(bothMarket)], { askedAtMs: 1_000_000 });
  totals = lineOf("100018", "total=2.5");
  both = lineOf("100029", "");
  builder = createBetBuilder({ api, clock, entities, slip, time: page.ports.time });
});

function asked(): readonly unknown[] {
  return page.requests.filter(({ path }) => path.endsWith("/custom/odds")).map(({ body }) => JSON.parse(body ?? "null") as unknown);
}

async function pass(ms: number): Promise<void> {
  page.advance(ms);
  page.paint();
  await settle();
}

async function buildTwo(): Promise<void> {
  builder.toggle(totals, totals.outcomes[0]!);
  builder.toggle(both, both.outcomes[0]!);
  await pass(300);
}

describe("live custom odds (decisions O)", () => {
  it("are requested once the legs stop changing", async () => {
    builder.toggle(totals, totals.outcomes[0]!);
    await pass(100);
    builder.toggle(both, both.outcomes[0]!);
    expect(builder.getState().price.type).toBe("asking");
    await pass(200);
    expect(asked()).toEqual([]);
    await pass(100);
    expect(asked()).toEqual([
      {
        match_id: 7,
        selections: [
          { market_id: 100_018, specifier: "total=2.5", outcome_id: 500_012 },
          { market_id: 100_029, specifier: "", outcome_id: 500_012 },
        ],
      },
    ]);
    expect(builder.getState().price).toEqual({ type: "priced", odds: 3200 });
  });

  it("are requested again when a line of the legs changes, keeping the old price visible, but not for other lines", async () => {
    await buildTwo();
    const { entities } = page.store;
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({ specifier: "total=3.5" })], removed: [] });
    await pass(5000);
    expect(asked()).toHaveLength(1);
    let reply: (value: HttpAnswer) => void = () => undefined;
    answer = async () => new Promise((resolve) => (reply = resolve));
    entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({}, [1700, 2100])], removed: [] });
    await pass(0);
    await pass(1300);
    expect(asked()).toHaveLength(2);
    expect(builder.getState().price).toEqual({ type: "asking", last: 3200 });
    reply(json({ odds: 2900 }));
    await settle();
    expect(builder.getState().price).toEqual({ type: "priced", odds: 2900 });
  });

  it("ignore an answer for earlier legs", async () => {
    const replies: ((value: HttpAnswer) => void)[] = [];
    answer = async () => new Promise((resolve) => void replies.push(resolve));
    await buildTwo();
    builder.remove(builder.getState().legs[0]!.selection.id);
    await pass(300);
    expect(replies).toHaveLength(2);
    replies[1]!(json({ odds: 1900 }));
    await settle();
    replies[0]!(json({ odds: 9999 }));
    await settle();
    expect(builder.getState().price).toEqual({ type: "priced", odds: 1900 });
  });

  it.each([
    ["incompatible_selections", 400, { type: "refused", reason: "incompatible" }],
    ["custom_bet_unavailable", 400, { type: "refused", reason: "unavailable" }],
    ["too_many_selections", 400, { type: "refused", reason: "tooMany" }],
    ["whatever", 422, { type: "refused", reason: "unavailable" }],
    ["internal", 500, { type: "failed" }],
    ["slow_down", 429, { type: "failed" }],
  ])("%s (%i)", async (code, status, price) => {
    answer = () => json({ code, message: "" }, status);
    await buildTwo();
    expect(builder.getState().price).toEqual(price);
  });

  it("are requested again after a failure, or at once when the player retries", async () => {
    answer = () => ({ type: "unreachable" });
    await buildTwo();
    expect(builder.getState().price).toEqual({ type: "failed" });
    builder.retryPrice();
    await pass(0);
    expect(asked()).toHaveLength(2);
    answer = () => json({ odds: 3100 });
    await pass(4000);
    expect(builder.getState().price).toEqual({ type: "priced", odds: 3100 });
  });

  it("are not requested without legs, nor after another match is opened", async () => {
    await buildTwo();
    builder.open("7");
    expect(builder.getState().legs).toHaveLength(2);
    builder.open("8");
    expect(builder.getState()).toEqual({ legs: [], price: { type: "none" } });
    await pass(10_000);
    expect(asked()).toHaveLength(1);
  });
});

describe("the slip", () => {
  it("receives the legs at their price, and the builder is cleared", async () => {
    await buildTwo();
    expect(builder.addToSlip({ minLegs: 2 })).toBe(true);
    expect(page.store.slip.getState().slip.bets).toMatchObject([{ type: "customBet", customOdds: 3200, selections: [{}, {}] }]);
    expect(builder.getState().legs).toEqual([]);
  });

  it("accepts nothing without a price, and a single leg only if allowed", async () => {
    builder.toggle(totals, totals.outcomes[0]!);
    expect(builder.addToSlip({ minLegs: 1 })).toBe(false);
    await pass(300);
    expect(builder.addToSlip({ minLegs: 2 })).toBe(false);
    expect(builder.addToSlip({ minLegs: 1 })).toBe(true);
  });

  it("returns its custom bet for editing, with groups once the markets are loaded", async () => {
    await buildTwo();
    builder.addToSlip({ minLegs: 2 });
    expect(builder.editFromSlip()).toBe("7");
    builder.takeMarkets([both]);
    expect(builder.getState().legs.map(({ groups }) => groups)).toEqual([[], ["btts"]]);
    await pass(300);
    expect(builder.getState().price).toEqual({ type: "priced", odds: 3200 });
  });

  it("returns nothing without a custom bet", () => {
    expect(builder.editFromSlip()).toBeNull();
  });

  it("has the current price, none while refused, and the last one while unknown", async () => {
    const { api, entities, clock, slip } = page.store;
    const stop = followSlipPrice(slip, { api, entities, clock, time: page.ports.time });
    await buildTwo();
    builder.addToSlip({ minLegs: 2 });
    const customOdds = () => slip.getState().slip.bets[0]?.customOdds;
    const move = async (odds: number): Promise<void> => {
      entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({}, [odds, 2100])], removed: [] });
      await pass(0);
      await pass(1300);
    };
    await pass(300);
    answer = () => json({ odds: 2800 });
    await move(1700);
    expect(customOdds()).toBe(2800);
    expect(slip.getState().slip.state).toBe("oddsChanged");
    answer = () => ({ type: "timeout" });
    await move(1750);
    expect(customOdds()).toBe(2800);
    answer = () => json({ code: "custom_bet_unavailable", message: "" }, 400);
    await pass(4000);
    expect(customOdds()).toBeNull();
    slip.dispatch({ type: "cleared" });
    const before = asked().length;
    await move(1800);
    expect(asked()).toHaveLength(before);
    expect(slipSelections(slip.getState().slip)).toEqual([]);
    stop();
  });
});
