import { QueryObserver } from "@tanstack/query-core";
import { afterEach, describe, expect, it } from "vitest";
import { betListingsOf, type BetSums } from "../../src/bets/bet-listings.ts";
import type { HttpAnswer, HttpRequest } from "../../src/index.ts";
import { createStore } from "../../src/page/create-store.ts";
import { startLifecycles } from "../../src/page/lifecycles.ts";
import { createFakePorts, json } from "../fake-ports.ts";
import { settle } from "../page-harness.ts";
import { wirePlayer } from "../wire.ts";

let stop: () => void = () => undefined;
afterEach(() => stop());

const accounts = [
  { currency: "EUR", subunits: 100, balance: 100_000 },
  { currency: "JPY", subunits: 1, balance: 50_000 },
];

/** A page that shows the sums of a signed-in player; `answerSums` answers the request for them. */
async function openPage() {
  let player = wirePlayer();
  let answerSums = (): void => undefined;
  const answer = async ({ method, path }: HttpRequest): Promise<HttpAnswer> => {
    const [place = ""] = path.split("?");
    if (place === "/api/v2/site-config") return json({ realtime: null });
    if (place === "/platform/api/player/accounts") return json({ data: accounts });
    if (place === "/api/v2/bets/sums") {
      const { currency } = player;
      await new Promise<void>((resolve) => (answerSums = resolve));
      return json({ currency, subunits: currency === "EUR" ? 100 : 1, staked: 700, returned: 900, days: [] });
    }
    if (method === "PUT") player = { ...player, currency: "JPY" };
    if (place.startsWith("/platform/api/player")) return json(player);
    return json({ code: "not_found", message: "" }, 404);
  };
  const host = createFakePorts(answer);
  const store = createStore({ ports: host.ports, locale: "en", isServer: false });
  await store.session.refresh();
  stop = startLifecycles(store, { origin: "https://bets.test", loadRealtime: async () => () => expect.fail("no connection is wanted") });
  const sums = new QueryObserver<BetSums>(store.queries.client, store.queries.query(betListingsOf(store).sums()));
  sums.subscribe(() => undefined);
  const arrive = async (): Promise<void> => {
    await settle();
    answerSums();
    await settle();
  };
  await arrive();
  return { store, arrive, currency: () => sums.getCurrentResult().data?.staked.currency };
}

describe("a page of a player", () => {
  it("keeps the sums in the previous currency until those in the new one arrive", async () => {
    const { store, arrive, currency } = await openPage();
    expect(currency()).toBe("EUR");
    await store.session.changeCurrency("JPY");
    await settle();
    expect(currency()).toBe("EUR");
    await arrive();
    expect(currency()).toBe("JPY");
  });

  it("drops the sums of a player who signs out", async () => {
    const { store, currency } = await openPage();
    await store.session.signOut();
    await settle();
    expect(currency()).toBeUndefined();
  });
});
