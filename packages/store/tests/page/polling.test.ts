import { QueryObserver } from "@tanstack/query-core";
import { money, toOdds } from "@touchline/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type HttpAnswer, type HttpRequest, type Store } from "../../src/index.ts";
import { createStore } from "../../src/page/create-store.ts";
import { startLifecycles } from "../../src/page/lifecycles.ts";
import { slipPriceAgeMs } from "../../src/slip/price-age.ts";
import { createFakePorts, json } from "../fake-ports.ts";
import { settle } from "../page-harness.ts";
import { selectionOf, wireBet } from "../slip/slip-harness.ts";
import { wireMarket, wireMatch, wirePlayer } from "../wire.ts";

let stop: () => void = () => undefined;
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A page of a signed-in player on a backend whose site configuration has no realtime. */
async function openPolledPage(given: { readonly status?: 0 | 1; readonly maxAgeSeconds?: number } = {}) {
  let [odds, isDown, isHidden] = [1900, false, false];
  const slow: { readonly path: RegExp; wait: Promise<void> | null } = { path: /markets/u, wait: null };
  const answer = async ({ method, path }: HttpRequest): Promise<HttpAnswer> => {
    if (isDown) return { type: "unreachable" };
    if (slow.wait !== null && slow.path.test(path)) await slow.wait;
    const [place = ""] = path.split("?");
    if (place === "/api/v2/site-config") return json({ realtime: null, odds_max_age_seconds: given.maxAgeSeconds ?? 30 });
    if (place === "/api/v2/matches/7/markets")
      return json({ data: [wireMarket({}, [odds, 1900])], pagination: { total: 1, page: 1, last_page: 1 } });
    if (place === "/api/v2/matches/7")
      return json(wireMatch({ status: given.status ?? 1, secondary_market: wireMarket({}, [odds, 1900]) }));
    if (place === "/api/v2/matches") return json({ data: [], pagination: { total: 0, page: 1, last_page: 1 } });
    if (place === "/platform/api/player") return json(wirePlayer());
    if (place === "/platform/api/player/accounts") return json({ data: [{ currency: "EUR", subunits: 100, balance: 100_000 }] });
    if (method === "POST" && place === "/api/v2/bets") return json({ bets: [wireBet("b1")] });
    return json({ code: "not_found", message: "" }, 404);
  };
  const host = createFakePorts(answer);
  const store = createStore({ ports: { ...host.ports, isHidden: () => isHidden }, locale: "en", isServer: false });
  vi.setSystemTime(store.ports.time.now());
  const list = store.listings.matches({ state: "live" });
  new QueryObserver(store.queries.client, store.queries.query(list)).subscribe(() => undefined);
  await store.session.refresh();
  stop = startLifecycles(store, { origin: "https://bets.test", loadRealtime: async () => () => expect.fail("no connection is wanted") });
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      await settle();
      host.advance(1_000);
      vi.setSystemTime(store.ports.time.now());
      host.paint();
      await settle();
    }
  };
  await pass(1);
  return {
    store,
    pass,
    slow,
    count: (part: string) => host.requests.filter(({ path }) => path.includes(part)).length,
    countBets: () => host.requests.filter(({ method, path }) => method === "POST" && path === "/api/v2/bets").length,
    setOdds: (next: number) => void (odds = next),
    setDown: (next: boolean) => void (isDown = next),
    setHidden: (next: boolean) => void (isHidden = next),
  };
}

/** Puts the first outcome of the market of match 7 on the slip with a stake. */
function fillSlip({ slip }: Store): void {
  const price = toOdds(1900);
  const line = { marketId: "100018", outcomeId: "500012", specifier: "total=2.5", matchStatus: "live" as const };
  slip.dispatch({ type: "selectionToggled", selection: selectionOf(7, { ...line, odds: price, acceptedOdds: price, initialOdds: price }) });
  slip.dispatch({ type: "oddsPolicyChanged", policy: "none" });
  slip.dispatch({ type: "sharedStakeTyped", stake: money(500n, { currency: "EUR", subunits: 100 }) });
}

describe("a page without realtime", () => {
  it("treats its prices as current and refetches its lists every 15 s", async () => {
    const page = await openPolledPage();
    expect(page.store.realtime.getState()).toEqual({ connection: "none", isStale: false });
    const before = page.count("/matches?");
    await page.pass(31);
    expect(page.count("/matches?") - before).toBe(2);
  });

  it("refetches a live match of the slip every 5 s, and one before its start every 15 s", async () => {
    const live = await openPolledPage({ status: 1 });
    fillSlip(live.store);
    await live.pass(2);
    const before = live.count("/matches/7/markets");
    await live.pass(20);
    expect(live.count("/matches/7/markets") - before).toBe(4);
    stop();
    const coming = await openPolledPage({ status: 0 });
    fillSlip(coming.store);
    await coming.pass(2);
    const first = coming.count("/matches/7/markets");
    await coming.pass(30);
    expect(coming.count("/matches/7/markets") - first).toBe(2);
  });

  it("refetches the player's balance every 15 s, since a settled bet changes it", async () => {
    const page = await openPolledPage();
    const before = page.count("/player/accounts");
    await page.pass(31);
    expect(page.count("/player/accounts") - before).toBe(2);
  });

  it("refetches nothing while it is hidden, and everything soon after it is shown again", async () => {
    const page = await openPolledPage();
    page.setHidden(true);
    const before = page.count("/matches?");
    await page.pass(60);
    expect(page.count("/matches?")).toBe(before);
    page.setHidden(false);
    await page.pass(1);
    expect(page.count("/matches?")).toBe(before + 1);
  });

  it("sends no further request to a slow backend before it has answered", async () => {
    const page = await openPolledPage();
    fillSlip(page.store);
    await page.pass(1);
    let finish = (): void => undefined;
    page.slow.wait = new Promise((resolve) => (finish = resolve));
    const before = page.count("/matches/7/markets");
    await page.pass(20);
    expect(page.count("/matches/7/markets")).toBe(before + 1);
    page.slow.wait = null;
    finish();
    await page.pass(6);
    expect(page.count("/matches/7/markets")).toBeGreaterThan(before + 1);
  });
});

describe("the slip of a page without realtime", () => {
  it("reports the age of its oldest price", async () => {
    const page = await openPolledPage();
    expect(slipPriceAgeMs(page.store, page.store.slip.getState().slip)).toBeNull();
    fillSlip(page.store);
    await page.pass(6);
    page.setDown(true);
    const read = slipPriceAgeMs(page.store, page.store.slip.getState().slip) ?? 0;
    await page.pass(12);
    expect(slipPriceAgeMs(page.store, page.store.slip.getState().slip)).toBe(read + 12_000);
  });

  it("places a bet at recent prices without refetching them", async () => {
    const page = await openPolledPage();
    fillSlip(page.store);
    await page.pass(3);
    const before = page.count("/matches/7/markets");
    await page.store.slip.place();
    expect(page.countBets()).toBe(1);
    expect(page.count("/matches/7/markets")).toBe(before);
    expect(page.store.slip.getState().slip.state).toBe("success");
  });

  it("reads older prices again before it places a bet", async () => {
    const page = await openPolledPage({ maxAgeSeconds: 5 });
    fillSlip(page.store);
    await page.pass(2);
    page.setHidden(true);
    await page.pass(10);
    const before = page.count("/matches/7/markets");
    const placing = page.store.slip.place();
    await page.pass(1);
    await placing;
    expect(page.count("/matches/7/markets")).toBe(before + 1);
    expect(page.countBets()).toBe(1);
  });

  it("asks the player instead of placing when a price has changed meanwhile", async () => {
    const page = await openPolledPage({ maxAgeSeconds: 5 });
    fillSlip(page.store);
    await page.pass(2);
    page.setHidden(true);
    await page.pass(10);
    page.setOdds(1500);
    const placing = page.store.slip.place();
    await page.pass(1);
    await placing;
    expect(page.countBets()).toBe(0);
    expect(page.store.slip.refusals()[0]).toMatchObject({ type: "oddsChanged" });
  });

  it("reports that nothing was placed when older prices cannot be refetched", async () => {
    const page = await openPolledPage({ maxAgeSeconds: 5 });
    fillSlip(page.store);
    await page.pass(2);
    page.setDown(true);
    await page.pass(10);
    const placing = page.store.slip.place();
    await page.pass(1);
    await placing;
    expect(page.store.slip.getState().alert).toBe("notPlaced");
    expect(page.countBets()).toBe(0);
  });
});
