import { describe, expect, it } from "vitest";
import { bonusesOf, bonusPageOf } from "../../src/bets/bonuses.ts";
import { createStore } from "../../src/index.ts";
import { favouriteMatchesOf } from "../../src/player/favourite-matches.ts";
import { launchProvider } from "../../src/player/launch-provider.ts";
import { createWire, type WireDialect } from "../../src/wire/wire.ts";
import { createFakePorts, json } from "../fake-ports.ts";

/** A page whose backend uses the given dialect. */
function pageIn(dialect: WireDialect, body: unknown = { data: [] }, status = 200) {
  const { ports, requests, errors } = createFakePorts(() => json(body, status));
  const wire = createWire({ dialect, adapter: null, report: (error) => errors.push(error) });
  const store = createStore({ ports: { ...ports, wire: async () => wire }, locale: "de", isServer: false });
  return { ...store, requests, errors };
}

describe("requests for lists", () => {
  it.each<[WireDialect, string]>([
    ["spec", "/api/v2/bonuses/freebets?status=active&isAvailable=true&page=2&limit=4"],
    ["touchline", "/api/v2/bonuses/freebets?status=active&is_available=true&page=2&limit=4"],
  ])("name the parameters for bonuses of one type in the dialect %s", async (dialect, path) => {
    const { queries, api, requests } = pageIn(dialect);
    await queries.load(bonusPageOf(api, null, { type: "freebet", page: 2, isAvailable: true }));
    expect(requests[0]).toMatchObject({ path, headers: { "accept-language": "de" } });
  });

  it.each<[WireDialect, string]>([
    ["spec", "/api/v2/favourites/matches?matchStatus=0&matchStatus=1&matchStatus=2&isBettable=true"],
    ["touchline", "/api/v2/favourites/matches?match_status=0&match_status=1&match_status=2&bettable=true"],
  ])("name the parameters for favourites in the dialect %s", async (dialect, path) => {
    const { queries, api, requests } = pageIn(dialect, { favoriteIds: ["7", { id: 8 }] });
    expect(await queries.load(favouriteMatchesOf(api, "p", { onlyBettable: true }))).toEqual(["7", "8"]);
    expect(requests[0]?.path).toBe(path);
  });

  it("limit the bonuses of each type", async () => {
    const { queries, api, requests } = pageIn("spec");
    await queries.load(bonusesOf(api, null, { isRunning: true, isAvailable: true, limitPerType: 5 }));
    await queries.load(bonusesOf(api, "p", { isUnseen: true }));
    expect(requests.map(({ path }) => path)).toEqual([
      "/api/v2/bonuses?status=active&available=true&limit_per_type=5",
      "/api/v2/bonuses?unseen=true",
    ]);
  });

  it.each([404, 405, 501])("find no bonuses of a type when the backend answers %i", async (status) => {
    const { queries, api, errors } = pageIn("spec", { message: "" }, status);
    expect(await queries.load(bonusPageOf(api, null, { type: "hunting", page: 1, isAvailable: false }))).toEqual({
      bonuses: [],
      isLast: true,
    });
    expect(errors).toEqual([]);
  });

  it("read the number of pages", async () => {
    const bonus = { id: 3, name: "Freebet", status: "active" };
    const { queries, api } = pageIn("spec", { data: [bonus], pagination: { total: 5, page: 1, limit: 4, last_page: 2 } });
    const first = await queries.load(bonusPageOf(api, null, { type: "freebet", page: 1, isAvailable: false }));
    expect(first).toMatchObject({ bonuses: [{ id: 3, type: "freebet" }], isLast: false });
  });
});

describe("requests with a body", () => {
  const bet = { type: "single", stake: { value: 500, currency: "EUR", subunits: 100 }, selections: [{ match_id: 7 }] };
  const flat = { stake: 500, currency: "EUR", subunits: 100, selections: [{ match_id: 7 }] };

  it.each(["bonuses", "bonuses/freebets/amb", "jackpots", "bets/max-stake", "bets/share-code"])(
    "send the bets of POST /%s in flat form",
    (call) => {
      const wire = createWire({ dialect: "spec", adapter: null, report: () => undefined });
      const asked = { method: "POST", path: `/api/v2/${call}`, params: {}, query: {}, headers: {}, body: { bets: [bet] } } as const;
      expect(wire.request(asked).body).toEqual({ bets: [flat] });
    },
  );

  it("launch a game with only its key", async () => {
    const { api, requests } = pageIn("spec", { url: "https://games.test/1" });
    const launch = await launchProvider(api, { provider: "lotteries", app: "keno", theme: "dark" });
    expect(launch).toEqual({ type: "ready", url: "https://games.test/1" });
    expect(requests[0]).toMatchObject({ path: "/api/v2/virtual-wallet/lotteries/launch", body: '{"app":"keno"}' });
  });
});
