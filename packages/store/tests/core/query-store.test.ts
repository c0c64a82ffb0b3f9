import { QueryObserver } from "@tanstack/query-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStore, failureStatus, type HttpAnswer } from "../../src/index.ts";
import { createFakePorts, json } from "../fake-ports.ts";
import { wireMarket, wireMatch } from "../wire.ts";

const page = (...data: readonly unknown[]): HttpAnswer =>
  json({ data, pagination: { total: data.length, page: 1, limit: 50, last_page: 1 } });
const refused = (status: number): HttpAnswer => json({ code: "no", message: "No." }, status);

/** A page with a sequence of answers, the last of which is repeated. */
function setUp(answers: readonly (HttpAnswer | Promise<HttpAnswer>)[], isServer = false) {
  const left = [...answers];
  const next = (): HttpAnswer | Promise<HttpAnswer> => {
    const answer = left.length > 1 ? left.shift() : left[0];
    return answer ?? { type: "unreachable" };
  };
  const host = createFakePorts(next);
  const store = createStore({ ports: host.ports, locale: "en", isServer });
  const list = store.listings.matches({ state: "live" });
  return { host, store, list };
}

function mount({ store, list }: ReturnType<typeof setUp>) {
  const observer = new QueryObserver(store.queries.client, store.queries.query(list));
  return { observer, unmount: observer.subscribe(() => undefined) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a list", () => {
  it("loads ids, while matches and prices become entities", async () => {
    const started = setUp([page(wireMatch())]);
    const { observer, unmount } = mount(started);
    expect(observer.getCurrentResult()).toMatchObject({ isLoading: true, data: undefined });
    await vi.advanceTimersByTimeAsync(10);
    expect(observer.getCurrentResult()).toMatchObject({ isLoading: false, data: { matchIds: ["7"], total: 1, lastPage: 1 } });
    expect(started.store.entities.outcome("7/100018/total=2.5/500012")?.outcome.odds).toBe(1900);
    unmount();
  });

  it("sends one request for several callers, and none while it is fresh", async () => {
    const { host, store, list } = setUp([page(wireMatch())]);
    await Promise.all([store.queries.load(list), store.queries.load(list)]);
    await vi.advanceTimersByTimeAsync(29_000);
    await store.queries.load(list);
    expect(host.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await store.queries.load(list);
    expect(host.requests).toHaveLength(2);
  });

  it("keeps lists of different filters apart", async () => {
    const { host, store, list } = setUp([page(wireMatch()), page()]);
    await store.queries.load(list);
    await store.queries.load(store.listings.matches({ state: "prematch" }));
    expect(host.requests).toHaveLength(2);
    expect(store.queries.peek(list)?.total).toBe(1);
  });
});

describe("a failing list", () => {
  it.each([
    ["no network", { type: "unreachable" }],
    ["no answer in time", { type: "timeout" }],
    ["a server's failure", refused(503)],
  ] as const)("is asked for again after %s", async (_, failed) => {
    const started = setUp([failed, failed, page(wireMatch())]);
    const { observer, unmount } = mount(started);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(started.host.requests).toHaveLength(3);
    expect(observer.getCurrentResult()).toMatchObject({ status: "success", data: { matchIds: ["7"] } });
    unmount();
  });

  it("gives up after two retries with the reason", async () => {
    const started = setUp([refused(500)]);
    const { observer, unmount } = mount(started);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started.host.requests).toHaveLength(3);
    expect(failureStatus(observer.getCurrentResult().error)).toBe(500);
    unmount();
  });

  it.each([400, 401, 403, 404, 429])("is not retried after %i", async (status) => {
    const started = setUp([refused(status), page(wireMatch())]);
    const { observer, unmount } = mount(started);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started.host.requests).toHaveLength(1);
    expect(failureStatus(observer.getCurrentResult().error)).toBe(status);
    unmount();
  });

  it("has no status without an answer", async () => {
    const { store, list } = setUp([{ type: "timeout" }], true);
    const error: unknown = await store.queries.load(list).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ reason: { type: "timeout" } });
    expect(failureStatus(error)).toBeNull();
  });

  it("fails without retries on the server", async () => {
    const { host, store, list } = setUp([refused(500), page(wireMatch())], true);
    await expect(store.queries.load(list)).rejects.toMatchObject({ reason: { status: 500 } });
    expect(host.requests).toHaveLength(1);
    expect(store.queries.answers).toEqual([]);
  });
});

describe("refetching", () => {
  it("requests active queries, and leaves the others until they are used", async () => {
    const started = setUp([page(wireMatch()), page(wireMatch({ available_markets: 5 }))]);
    const { host, store, list } = started;
    await store.queries.load(list);
    await store.queries.readAgain("public", null);
    expect(host.requests).toHaveLength(1);
    const { unmount } = mount(started);
    await vi.advanceTimersByTimeAsync(10);
    expect(host.requests).toHaveLength(2);
    host.advance(1);
    await store.queries.readAgain("public", null);
    expect(host.requests).toHaveLength(3);
    expect(store.entities.match("7")?.marketCount).toBe(5);
    unmount();
  });

  it("rejects when an active query fails, but accepts 404 as an answer", async () => {
    const started = setUp([page(wireMatch()), refused(404), refused(500), refused(500), refused(500)]);
    const { store } = started;
    const { unmount } = mount(started);
    await vi.advanceTimersByTimeAsync(10);
    await expect(store.queries.readAgain("public", null)).resolves.toBeUndefined();
    const reading = expect(store.queries.readAgain("public", null)).rejects.toMatchObject({ reason: { status: 500 } });
    await vi.advanceTimersByTimeAsync(30_000);
    await reading;
    unmount();
  });

  it("is limited to one source, and to one match of it", async () => {
    const { host, store } = setUp([page(wireMarket())]);
    const leave = ["7", "8"].map((id) =>
      new QueryObserver(store.queries.client, store.queries.query(store.listings.markets(id))).subscribe(() => undefined),
    );
    await vi.advanceTimersByTimeAsync(10);
    expect(host.requests).toHaveLength(2);
    await store.queries.readAgain("public", null);
    await store.queries.readAgain("private", null);
    expect(host.requests).toHaveLength(2);
    await store.queries.readAgain("match", "8");
    expect(host.requests.slice(2).map(({ path }) => path)).toEqual(["/api/v2/matches/8/markets?limit=500"]);
    for (const unmount of leave) unmount();
  });

  it("does not revert a price that moved during the request", async () => {
    let release: (answer: HttpAnswer) => void = () => undefined;
    const { host, store, list } = setUp([new Promise<HttpAnswer>((resolve) => void (release = resolve))]);
    store.entities.takeMatches([wireMatch()], { askedAtMs: host.ports.time.now() });
    const loaded = store.queries.load(list);
    await vi.advanceTimersByTimeAsync(1);
    host.advance(20);
    store.entities.takeMarketsChanged({ match_id: 7, markets: [wireMarket({}, [2500, 1500])], removed: [] });
    release(page(wireMatch()));
    await loaded;
    host.paint();
    expect(store.entities.outcome("7/100018/total=2.5/500012")?.outcome.odds).toBe(2500);
  });
});
