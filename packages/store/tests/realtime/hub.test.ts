import { afterEach, describe, expect, it, vi } from "vitest";
import type { HttpAnswer } from "../../src/index.ts";
import { json } from "../fake-ports.ts";
import { wireMarket, wireMatch } from "../wire.ts";
import { privateChannel, startHubPage, type HubPage } from "./hub-harness.ts";

const overKey = "7/100018/total=2.5/500012";
const within = { timeout: 4_000, interval: 10 };
let page: HubPage | null = null;

afterEach(async () => {
  await page?.close();
  page = null;
});

/** Starts a page and waits until its public channel is subscribed and refetched. */
async function connect(options: Parameters<typeof startHubPage>[0] = {}): Promise<HubPage> {
  const started = await startHubPage(options);
  page = started;
  await vi.waitFor(() => expect(started.requestCount("/api/v2/matches?")).toBe(2), within);
  await vi.waitFor(() => expect(started.store.queries.client.isFetching()).toBe(0), within);
  return started;
}

function publishPrice({ hub }: HubPage, odds: number, channel = "public:en"): void {
  const data = { match_id: 7, markets: [wireMarket({}, [odds, 1900])], removed: [] };
  hub.publish(channel, { event: "markets_changed", sent_at: 1, data });
}

async function expectPrice({ host, store }: HubPage, odds: number): Promise<void> {
  await vi.waitFor(() => {
    host.paint();
    expect(store.entities.outcome(overKey)?.outcome.odds).toBe(odds);
  }, within);
}

describe("a page on the real hub", () => {
  it("refetches after the first subscription without being stale", async () => {
    const started = await startHubPage();
    page = started;
    const stale = vi.fn();
    started.store.realtime.subscribe(({ isStale }) => void (isStale && stale()));
    await vi.waitFor(() => expect(started.requestCount("/api/v2/matches?")).toBe(2), within);
    expect(started.store.realtime.getState().connection).toBe("connected");
    expect(stale).not.toHaveBeenCalled();
  });

  it("applies prices from the public channel, and from a match's channel while following it", async () => {
    const started = await connect();
    publishPrice(started, 2010);
    await expectPrice(started, 2010);
    const leave = started.store.realtime.followMatch("7");
    await vi.waitFor(() => expect(started.hub.hasInterest("match:en.7")).toBe(true), within);
    publishPrice(started, 2020, "match:en.7");
    await expectPrice(started, 2020);
    leave();
    await vi.waitFor(() => {
      const { deliveries } = started.hub.stats();
      publishPrice(started, 2030, "match:en.7");
      expect(started.hub.stats().deliveries).toBe(deliveries);
    }, within);
  });

  it("recovers publications missed while the connection was cut, without refetching", async () => {
    const started = await connect();
    started.cut();
    for (const odds of [2100, 2110, 2120]) publishPrice(started, odds);
    const removed = [{ id: 100018, specifier: "total=9.5" }];
    const kept = wireMarket({ specifier: "total=3.5" });
    started.hub.publish("public:en", { event: "markets_changed", sent_at: 1, data: { match_id: 7, markets: [kept], removed } });
    await vi.waitFor(() => expect(started.store.realtime.getState()).toEqual({ connection: "connecting", isStale: true }), within);
    await expectPrice(started, 2120);
    expect(started.store.entities.market("7/100018/total=3.5")).toBeDefined();
    await vi.waitFor(() => expect(started.store.realtime.getState()).toEqual({ connection: "connected", isStale: false }), within);
    expect(started.requestCount("/api/v2/matches?")).toBe(2);
  });

  it("F14: marks prices stale within 8 s on a silent connection, and recovers", async () => {
    const started = await connect();
    started.host.advance(2_000);
    started.hold(true);
    publishPrice(started, 2150);
    started.host.advance(3_000);
    expect(started.store.realtime.getState()).toEqual({ connection: "connected", isStale: false });
    started.host.advance(5_000);
    expect(started.store.realtime.getState()).toEqual({ connection: "connecting", isStale: true });
    started.hold(false);
    await vi.waitFor(() => expect(started.store.realtime.getState()).toEqual({ connection: "connected", isStale: false }), {
      timeout: 15_000,
      interval: 20,
    });
    await expectPrice(started, 2150);
  });

  it("refetches active lists when history was trimmed, and is stale until then", async () => {
    const started = await connect({ historySize: 2 });
    let release: (answer: HttpAnswer) => void = () => undefined;
    started.setMatchesAnswer(async () => new Promise((resolve) => void (release = resolve)));
    started.cut();
    for (const odds of [2200, 2210, 2220, 2230]) publishPrice(started, odds);
    await vi.waitFor(() => expect(started.requestCount("/api/v2/matches?")).toBe(3), within);
    expect(started.store.realtime.getState()).toEqual({ connection: "connected", isStale: true });
    started.host.advance(1);
    release(json({ data: [wireMatch({ available_markets: 77 })], pagination: { total: 1, page: 1, last_page: 1 } }));
    await vi.waitFor(() => expect(started.store.realtime.getState().isStale).toBe(false), within);
    expect(started.store.entities.match("7")?.marketCount).toBe(77);
  });

  it("F12: refetches active lists after the realtime server restarted, and marks prices stale until then", async () => {
    const started = await connect();
    publishPrice(started, 2200);
    await expectPrice(started, 2200);
    const restart = await started.kill();
    await vi.waitFor(() => expect(started.store.realtime.getState()).toEqual({ connection: "connecting", isStale: true }), within);
    started.host.advance(1);
    started.setMatchesAnswer(async () =>
      json({ data: [wireMatch({ available_markets: 88 })], pagination: { total: 1, page: 1, last_page: 1 } }),
    );
    const before = started.requestCount("/api/v2/matches?");
    await restart();
    await vi.waitFor(() => expect(started.store.realtime.getState()).toEqual({ connection: "connected", isStale: false }), within);
    expect(started.requestCount("/api/v2/matches?")).toBe(before + 1);
    expect(started.store.entities.match("7")?.marketCount).toBe(88);
    publishPrice(started, 2300);
    await expectPrice(started, 2300);
  });

  it("renews its token before it expires, and stays connected", async () => {
    const started = await connect({ tokenSeconds: 2 });
    const states: string[] = [];
    started.store.realtime.subscribe(({ connection }) => void states.push(connection));
    expect(started.requestCount("/websocket/token")).toBe(1);
    await vi.waitFor(() => expect(started.requestCount("/websocket/token")).toBeGreaterThan(1), within);
    publishPrice(started, 2300);
    await expectPrice(started, 2300);
    expect(states.filter((state) => state !== "connected")).toEqual([]);
  });

  it("connects as the player after sign-in, with their balance, and as a visitor after sign-out", async () => {
    const started = await connect();
    expect(started.hub.stats().users).toBe(0);
    const tokensBefore = started.requestCount("/websocket/token");
    await started.store.session.signIn({ email: "demo@touchline.test", password: "demo-pass-1" });
    await vi.waitFor(() => expect(started.hub.hasInterest(privateChannel)).toBe(true), within);
    expect(started.hub.stats().users).toBe(1);
    const balance = { balance: 98_700, currency: "EUR", subunits: 100 };
    started.hub.publish(privateChannel, { event: "balance_changed", sent_at: 1, data: balance });
    await vi.waitFor(() => expect(started.store.session.balance()?.minor).toBe(98_700n), within);
    await started.store.session.signOut();
    await vi.waitFor(() => expect(started.requestCount("/websocket/token")).toBe(tokensBefore + 2), within);
    await vi.waitFor(() => expect(started.hub.stats()).toMatchObject({ users: 0, connections: 1 }), within);
  });
});
