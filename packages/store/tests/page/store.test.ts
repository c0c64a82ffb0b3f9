import { describe, expect, it, vi } from "vitest";
import { betListingsOf, createStore } from "../../src/index.ts";
import { packAnswers, toSeed } from "../../src/page/pack-seed.ts";
import { unpackAnswers } from "../../src/page/unpack-seed.ts";
import { createFakePorts, json } from "../fake-ports.ts";
import { wireMarket, wireMatch, wirePlayer } from "../wire.ts";

const page = (...data: readonly unknown[]) => ({ data, pagination: { total: data.length, page: 1, limit: 50, last_page: 1 } });
const player = wirePlayer({ id: "42", email: "demo@touchline.test", first_name: "Dana" });
const accounts = { data: [{ currency: "EUR", subunits: 100, balance: 100_000 }] };

function setUp(answer: Parameters<typeof createFakePorts>[0], isServer = false) {
  const host = createFakePorts(answer);
  return { host, store: createStore({ ports: host.ports, locale: "en", isServer }) };
}

describe("a page's seed", () => {
  it("gives the browser the server's answers without requests", async () => {
    const server = setUp(({ path }) => (path.startsWith("/api/v2/matches") ? json(page(wireMatch())) : json(null, 404)), true);
    const filter = { state: "live" } as const;
    await server.store.queries.load(server.store.listings.matches(filter));
    server.store.session.seed({ player, accounts: accounts.data });
    const seed: unknown = JSON.parse(JSON.stringify(toSeed(server.store)));
    const browser = setUp(() => ({ type: "unreachable" }));
    browser.store.takeSeed(seed as Parameters<typeof browser.store.takeSeed>[0], 0);
    expect(browser.store.queries.peek(browser.store.listings.matches(filter))).toMatchObject({ matchIds: ["7"], total: 1 });
    expect(browser.store.entities.match("7")?.league.name).toBe("League");
    expect(browser.store.session.balance()?.minor).toBe(100_000n);
    expect(browser.host.requests).toEqual([]);
  });

  it("contains each league and each line once", () => {
    const main = wireMarket({ id: 100001, specifier: "" });
    const matches = [
      wireMatch({ main_market: main, top_markets: [main, wireMarket(), wireMarket({ specifier: "total=3.5" })] }),
      wireMatch({ id: 8 }),
    ];
    const answers = [{ queryKey: ["matches", {}] as const, wire: page(...matches) }];
    const packed = packAnswers(answers);
    expect(packed.leagueCount).toBe(1);
    const restored = unpackAnswers(packed).flatMap(({ wire }) => (wire as { data: ReturnType<typeof wireMatch>[] }).data);
    expect(restored[1]).toEqual(matches[1]);
    expect(restored[0]?.tournament).toEqual(matches[0]?.tournament);
    expect(restored[0]?.top_markets.map(({ specifier }) => specifier)).toEqual(["total=3.5"]);
  });
});

describe("answers that several pages share", () => {
  const list = (...ids: readonly number[]) => ({
    queryKey: ["matches", { ids }] as const,
    wire: page(...ids.map((id) => wireMatch({ id }))),
  });
  const idsOf = (packed: ReturnType<typeof packAnswers>): unknown =>
    unpackAnswers(packed).map(({ wire }) => (wire as { data: readonly { id: number }[] }).data.map(({ id }) => id));

  it("are packed once, and unpack correctly in any order and combination", () => {
    const [one, other] = [list(1, 2), list(3)];
    expect(packAnswers([one, other]).matches).toBe(packAnswers([one, other]).matches);
    const pages = [[one, other], [other, one], [one], [one, other, one]];
    expect(pages.map((answers) => idsOf(packAnswers(answers)))).toEqual([[[1, 2], [3]], [[3], [1, 2]], [[1, 2]], [[1, 2], [3], [1, 2]]]);
  });
});

describe("counters in a page's seed", () => {
  it("cover the leagues and categories on the page", () => {
    const count = { matchCount: 3, outrightCount: 0 };
    const wire = {
      live: count,
      sports: { soccer: count },
      categories: { 3: count, 4: count, 9: count },
      tournaments: { 5: count, 6: count },
    };
    const answers = [
      { queryKey: ["counters", null] as const, wire },
      { queryKey: ["matches", {}] as const, wire: page(wireMatch()) },
      { queryKey: ["category", "4"] as const, wire: { id: 4 } },
    ];
    const [counters] = unpackAnswers(packAnswers(answers));
    expect(counters?.wire).toEqual({ ...wire, categories: { 3: count, 4: count }, tournaments: { 5: count } });
  });
});

describe("requests", () => {
  it("repeats list keys, declares JSON on unsafe calls and sends the language", async () => {
    const { host, store } = setUp(({ path }) => (path.startsWith("/platform") ? json({ code: "locked", message: "" }, 423) : json(page())));
    await store.queries.load(store.listings.matches({ state: "bettable", sportKey: "soccer" }));
    expect(host.requests[0]?.path).toContain("match_status=0&match_status=1&match_status=2");
    expect(host.requests[0]?.headers["accept-language"]).toBe("en");
    await store.session.signIn({ email: "a@b.c", password: "x" });
    const signIn = host.requests.find(({ path }) => path.endsWith("/sign-in"));
    expect(signIn?.headers).toMatchObject({ "content-type": "application/json", "x-sb-request": "1" });
  });

  it("ends the session on a 401 and keeps the page", async () => {
    const { store } = setUp(() => json({ code: "unauthorized", message: "Sign in first." }, 401));
    store.session.seed({ player, accounts: accounts.data });
    await expect(
      store.queries.client.fetchQuery({ ...store.queries.query(betListingsOf(store).bets({ group: "open", page: 1 })), retry: false }),
    ).rejects.toMatchObject({ reason: { status: 401 } });
    expect(store.session.getState().status).toBe("signedOut");
  });

  it("reads a refusal's code, message and field", async () => {
    const { store } = setUp(() => json({ code: "invalid_credentials", message: "No.", field: "password" }, 401));
    const answer = await store.session.signIn({ email: "a@b.c", password: "x" });
    expect(answer).toMatchObject({ ok: false, error: { type: "refused", status: 401, code: "invalid_credentials", field: "password" } });
  });

  it("returns unreadable for an answer that is not JSON", async () => {
    const { store } = setUp(() => ({ type: "answer", status: 200, text: "<html>" }));
    expect(await store.session.signIn({ email: "a@b.c", password: "x" })).toMatchObject({ ok: false, error: { type: "unreadable" } });
  });
});

describe("session", () => {
  it("signs in with balances, accepts realtime balances and signs out", async () => {
    const { store } = setUp(({ path }) => (path.endsWith("/accounts") ? json(accounts) : json(player)));
    const answer = await store.session.signIn({ email: "demo@touchline.test", password: "demo-pass-1" });
    expect(answer.ok && answer.value.shownName).toBe("Dana");
    store.session.takeBalance({ balance: 99_500, currency: "EUR", subunits: 100 });
    expect(store.session.balance()?.minor).toBe(99_500n);
    await store.session.signOut();
    expect(store.session.getState()).toMatchObject({ status: "signedOut", player: null });
    expect(store.session.balance()).toBeNull();
  });

  it("treats a blocked player as signed out", () => {
    const { store } = setUp(() => json(null));
    store.session.seed({ player: { ...player, is_blocked: true }, accounts: [] });
    expect(store.session.getState().status).toBe("signedOut");
  });
});

describe("favourites", () => {
  it("toggles at once and reverts when the server refuses", async () => {
    const { store } = setUp(() => json({ code: "not_found", message: "" }, 404));
    const answered = store.favourites.toggle("matches", "7");
    expect(store.favourites.getState().matches.has("7")).toBe(true);
    expect(await answered).toBe(false);
    expect(store.favourites.getState().matches.has("7")).toBe(false);
  });

  it("settles quick toggles in the last state, sending one call at a time", async () => {
    let release: (() => void)[] = [];
    const { host, store } = setUp(async () => {
      await new Promise<void>((resolve) => void release.push(resolve));
      return json({ favoriteIds: [] });
    });
    const first = store.favourites.toggle("matches", "7");
    void store.favourites.toggle("matches", "7");
    expect(store.favourites.getState().matches.has("7")).toBe(false);
    await vi.waitFor(() => expect(release).toHaveLength(1));
    release[0]?.();
    await vi.waitFor(() => expect(release).toHaveLength(2));
    release[1]?.();
    expect(await first).toBe(true);
    expect(host.requests.map(({ method }) => method)).toEqual(["POST", "DELETE"]);
    release = [];
  });
});

describe("preferences and clock", () => {
  it("saves choices and restores them, replacing unknown values with defaults", () => {
    const { host, store } = setUp(() => json(null));
    store.preferences.change({ oddsFormat: "american", theme: "light" });
    host.kept.set("tl_zone", "Nowhere/At-All");
    host.kept.set("tl_density", "huge");
    const again = createStore({ ports: host.ports, locale: "en", isServer: false });
    expect(again.preferences.getState()).toEqual({
      oddsFormat: "american",
      theme: "light",
      density: "standard",
      keys: "on",
      timeZone: "UTC",
    });
  });

  it("follows the server's time and speed", () => {
    const { host, store } = setUp(() => json(null));
    store.clock.set({ nowMs: 5_000_000, speed: 60 });
    const ticked = vi.fn();
    const leave = store.clock.subscribe(ticked);
    host.advance(1_000);
    expect(store.clock.now()).toBe(5_060_000);
    store.clock.advance(500);
    expect(store.clock.now()).toBe(5_090_000);
    expect(ticked).toHaveBeenCalledTimes(1);
    leave();
    host.advance(5_000);
    expect(ticked).toHaveBeenCalledTimes(1);
  });
});
