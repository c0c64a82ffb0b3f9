import { describe, expect, it, vi } from "vitest";
import { createStore, type HttpAnswer, type HttpRequest } from "../../src/index.ts";
import { createWire } from "../../src/wire/wire.ts";
import { createFakePorts, json } from "../fake-ports.ts";
import { wirePlayer } from "../wire.ts";

const player = wirePlayer({ id: "42", email: "demo@touchline.test" });
const euros = { currency: "EUR", subunits: 100, balance: 100_000 };
const refused = (status: number, code: string): HttpAnswer => json({ code, message: "No." }, status);

function setUp(answer: (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>) {
  const host = createFakePorts(answer);
  return { host, store: createStore({ ports: host.ports, locale: "en", isServer: false }) };
}

describe("session", () => {
  it("is unknown, then pending during the request, then signed in as the player in the response", async () => {
    const { store } = setUp(({ path }) => json(path.endsWith("/accounts") ? { data: [euros] } : player));
    const statuses = [store.session.getState().status];
    store.session.subscribe(({ status }) => void statuses.push(status));
    await store.session.refresh();
    expect(statuses).toEqual(["unknown", "pending", "signedIn"]);
    expect(store.session.getState().player?.shownName).toBe("demo");
  });

  it.each([
    [{ id: 42, currency: "JPY", firstName: "Ada" }, "Ada"],
    [{ id: 42, currency: "JPY", name: "Ada L" }, "Ada L"],
    [{ id: 42, currency: "JPY" }, "42"],
  ])("has a name and a balance when the player is only %j", async (body, shownName) => {
    const host = createFakePorts(({ path }) => json(path.endsWith("/accounts") ? [{ currency: "JPY", balance: 700 }] : body));
    const wire = createWire({ dialect: "spec", adapter: null, report: host.ports.report });
    const store = createStore({ ports: { ...host.ports, wire: async () => wire }, locale: "en", isServer: false });
    await store.session.refresh();
    expect(store.session.getState().player).toMatchObject({ id: "42", shownName, currency: "JPY" });
    expect(store.session.balance()).toEqual({ minor: 700n, currency: "JPY", subunits: 1 });
  });

  it("changes to the currency of an account, without a request for the current one or one without an account", async () => {
    const yen = { currency: "JPY", subunits: 1, balance: 50_000 };
    const { host, store } = setUp(({ path, method }) =>
      json(path.endsWith("/accounts") ? { data: [euros, yen] } : method === "PUT" ? { ...player, currency: "JPY" } : player),
    );
    await store.session.refresh();
    const before = host.requests.length;
    await store.session.changeCurrency("EUR");
    await store.session.changeCurrency("USD");
    expect(host.requests).toHaveLength(before);
    const answer = await store.session.changeCurrency("JPY");
    expect(answer.ok).toBe(true);
    expect(store.session.balance()).toEqual({ minor: 50_000n, currency: "JPY", subunits: 1 });
  });

  it("keeps its currency when the change is refused", async () => {
    const yen = { currency: "JPY", subunits: 1, balance: 50_000 };
    const { store } = setUp(({ path, method }) =>
      method === "PUT" ? refused(503, "busy") : json(path.endsWith("/accounts") ? { data: [euros, yen] } : player),
    );
    await store.session.refresh();
    expect((await store.session.changeCurrency("JPY")).ok).toBe(false);
    expect(store.session.getState().player?.currency).toBe("EUR");
  });

  it.each([{ type: "unreachable" } as const, refused(401, "unauthorized")])("is signed out when the first answer is %o", async (answer) => {
    const { store } = setUp(() => answer);
    await store.session.refresh();
    expect(store.session.getState().status).toBe("signedOut");
  });

  it("stays signed in while the network is down, and ends when the server answers 401", async () => {
    let answer: HttpAnswer = { type: "unreachable" };
    const { store } = setUp(() => answer);
    store.session.seed({ player, accounts: [euros] });
    await store.session.refresh();
    expect(store.session.balance()?.minor).toBe(100_000n);
    answer = refused(401, "unauthorized");
    await store.session.refresh();
    expect(store.session.getState()).toEqual({ status: "signedOut", player: null, balances: [], hasExpired: true });
  });

  it.each([
    [401, "invalid_credentials"],
    [423, "locked"],
    [429, "too_many_requests"],
  ])("returns the reason for a refused sign-in: %i %s", async (status, code) => {
    const { host, store } = setUp(() => refused(status, code));
    const answer = await store.session.signIn({ email: "demo@touchline.test", password: "wrong" });
    expect(answer).toMatchObject({ ok: false, error: { type: "refused", status, code } });
    expect(store.session.getState().player).toBeNull();
    expect(host.requests.map(({ path }) => path)).toEqual(["/platform/api/player/sign-in"]);
  });

  it("keeps one balance for each currency and returns the one in the player's currency", () => {
    const { store } = setUp(() => json(null));
    const listener = vi.fn();
    store.session.seed({ player, accounts: [euros, { currency: "USD", subunits: 100, balance: 7 }] });
    store.session.subscribe(listener);
    store.session.takeBalance({ ...euros, balance: 5 });
    expect(store.session.balance()).toMatchObject({ minor: 5n, currency: "EUR" });
    expect(store.session.getState().balances).toHaveLength(2);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("ignores a balance that arrives after sign-out", () => {
    const { store } = setUp(() => json(null));
    store.session.seed({ player: null, accounts: [] });
    store.session.takeBalance(euros);
    expect(store.session.getState().balances).toEqual([]);
  });

  it("signs out without reporting an expired session when another call is refused meanwhile", async () => {
    const { store } = setUp(({ path }) => {
      if (path.endsWith("/logout")) store.session.expire();
      return json(path.endsWith("/accounts") ? { data: [euros] } : player);
    });
    await store.session.refresh();
    const states: object[] = [];
    store.session.subscribe((state) => void states.push(state));
    await store.session.signOut();
    expect(states).toEqual([{ status: "signedOut", player: null, balances: [] }]);
  });

  it("notifies listeners of an expiry once", () => {
    const { store } = setUp(() => json(null));
    store.session.seed({ player, accounts: [euros] });
    const listener = vi.fn();
    store.session.subscribe(listener);
    store.session.expire();
    store.session.expire();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

/** Creates favourites whose calls wait until a test answers them. */
function setUpFavourites() {
  const waiting: ((answer: HttpAnswer) => void)[] = [];
  const { host, store } = setUp(async () => new Promise((resolve) => void waiting.push(resolve)));
  return {
    host,
    favourites: store.favourites,
    isMarked: () => store.favourites.getState().matches.has("7"),
    async answer(answer: HttpAnswer) {
      await vi.waitFor(() => expect(waiting).toHaveLength(1));
      waiting.shift()?.(answer);
    },
  };
}

describe("favourites", () => {
  it("loads the requested types and leaves those that fail unchanged", async () => {
    const { store } = setUp(({ path }) => (path.endsWith("/matches") ? json({ favoriteIds: [7, 8] }) : refused(500, "internal")));
    await store.favourites.load(["matches", "tournaments"]);
    expect([...store.favourites.getState().matches]).toEqual(["7", "8"]);
    expect(store.favourites.getState().tournaments.size).toBe(0);
    store.favourites.clear();
    expect(store.favourites.getState().matches.size).toBe(0);
  });

  it("sends one call when three quick toggles amount to one", async () => {
    const { host, favourites, isMarked, answer } = setUpFavourites();
    const first = favourites.toggle("matches", "7");
    void favourites.toggle("matches", "7");
    void favourites.toggle("matches", "7");
    expect(isMarked()).toBe(true);
    await answer(json({ favoriteIds: [7] }));
    expect(await first).toBe(true);
    expect(isMarked()).toBe(true);
    expect(host.requests.map(({ method }) => method)).toEqual(["POST"]);
  });

  it("reverts to the server's state when both of two quick toggles fail", async () => {
    const { favourites, isMarked, answer } = setUpFavourites();
    const first = favourites.toggle("matches", "7");
    void favourites.toggle("matches", "7");
    await answer({ type: "unreachable" });
    await answer({ type: "unreachable" });
    expect(await first).toBe(false);
    expect(isMarked()).toBe(false);
  });

  it("reverts to the first toggle when only the second fails", async () => {
    const { favourites, isMarked, answer } = setUpFavourites();
    const first = favourites.toggle("matches", "7");
    void favourites.toggle("matches", "7");
    await answer(json({ favoriteIds: [7] }));
    await answer(refused(500, "internal"));
    expect(await first).toBe(false);
    expect(isMarked()).toBe(true);
  });
});

describe("server clock", () => {
  it("follows the server from the first sync when the device's clock is wrong", async () => {
    const nowMs = Date.parse("2026-11-21T12:00:00.000Z");
    const { host, store } = setUp(() =>
      json({ clock: { now: "2026-11-21T12:00:00.000Z", speed: 4 }, locales: [], platform_settings: {}, user_country: { code: "DE" } }),
    );
    host.advance(86_400_000);
    expect(Math.abs(store.clock.now() - nowMs)).toBeGreaterThan(86_400_000);
    await store.queries.load(store.listings.frame());
    expect(store.clock.now()).toBe(nowMs);
    host.advance(250);
    expect(store.clock.now()).toBe(nowMs + 1_000);
    expect(store.clock.speed()).toBe(4);
  });

  it("uses one timer for all listeners until the last one leaves", () => {
    const { host, store } = setUp(() => json(null));
    const [first, second] = [vi.fn(), vi.fn()];
    const leaveFirst = store.clock.subscribe(first);
    const leaveSecond = store.clock.subscribe(second);
    host.advance(1_000);
    leaveFirst();
    host.advance(2_000);
    leaveSecond();
    host.advance(5_000);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 3]);
  });
});
